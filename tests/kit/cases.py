"""Shared by the floor's tests: stacked stubs, the place of every card, refusals and the end."""

from typing import Any

import pytest

from cardhouse.cards import PACK, Card, parse_cards
from cardhouse.chance import Stacked
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Command, Pick
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.commands import Call, Check, Show
from cardhouse.floor import Report
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt
from tests.kit.refusals import well_put

NOBODY = dict[int, str]()


def deck(
    seats: int, stub: str, hands: dict[int, str] = NOBODY, short: int = 0, down: int = 2
) -> str:
    """A deck for seats 1 to n, the button last; `stub` lies under the hands, `short` lacks one."""
    held = {seat: parse_cards(text) for seat, text in hands.items()}
    under = parse_cards(stub)
    named = {card for cards in held.values() for card in cards} | set(under)
    spare = iter([card for card in PACK if card not in named])
    top: list[Card] = []
    for number in range(down):
        for seat in range(1, seats + 1):
            cards = held.get(seat, ())
            if number < down - 1 or seat != short:
                top.append(cards[number] if number < len(cards) else next(spare))
    return " ".join((*top, *under))


Lie = dict[str, tuple[Any, ...]]


def lie(dealt: Dealt) -> Lie:
    """The place of every card and every chip."""
    hand = dealt.hand
    down = {f"down {seat}": tuple(held) for seat, held in hand.down.items()}
    return down | {
        "stock": tuple(hand.stock),
        "burns": tuple(hand.burns),
        "board": tuple(hand.board),
        "aside": tuple(hand.aside),
        "muck": tuple(hand.muck),
        "chips": tuple(hand.chips.items()),
    }


def changed(before: Lie, after: Lie) -> Lie:
    """The places whose contents have changed."""
    return {name: now for name, now in after.items() if before[name] != now}


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def refused(dealt: Dealt, report: Report, reason: Reason = Reason.NOT_SUCH_CASE) -> Illegal:
    """The report is Illegal and has changed nothing: neither the hand nor its log."""
    before, log = dealt.hand.copy(), dealt.log[:]
    with pytest.raises(Illegal) as error:
        dealt.report(report)
    assert well_put(error.value).reason is reason
    assert dealt.hand == before
    assert dealt.log == log
    return error.value


def cited(events: list[Event], name: str = "holdem") -> set[str]:
    """The house's rules cited by these events."""
    post = posted("tommys", name)
    return {rule.id for event in events for rule in post.cited(event.cite)}


def refusing_rules(error: Illegal, name: str = "holdem") -> set[str]:
    """The house's rules cited by a refusal."""
    return {rule.id for rule in posted("tommys", name).cited(error.cite)}


def finish(dealt: Dealt) -> Dealt:
    """Everybody calls and shows until the hand is over; the kit counts cards and chips."""
    for _ in range(200):
        if dealt.hand.over:
            break
        ask = dealt.ask
        kind = next(kind for kind in (Call, Check, Show) if kind in ask.offers)
        dealt.play(kind(ask.actor))
    assert dealt.hand.over, "the hand is stuck"
    assert dealt.hand.chips["pot"] == 0
    return dealt


class Picking(Stacked):
    """A stacked deck, and chance that picks one of a few cards by its number."""

    def __init__(self, top: str, pick: int) -> None:
        super().__init__(parse_cards(top))
        self._pick = pick

    def answer(self, ask: Ask) -> Command:
        if ask.actor == CHANCE and Pick in ask.offers:
            return ask.sample(lambda count: self._pick if count > 1 else 0)
        return super().answer(ask)
