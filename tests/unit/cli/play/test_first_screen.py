"""The first screen of `cardhouse play` for somebody who has named no game."""

import io

import pytest
from rich.console import Console

from cardhouse.cli.main import main
from cardhouse.cli.play.choice import choose
from tests.unit.cli.play.test_play import typed


def chosen(*lines: str, name: str = "", language: str = "en") -> tuple[tuple[str, str] | None, str]:
    """The choice of a person who types these lines, and their screen."""
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, color_system=None)
    return choose(console, typed(lines), language, name), out.getvalue()


def test_every_game_is_offered_once_with_a_sentence_and_fits_the_screen() -> None:
    choice, screen = chosen("pan")
    assert choice == ("tommys", "pan")
    rows = screen.rstrip().split("\n")
    assert len(rows) < 24 and max(map(len, rows)) <= 80
    assert sum(" Texas Hold'em: " in row for row in rows) == 1
    assert any("Pan: Lay sets and runs" in row for row in rows)
    assert any("Dealer's Choice: The button" in row for row in rows)


def test_a_game_is_chosen_by_number_or_name_and_nothing_by_enter() -> None:
    assert chosen("", "99", "texas hold'em")[0] == chosen("holdem")[0]
    choice, screen = chosen("1", name="button-room")
    assert choice is not None and choice[0] == "button-room"
    assert "Pan: " not in screen and "Draw Poker: " in screen
    assert chosen("", "quit")[0] is None
    assert chosen()[0] is None, "nobody answers"
    assert "¿Cuál, de 1 a" in chosen(language="es")[1]


def test_without_a_keyboard_the_command_says_what_to_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play"]) == 2
    assert "like: cardhouse play tommys holdem" in capsys.readouterr().err
