"""A table of learners as PettingZoo's AEC environment."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from cardhouse.env.coder import Mask
from cardhouse.env.episodes import Episodes
from cardhouse.env.fields import Field, Numbers
from cardhouse.env.many.one import OneTable
from cardhouse.env.spaces import action_space, observation_space

Observation = dict[str, Numbers | Mask]


class TableEnv(AECEnv):  # type: ignore[misc]
    """Seats decide one at a time; everything else happens by itself."""

    def __init__(
        self, episodes: Episodes | OneTable, *, played_by: str, name: str, render_mode: str | None
    ) -> None:
        super().__init__()
        # "compiled play", or the reason why it is the engine that plays.
        self.played_by = played_by
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._episodes = episodes
        learners = sorted(episodes.seating.learners)
        self._seat = {f"seat_{seat}": seat for seat in learners}
        self._agent = {seat: agent for agent, seat in self._seat.items()}
        self.possible_agents = list(self._seat)
        self.agents: list[str] = []
        coder = episodes.coder
        self.observation_spaces = {each: observation_space(coder) for each in self._seat}
        self.action_spaces = {each: action_space(coder) for each in self._seat}

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

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Open the table for the next episode; the same seed deals the same episodes."""
        self._episodes.begin(seed)
        agents = self.agents = list(self._seat)
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = self._agent[self._episodes.seat]

    def step(self, action: int | None) -> None:
        """Do what the seat that is asked decides."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episodes = self._episodes
        if action is None or not episodes.legal(int(action)):
            raise episodes.refusal(action)
        self._cumulative_rewards[agent] = 0.0
        episodes.act(int(action))
        won, dropped = episodes.rewards()
        self.rewards = {each: won[self._seat[each]] for each in self.agents}
        if episodes.over:
            ended = self.truncations if episodes.cut_short else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._agent[episodes.seat]
        for info in self.infos.values():
            info["dropped"] = dropped
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """The moment as a seat sees it, made from its view alone."""
        return self._episodes.observation(self._seat[agent])

    def render(self) -> str:
        """The table as it lies, in words."""
        return self._episodes.told()

    def close(self) -> None:
        """Nothing is held open."""
