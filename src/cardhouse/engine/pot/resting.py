"""A last card dealt face up: its player may stand all-in for the pot as it lies."""

from typing import ClassVar

from cardhouse.engine.core.asks import PLAIN, Ask
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.commands import StandAllIn, StayIn
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round


class Chosen(Position):
    """The player has chosen."""


class AllInDeclared(Event[PotHand], frozen=True, kw_only=True, tag="all-in-declared"):
    """A player plays for the pot as it lies; all further bets go into a side pot."""

    seat: int
    cite: str = "exposed.last.all-in"

    def change(self, hand: PotHand) -> None:
        hand.resting.append(self.seat)
        hand.at = Chosen()


class StayedIn(Event[PotHand], frozen=True, kw_only=True, tag="stayed-in"):
    """A player takes part in the betting although everybody has seen their last card."""

    seat: int
    cite: str = "exposed.last.active"

    def change(self, hand: PotHand) -> None:
        hand.at = Chosen()


class RaisesBarred(Event[PotHand], frozen=True, kw_only=True, tag="raises-barred"):
    """A player who has seen their next card may only check, call or fold in this round."""

    seat: int
    cite: str = "premature.kept"

    def change(self, hand: PotHand) -> None:
        Round.of(hand).calling.append(self.seat)


class AllInOption(Step[PotHand], frozen=True, tag="all-in-option"):
    """Ask a player, before the betting starts, to stand all-in or stay active."""

    keys: ClassVar[Cites] = (
        "exposed.last.all-in",
        "exposed.last.active",
    )

    seat: int

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1 and self.seat in hand.live and hand.chips[self.seat] > 0

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        if isinstance(hand.at, Chosen) or not self.needed(hand):
            return ()
        return (Ask(self.seat, {StayIn: PLAIN, StandAllIn: PLAIN}, StayIn(self.seat)),)

    def answer(self, hand: PotHand, command: Command) -> Events:
        if isinstance(command, StandAllIn):
            yield AllInDeclared(seat=self.seat)
        else:
            yield StayedIn(seat=self.seat)
