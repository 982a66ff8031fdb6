"""What came of many showdowns: who won how much, on each side, and how sure that is."""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Side(NamedTuple):
    """One player's showdowns on one side of the pot."""

    win: int
    tie: int


class Player(NamedTuple):
    """What came of one player's hand."""

    equity: float
    """His share of all pots, from 0 to 1."""
    error: float
    """The standard error of his equity; 0 where every deal was counted."""
    win: int
    """Showdowns in which the whole pot was his: a scoop, where there is a high and a low."""
    tie: int
    """Showdowns in which he got some of the pot, and not all."""
    first: Side
    second: Side
    """What he won of each side: the first is the high, or the low in a game for low alone."""


class Tally(NamedTuple):
    """All showdowns of a spot, by who won them."""

    times: NDArray[np.int64]
    """How often, by a bit for each winner of the first side, then for each of the second."""
    players: int
    exact: bool

    @property
    def deals(self) -> int:
        """How many showdowns there were."""
        return int(self.times.sum())

    def of(self, player: int) -> Player:
        """What came of one player's hand, the first being 0."""
        deals, bit = self.deals, 1 << player
        happened = np.flatnonzero(self.times)
        times = self.times[happened]
        first, second = happened & (1 << self.players) - 1, happened >> self.players
        share = _share(first, second, bit)
        mean = float(share @ times) / deals
        spread = max(float((share * share) @ times) / deals - mean * mean, 0.0)
        return Player(
            mean,
            0.0 if self.exact or deals < 2 else sqrt(spread / (deals - 1)),
            int(times[share == 1].sum()),
            int(times[(share > 0) & (share < 1)].sum()),
            _side(first, times, bit),
            _side(second, times, bit),
        )


def _share(first: NDArray[np.int64], second: NDArray[np.int64], bit: int) -> NDArray[np.float64]:
    """The share of each pot: half for each side, all of it where the other has no winner."""
    both = (first > 0) & (second > 0)
    whole = _part(first, bit) + _part(second, bit)
    return np.where(both, whole / 2, whole)


def _part(winners: NDArray[np.int64], bit: int) -> NDArray[np.float64]:
    return np.where(winners & bit, 1 / np.maximum(np.bitwise_count(winners), 1), 0.0)


def _side(winners: NDArray[np.int64], times: NDArray[np.int64], bit: int) -> Side:
    alone = winners == bit
    return Side(int(times[alone].sum()), int(times[((winners & bit) > 0) & ~alone].sum()))
