"""The figures of a tally: each bot's rate with its interval, and the difference of each pair."""

from __future__ import annotations

from itertools import combinations
from math import comb, sqrt
from statistics import NormalDist
from typing import Final

from msgspec import Struct

from cardhouse.analysis.arena.tally import Tally

LEVEL: Final = 0.95


class Rate(Struct, frozen=True, kw_only=True):
    """Cents won in a hundred hands of a seat, with their standard error and an interval."""

    mean: float
    error: float
    low: float
    high: float
    # The error of as many hands that each had cards of their own.
    plain: float

    @property
    def significant(self) -> bool:
        """True if it is clearly more than nothing, or clearly less."""
        return self.low > 0 or self.high < 0

    @property
    def shrunk(self) -> float:
        """The plain error as a multiple of the error; 0 if there is no error left."""
        return self.plain / self.error if self.error else 0.0


def scores(tally: Tally, seats: int) -> list[Rate]:
    """The rate of each bot."""
    bots = range(len(tally.net))
    return [_rate(tally, _alone(len(bots), bot), seats, LEVEL) for bot in bots]


def pairs(tally: Tally, seats: int) -> dict[tuple[int, int], Rate]:
    """By how much the first bot of each pair is ahead; all intervals hold together.

    The more pairs there are, the more would stand out by chance, so the share of intervals that
    may be wrong is divided among them.
    """
    bots = len(tally.net)
    level = 1 - (1 - LEVEL) / max(1, comb(bots, 2))
    return {
        (one, other): _rate(
            tally,
            [a - b for a, b in zip(_alone(bots, one), _alone(bots, other), strict=True)],
            seats,
            level,
        )
        for one, other in combinations(range(bots), 2)
    }


def _alone(bots: int, bot: int) -> list[int]:
    return [int(bot == place) for place in range(bots)]


def _rate(tally: Tally, weights: list[int], seats: int, level: float) -> Rate:
    """The rate of a weighted sum of bots."""
    # Every bot has as many hands of a deal as the table has seats.
    scale = 100 / (seats * tally.deals)
    net = sum(weight * won for weight, won in zip(weights, tally.net, strict=True))
    error = _error(tally.deals, net, _squares(tally.by_deal, weights)) * scale
    plain = _error(tally.hands, net, _squares(tally.by_hand, weights)) * scale
    mean, reach = net * scale, quantile(level, tally.deals - 1) * error
    return Rate(mean=mean, error=error, low=mean - reach, high=mean + reach, plain=plain)


def _squares(products: list[list[int]], weights: list[int]) -> int:
    return sum(
        one * other * products[i][j]
        for i, one in enumerate(weights)
        for j, other in enumerate(weights)
    )


def _error(count: int, total: int, squares: int) -> float:
    """The standard error of a sum of independent numbers."""
    # In whole numbers as far as possible: the difference may be small beside its parts.
    return sqrt(max(0, count * squares - total * total) / (count - 1))


def quantile(level: float, freedom: int) -> float:
    """Standard errors to each side of a mean that hold the truth so often, by Student's t.

    A series in the inverse of the degrees of freedom: good to a hundredth from ten of them on.
    """
    z = NormalDist().inv_cdf((1 + level) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
