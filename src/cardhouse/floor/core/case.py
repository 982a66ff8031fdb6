"""What every ruling looks at, and the moves of a dealer's hand that rulings share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Generic

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.events import (
    BackedUp,
    Event,
    Ruled,
    StepsReplaced,
)
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.step import Step
from cardhouse.floor.core.rules import Irregularities

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # Of which family the hand is.
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
    # Whether the hand had ended, and was opened again for this report.
    ended: bool = False

    def rulings(self) -> int:
        """How many rulings this hand has seen."""
        return sum(isinstance(event, Ruled) for event in self.log)


def effective(log: list[Event]) -> list[Event]:
    """The log without the action that rulings took back."""
    kept: list[Event] = []
    for event in log:
        if isinstance(event, BackedUp):
            kept = effective(log[: event.to])
        else:
            kept.append(event)
    return kept


def no_such_case(cite: str, detail: str = "") -> Illegal:
    return Illegal(Reason.NOT_SUCH_CASE, cite, detail)


def top(hand: Hand, count: int, cite: str) -> tuple[Card, ...]:
    """The next cards of the stock; a ruling needs cards that chance has decided on."""
    cards = tuple(hand.stock[:count])
    if len(cards) < count or HIDDEN in cards:
        raise no_such_case(cite, "The cards have not been dealt yet.")
    return cards


def insert(hand: Hand, *steps: Step) -> StepsReplaced:
    """Steps to be played before the current one, which then begins anew."""
    cursor = hand.cursor
    return StepsReplaced(start=cursor, steps=(*steps, *hand.script[cursor:]))
