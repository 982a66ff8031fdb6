"""Results over many hands."""

from __future__ import annotations

from msgspec import Struct

from cardhouse.analysis.simulate.job import RoleSum
from cardhouse.ledger import dollars


class Result(Struct, frozen=True, kw_only=True):
    """Hands played and cents won, with the mean of a hand and its standard error."""

    # The number of hands counted.
    hands: int
    # Total won, in cents; a loss is below zero.
    won: int
    # Average won per hand, in cents.
    mean: float
    # The standard error of the mean.
    error: float

    @classmethod
    def of(cls, total: RoleSum) -> Result:
        """The result of a sum over hands."""
        return cls(hands=total.hands, won=total.net, mean=total.mean, error=total.error)

    def __str__(self) -> str:
        mean = f"{self.mean / 100:+.2f} ± {self.error / 100:.2f} a hand"
        return f"{dollars(self.won)} in {self.hands:,} hands ({mean})"
