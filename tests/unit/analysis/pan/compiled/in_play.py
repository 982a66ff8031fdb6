"""Tests of pan's kernels for a process of its own, which compiles nothing if it is told so.

`test_compiled.py` runs them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from cardhouse.analysis.pan import simulate
from cardhouse.analysis.pan.compiled import chance, coming, laying, machine, search, splits, turns
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.doors import clear
from cardhouse.analysis.pan.compiled.plan import flatten
from cardhouse.analysis.pan.compiled.policies import RANDOM, ROOMS_OWN, policy
from cardhouse.analysis.pan.compiled.sittings import sit
from cardhouse.analysis.simulate.job import HOUSE, Job
from cardhouse.analysis.simulate.seated import Results, nothing
from cardhouse.bots import NAMES
from cardhouse.engine.pan.hand import PanGame
from cardhouse.rulebook import posted
from tests.runs.compiled.compiled import judged
from tests.runs.compiled.judge import Differs

PLAIN = os.environ.get("NUMBA_DISABLE_JIT") == "1"
HANDS = 16 if PLAIN else 300
POST = posted("tommys", "pan")


def test_pan_is_played_as_the_engine_plays_it() -> None:
    decisions = sum(judged(POST, seed) for seed in range(HANDS))
    assert decisions > 40 * HANDS


Fault = Callable[..., Any]
FAULTS: list[tuple[ModuleType, str, Fault]] = [
    (turns, "fits", lambda game, hand, seat, card, sheet: False),
    (turns, "must_use", lambda game, hand: False),
    (search, "borrowings", lambda game, hand, sheet: None),
    (splits, "crossings", lambda game, hand, sheet, number: None),
    (laying, "collect", lambda game, hand, seat, chips: None),
    (machine, "value", lambda game, box, at: 0),
    (coming, "leave", lambda hand, seat: None),
]


@pytest.mark.skipif(not PLAIN, reason="compiled kernels have taken each other in")
@pytest.mark.parametrize(("where", "what", "fault"), FAULTS, ids=[each[1] for each in FAULTS])
def test_the_judge_notices_a_fault(
    where: ModuleType, what: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, what, fault)
    with pytest.raises((Differs, AssertionError, IndexError)):
        for seed in range(100):
            judged(POST, seed)


def sat(kinds: list[tuple[int, ...]], hands: int, seed: int = 7) -> tuple[Results, int]:
    """Hands of one table with these players, who have twenty chips each."""
    players = len(kinds)
    table = np.array([20_00, 3_00, 10], dtype=np.int64)
    results = nothing(players)
    with np.errstate(over="ignore"):
        decisions = sit(
            flatten(POST.game()).game,
            table,
            np.stack([policy(*kind) for kind in kinds]),
            np.zeros(players, dtype=np.int64),
            np.zeros(r.WIDTH, dtype=np.int64),
            np.zeros(s.WIDTH, dtype=np.int64),
            chance.dice(seed, 1),
            results,
            hands,
        )
    return results, int(decisions)


def test_a_sitting_loses_no_chip_and_is_the_same_again() -> None:
    results, decisions = sat([ROOMS_OWN] * 4, 20)
    assert results.net.sum() == 0 and results.net[4] == 20 * 3_00
    assert decisions > 20 * 20
    again, same = sat([ROOMS_OWN] * 4, 20)
    assert same == decisions and (again.net == results.net).all()
    other, _ = sat([ROOMS_OWN] * 4, 20, seed=8)
    assert (other.net != results.net).any()


def test_the_rooms_own_player_beats_players_at_random() -> None:
    results, _ = sat([ROOMS_OWN, (RANDOM,), (RANDOM,)], 30)
    assert results.net[0] > 0 > results.net[1] + results.net[2]


def test_bots_by_name_are_in_their_seats() -> None:
    bots = ("caller", "sensible", "random")
    job = Job(
        house="tommys", game="pan", table="$1", seats=3, seed="5", hands=9, piece=9, bots=bots
    )
    caller = simulate.piece(job, 0, hands=9).lines["seat 1"]
    # It retires, and wins only if the others have done so before.
    assert caller.won + caller.lost == 9 and caller.lost > 4
    assert {*simulate.POLICIES} == {*NAMES} | {"tight", "loose"}


def test_a_piece_of_a_job_has_a_line_for_the_house_and_for_each_seat() -> None:
    job = Job(house="tommys", game="pan", table="$2", seats=3, seed="5", hands=12, piece=8)
    said: list[str] = []
    game = POST.game(POST.table("$2"))
    assert isinstance(game, PanGame)
    simulate.prepare(game, job, lambda: said.append("compiling"))
    assert len(said) <= 1
    sums = simulate.play(game, job, 0)
    sums += simulate.play(game, job, 1)
    assert list(sums.lines) == [HOUSE, "seat 1", "seat 2", "seat 3"]
    assert sums.hands == 12 and sums.lines[HOUSE].net == 12 * 3_00
    assert sum(line.net for line in sums.lines.values()) == 0
    assert all(line.won + line.even + line.lost == 12 for line in sums.lines.values())


def test_an_empty_row_has_the_whole_deck() -> None:
    game, row = flatten(POST.game()).game, np.ones(r.WIDTH, dtype=np.int64)
    clear(game, row, 3, 1)
    assert (row[r.FIRST], row[r.UNFOUND], row[r.LIVING]) == (1, 0, 3)
    assert np.bincount(row[r.STOCK : r.STOCK + 320]).tolist() == [8] * 40


def test_any_seed_of_the_judge_gives_the_same_hand() -> None:
    assert judged(POST, 3) == judged(POST, 3)
    assert Random("tommys pan 3").random() != Random("tommys pan 4").random()
