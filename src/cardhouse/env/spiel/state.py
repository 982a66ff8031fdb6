"""A state of a game as OpenSpiel's algorithms know it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from cardhouse.api import IllegalCommand
from cardhouse.cards import JOKER, PACK
from cardhouse.engine.families import look
from cardhouse.env.fields import Numbers
from cardhouse.env.spiel.node import PLACED, Node

# OpenSpiel's numbers for chance, and for nobody once the hand is over.
CHANCE: Final = -1
TERMINAL: Final = -4


class SpielState:
    """A hand in progress, with the numbers that led to it."""

    def __init__(self, game: Any, node: Node, past: tuple[tuple[int, int], ...] = ()) -> None:
        self._game, self._node, self._rules = game, node, node.rules
        # Each decision so far, with its player.
        self._past = past

    def current_player(self) -> int:
        """The player that decides, -1 for chance and -4 once the hand is over."""
        if self.is_terminal():
            return TERMINAL
        return CHANCE if self._node.is_chance else self._rules.seats.index(self._node.seat)

    def is_terminal(self) -> bool:
        """True once the hand is over."""
        return self._node.ask is None

    def is_chance_node(self) -> bool:
        """True if chance decides."""
        return self._node.is_chance

    def is_player_node(self) -> bool:
        """True if a player decides."""
        return self._node.seat > 0

    def is_simultaneous_node(self) -> bool:
        """False: players decide one after another."""
        return False

    def is_mean_field_node(self) -> bool:
        """False: there are few players."""
        return False

    def is_initial_state(self) -> bool:
        """True before the first decision."""
        return not self._past

    def num_players(self) -> int:
        """The number of seats dealt in."""
        return len(self._rules.seats)

    def num_distinct_actions(self) -> int:
        """The number of actions."""
        return self._rules.coder.actions

    def get_game(self) -> Any:
        """The game."""
        return self._game

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Legal actions of the player that decides, or outcomes of chance, in order."""
        if self.is_terminal() or player not in (None, self.current_player()):
            return []
        if self._node.is_chance:
            return [outcome for outcome, _ in self._node.outcomes()]
        return sorted(self._node.menu())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each legal action."""
        legal = {*self.legal_actions(player)}
        return [int(action in legal) for action in range(self.num_distinct_actions())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Everything that chance may decide now, and how likely; cards come one by one."""
        return self._node.outcomes() if self._node.is_chance else []

    def apply_action(self, action: int) -> None:
        """Carry out a decision of a player or of chance."""
        if action not in self.legal_actions():
            legal = ", ".join(map(str, self.legal_actions())) or "nothing: the hand is over"
            raise IllegalCommand(f"action {action!r} cannot be done now; legal are {legal}")
        self._past = (*self._past, (self.current_player(), int(action)))
        self._node = self._node.after(int(action))

    def child(self, action: int) -> SpielState:
        """The state after a decision."""
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> SpielState:
        """An independent state."""
        return SpielState(self._game, self._node, self._past)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return self.clone()

    def returns(self) -> list[float]:
        """Each player's chips won, in the unit of the game; 0 until the hand is over."""
        return self._node.returns()

    def rewards(self) -> list[float]:
        """The same: nothing is won before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """One player's chips won."""
        return self.returns()[player]

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a player has seen so far."""
        return self._node.told[self._player(player)]

    def information_state_tensor(self, player: int | None = None) -> Numbers:
        """The table as a player sees it, then the last decisions of all, the newest first."""
        return np.concatenate([self.observation_tensor(player), self._rules.remembered(self._past)])

    def observation_string(self, player: int | None = None) -> str:
        """The table as a player sees it, in words."""
        return str(look(self._node.hand, self._rules.seats[self._player(player)]))

    def observation_tensor(self, player: int | None = None) -> Numbers:
        """The table as a player sees it, in the numbers of the other environments."""
        seat = self._rules.seats[self._player(player)]
        return self._rules.coder.observe(look(self._node.hand, seat))

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """An action in words; with one argument, of the player that decides."""
        if action is None:
            player, action = self.current_player(), player
        if player != CHANCE:
            return self._rules.coder.meaning(action)
        return (*PACK, JOKER)[action] if action < PLACED else f"outcome {action - PLACED}"

    def history(self) -> list[int]:
        """The numbers of all decisions so far."""
        return [action for _, action in self._past]

    def full_history(self) -> list[tuple[int, int]]:
        """The same with the players."""
        return list(self._past)

    def history_str(self) -> str:
        """The same in one line."""
        return " ".join(str(action) for _, action in self._past)

    def move_number(self) -> int:
        """The number of decisions so far."""
        return len(self._past)

    def to_string(self) -> str:
        """The table as it lies, with every card named so far."""
        return str(self)

    def __str__(self) -> str:
        said: list[Any] = [
            (*PACK, JOKER)[action] if player == CHANCE and action < PLACED else action
            for player, action in self._past
        ]
        return " ".join(map(str, said))

    def _player(self, player: int | None) -> int:
        """A player, or the one that decides."""
        return self.current_player() if player is None else player
