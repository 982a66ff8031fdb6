"""The strength of a hand, as kernels work it out: sum the cards, look the sum up."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.patterns import COLUMN_MASK, RANK_SHIFT, ROW_SHIFT
from cardhouse.analysis.evaluate.tables import LANE_BITS, Tables
from cardhouse.analysis.kernel.jit import inlined

# Typed, because a plain number next to an unsigned one would make a kernel count in floats.
NO_CARDS: Final = np.uint64(0x3333)
FIVE_OF_A_SUIT: Final = np.uint64(0x8888)
_ROW: Final = np.uint64(ROW_SHIFT)
_RANKS: Final = np.uint64(RANK_SHIFT)
_COLUMN: Final = np.uint64(COLUMN_MASK)
_LANE: Final = np.uint64((1 << LANE_BITS) - 1)
_FIVE: Final = np.uint64(8)
_SUIT_BITS: Final = np.uint64(4)
_LANE_WIDTH: Final = np.uint64(LANE_BITS)

Codes = NDArray[np.uint64]
Rows = NDArray[np.uint32]
Strengths = NDArray[np.uint16]


@inlined
def place(code: np.uint64, row: Rows) -> np.uint64:
    """The place of a hand's ranks in a table."""
    found: np.uint64 = row[code >> _ROW] + ((code >> _RANKS) & _COLUMN)
    return found


@inlined
def flush(code: np.uint64, suited: np.uint64, of_suited: Strengths, best: np.uint16) -> np.uint16:
    """The best flush of a hand with five of a suit, or its value without one."""
    for _ in range(4):
        if code & _FIVE:
            found = of_suited[suited & _LANE]
            if found > best:  # not max(), which Numba compiles badly
                best = found
        code >>= _SUIT_BITS
        suited >>= _LANE_WIDTH
    return best


@inlined
def strength(code: np.uint64, suited: np.uint64, tables: Tables) -> np.uint16:
    """The strength of a hand of five to seven cards from the sums over its cards.

    The code starts at NO_CARDS, the suited mask at 0.
    """
    best: np.uint16 = tables.of_ranks[place(code, tables.row)]
    if code & FIVE_OF_A_SUIT:
        best = flush(code, suited, tables.of_suited, best)
    return best
