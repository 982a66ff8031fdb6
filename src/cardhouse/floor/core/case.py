"""The case before the floor, and the dealer's moves that rulings share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Generic

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.events import (
    Event,
    Ruled,
    StepsReplaced,
)
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Cards, Said, say
from cardhouse.engine.core.step import Step
from cardhouse.floor.core.rules import Irregularities

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # The family's type of hand.
    C = TypeVar("C", bound=Hand, covariant=True, default=Hand)
else:
    from typing import TypeVar

    C = TypeVar("C")

Ruling = Iterator[Event]


class Case(Struct, Generic[C], frozen=True):
    """A report's circumstances: the hand, its log so far, and the house's options."""

    hand: C
    log: list[Event]
    rules: Irregularities
    # True if the hand had ended and was reopened for this report.
    ended: bool = False

    def rulings(self) -> int:
        """Number of rulings in this hand so far."""
        return sum(isinstance(event, Ruled) for event in self.log)


def no_such_case(cite: str, detail: Said | None = None) -> Illegal:
    return Illegal(Reason.NOT_SUCH_CASE, cite, detail)


def named(card: Card) -> Said:
    """The card a ruling is about, as its detail: everybody hears it."""
    return say("ruled-card", card=Cards((card,)))


def top(hand: Hand, count: int, cite: str) -> tuple[Card, ...]:
    """The next cards of the stock, which chance must have decided already."""
    cards = tuple(hand.stock[:count])
    if len(cards) < count or HIDDEN in cards:
        raise no_such_case(cite, say("not-dealt-yet"))
    return cards


def insert(hand: Hand, *steps: Step) -> StepsReplaced:
    """Play steps before the current one, which then starts over."""
    cursor = hand.cursor
    return StepsReplaced(start=cursor, steps=(*steps, *hand.script[cursor:]))
