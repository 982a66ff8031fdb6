"""The exact value of a game for two, by linear programming over its sequences."""

from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

from tests.runs.spiel.alike import decided

Entry = tuple[int, int, float]


class Sequences:
    """A game's decisions as sequences of each player, and what is won at the end of two."""

    def __init__(self, game: Any) -> None:
        # Sequence 0 is that of a player who has not decided yet; so is place 0 of knowledge.
        self.names: list[dict[tuple[str, int], int]] = [{}, {}]
        self.known: list[dict[str, int]] = [{}, {}]
        # The sequence that leads to each place of knowledge, and those that go on from it.
        self.parent: list[dict[int, int]] = [{}, {}]
        self.after: list[dict[int, list[int]]] = [{}, {}]
        self.won: dict[tuple[int, int], float] = {}
        self._walk(game.new_initial_state(), (0, 0), 1.0)

    def _walk(self, state: Any, at: tuple[int, int], chance: float) -> None:
        state = decided(state)
        if state.is_terminal():
            self.won[at] = self.won.get(at, 0.0) + chance * state.returns()[0]
        elif state.is_chance_node():
            for action, likely in state.chance_outcomes():
                self._walk(state.child(action), at, chance * likely)
        else:
            self._decide(state, at, chance)

    def _decide(self, state: Any, at: tuple[int, int], chance: float) -> None:
        player, told = state.current_player(), state.information_state_string()
        place = self.known[player].setdefault(told, len(self.known[player]) + 1)
        self.parent[player][place] = at[player]
        names = self.names[player]
        for action in state.legal_actions():
            number = names.setdefault((told, action), len(names) + 1)
            goes_on = self.after[player].setdefault(place, [])
            if number not in goes_on:
                goes_on.append(number)
            then = (number, at[1]) if player == 0 else (at[0], number)
            self._walk(state.child(action), then, chance)

    def flow(self, player: int) -> list[Entry]:
        """Plans that come to a place of knowledge go on from it; the first line is the start."""
        found: list[Entry] = [(0, 0, 1.0)]
        for place, parent in self.parent[player].items():
            found.append((place, parent, -1.0))
            found += [(place, number, 1.0) for number in self.after[player][place]]
        return found


def value(game: Any) -> float:
    """The first player's winnings if both play as well as possible."""
    of = Sequences(game)
    plans, replies = len(of.names[0]) + 1, len(of.names[1]) + 1
    places, answers = len(of.known[0]) + 1, len(of.known[1]) + 1
    # The plan of the first player, and the worth of each place to the second, who answers best.
    flow = [(row, column, worth) for row, column, worth in of.flow(0)]
    best = [(column, plans + row, worth) for row, column, worth in of.flow(1)]
    best += [(second, first, -won) for (first, second), won in of.won.items()]
    goal = np.zeros(plans + answers)
    goal[plans] = -1
    start = np.zeros(places)
    start[0] = 1
    solved = linprog(
        goal,
        A_ub=_matrix(best, replies, plans + answers),
        b_ub=np.zeros(replies),
        A_eq=_matrix(flow, places, plans + answers),
        b_eq=start,
        bounds=[(0, None)] * plans + [(None, None)] * answers,
    )
    assert solved.success, solved.message
    return float(-solved.fun)


def _matrix(entries: list[Entry], rows: int, columns: int) -> Any:
    row, column, worth = zip(*entries, strict=True)
    return coo_matrix((worth, (row, column)), shape=(rows, columns))
