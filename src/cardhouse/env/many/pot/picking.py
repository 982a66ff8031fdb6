"""A random legal action at each table."""

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import bare, part
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled.chance import Dice, roll

Masks = NDArray[np.int8]
Chosen = NDArray[np.int64]


@part
def pick(mask: Masks, coins: Dice, chosen: Chosen) -> None:
    """One of the actions that are 1, each equally often; 0 where there is none."""
    actions = mask.shape[1]
    for table in range(len(mask)):
        row, legal = pointer(mask[table]), 0
        for action in range(actions):
            legal += row[action]
        left = roll(pointer(coins[table:]), legal) if legal > 1 else 0
        chosen[table] = 0
        for action in range(actions):
            if row[action]:
                if left == 0:
                    chosen[table] = action
                    break
                left -= 1


@bare
def pick_many(mask: Masks, coins: Dice, chosen: Chosen) -> None:
    """The same, called from Python."""
    pick(mask, coins, chosen)
