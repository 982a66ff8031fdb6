"""A sample of `make seats`: the room beside a plain model, and faults the model must notice."""

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pot.family import POT
from cardhouse.rulebook import all_games
from cardhouse.table.families import COURSES
from tests.runs.seats.seats import TABLES, Tally, day, main, report

HANDS = 25
HOLDEM, BLACKJACK = ("tommys", "holdem"), ("ven-a-mexico", "no-bust-blackjack")


def differs(table: tuple[str, str], days: int, hands: int) -> bool:
    """True if room and model differ within some days."""
    return any(day((*table, f"fault {number}", hands)).failures for number in range(days))


@pytest.mark.parametrize(("house", "game"), TABLES)
def test_comings_and_goings_are_as_the_model_says(house: str, game: str) -> None:
    tally = day((house, game, "sample", HANDS))
    assert not tally.failures, tally.failures[0]
    assert tally.hands == HANDS and tally.seen["Leave"] > 3


def test_every_game_with_a_button_or_a_bank_is_there() -> None:
    posted = {(post.house, post.name) for post in all_games() if post.family is not PAN}
    assert posted == TABLES.keys()


@pytest.mark.parametrize("name", ["plain_poker", "plain_bank"])
def test_the_model_shares_no_code_with_the_room(name: str) -> None:
    tree = ast.parse((Path(__file__).parent / f"{name}.py").read_text(encoding="utf-8"))
    imported = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert imported and not any(isinstance(node, ast.Import) for node in ast.walk(tree))
    assert {str(module).partition(".")[0] for module in imported} <= {
        "__future__",
        "dataclasses",
        "typing",
    }


# Faults put into the room, with the days and hands within which they must show.
FAULTS: dict[str, tuple[tuple[str, str], int, int, Any]] = {
    "pot.seats._passed": (HOLDEM, 2, 50, lambda *_, **__: ()),
    "pot.seats._away": (HOLDEM, 2, 50, lambda player: False),
    "pot.seats._first_blind": (HOLDEM, 1, 20, lambda table, button, seats: seats[-1]),
    "button.first_button": (("lo-ball-room", "holdem"), 40, 2, lambda table: table.button or 1),
    "events._take_back": (HOLDEM, 2, 50, lambda table: None),
    "pot.course.between": (HOLDEM, 4, 50, lambda table, seat: False),
    "ticking.tick": (("lo-ball-room", "lowball"), 2, 50, lambda table, at: iter(())),
    "buyin.collect_time": (("lo-ball-room", "lowball"), 4, 50, lambda table: iter(())),
    "sitting.collect_time": (("lo-ball-room", "lowball"), 12, 50, lambda table: iter(())),
    "banked.bank._dealt_last": (BLACKJACK, 2, 40, lambda table, seat: False),
    "banked.bank._present": (BLACKJACK, 2, 40, lambda table, seat: seat in table.players),
    "banked.bank._had_wager": (("tommys", "pai-gow-poker"), 2, 40, lambda table, seat: True),
}


@pytest.mark.parametrize("part", FAULTS)
def test_a_fault_of_the_room_is_told(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    table, days, hands, fault = FAULTS[part]
    assert not differs(table, days, hands)
    module, _, name = part.rpartition(".")
    if part == "pot.course.between":
        monkeypatch.setitem(COURSES, POT, replace(COURSES[POT], **{name: fault}))
    else:
        monkeypatch.setattr(import_module(f"cardhouse.table.{module}"), name, fault)
    assert differs(table, days, hands)


def test_the_count_is_printed_and_a_difference_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--hands", "23", "--processes", "1"]) == 0
    assert "tommys holdem: 1 hands" in capsys.readouterr().out
    assert report({HOLDEM: Tally(hands=3, failures=["tommys holdem, seed 1: no"])}, 1.0) == 1
    assert "3 hands in 1 s, 1 days that differ" in capsys.readouterr().out
