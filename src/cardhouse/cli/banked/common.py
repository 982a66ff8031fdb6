"""The command line's common ground of all banked games."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cardhouse.cli.play.lying import Lies, Lying, at_seats, cards_said, in_middle
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.events import Event
from cardhouse.rulebook import Posted
from cardhouse.table.commands import AskFresh, PassBank, TableCommand
from cardhouse.table.rules import TableRules
from cardhouse.words.said import say

BETWEEN: Final[Mapping[str, Callable[[int], TableCommand]]] = {
    "pass": lambda seat: PassBank(seat=seat),
    "fresh": lambda seat: AskFresh(seat=seat),
}


def lying(view: BankedView, names: Mapping[int, str]) -> Lying:
    """The table in words; cards lie at the hands, not at the seats."""
    lay = view.layout
    cards: Lying = {
        (hand.hand, "hand"): Lies(
            say("lies-hand", number=hand.hand) if hand.hand != BANK else say("lies-bank"),
            cards_said((*hand.down, *hand.up)),
        )
        for hand in (*lay.hands, lay.bank_hand)
    }
    return {**in_middle(view, "wagers", {}), **at_seats(view, names, cards=False), **cards}


def own(event: Event, seat: int) -> bool:
    """True for the result of one of a seat's wagers."""
    return isinstance(event, WagerSettled) and event.seat == seat


def least(game: BankedGame) -> int:
    """The least wager with its fee."""
    wager = game.stakes.small_bet
    return wager + game.banking.collection.due(wager)


def collects(post: Posted, rules: TableRules) -> dict[str, Any]:
    """The collection for each wager, and from the bank."""
    game = post.game(rules)
    assert isinstance(game, BankedGame)
    return {"collection": game.banking.collection}
