"""How a wager ends."""

from typing import Literal

from msgspec import Struct

from cardhouse.engine.banked.rules import EVEN, Odds

Result = Literal["win", "lose", "push"]


class Outcome(Struct, frozen=True):
    """How a wager ends, at which odds, and by which rule."""

    result: Result
    cite: str
    odds: Odds = EVEN

    def due(self, wager: int, chip: int = 1) -> int:
        """What changes hands on a wager; where it is divided, in whole chips."""
        if self.result == "push":
            return 0
        times, parts = self.odds
        return wager * times if parts == 1 else wager * times // parts // chip * chip
