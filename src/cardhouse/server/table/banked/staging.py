"""The staging of games banked by a player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.banked.blackjack.family import BLACKJACK as BLACKJACK_FAMILY
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.turns import in_turn
from cardhouse.engine.banked.commands import (
    Double,
    Hit,
    Propose,
    SetHand,
    Split,
    Stand,
    Surrender,
)
from cardhouse.engine.banked.pai_gow.family import PAI_GOW as PAI_GOW_FAMILY
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.settle import TableCleared, WagerSettled
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.view import View
from cardhouse.engine.families import look
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow, foul
from cardhouse.server.faces import Setting
from cardhouse.server.messages import HandResult, Hints
from cardhouse.server.table.banked.bank import offer, proposed
from cardhouse.server.table.banked.readings import back_words, front_words, readings
from cardhouse.server.table.staging import Barred, Staging, missed, silence
from cardhouse.table import Table
from cardhouse.table.commands import AskFresh, PassBank, TakeBank
from cardhouse.words.banked_results import results


def _last_look(table: Table, hand: Hand, view: View) -> View:
    log = effective(table.log)
    cleared = next((n for n, event in enumerate(log) if isinstance(event, TableCleared)), 0)
    # With nothing settled the hand was cancelled, and its cards are gone.
    if not cleared or not any(isinstance(event, WagerSettled) for event in log):
        return view
    before = look(kernel.replay(hand.game, log[:cleared]), view.viewer)
    assert isinstance(before, BankedView)
    return replace(view, layout=before.layout)


def _button(table: Table) -> int:
    """The bank of the last hand."""
    return table.button if table.hand is None else table.hand.button


BETWEEN = (TakeBank, PassBank, AskFresh)


def _won(event: WagerSettled) -> dict[int, int]:
    won = event.result == "win"
    return {event.seat: sum(share for _, share in event.shares)} if won else {}


def _hand_results(log: Iterable[Event]) -> tuple[HandResult, ...]:
    return tuple(
        HandResult(seat=who, hand=key, amount=amount) for (who, key), amount in results(log).items()
    )


def _hints(table: Table, view: BankedView, ask: Ask | None, language: str) -> Hints:
    return Hints(bank=proposed(table, ask), silence=silence(ask))


def _pai_gow_hints(table: Table, view: BankedView, ask: Ask | None, language: str) -> Hints:
    game = table.dealt.game
    assert isinstance(game, PaiGowGame)
    if ask is None or not {SetHand, Propose} & set(ask.offers):
        return _hints(table, view, ask, language)
    return Hints(settings=_settings(view, game.paigow, language), silence=silence(ask))


def _blackjack_bars(hand: BlackjackHand, ask: Ask) -> Iterator[Barred]:
    """The plays that a hand does not have: by the house's rule, or for want of chips."""
    if not {Hit, Stand} & set(ask.offers):
        return
    seat: Any = ask.actor
    found = in_turn(hand)
    wager = hand.layout.wager(seat, found[0]) if found is not None else None
    broke = wager is not None and hand.chips[seat] < wager.action
    plays = (Hit(seat), Stand(seat), Double(seat), Split(seat), Surrender(seat))
    for kind, refusal in missed(hand, ask, *plays):
        if broke and kind in (Double, Split):
            yield kind, Illegal(Reason.NOT_ENOUGH_CHIPS, refusal.cite)
        else:
            yield kind, refusal


def _settings(view: BankedView, rules: PaiGow, language: str) -> dict[int, tuple[Setting, ...]]:
    """The ways to set each hand of seven that the viewer sees."""
    found = {}
    for hand in (*view.layout.hands, view.layout.bank_hand):
        # The bank opens its hand before it is set.
        cards = hand.up if hand is view.layout.bank_hand and hand.up else hand.down
        if len(cards) == 7 and HIDDEN not in cards:
            found[hand.hand] = ways(tuple(sorted(cards)), rules, language)
    return found


@lru_cache(maxsize=256)
def ways(cards: tuple[Card, ...], rules: PaiGow, language: str) -> tuple[Setting, ...]:
    """All ways to set seven cards, even foul ones; the house way is marked."""
    house = house_way(cards, rules)
    found = []
    for pair in combinations(range(7), 2):
        two = tuple(cards[i] for i in pair)
        five = tuple(cards[i] for i in range(7) if i not in pair)
        found.append(
            Setting(
                front=two,
                back=five,
                front_words=front_words(two, rules, language),
                back_words=back_words(five, rules, language),
                foul=foul(two, five, rules) is not None,
                house=sorted(two) == sorted(house.front),
            )
        )
    return tuple(found)


BLACKJACK = Staging(
    family=BLACKJACK_FAMILY,
    last_look=_last_look,
    hints=_hints,
    bars=_blackjack_bars,
    button=_button,
    between=BETWEEN,
    terms=offer,
    wins={WagerSettled: _won},
    hand_results=_hand_results,
)
PAI_GOW = Staging(
    family=PAI_GOW_FAMILY,
    last_look=_last_look,
    hints=_pai_gow_hints,
    button=_button,
    between=BETWEEN,
    terms=offer,
    wins={WagerSettled: _won},
    hand_results=_hand_results,
    readings=readings,
)
