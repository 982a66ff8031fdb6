"""The house's fee: assessed before the first card, dropped when the house says, never a share."""

from typing import ClassVar, Final

from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.events import Event, FeeAssessed, FeeDropped
from cardhouse.engine.core.game import FeeTime
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.step import Events, Step
from cardhouse.ledger import POT

TIMES: Final[dict[FeeTime, int]] = {"start": 0, "flop": 1, "end": 2}


class LeftOut(Event[Hand], frozen=True, kw_only=True, tag="left-out"):
    """A player whose last chips went on the fee is dealt no cards, having nothing to stake."""

    seat: int
    cite: str = "fee.short"

    def change(self, hand: Hand) -> None:
        hand.left_out = (*hand.left_out, self.seat)
        hand.live.remove(self.seat)


class Assess(Step[Hand], frozen=True, tag="assess"):
    """Fix the fee of the hand before any card is dealt."""

    keys: ClassVar[Cites] = ("fee.amount",)

    def needed(self, hand: Hand) -> bool:
        return _due(hand) > 0 and len(hand.live) > 1

    def open(self, hand: Hand) -> Events:
        yield FeeAssessed(seat=hand.fee_seat, amount=_due(hand))


class Collect(Step[Hand], frozen=True, tag="collect"):
    """Drop the fee due: from its payer, and the missing part or all of it from the pot."""

    keys: ClassVar[Cites] = (
        "fee.payer",
        "fee.short",
    )

    # The fee time at which this step stands.
    when: FeeTime = "start"

    def needed(self, hand: Hand) -> bool:
        return hand.fee_due > 0 and TIMES[hand.game.fee_time] <= TIMES[self.when]

    def open(self, hand: Hand) -> Events:
        seat, fund = hand.fee_seat, hand.game.fund
        if seat and (amount := min(hand.fee_due, hand.chips[seat])):
            yield FeeDropped(seat=seat, amount=amount, fund=fund)
        # Leaving a lone opponent would end the hand.
        if seat in hand.live and _has_nothing(hand, seat) and len(hand.live) > 2:
            yield LeftOut(seat=seat)
        if amount := min(hand.fee_due, hand.chips[POT]):
            cite = "fee.short" if seat else "fee.payer"
            yield FeeDropped(seat=seat, amount=amount, fund=fund, from_pot=True, cite=cite)


def _has_nothing(hand: Hand, seat: int) -> bool:
    """True before the deal for a seat with neither chips nor a part of the pot."""
    return not (hand.chips[seat] or hand.paid[seat] or hand.cards_of(seat))


def _due(hand: Hand) -> int:
    """The fee of this hand, by the number of its players."""
    return hand.fees.get(len(hand.live), hand.fee)
