"""Bots that meet in compiled play: in plain Python every day, beside the engine in long runs."""

from math import hypot
from pathlib import Path
from random import Random

import pytest

from cardhouse.analysis.arena import bulk
from cardhouse.analysis.arena.figures import pairs, scores
from cardhouse.analysis.arena.tally import Tally
from cardhouse.analysis.simulate.job import Job, summed
from cardhouse.analysis.simulate.workers import here
from cardhouse.api import Ask, Command, View
from cardhouse.api import arena as by_engine
from tests.kit.alone import ROOT, pass_alone

TESTS = Path(__file__).parent / "in_arena.py"


def test_bots_meet_in_plain_python() -> None:
    pass_alone(TESTS, ROOT / "src", NUMBA_DISABLE_JIT="1")


class Shows:
    """Takes each offer equally often, but shows its cards: compiled players never muck them."""

    def __init__(self, source: Random) -> None:
        self._source = source

    def decide(self, view: View, ask: Ask) -> Command:
        return ask.do("show") if "show" in ask else ask.random(self._source)


@pytest.mark.long
def test_bots_meet_compiled() -> None:
    whole = Job(
        house="tommys",
        game="stud7-hilo",
        table="",
        seats=6,
        seed="7",
        hands=40_000,
        piece=10_000,
        bots=("random", "caller"),
    )
    *_, done = summed(here(bulk.play, whole), Tally.empty(2))
    again = Job(
        house="tommys",
        game="stud7-hilo",
        table="",
        seats=6,
        seed="8",
        hands=1_500,
        piece=60,
        bots=(f"{__name__}:Shows", "caller"),
    )
    *_, beside = summed(here(by_engine.play, again), Tally.empty(2))
    (mine, _), (engine, _) = scores(done, 6), scores(beside, 6)
    assert abs(mine.mean - engine.mean) < 4 * hypot(mine.error, engine.error)


@pytest.mark.long
def test_intervals_hold_the_truth() -> None:
    def met(seed: int, hands: int) -> Tally:
        job = Job(
            house="tommys",
            game="holdem",
            table="",
            seats=6,
            seed=str(seed),
            hands=hands,
            piece=hands,
            bots=("caller", "random"),
        )
        return bulk.play(job, 0)

    (truth,) = pairs(met(0, 400_000), 6).values()
    held = 0
    for seed in range(1, 301):
        (pair,) = pairs(met(seed, 200), 6).values()
        held += pair.low <= truth.mean <= pair.high
    assert 272 <= held <= 298
