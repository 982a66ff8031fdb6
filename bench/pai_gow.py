"""Pai gow poker on one core: deals by the house way, and hands examined for the exact value."""

from collections.abc import Callable
from math import comb

import numpy as np

from bench.contest import Rate, work_for
from bench.report import OURS
from cardhouse.analysis.pai_gow.hands import gather, steps
from cardhouse.analysis.pai_gow.play import deal
from cardhouse.analysis.pai_gow.ways import ways
from cardhouse.ranking.paigow import PaiGow

Work = Callable[[float, int], Rate]

RULES = PaiGow()
DEALS = 100_000
HELD = 2


def tables(missing: list[str]) -> dict[str, dict[str, Work]]:
    """The measurements by title; none can be missing."""
    return {
        "pai gow by the house way: deals/s": {f"{n} players": _deals(n) for n in (1, 3, 6)},
        "pai gow, exact: hands looked at/s": {OURS: _looks},
    }


def _deals(players: int) -> Work:
    def work(seconds: float, seed: int) -> Rate:
        return work_for(seconds, lambda: deal(RULES, DEALS, seed, players=players), count=DEALS)

    return work


def _looks(seconds: float, seed: int) -> Rate:
    groups = ways(RULES.joker, RULES.wheel).groups
    table, deck = steps(groups), groups.deck()
    hands = comb(len(deck) - HELD, 7 - HELD)
    out = np.empty(hands, np.int32)
    return work_for(seconds, lambda: gather(deck[:HELD], deck[HELD:], table, out), count=hands)
