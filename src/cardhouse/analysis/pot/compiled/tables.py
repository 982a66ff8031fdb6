"""Many tables of one game, played together: arrays in, arrays out.

    tables = Tables(flatten(game), tables=4096, stacks=[40_00] * 6, fee=post.fee(), seed=7)
    while not tables.over.all():
        seen, mask = tables.observe(), tables.mask()
        tables.step(acts, amounts)          # one decision a table
    tables.won()                            # chips won or lost, by table and player

The environments are made of it; `mapping.py` says what acts and amounts mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import dice
from cardhouse.analysis.pot.compiled.fees import fee_table
from cardhouse.analysis.pot.compiled.many import SEEN, deal_many, observe_many, step_many
from cardhouse.analysis.pot.compiled.plan import Plan
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.table.rules import NO_FEE, Fee

_BITS: Final = np.arange(acts.ACTS)
Flags = NDArray[np.bool_]


class Tables:
    """The tables, each with a hand of its own; player 0 is first left of the first button."""

    def __init__(
        self,
        plan: Plan,
        *,
        tables: int,
        stacks: Sequence[int],
        fee: Fee = NO_FEE,
        seed: int = 0,
    ) -> None:
        """Deal the first hand at every table."""
        if not 2 <= len(stacks) <= r.SEATS or min(stacks) < 1:
            raise ValueError(f"a table has 2 to {r.SEATS} players with chips, not {list(stacks)}")
        self.plan = plan
        self.stacks = np.array(stacks, dtype=np.int64)
        self.rows = np.zeros((tables, r.WIDTH), dtype=np.int64)
        self._fees = fee_table(fee)
        self._dice = dice(seed, tables)
        self._turns = np.full(tables, -1, dtype=np.int64)
        self.reset()

    def reset(self, which: Flags | None = None) -> None:
        """Deal a new hand, at some tables or at all, with the button one seat on."""
        which = np.ones(len(self.rows), dtype=np.bool_) if which is None else which
        self._turns[which] += 1
        plan, turns = self.plan, self._turns
        with np.errstate(over="ignore"):
            deal_many(
                *(plan.ranks, plan.game, self.rows, self._dice),
                *(self.stacks, turns, self._fees, which),
            )

    def step(self, chosen: Numbers, amounts: Numbers) -> None:
        """Carry out one decision a table; those whose hand is over wait for `reset`."""
        plan = self.plan
        with np.errstate(over="ignore"):
            wrong = step_many(
                *(plan.ranks, plan.game, self.rows, self._dice),
                *(chosen.astype(np.int64), amounts.astype(np.int64)),
            )
        if wrong >= 0:
            what = f"act {chosen[wrong]} with {amounts[wrong]}"
            raise ValueError(f"table {wrong} does not allow {what}: take one that mask() offers")

    @property
    def over(self) -> Flags:
        """The tables whose hand is over."""
        over: Flags = self.rows[:, r.ASKED] == acts.OVER
        return over

    @property
    def players(self) -> Numbers:
        """The player in turn at each table; -1 where the hand is over."""
        actors: Numbers = self.rows[:, r.ACTOR]
        return np.where(actors < 0, -1, (actors + self._turns) % len(self.stacks))

    def mask(self) -> Flags:
        """The acts offered to the seat in turn, by table and act."""
        offered: Flags = (self.rows[:, r.OFFERS, None] >> _BITS & 1).astype(np.bool_)
        return offered

    def amounts(self) -> tuple[Numbers, Numbers, Numbers]:
        """The least, the most and the step of what the act with an amount takes."""
        return self.rows[:, r.LEAST], self.rows[:, r.MOST], self.rows[:, r.STEP]

    def observe(self) -> Numbers:
        """The view of each seat in turn, by the places named in `many.py`."""
        seen = np.empty((len(self.rows), SEEN), dtype=np.int64)
        observe_many(self.rows, seen)
        return seen

    def won(self) -> Numbers:
        """The chips won or lost so far in this hand, by table and player."""
        places = (np.arange(len(self.stacks)) - self._turns[:, None]) % len(self.stacks)
        chips: Numbers = np.take_along_axis(self.rows[:, r.CHIPS : r.CHIPS + r.SEATS], places, 1)
        return chips - self.stacks
