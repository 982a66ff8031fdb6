"""The same evaluations in NumPy: the fallback without Numba, and the check on the kernels."""

from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.patterns import places
from cardhouse.analysis.evaluate.tables import CARDS, LANE_BITS, HandOrder, Tables, is_spoiled
from cardhouse.ranking import scale

_NO_CARDS = np.uint64(0x3333)


def strengths(tables: Tables, hands: NDArray[np.uint8]) -> NDArray[np.uint16]:
    """The strength of the best five of each hand, one per row."""
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
    """The value of own cards and a board, one deal per row: any five, or two and three."""
    if not two:
        return _worth(order, np.concatenate([own, board], axis=1))
    fives = product(combinations(range(own.shape[1]), 2), combinations(range(board.shape[1]), 3))
    best = np.zeros(len(own), dtype=np.int64)
    for mine, theirs in fives:
        five = np.concatenate([own[:, mine], board[:, theirs]], axis=1)
        best = np.maximum(best, _worth(order, five))
    return best


def _worth(order: HandOrder, hands: NDArray[np.uint8]) -> NDArray[np.int64]:
    if not (order.rules.suits_break_ties or is_spoiled(order.rules)):
        return strengths(order.tables, hands).astype(np.int64)
    # The engine itself: slow, and right for any rule on suits and jokers.
    value = scale(order.rules).value
    return np.array([value([CARDS[card] for card in hand]) for hand in hands.tolist()])
