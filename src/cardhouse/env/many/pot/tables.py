"""Many tables of a game for a pot, in compiled play."""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np

from cardhouse.analysis.kernel.jit import bound, is_kept
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.fees import fee_table
from cardhouse.analysis.pot.compiled.plan import Plan, Unknown, flatten
from cardhouse.analysis.pot.compiled.policies import CALLER, POLICY_SIZE, RANDOM, policy
from cardhouse.env.coder import Coder
from cardhouse.env.fields import Numbers
from cardhouse.env.many.pot.layout import layout_of
from cardhouse.env.many.pot.looking import look_at
from cardhouse.env.many.pot.picking import pick_many
from cardhouse.env.many.pot.playing import LEARNS, Room, Shown, play_many, step_many
from cardhouse.env.many.tables import Flags, NotCompiled, Whole, seeds_of
from cardhouse.env.opening import Unit
from cardhouse.env.sitting import Seating, opened

# The bots that compiled play has too.
POLICIES: Final = {"caller": policy(CALLER), "random": policy(RANDOM)}


class PotTables:
    """The tables as arrays; an episode is a hand, and the button moves on after it."""

    def __init__(self, seating: Seating, coder: Coder, tables: int, *, unit: Unit) -> None:
        """Seat everybody; NotCompiled says why compiled play cannot play it."""
        plan, table = _plan(seating), opened(seating)
        if not is_kept(step_many):
            _announce()
        game = plan.source
        seats = self.seats = seating.taken
        rows = np.zeros((tables, r.WIDTH), dtype=np.int64)
        layout = layout_of(coder, game.stakes, shows=not seating.silent)
        policies = np.full((len(seats), POLICY_SIZE), LEARNS, dtype=np.int64)
        for place, seat in enumerate(seats):
            if seat in seating.bots:
                policies[place] = POLICIES[seating.bots[seat]]
        self._ranks = plan.ranks
        self._room = Room(
            layout=layout,
            game=plan.game,
            stacks=np.array([table.players[seat].chips for seat in seats], dtype=np.int64),
            fees=fee_table(table.fee),
            policies=policies,
            rows=rows,
            dice=seeds_of(0, tables),
            turns=np.zeros(tables, dtype=np.int64),
            units=np.array([coder.bet if unit == "bets" else 1], dtype=np.float64),
        )
        self.seen = np.zeros((tables, coder.size), dtype=np.float32)
        self.mask = np.zeros((tables, coder.actions), dtype=np.int8)
        self.over = np.ones(tables, dtype=np.bool_)
        self.cut, self.illegal = np.zeros_like(self.over), np.zeros_like(self.over)
        self.won = np.zeros((tables, len(seats)))
        self.reward = np.zeros(tables)
        self.missed = np.zeros(tables, dtype=np.int64)
        self.missed_won = np.zeros_like(self.won)
        self.asked = np.full(tables, min(seating.learners), dtype=np.int64)
        self._shown = Shown(
            seen=self.seen,
            mask=self.mask,
            player=np.full(tables, seats.index(min(seating.learners)), dtype=np.int64),
            over=self.over,
            illegal=self.illegal,
            won=self.won,
            reward=self.reward,
            missed=self.missed,
            missed_won=self.missed_won,
        )
        self._all = np.ones(tables, dtype=np.bool_)
        self._coins = np.zeros(tables, dtype=np.uint64)
        self._numbers = np.array(seats, dtype=np.int64)
        self._bind()

    def _bind(self) -> None:
        """Have the kernels ready for the types of these arrays."""
        step = (self._ranks, self._room, self._shown, self._numbers, self._all, True)
        self._step = bound(step_many, *step)
        self._pick = bound(pick_many, self.mask, self._coins, self._numbers)

    def __getstate__(self) -> dict[str, Any]:
        # Machine code stays behind when tables are copied.
        return {name: each for name, each in vars(self).items() if name not in ("_step", "_pick")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._bind()

    def seed(self, seed: int, which: Flags) -> None:
        """End the hands at some tables; cards and buttons there follow from the seed."""
        dice = seeds_of(seed, len(self.over))
        self._room.dice[which] = dice[which]
        # Players who decide at random have coins of their own, and the cards are the same for all.
        self._coins[which] = ~dice[which]
        # The button is drawn for, then it moves on.
        drawn = dice % np.uint64(len(self.seats))
        self._room.turns[which] = drawn.astype(np.int64)[which]
        self.end(which)

    def end(self, which: Flags) -> None:
        """End the hands at some tables."""
        self._room.rows[which, r.ASKED] = acts.OVER

    def step(self, actions: Any, which: Flags | None = None, *, renew: bool = False) -> None:
        """One decision at some tables or all; `renew` deals the next hand in the same step."""
        # The kernel takes the types of its arguments on trust.
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        some = self._all if which is None else np.ascontiguousarray(which, dtype=np.bool_)
        self._told(self._step(self._ranks, self._room, self._shown, chosen, some, renew))

    def play_at_random(self, steps: int) -> None:
        """Take steps at all tables with random actions, new hands in the same step."""
        actions = np.zeros(len(self.over), dtype=np.int64)
        given = (self._ranks, self._room, self._shown, self._coins, actions, self._all)
        with np.errstate(over="ignore"):
            stuck = play_many(*given, steps)
        self._told(stuck)

    def _told(self, stuck: int) -> None:
        if stuck >= 0:
            raise RuntimeError(f"no learner is ever asked at table {stuck}: give the seats chips")
        self._numbers.take(self._shown.player, out=self.asked)

    def random_actions(self) -> Whole:
        """A random legal action for each table."""
        chosen = np.empty(len(self.over), dtype=np.int64)
        self._pick(self.mask, self._coins, chosen)
        return chosen

    def view(self, table: int, seat: int) -> Numbers:
        """The hand at a table as any of its seats sees it."""
        seen = np.zeros(self.seen.shape[1], dtype=np.float32)
        look_at(self._room, table, self.seats.index(seat), seen)
        return seen


def _plan(seating: Seating) -> Plan:
    """The game of the tables, if compiled play knows it and everybody in the seats."""
    if seating.hands > 1:
        raise NotCompiled("compiled play has one hand an episode")
    for bot in seating.bots.values():
        if bot not in POLICIES:
            raise NotCompiled(f"compiled play has the bots {' and '.join(POLICIES)}, not {bot!r}")
    try:
        return flatten(opened(seating).spreads[0].game)
    except Unknown as unknown:
        raise NotCompiled(str(unknown)) from None


def _announce() -> None:
    """Tell a waiting user why the first step takes long."""
    sys.stderr.write("compiling vectorised play, once a machine: about half a minute ...\n")
    sys.stderr.flush()
