"""The pause in the deal for straddles, which make the pot more to go."""

from typing import Any, ClassVar

from cardhouse.engine.core.asks import PLAIN, Amounts, Ask
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.blinds import blind_seats
from cardhouse.engine.pot.commands import Pass, Straddle
from cardhouse.engine.pot.events import Paid
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Pause


class PauseOpened(Event[PotHand], frozen=True, kw_only=True, tag="pause-opened"):
    """The deal pauses for straddles, in this order."""

    order: tuple[int, ...]
    cite: str = "straddle"

    def change(self, hand: PotHand) -> None:
        hand.at = Pause(to_ask=list(self.order))


class Straddled(Paid, frozen=True, kw_only=True, tag="straddled"):
    """A player made the pot more to go: a live bet that the others must match."""

    to: int
    cite: str = "straddle"

    def change(self, hand: PotHand) -> None:
        at = Pause.of(hand)
        hand.bets[self.seat] += self.amount
        hand.paid[self.seat] += self.amount
        at.level = self.to
        del at.to_ask[: at.to_ask.index(self.seat) + 1]


class Passed(Event[PotHand], frozen=True, kw_only=True, tag="passed"):
    """A player left the pot as it was."""

    seat: int
    cite: str = "straddle"

    def change(self, hand: PotHand) -> None:
        at = Pause.of(hand)
        del at.to_ask[: at.to_ask.index(self.seat) + 1]


class Straddles(Step[PotHand], frozen=True, tag="straddle"):
    """Each player once, from the big blind's left, may straddle; a later one at least doubles."""

    needs: ClassVar[tuple[str, ...]] = ("blinds",)
    keys: ClassVar[Cites] = (
        "straddle",
        "straddle.size",
    )

    def needed(self, hand: PotHand) -> bool:
        return len(hand.live) > 1

    def open(self, hand: PotHand) -> Events:
        around = hand.clockwise(blind_seats(hand)[-1])
        yield PauseOpened(order=tuple([s for s in around if s in hand.live and hand.chips[s]]))

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        at = Pause.of(hand)
        for seat in at.to_ask:
            if terms := _range(hand, at, seat):
                return (Ask(seat, {Pass: PLAIN, Straddle: terms}, Pass(seat)),)
        return ()

    def answer(self, hand: PotHand, command: Any) -> Events:
        seat = command.seat
        if isinstance(command, Straddle):
            yield Straddled(seat=seat, amount=command.to - hand.bets[seat], to=command.to)
        else:
            yield Passed(seat=seat)

    def refuse(self, hand: PotHand, command: Command) -> Illegal:
        if not isinstance(command, Straddle):
            return Illegal(Reason.NOT_OFFERED, "straddle")
        at = Pause.of(hand)
        seat: Any = command.seat
        terms = _range(hand, at, seat)
        assert terms is not None
        words = say("straddle-range", least=Money(terms.least), most=Money(terms.most))
        return Illegal(Reason.WRONG_AMOUNT, "straddle.size", words)


def _range(hand: PotHand, at: Pause, seat: int) -> Amounts | None:
    """The range of a seat's straddle; None if it cannot afford the least."""
    stakes = hand.game.stakes
    least = max(stakes.small_bet, 2 * at.level)
    most = min(stakes.big_bet, hand.bets[seat] + hand.chips[seat])
    return Amounts(least=least, most=most, step=stakes.unit) if least <= most else None


def standing(hand: PotHand) -> int:
    """The seat with the highest straddle; 0 if the full blind is the highest bet."""
    most = max(hand.bets.values())
    if most <= hand.game.stakes.blinds[-1]:
        return 0
    return next(seat for seat, bet in hand.bets.items() if bet == most)
