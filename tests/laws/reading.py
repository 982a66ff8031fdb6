"""The cards and chips on the table, read from the log of a hand without its awards."""

from typing import Any

from cardhouse.engine.core.collect import LeftOut
from cardhouse.engine.core.events import Dealt, FeeDropped
from cardhouse.engine.pot.discard import CardsDiscarded
from cardhouse.engine.pot.events import (
    AntePosted,
    DeadPosted,
    Discarded,
    Drawn,
    Folded,
    Mucked,
    Paid,
    ShowdownOpened,
)
from cardhouse.engine.pot.hand import PotGame
from tests.laws.deals import Play
from tests.laws.ranks import Rules
from tests.laws.settlement import Deal, settle


def rules_of(game: PotGame) -> Rules:
    """The options of a game in the oracle's own words."""
    high, low = game.high, game.low
    joker = high.joker if high else "none"
    return Rules(
        high=high is not None,
        low=low is not None,
        aces_high=low is not None and low.aces == "high",
        runs_spoil=low is not None and low.straights_and_flushes,
        worst_low=low.qualifier or 0 if low else 0,
        pair_or_better=high is not None and high.qualifier == "pair",
        two_of_own=game.pick == "two",
        joker="" if joker == "none" else joker,
        five_of_a_kind=high.five_of_a_kind if high else "above-royal",
        odd_low_to_high=game.splitting.odd_low_chips == "to-high",
    )


def on_the_table(play: Play) -> Deal:
    """The chips paid and the cards held once all the betting is done."""
    seats = list(play.hand.seats)
    deal = Deal(seats, dict.fromkeys(seats, 0), dict.fromkeys(seats, 0), {}, [], 0)
    deal.hands = {seat: [] for seat in seats}
    deal.board, deal.chip = list(play.hand.board), play.game.stakes.chip
    deal.rules = rules_of(play.game)
    for event in play.log:
        read_chips(deal, event)
        read_cards(deal, event)
    return deal


def read_chips(deal: Deal, event: Any) -> None:
    """Note the chips an event puts into the pot or takes out of it."""
    match event:
        case DeadPosted() | AntePosted(dead=True):
            deal.dead[event.seat] += event.amount
        case Paid():
            deal.paid[event.seat] += event.amount
        case FeeDropped(from_pot=True):
            deal.fee += event.amount


def read_cards(deal: Deal, event: Any) -> None:
    """Note the cards an event gives to or takes from the hands still in."""
    match event:
        case Dealt():
            for seat, card in zip(event.seats, event.cards, strict=True):
                deal.hands[seat].append(card)
        case Discarded() | CardsDiscarded():
            for card in event.cards:
                deal.hands[event.seat].remove(card)
        case Drawn():
            deal.hands[event.seat] += event.cards
        case ShowdownOpened():
            deal.showdown = list(deal.hands)
        case Mucked(board=True):
            deal.hands[event.seat] = []
        case Folded() | Mucked() | LeftOut():
            del deal.hands[event.seat]


def expected(play: Play, customs: tuple[str, ...] = ()) -> dict[int, int]:
    """Each seat's chips after the hand, by the oracle's settlement."""
    deal = on_the_table(play)
    put_in = {seat: deal.paid[seat] + deal.dead[seat] for seat in deal.seats}
    for event in play.log:
        if isinstance(event, FeeDropped) and not event.from_pot:
            put_in[event.seat] += event.amount
    won = settle(deal, customs)
    return {seat: play.started.stacks[seat] - put_in[seat] + won[seat] for seat in deal.seats}
