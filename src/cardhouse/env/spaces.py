"""The spaces of observations and actions, as Gymnasium has them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from cardhouse.env.coder import Coder


def observation_space(coder: Coder) -> spaces.Dict:
    """Numbers from zero, and a mask of the actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(coder.most), coder.most),
            "action_mask": spaces.Box(0, 1, (coder.actions,), np.int8),
        }
    )


def action_space(coder: Coder) -> spaces.Discrete[Any]:
    """One number for each choice."""
    return spaces.Discrete(coder.actions)
