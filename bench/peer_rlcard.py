"""RLCard's limit hold'em: the bare game, faster than the environment around it.

When players fold, RLCard asks the others again (a round ends after as many calls as there are
seats), so its hands have more decisions than they should.
"""

import copy
from collections.abc import Callable
from typing import Any

from rlcard.games.limitholdem import Game
from rlcard.utils.seeding import np_random

from bench.contest import (
    FOLD,
    HOLDEM,
    RAISE,
    SEATS,
    Contestant,
    Rate,
    Result,
    dice,
    play_for,
    work_for,
)


def hands(seconds: float, seed: int) -> Result:
    """Play whole hands; the game's own stakes are blinds of 1 and 2 and bets of 2 and 4."""
    roll = dice(seed)
    game = _game(seed)
    return play_for(seconds, lambda: _play(game, roll))


def _game(seed: int) -> Any:
    game = Game(num_players=SEATS)
    game.np_random, _ = np_random(seed)
    return game


def _play(game: Any, roll: Callable[[], float]) -> int:
    state, _ = game.init_game()
    decisions = 0
    while not game.is_over():
        decisions += 1
        state, _ = game.step(_choice(state["legal_actions"], roll))
    game.get_payoffs()
    return decisions


def _choice(legal: list[str], roll: Callable[[], float]) -> str:
    facing = "call" in legal
    if facing and roll() < FOLD:
        return "fold"
    if roll() < RAISE and "raise" in legal:
        return "raise"
    return "call" if facing else "check"


def clone(seconds: float, seed: int) -> Rate:
    """Copy a hand on the flop."""
    game = _game(seed)
    state, _ = game.init_game()
    for _ in range(SEATS):
        state, _ = game.step("call" if "call" in state["legal_actions"] else "check")
    return work_for(seconds, lambda: copy.deepcopy(game))


CONTESTANT = Contestant("RLCard 1.2.0", hands={HOLDEM: hands}, clone=clone)
