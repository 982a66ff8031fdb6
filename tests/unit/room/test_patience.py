"""The time people get: their own time, their bank, and the reserve for a lost connection."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cardhouse.engine.core.asks import PLAIN, Ask
from cardhouse.engine.pot.commands import Check, Fold
from cardhouse.room.absence import Absence
from cardhouse.room.patience import Left, Patience, Waiting
from cardhouse.rulebook import open_table, posted
from cardhouse.table.commands import Leave, Sit, SitOut
from cardhouse.table.play import play

ASKED = Ask(3, {Check: PLAIN, Fold: PLAIN}, default=Check(3))
MAY = Ask(4, {Check: PLAIN}, must=False)
PATIENCE = Patience(must=20, may=5, bank=30, refill=4, reserve=60, absences=2, gone=600)


class Hall:
    """A wall clock set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        loop: Any = type("Loop", (), {"time": lambda _: self.now})()
        monkeypatch.setattr(asyncio, "get_running_loop", lambda: loop)


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Hall:
    return Hall(monkeypatch)


def test_time_runs_out_after_ones_own_and_the_bank(hall: Hall) -> None:
    waiting = Waiting(PATIENCE)
    assert waiting.look([ASKED]) == ([], 50)
    left = waiting.left()[3]
    assert (left.seconds, left.of, left.bank) == (50, 50, 30)
    hall.now += 49
    assert waiting.look([ASKED]) == ([], 1) and waiting.left()[3].bank == 1
    hall.now += 1
    assert waiting.look([ASKED]) == ([ASKED], None)


def test_the_time_one_has_is_told_exactly_at_any_moment(hall: Hall) -> None:
    for hall.now in (100.0, 100.2, 100.7, 1e6 + 0.3):
        waiting = Waiting(PATIENCE)
        waiting.look([ASKED])
        assert waiting.left()[3].of == 50


def test_the_bank_is_spent_and_comes_back_with_every_hand(hall: Hall) -> None:
    waiting = Waiting(PATIENCE)
    waiting.look([ASKED])
    hall.now += 40
    assert waiting.look([]) == ([], None)
    assert waiting.look([ASKED]) == ([], 30)
    waiting.look([])
    waiting.refill((3,))
    assert waiting.look([ASKED]) == ([], 34)
    waiting.look([])
    for _ in range(10):
        waiting.refill((3,))
    assert waiting.look([ASKED]) == ([], 50)


def test_a_lost_line_has_a_reserve_until_it_is_used_up(hall: Hall) -> None:
    waiting = Waiting(PATIENCE)
    assert waiting.look([ASKED], away=(3,)) == ([], 110)
    hall.now += 100
    waiting.look([], away=(3,))
    assert waiting.look([ASKED], away=(3,)) == ([], 30)
    waiting.look([], away=(3,))
    waiting.refill((3,))
    assert waiting.look([ASKED], away=(3,)) == ([], 34)
    # A player who is back has the reserve again after the next hand.
    waiting.look([])
    waiting.refill((3,))
    assert waiting.look([ASKED], away=(3,)) == ([], 20 + 8 + 60)


def test_what_one_may_do_has_a_short_time_of_its_own(hall: Hall) -> None:
    waiting = Waiting(PATIENCE)
    assert waiting.look([ASKED, MAY]) == ([], 5)
    hall.now += 5
    assert waiting.look([ASKED, MAY]) == ([MAY], 45)


def test_what_the_rules_give_a_time_for_has_that_and_no_bank(hall: Hall) -> None:
    window = Ask(5, {Check: PLAIN, Fold: PLAIN}, default=Check(5), seconds=5)
    waiting = Waiting(PATIENCE)
    assert waiting.look([window], away=(5,)) == ([], 5)
    assert waiting.left()[5] == Left(seconds=5, of=5, bank=0)
    hall.now += 5
    assert waiting.look([window]) == ([window], None)
    hall.now += 90
    waiting.look([])
    # None of it was taken from the player's bank.
    assert waiting.look([Ask(5, {Check: PLAIN}, default=Check(5))]) == ([], 50)


def test_whoever_is_silent_for_two_hands_is_passed_over_and_later_leaves(hall: Hall) -> None:
    table = open_table(posted("tommys", "holdem"))
    play(table, Sit(seat=3, name="Zoe", chips=4000))
    absence = Absence(PATIENCE)
    absence.silent(3)
    absence.hand_over()
    assert absence.due(table, ()) is None
    absence.heard(3)
    for _ in range(2):
        assert absence.due(table, ()) is None
        absence.silent(3)
        absence.hand_over()
    assert absence.due(table, ()) == SitOut(seat=3)
    play(table, SitOut(seat=3))
    assert absence.due(table, (3,)) is None
    hall.now += 601
    assert absence.due(table, (3,)) == Leave(seat=3)
    assert absence.due(table, ()) is None
