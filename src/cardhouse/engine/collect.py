"""The house's fee: assessed before the first card, dropped when the house says, never a share."""

from typing import ClassVar, Final

from cardhouse.engine.events import FeeAssessed, FeeDropped
from cardhouse.engine.game import FeeTime
from cardhouse.engine.hand import Hand
from cardhouse.engine.step import Events, Step
from cardhouse.ledger import POT

TIMES: Final[dict[FeeTime, int]] = {"start": 0, "flop": 1, "end": 2}


class Assess(Step, frozen=True, tag="assess"):
    """Fix the fee of the hand before any card is dealt."""

    keys: ClassVar[frozenset[str]] = frozenset({"fee.amount"})

    def needed(self, hand: Hand) -> bool:
        return hand.fee > 0

    def open(self, hand: Hand) -> Events:
        yield FeeAssessed(seat=hand.fee_seat, amount=hand.fee)


class Collect(Step, frozen=True, tag="collect"):
    """Drop what is due of the fee: from its payer, and what he lacks from the pot."""

    keys: ClassVar[frozenset[str]] = frozenset({"fee.payer", "fee.short"})

    when: FeeTime = "start"

    def needed(self, hand: Hand) -> bool:
        return hand.fee_due > 0 and TIMES[hand.game.fee_time] <= TIMES[self.when]

    def open(self, hand: Hand) -> Events:
        seat = hand.fee_seat
        if amount := min(hand.fee_due, hand.chips[seat]):
            yield FeeDropped(seat=seat, amount=amount)
        if amount := min(hand.fee_due, hand.chips[POT]):
            yield FeeDropped(seat=seat, amount=amount, from_pot=True, cite="fee.short")
