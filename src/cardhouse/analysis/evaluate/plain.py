"""The same evaluations in NumPy: what runs without Numba, and what the kernels are held against."""

from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.patterns import places
from cardhouse.analysis.evaluate.tables import CARDS, LANE_BITS, HandOrder, Tables
from cardhouse.ranking import scale

_NO_CARDS = np.uint64(0x3333)


def strengths(tables: Tables, hands: NDArray[np.uint8]) -> NDArray[np.uint16]:
    """The strength of the best five of each hand, one a line."""
    code = tables.code[hands].sum(axis=1, dtype=np.uint64) + _NO_CARDS
    found: NDArray[np.uint16] = tables.of_ranks[places(code, tables.row)]
    for suit in range(4):
        long = np.flatnonzero(code >> np.uint64(4 * suit) & np.uint64(8))
        if len(long):
            suited = tables.suited[hands[long]].sum(axis=1, dtype=np.uint64)
            lane = (suited >> np.uint64(LANE_BITS * suit)).astype(np.int64) & 0xFFFF
            found[long] = np.maximum(found[long], tables.of_suited[lane])
    return found


def worth(
    order: HandOrder, own: NDArray[np.uint8], board: NDArray[np.uint8], *, two: bool
) -> NDArray[np.int64]:
    """What own cards and a board are worth, one deal a line: any five, or two and three."""
    if not two:
        return _worth(order, np.concatenate([own, board], axis=1))
    fives = product(combinations(range(own.shape[1]), 2), combinations(range(board.shape[1]), 3))
    best = np.zeros(len(own), dtype=np.int64)
    for mine, theirs in fives:
        five = np.concatenate([own[:, mine], board[:, theirs]], axis=1)
        best = np.maximum(best, _worth(order, five))
    return best


def _worth(order: HandOrder, hands: NDArray[np.uint8]) -> NDArray[np.int64]:
    if not order.rules.suits_break_ties:
        return strengths(order.tables, hands).astype(np.int64)
    # The engine itself: slow, and right for whatever a house says of suits and jokers.
    value = scale(order.rules).value
    return np.array([value([CARDS[card] for card in hand]) for hand in hands.tolist()])
