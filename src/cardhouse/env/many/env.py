"""Many tables as one of Gymnasium's vector environments."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cardhouse.api import WrongArgument
from cardhouse.env.coder import Coder, Mask
from cardhouse.env.fields import Field, Numbers
from cardhouse.env.many.tables import Flags, Money, Tables, Whole, any_seed
from cardhouse.env.spaces import action_space, observation_space

Observations = dict[str, Numbers | Mask]
Infos = dict[str, Any]
Array = TypeVar("Array", bound=NDArray[Any])
Step = tuple[Observations, Money, Flags, Flags, Infos]


class TablesEnv(VectorEnv[Any, Any, Any]):
    """At each table the seat that is asked decides; a step is one decision at every table."""

    def __init__(
        self,
        tables: Tables,
        coder: Coder,
        *,
        played_by: str,
        seed: int | None,
        autoreset_mode: AutoresetMode,
        copy: bool,
    ) -> None:
        # The plain arrays, and "compiled play" or the reason why it is the engine that plays.
        self.tables, self.played_by = tables, played_by
        self.num_envs = len(tables.over)
        self.metadata: dict[str, Any] = {"autoreset_mode": autoreset_mode}
        self.single_observation_space = observation_space(coder)
        self.single_action_space = action_space(coder)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._coder, self._copy, self._mode = coder, copy, autoreset_mode
        self._all = np.ones(self.num_envs, dtype=np.bool_)
        self._nothing = np.zeros(self.num_envs, dtype=np.int64)
        tables.seed(seed if seed is not None else any_seed(), self._all)

    @property
    def fields(self) -> tuple[Field, ...]:
        """The layout of observations."""
        return self._coder.fields

    @property
    def actions(self) -> int:
        """The number of actions."""
        return self._coder.actions

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats taken, in the order of `info["won"]`."""
        return self.tables.seats

    def meaning(self, action: int) -> str:
        """An action in words."""
        return self._coder.meaning(action)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Infos]:
        """New episodes at all tables, or at those of `options["reset_mask"]`."""
        super().reset(seed=seed)
        which = self._which(options)
        if seed is None:
            self.tables.end(which)
        else:
            self.tables.seed(seed, which)
        self.tables.step(self._nothing, which)
        return self._seen(), self._told(self._copy)

    def step(self, actions: Any) -> Step:
        """One decision at each table; an action that is not legal counts as silence."""
        tables = self.tables
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise WrongArgument(
                f"actions must be {self.num_envs} whole numbers, one for each table, "
                f"not an array of {chosen.dtype} with shape {chosen.shape}"
            )
        if self._mode is AutoresetMode.DISABLED and tables.over.any():
            raise WrongArgument(
                f"table {int(tables.over.argmax())} has no episode: "
                'call reset(options={"reset_mask": ...}) with the tables whose episodes are over'
            )
        tables.step(chosen.astype(np.int64, copy=False), self._all)
        renews = self._mode is AutoresetMode.SAME_STEP and bool(tables.over.any())
        # The new episodes write over what the ended ones leave.
        copy = self._copy or renews
        reward, cut = _given(tables.reward, copy), _given(tables.cut, copy)
        ended = tables.over & ~cut
        infos = self._told(copy)
        if renews:
            infos = self._renewed(infos)
        return self._seen(), reward, ended, cut, infos

    def random_actions(self) -> Whole:
        """A random legal action for each table; the same seed picks the same ones."""
        return self.tables.random_actions()

    def _which(self, options: dict[str, Any] | None) -> Flags:
        """The tables of a mask."""
        if not options or "reset_mask" not in options:
            return self._all
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise WrongArgument(
                f"reset_mask must be {self.num_envs} times True or False, and True at least once"
            )
        return mask

    def _seen(self) -> Observations:
        tables, copy = self.tables, self._copy
        return {
            "observation": _given(tables.seen, copy),
            "action_mask": _given(tables.mask, copy),
        }

    def _told(self, copy: bool) -> Infos:
        tables = self.tables
        return {
            "seat": _given(tables.asked, copy),
            "won": _given(tables.won, copy),
            "illegal": _given(tables.illegal, copy),
            "undecided": _given(tables.missed, copy),
            "undecided_won": _given(tables.missed_won, copy),
        }

    def _renewed(self, ended: Infos) -> Infos:
        """Begin new episodes in the same step; the ends of the last ones are told besides."""
        tables = self.tables
        over = tables.over.copy()
        last = np.full(self.num_envs, None, dtype=object)
        for table in np.flatnonzero(over).tolist():
            last[table] = {
                "observation": tables.seen[table].copy(),
                "action_mask": tables.mask[table].copy(),
            }
        tables.step(self._nothing, over)
        told = {"final_obs": last, "_final_obs": over, "final_info": ended, "_final_info": over}
        return {**self._told(self._copy), **told}


def _given(array: Array, copy: bool) -> Array:
    """An array of the tables for the user: a copy, or itself."""
    return array.copy() if copy else array
