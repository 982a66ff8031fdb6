"""The compiling of the loop before its first use, which takes half a minute, once a machine."""

from collections.abc import Callable
from typing import Final

import numpy as np

from cardhouse.analysis.kernel.jit import is_kept
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import dice
from cardhouse.analysis.pot.compiled.fees import fee_table
from cardhouse.analysis.pot.compiled.plan import Plan
from cardhouse.analysis.pot.compiled.play import Company, play
from cardhouse.analysis.pot.compiled.policies import CALLER, policy
from cardhouse.table.rules import NO_FEE

_STACK: Final = 100_00


def make_ready(plan: Plan, announce: Callable[[], None]) -> None:
    """Compile or load the loop by playing a hand; announce it first if it takes long."""
    if not is_kept(play):
        announce()
    rows = np.zeros((1, r.WIDTH), dtype=np.int64)
    stacks = np.full(2, _STACK, dtype=np.int64)
    callers = np.stack([policy(CALLER)] * 2)
    company = Company(callers, stacks, np.zeros_like(stacks), np.zeros(2))
    with np.errstate(over="ignore"):
        play(plan.ranks, plan.game, rows, dice(1, 1), company, fee_table(NO_FEE), 1)
