"""Blackjack on one core: rounds in our kernel and engine beside the peers, and exact solutions."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from bench.contest import Rate, work_for
from bench.report import OURS
from cardhouse.analysis.blackjack.play import play_rounds
from cardhouse.analysis.blackjack.rules import Rules, changed, rules_of
from cardhouse.analysis.blackjack.solve import Solver
from cardhouse.analysis.blackjack.solved import best_value
from cardhouse.analysis.blackjack.strategy import chart_of
from cardhouse.analysis.blackjack.table import Felt, felt
from cardhouse.rulebook import posted

Work = Callable[[float, int], Rate]

HOUSE, GAME = "tommys", "no-bust-blackjack"
ROUNDS = 200_000
# The peers play by the simplest rule there is, never splitting or doubling: less work than ours.
STANDS = 17


def tables(missing: list[str]) -> dict[str, dict[str, Work]]:
    """The measurements by title; impossible ones are added to the list."""
    rounds: dict[str, Work] = {OURS: _kernel(_ordinary, 1)}
    for peer, make in (("OpenSpiel", _open_spiel), ("RLCard", _rlcard)):
        try:
            rounds[peer] = make()
        except ImportError as error:
            missing.append(f"{peer} ({error})")
    grown = {f"{spots} spots": _kernel(_no_bust, spots) for spots in (1, 3, 7)}
    exact = {"ordinary, six decks": _exact(_ordinary), "no bust, six decks": _exact(_no_bust)}
    return {
        "blackjack: rounds/s": rounds,
        "no-bust blackjack: rounds/s": grown,
        "blackjack, exact: solutions/s": exact,
    }


def _no_bust() -> Rules:
    return rules_of(posted(HOUSE, GAME).game())


def _ordinary() -> Rules:
    return changed(_no_bust(), "preset", "ordinary")


@cache
def _felt(rules: Callable[[], Rules]) -> Felt:
    return felt(rules(), chart_of(Solver(rules())))


def _kernel(rules: Callable[[], Rules], spots: int) -> Work:
    def work(seconds: float, seed: int) -> Rate:
        desk = _felt(rules)
        return work_for(seconds, lambda: play_rounds(desk, ROUNDS, seed, spots=spots), count=ROUNDS)

    return work


def _exact(rules: Callable[[], Rules]) -> Work:
    return lambda seconds, seed: work_for(seconds, lambda: best_value(rules()))


def _open_spiel() -> Work:
    """The loop of its examples: chance nodes are sampled in Python."""
    import pyspiel

    game = pyspiel.load_game("blackjack")

    def one(rng: random.Random) -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))

    return _played(one)


def _rlcard() -> Work:
    """The bare game with six decks, faster than the environment around it."""
    from rlcard.games.blackjack import Game
    from rlcard.utils.seeding import np_random

    game: Any = Game()
    game.configure({"game_num_players": 1, "game_num_decks": 6})
    game.np_random, _ = np_random(1)

    def one(rng: random.Random) -> None:
        game.init_game()
        while not game.is_over():
            game.step("hit" if game.players[0].score < STANDS else "stand")

    return _played(one)


def _played(one: Callable[[random.Random], None]) -> Work:
    def work(seconds: float, seed: int) -> Rate:
        rng = random.Random(seed)
        return work_for(seconds, lambda: one(rng))

    return work
