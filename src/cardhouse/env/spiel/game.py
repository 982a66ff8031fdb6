"""A game of a house as OpenSpiel's algorithms know it: one hand, from the first card."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from cardhouse.api import Game, MissingExtra
from cardhouse.api.dealing import fresh
from cardhouse.engine import HandStarted, start
from cardhouse.env.coder import Coder
from cardhouse.env.extra import has
from cardhouse.env.opening import Seats, Stacks, Unit
from cardhouse.env.spiel.node import PLACED, REMEMBERED, Node, Rules, settled
from cardhouse.env.spiel.state import SpielState
from cardhouse.rulebook import open_table

# The ways in which three dice may fall, the most that chance decides beside cards.
PLACES_MOST: Final = 6**3
# More decisions than any hand of a game for a pot has.
LONGEST: Final = 10_000


class SpielGame:
    """Hands with the same seats, stacks and button; chance deals card by card."""

    def __init__(
        self,
        game: Game,
        coder: Coder,
        started: HandStarted,
        *,
        unit: int,
        keep: bool,
        silent: tuple[type[Any], ...],
    ) -> None:
        self._game, self.coder, self._started = game, coder, started
        self._unit = unit
        # Players are numbered from 0, in the order of their seats.
        self.seats: tuple[int, ...] = tuple(sorted(started.seats))
        self._rules = Rules(
            coder=coder,
            seats=self.seats,
            stacks=started.stacks,
            unit=unit,
            silent=silent,
            keep=keep,
        )
        self._chips = sum(started.stacks[seat] for seat in self.seats)

    @cached_property
    def _root(self) -> Node:
        hand, log = start(self._game._spread.core, self._started)
        return settled(self._rules, hand, log, ("",) * len(self.seats))

    def new_initial_state(self) -> SpielState:
        """A hand before its first card."""
        return SpielState(self, self._root)

    def new_initial_states(self) -> list[SpielState]:
        """The only one."""
        return [self.new_initial_state()]

    def num_players(self) -> int:
        """The number of seats dealt in."""
        return len(self.seats)

    def num_distinct_actions(self) -> int:
        """The number of actions."""
        return self.coder.actions

    def max_chance_outcomes(self) -> int:
        """More than the number of any outcome: of cards, and of what is told by its place."""
        return PLACED + PLACES_MOST

    def max_game_length(self) -> int:
        """More decisions than any hand has."""
        return LONGEST

    def min_utility(self) -> float:
        """The most a player can lose."""
        return -max(self._started.stacks.values()) / self._unit

    def max_utility(self) -> float:
        """More than a player can win."""
        return self._chips / self._unit

    def utility_sum(self) -> float:
        """Nothing is won that nobody loses, where the house takes no fee."""
        return 0.0

    def information_state_tensor_shape(self) -> list[int]:
        """The size of what a player sees and remembers."""
        return [self.coder.size + REMEMBERED * self._rules.remembered_each]

    def information_state_tensor_size(self) -> int:
        """The same as a number."""
        return self.information_state_tensor_shape()[0]

    def observation_tensor_shape(self) -> list[int]:
        """The size of what a player sees."""
        return [self.coder.size]

    def observation_tensor_size(self) -> int:
        """The same as a number."""
        return self.coder.size

    def native(self) -> Any:
        """The same as a game of OpenSpiel's own, which its algorithms in C++ take too; slower."""
        _needs_openspiel()
        from cardhouse.env.spiel.native import NativeGame

        return NativeGame(self)

    def get_type(self) -> Any:
        """OpenSpiel's own description of a game."""
        _needs_openspiel()
        import pyspiel

        kind = pyspiel.GameType
        zero_sum = not self._takes_fee
        return kind(
            short_name=str(self),
            long_name=self._game.title,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=len(self.seats),
            min_num_players=len(self.seats),
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )

    def get_parameters(self) -> dict[str, Any]:
        """None: a game is made by its house and its name."""
        return {}

    @property
    def _takes_fee(self) -> bool:
        return bool(self._started.fee or self._started.fees)

    def __str__(self) -> str:
        return f"cardhouse_{self._game.house}_{self._game.name}".replace("-", "_")


def _needs_openspiel() -> None:
    if not has("pyspiel"):
        raise MissingExtra("OpenSpiel's algorithms need OpenSpiel: pip install open_spiel")


def opened(
    game: Game, *, seats: Seats, stacks: Stacks, button: int, unit: Unit, showdown: bool, keep: bool
) -> SpielGame:
    """A game of a table, with everybody in their seats."""
    spread = game._spread
    started = fresh(spread, seats=seats, stacks=stacks, button=button, seed="")
    coder = Coder(open_table(spread.posted, game.table), started.seats)
    silent = () if showdown else coder.showing
    scale = coder.bet if unit == "bets" else 1
    return SpielGame(game, coder, started, unit=scale, keep=keep, silent=silent)
