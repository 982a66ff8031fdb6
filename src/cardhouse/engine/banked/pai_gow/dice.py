"""The dice cup: shaken for the bank, its opening closes the betting and places the action."""

from typing import Any, ClassVar

from cardhouse.engine.banked.circles import paid_spots
from cardhouse.engine.banked.commands import PlaceWager, Roll, Shake, TakeBack
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.spots import clockwise
from cardhouse.engine.banked.terms import Dice, OneOf
from cardhouse.engine.banked.wagers import BEHIND_CITES, changeable, changed, closed, refuse_wager
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.step import Events, Step


class Shaken(Position):
    """The cup has been shaken, and is still closed."""

    by: int


class Opened(Position):
    """The cup is open."""


class CupShaken(Event[PaiGowHand], frozen=True, kw_only=True, tag="cup-shaken"):
    """The bank, or the person it named, shook the dice cup."""

    by: int
    cite: str = "dice"

    def change(self, hand: PaiGowHand) -> None:
        hand.at = Shaken(self.by)


class CupOpened(Event[PaiGowHand], frozen=True, kw_only=True, tag="cup-opened"):
    """The dice lie open: the betting is closed, and the action begins at this spot."""

    by: int
    dice: tuple[int, ...]
    action: int
    cite: str = "dice.action"

    def change(self, hand: PaiGowHand) -> None:
        hand.layout.action = self.action
        hand.at = Opened()


class ShakeDice(Step[PaiGowHand], frozen=True, tag="dice"):
    """Three dice: the bank's spot counts as 1, 8 and 15; until they lie open bets may change."""

    needs: ClassVar[tuple[str, ...]] = ("piles",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "dice",
        "dice.shaker",
        "dice.action",
        "wager",
        "wager.limits",
        "wager.spots",
        "wager.closed",
        *BEHIND_CITES,
    )

    # The number of dice in the cup.
    count: int = 3

    def needed(self, hand: PaiGowHand) -> bool:
        return bool(hand.layout.wagers)

    def asks(self, hand: PaiGowHand) -> tuple[Ask, ...]:
        match hand.at:
            case Opened():
                return ()
            case Shaken():
                return (Ask(CHANCE, {Roll: Dice(count=self.count)}),)
        anybody = OneOf(field="by", values=(0, *hand.seats))
        shake = Ask(hand.button, {Shake: anybody}, Shake(hand.button))
        return (shake, *changeable(hand))

    def answer(self, hand: PaiGowHand, command: Any) -> Events:
        match command:
            case PlaceWager() | TakeBack():
                yield changed(hand, command)
            case Shake():
                by = command.by or hand.button
                yield CupShaken(by=by, cite="dice" if by == hand.button else "dice.shaker")
            case Roll(dice=dice):
                spots = clockwise(hand, hand.button)
                action = spots[(sum(dice) - 1) % len(spots)]
                yield CupOpened(by=Shaken.of(hand).by, dice=dice, action=action)
                yield closed(hand)

    def refuse(self, hand: PaiGowHand, command: Command) -> Illegal:
        match command:
            case PlaceWager(seat=int(seat)):
                return refuse_wager(hand, command, paid_spots(hand, seat))
            case TakeBack():
                return Illegal(Reason.NOT_OFFERED, "wager")
        return Illegal(Reason.NOT_OFFERED, "dice.shaker")
