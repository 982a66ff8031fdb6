"""Results by seat, counted by kernels, as the lines of a simulation."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.simulate.job import BONUS, HOUSE, RoleSum, Sums
from cardhouse.ledger import BOX, Account


class Results(NamedTuple):
    """The results of each player, and last of the box: chips, their squares, hands won and even."""

    net: NDArray[np.int64]
    squares: NDArray[np.int64]
    won: NDArray[np.int64]
    even: NDArray[np.int64]


def nothing(players: int) -> Results:
    """No results yet."""
    return Results(*(np.zeros(players + 1, dtype=np.int64) for _ in Results._fields))


def summed_up(results: Results, hands: int, fund: Account) -> Sums:
    """A line for the house, one for its bonuses if the fee goes there, and one for each seat."""
    *players, house = [_line(results, place, hands) for place in range(len(results.net))]
    lines = {HOUSE: house}
    if fund != BOX:
        lines[HOUSE] = RoleSum(hands=hands, entries=hands, even=hands)
        if house.net:
            lines[BONUS] = house
    lines |= {f"seat {number}": line for number, line in enumerate(players, 1)}
    return Sums(hands=hands, lines=lines)


def _line(results: Results, place: int, hands: int) -> RoleSum:
    net, squares, won, even = (int(each[place]) for each in results)
    return RoleSum(
        hands=hands,
        entries=hands,
        net=net,
        squares=squares,
        won=won,
        even=even,
        lost=hands - won - even,
    )
