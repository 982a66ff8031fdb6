"""Dice in kernels: a generator of 64 bits for each table."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import merged

# The state of one generator, or of one for each table.
Dice = NDArray[np.uint64]

# The constants of SplitMix64.
_GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_MORE: Final = np.uint64(0x94D049BB133111EB)
_BY_30: Final = np.uint64(30)
_BY_27: Final = np.uint64(27)
_BY_31: Final = np.uint64(31)
_HALF: Final = np.uint64(32)


def dice(seed: int, tables: int) -> Dice:
    """A generator for each table, all from one seed."""
    return np.random.SeedSequence(seed).generate_state(tables, np.uint64).astype(np.uint64)


@merged
def roll(dice: Dice, below: int) -> int:
    """A number below another one, which fits into 32 bits."""
    dice[0] += _GAMMA
    mixed = dice[0]
    mixed = (mixed ^ mixed >> _BY_30) * _MIX
    mixed = (mixed ^ mixed >> _BY_27) * _MIX_MORE
    mixed = mixed ^ mixed >> _BY_31
    return int((mixed >> _HALF) * np.uint64(below) >> _HALF)
