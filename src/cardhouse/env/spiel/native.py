"""The same game as one of OpenSpiel's own, for its algorithms in C++."""

from typing import Any

import numpy as np
import pyspiel

from cardhouse.env.spiel.state import SpielState


class NativeGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours that OpenSpiel takes for a game of its own."""

    def __init__(self, ours: Any) -> None:
        self.ours = ours
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.num_distinct_actions(),
            max_chance_outcomes=ours.max_chance_outcomes(),
            num_players=ours.num_players(),
            min_utility=ours.min_utility(),
            max_utility=ours.max_utility(),
            utility_sum=ours.utility_sum(),
            max_game_length=ours.max_game_length(),
        )
        super().__init__(ours.get_type(), info, {})

    def new_initial_state(self) -> "NativeState":
        """A hand before its first card."""
        return NativeState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "NativeObserver":
        """The eyes of a player."""
        return NativeObserver(self.ours, recall=kind is not None and kind.perfect_recall)


class NativeState(pyspiel.State):  # type: ignore[misc]
    """A state of ours inside one of OpenSpiel's, which copies it whole."""

    def __init__(self, game: NativeGame) -> None:
        super().__init__(game)
        self.ours: SpielState = game.ours.new_initial_state()

    def current_player(self) -> int:
        """The player that decides, -1 for chance and -4 once the hand is over."""
        return self.ours.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.ours.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Everything that chance may decide now, and how likely."""
        return self.ours.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.ours.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.ours.action_to_string(player, action)

    def is_terminal(self) -> bool:
        """True once the hand is over."""
        return self.ours.is_terminal()

    def returns(self) -> list[float]:
        """Each player's chips won."""
        return self.ours.returns()

    def __str__(self) -> str:
        return str(self.ours)


class NativeObserver:
    """The table as a player sees it, or all that the player was told."""

    def __init__(self, ours: Any, *, recall: bool) -> None:
        self._recall = recall
        size = ours.information_state_tensor_size() if recall else ours.observation_tensor_size()
        self.tensor = np.zeros(size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: NativeState, player: int) -> None:
        """Look at a state."""
        of = state.ours
        seen = of.information_state_tensor if self._recall else of.observation_tensor
        self.tensor[:] = seen(player)

    def string_from(self, state: NativeState, player: int) -> str:
        """A state in words."""
        of = state.ours
        return (of.information_state_string if self._recall else of.observation_string)(player)
