"""Hands thrown away: discarded at first, dead for good once the dealer merges them."""

from __future__ import annotations

from cardhouse.engine.core.events import Event
from cardhouse.engine.pot.events import HandKilled
from cardhouse.engine.pot.hand import PotHand


class ThrownIn(Event[PotHand], frozen=True, kw_only=True, tag="thrown-in"):
    """A player pushed their cards forward unasked: discarded, and dead once they are merged."""

    seat: int
    cite: str = "muck.thrown"

    def change(self, hand: PotHand) -> None:
        HandKilled(seat=self.seat).change(hand)


class Merged(Event[PotHand], frozen=True, kw_only=True, tag="merged"):
    """The dealer moved a discarded hand into the muck: its cards can no longer be found."""

    seat: int
    cite: str = "muck.merged"

    def change(self, hand: PotHand) -> None:
        del hand.released[self.seat]
