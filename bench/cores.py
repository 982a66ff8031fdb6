"""Compiled play on one core and on two, by the clock: a thread for each, with its own tables."""

import os
from collections.abc import Callable
from time import perf_counter
from typing import Final

import numpy as np

from bench.contest import SEATS, Rate
from bench.report import OURS
from cardhouse.analysis.kernel.jit import together
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import dice
from cardhouse.analysis.pot.compiled.fees import fee_table
from cardhouse.analysis.pot.compiled.plan import flatten
from cardhouse.analysis.pot.compiled.play import Company, play
from cardhouse.analysis.pot.compiled.policies import RANDOM, policy
from cardhouse.analysis.pot.compiled.ready import make_ready
from cardhouse.rulebook import posted

Work = Callable[[float, int], Rate]

HOUSE, GAME = "tommys", "holdem"
TABLES, HANDS, BETS = 64, 20_480, 100
CORES: Final = (1, 2)


def tables() -> dict[str, dict[str, Work]]:
    """The measurements by title, for the cores that this machine has."""
    found = {
        OURS if cores == 1 else f"{cores} cores": _on(cores)
        for cores in CORES
        if cores <= (os.cpu_count() or 1)
    }
    return {f"{GAME}, compiled play, by the clock: hands/s": found}


def _on(cores: int) -> Work:
    def work(seconds: float, seed: int) -> Rate:
        hands = [_hands(seed * len(CORES) + core) for core in range(cores)]
        start, done = perf_counter(), 0
        while perf_counter() - start < seconds:
            done += sum(together(hands, cores))
        return Rate(done, perf_counter() - start)

    return work


def _hands(seed: int) -> Callable[[], int]:
    """A batch of hands at tables of its own; the number of them."""
    post = posted(HOUSE, GAME)
    game = post.game()
    plan, fees = flatten(game), fee_table(post.fee())
    make_ready(plan, lambda: None)
    rows, rolls = np.zeros((TABLES, r.WIDTH), dtype=np.int64), dice(seed, TABLES)
    stacks = np.full(SEATS, BETS * game.stakes.big_bet, dtype=np.int64)
    policies = np.stack([policy(RANDOM)] * SEATS)
    company = Company(policies, stacks, np.zeros_like(stacks), np.zeros(SEATS))

    def hands() -> int:
        play(plan.ranks, plan.game, rows, rolls, company, fees, HANDS)
        return HANDS

    return hands
