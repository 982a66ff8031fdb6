"""The result of a wager."""

from typing import Literal

from msgspec import Struct

from cardhouse.engine.banked.rules import EVEN, Odds

Result = Literal["win", "lose", "push"]


class Outcome(Struct, frozen=True):
    """The result of a wager, its odds, and the rule for it."""

    result: Result
    cite: str
    odds: Odds = EVEN

    def due(self, wager: int, chip: int = 1) -> int:
        """The chips that change hands on a wager; a fraction is paid in whole chips."""
        if self.result == "push":
            return 0
        times, parts = self.odds
        return wager * times if parts == 1 else wager * times // parts // chip * chip
