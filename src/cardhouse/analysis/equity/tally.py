"""Results of many showdowns: each player's winnings on each side, with standard errors."""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Side(NamedTuple):
    """A player's showdowns on one side of the pot."""

    win: int
    tie: int


class Player(NamedTuple):
    """The result of one player's hand."""

    equity: float
    """The player's share of all pots, from 0 to 1."""
    error: float
    """The standard error of the equity; 0 if every deal was counted."""
    win: int
    """Showdowns that won the whole pot: a scoop, in a game with high and low."""
    tie: int
    """Showdowns that won some of the pot, but not all."""
    first: Side
    second: Side
    """Winnings on each side: the first is the high, or the low in a game for low alone."""


class Tally(NamedTuple):
    """All showdowns of a spot, by winners."""

    times: NDArray[np.int64]
    """Counts, indexed by a bit for each winner of the first side, then for each of the second."""
    players: int
    exact: bool

    @property
    def deals(self) -> int:
        """The number of showdowns."""
        return int(self.times.sum())

    def of(self, player: int) -> Player:
        """The result of one player's hand, counting from 0."""
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
    """The share of each pot: half for each side, or all of it if the other has no winner."""
    both = (first > 0) & (second > 0)
    whole = _part(first, bit) + _part(second, bit)
    return np.where(both, whole / 2, whole)


def _part(winners: NDArray[np.int64], bit: int) -> NDArray[np.float64]:
    return np.where(winners & bit, 1 / np.maximum(np.bitwise_count(winners), 1), 0.0)


def _side(winners: NDArray[np.int64], times: NDArray[np.int64], bit: int) -> Side:
    alone = winners == bit
    return Side(int(times[alone].sum()), int(times[((winners & bit) > 0) & ~alone].sum()))
