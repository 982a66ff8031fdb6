"""A pot that nobody opens: played on for low with the same hands, then dealt anew."""

from typing import Any, ClassVar

from cardhouse.engine.core.asks import PLAIN, Ask, Terms
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.step import Events, Script, Step
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.commands import Match, StayOut
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.events import Paid, release
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Anteing, Round
from cardhouse.ranking import Low


class TurnedLow(Event[PotHand], frozen=True, kw_only=True, tag="turned-low"):
    """Nobody opened for high: the same hands are played on, and the low hand wins."""

    low: Low
    # The step of the script to go back to.
    back_to: int
    cite: str = "passed.low"

    def change(self, hand: PotHand) -> None:
        hand.low = self.low
        _go_back(hand, self.back_to)


class PassedOut(Event[PotHand], frozen=True, kw_only=True, tag="passed-out"):
    """Nobody opened at all: players who ante again are dealt new cards for the same pot."""

    order: tuple[int, ...]
    cite: str = "passed.redeal"

    def change(self, hand: PotHand) -> None:
        hand.at = Anteing(waiting=list(self.order))


class AntedAgain(Paid, frozen=True, kw_only=True, tag="anted-again"):
    """A player put in another ante, or all their chips; the old antes stay in the pot."""

    cite: str = "ante.again"

    def change(self, hand: PotHand) -> None:
        hand.paid[self.seat] += self.amount
        Anteing.of(hand).waiting.remove(self.seat)


class ShareGivenUp(Event[PotHand], frozen=True, kw_only=True, tag="share-given-up"):
    """A player did not ante again: their chips stay in the pot, and they are not dealt in."""

    seat: int
    cite: str = "ante.again"

    def change(self, hand: PotHand) -> None:
        Anteing.of(hand).waiting.remove(self.seat)
        release(hand, self.seat)


class Redealt(Event[PotHand], frozen=True, kw_only=True, tag="redealt"):
    """All cards came in and were shuffled, to be dealt anew for the same pot."""

    back_to: int
    cite: str = "passed.redeal"

    def change(self, hand: PotHand) -> None:
        hand.gather()
        _go_back(hand, self.back_to)


class Redeal(Step[PotHand], frozen=True, tag="redeal"):
    """After a round of passes: once more for low, then new antes and cards."""

    needs: ClassVar[tuple[str, ...]] = ("deal",)
    keys: ClassVar[Cites] = (
        "passed.redeal",
        "ante.again",
        where(lambda redeal, game: redeal.low is not None, "passed.low"),
    )

    # The ranking if the same cards are played on for low before new ones are dealt.
    low: Low | None = None

    def misplaced(self, before: Script, after: Script) -> str:
        kinds = [type(step) for step in before]
        if kinds[-1:] != [BettingRound]:
            return "follows a round of betting, `bet`"
        return super().misplaced(before, after)

    def needed(self, hand: PotHand) -> bool:
        at = hand.at
        # If nobody could pass, because all but one are all-in, the hand is played out.
        return len(hand.live) > 1 and type(at) is Round and bool(at.checked) and not at.level

    def open(self, hand: PotHand) -> Events:
        if self.low is not None and hand.low is None:
            yield TurnedLow(low=self.low, back_to=_latest(hand, BettingRound))
        else:
            # An all-in player has nothing to ante, and still plays for their chips in the pot.
            yield PassedOut(order=tuple(seat for seat in hand.live if hand.chips[seat]))

    def asks(self, hand: PotHand) -> tuple[Ask, ...]:
        if not isinstance(hand.at, Anteing):
            return ()
        seat = next((seat for seat in hand.at.waiting if seat in hand.live), 0)
        if not seat or len(hand.live) < 2:
            return ()
        cost = min(hand.game.stakes.ante, hand.chips[seat])
        offers: dict[type[Command], Terms] = {Match: Terms(cost), StayOut: PLAIN}
        return (Ask(seat, offers, StayOut(seat)),)

    def answer(self, hand: PotHand, command: Any) -> Events:
        seat = command.seat
        if isinstance(command, Match):
            amount = min(hand.game.stakes.ante, hand.chips[seat])
            yield AntedAgain(seat=seat, amount=amount)
        else:
            yield ShareGivenUp(seat=seat)

    def close(self, hand: PotHand) -> Events:
        if isinstance(hand.at, Anteing) and len(hand.live) > 1:
            yield Redealt(back_to=_latest(hand, Deal))


def _latest(hand: PotHand, kind: type[Step]) -> int:
    """The index of the last step of a kind before the current one."""
    return max(i for i in range(hand.cursor) if isinstance(hand.script[i], kind))


def _go_back(hand: PotHand, step: int) -> None:
    hand.cursor = step - 1
    hand.at = None
