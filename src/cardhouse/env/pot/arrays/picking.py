"""A random legal action at each table."""

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import bare
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled.chance import Dice, roll


@bare
def pick_many(mask: NDArray[np.int8], coins: Dice, chosen: NDArray[np.int64]) -> None:
    """One of the actions that are 1, each equally often; 0 where there is none."""
    for table in range(len(mask)):
        row, actions = pointer(mask[table]), mask.shape[1]
        legal = 0
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
