"""The tops: everybody antes before the deal, and the collection is provided for."""

from typing import ClassVar

from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.events import FeeDropped
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pan.events import TableSpread, TopPosted
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.spreads import to_the_right
from cardhouse.ledger import POT


class PostTops(Step[PanHand], frozen=True, tag="tops"):
    """Each player antes one top or two; any collection missing from the tops is shared."""

    needs: ClassVar[tuple[str, ...]] = ("assess",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "tops",
        "fee.tops",
    )

    def open(self, hand: PanHand) -> Events:
        yield TableSpread()
        if hand.game.pan.fee_from == "players":
            yield from self._shares(hand)
        top = hand.game.pan.tops * hand.game.stakes.chip
        for seat in to_the_right(hand):
            if amount := min(top, hand.chips[seat]):
                yield TopPosted(seat=seat, amount=amount)
        missing = max(0, hand.fee_due - hand.chips[POT])
        share = -(-missing // len(hand.seats))
        for seat in to_the_right(hand) if share else ():
            if amount := min(share, hand.chips[seat]):
                yield TopPosted(seat=seat, amount=amount, cite="fee.tops")

    def _shares(self, hand: PanHand) -> Events:
        """The collection in equal shares; in an uneven split the last share is smaller."""
        share = -(-hand.fee_due // len(hand.seats))
        for seat in to_the_right(hand):
            if amount := min(share, hand.fee_due, hand.chips[seat]):
                yield FeeDropped(seat=seat, amount=amount, fund=hand.game.fund, cite="fee.tops")
