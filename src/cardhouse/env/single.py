"""One learner among bots, as Gymnasium's environment."""

from typing import Any

import gymnasium

from cardhouse.env.coder import Mask
from cardhouse.env.episodes import Episodes
from cardhouse.env.fields import Field, Numbers
from cardhouse.env.many.one import OneTable
from cardhouse.env.spaces import action_space, observation_space

Observation = dict[str, Numbers | Mask]
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat that is learned in; an action that is not legal counts as silence."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, episodes: Episodes | OneTable, *, played_by: str, render_mode: str | None
    ) -> None:
        # "compiled play", or the reason why it is the engine that plays.
        self.played_by = played_by
        self._episodes = episodes
        (self._seat,) = episodes.seating.learners
        self.render_mode = render_mode
        self.observation_space = observation_space(episodes.coder)
        self.action_space = action_space(episodes.coder)

    @property
    def fields(self) -> tuple[Field, ...]:
        """The layout of observations."""
        return self._episodes.coder.fields

    @property
    def actions(self) -> int:
        """The number of actions."""
        return self._episodes.coder.actions

    def meaning(self, action: int) -> str:
        """An action in words."""
        return self._episodes.coder.meaning(action)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Open the table for the next episode; the same seed deals the same episodes."""
        super().reset(seed=seed)
        episodes = self._episodes
        episodes.begin(seed)
        missed = episodes.undecided
        info = {"undecided": missed.hands, "undecided_won": missed.won[self._seat]}
        return episodes.observation(self._seat), info

    def step(self, action: int) -> Step:
        """Do what the learner decides, and play until it is asked again."""
        episodes = self._episodes
        illegal = not episodes.legal(int(action))
        if illegal:
            episodes.be_silent()
        else:
            episodes.act(int(action))
        won, dropped = episodes.rewards()
        info = {"illegal": illegal, "dropped": dropped}
        cut = episodes.cut_short
        ended = episodes.over and not cut
        return episodes.observation(self._seat), won[self._seat], ended, cut, info

    def render(self) -> Any:
        """The table as it lies, in words."""
        return self._episodes.told()
