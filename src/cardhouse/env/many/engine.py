"""Many tables on the event engine, one after the other: every game, at the engine's speed."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from cardhouse.env.coder import Coder
from cardhouse.env.episodes import Episodes
from cardhouse.env.fields import Numbers
from cardhouse.env.many.tables import Flags, Whole, seeds_of
from cardhouse.env.opening import Unit
from cardhouse.env.sitting import Seating


class EngineTables:
    """The tables as arrays, each an episode of the engine."""

    def __init__(self, seating: Seating, coder: Coder, tables: int, *, unit: Unit) -> None:
        self.seats = seating.taken
        self._tables = [Episodes(seating, unit=unit, seed=None) for _ in range(tables)]
        self.seen = np.zeros((tables, coder.size), dtype=np.float32)
        self.mask = np.zeros((tables, coder.actions), dtype=np.int8)
        self.asked = np.full(tables, min(seating.learners), dtype=np.int64)
        self.over = np.ones(tables, dtype=np.bool_)
        self.cut, self.illegal = np.zeros_like(self.over), np.zeros_like(self.over)
        self.won = np.zeros((tables, len(self.seats)))
        self.reward = np.zeros(tables)
        self.missed = np.zeros(tables, dtype=np.int64)
        self.missed_won = np.zeros_like(self.won)
        self._next: list[int | None] = [None] * tables
        self._coins = [random.Random() for _ in range(tables)]

    def seed(self, seed: int, which: Flags) -> None:
        """End the episodes at some tables; the next ones follow from the seed."""
        for table, each in enumerate(seeds_of(seed, len(self._tables)).tolist()):
            if which[table]:
                self._next[table] = each
                self._coins[table] = random.Random(each)
        self.end(which)

    def end(self, which: Flags) -> None:
        """End the episodes at some tables."""
        self.over[which] = True

    def step(self, actions: Any, which: Flags) -> None:
        """One step at some tables."""
        for table in np.flatnonzero(which).tolist():
            self.won[table] = self.reward[table] = self.missed[table] = 0
            self.missed_won[table] = 0
            self.cut[table] = self.illegal[table] = False
            if self.over[table]:
                self._begin(table)
            else:
                self._act(table, int(actions[table]))
            self._look(table)

    def view(self, table: int, seat: int) -> Numbers:
        """The moment at a table as one of its seats sees it."""
        return self._tables[table].observed(seat)

    def random_actions(self) -> Whole:
        """A random legal action for each table."""
        menus = [sorted(episodes.menu) or [0] for episodes in self._tables]
        chosen = [coins.choice(menu) for coins, menu in zip(self._coins, menus, strict=True)]
        return np.array(chosen, dtype=np.int64)

    def _begin(self, table: int) -> None:
        episodes = self._tables[table]
        episodes.begin(self._next[table])
        self._next[table] = None
        self.missed[table] = episodes.undecided.hands
        self.missed_won[table] = [episodes.undecided.won[seat] for seat in self.seats]

    def _act(self, table: int, action: int) -> None:
        episodes, acted = self._tables[table], int(self.asked[table])
        if action in episodes.menu:
            episodes.act(action)
        else:
            self.illegal[table] = True
            episodes.be_silent()
        won, _ = episodes.rewards()
        self.won[table] = [won[seat] for seat in self.seats]
        self.reward[table] = won[acted]

    def _look(self, table: int) -> None:
        episodes = self._tables[table]
        sitting = episodes.sitting
        self.over[table], self.cut[table] = sitting.over, sitting.cut_short
        if not sitting.over:
            self.asked[table] = sitting.seat
        seen = episodes.observation(int(self.asked[table]))
        self.seen[table], self.mask[table] = seen["observation"], seen["action_mask"]
