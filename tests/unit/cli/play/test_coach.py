"""The coach at the terminal table: asked by its word, with the figures of the other commands."""

import io
import time
from typing import Any

import pytest
from rich.console import Console

from cardhouse.analysis.blackjack.chart import UPS
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.play import coach, loop
from cardhouse.cli.play.loop import Sitting
from cardhouse.cli.play.screen import Screen
from cardhouse.cli.play.sight import Sight
from cardhouse.coach.advice import Advice
from cardhouse.coach.families import advise, explain
from tests.unit.cli.banked.table import Table as Banked
from tests.unit.cli.calls import call
from tests.unit.cli.play.test_play import Table, typed
from tests.unit.cli.play.test_spanish import english_in

HOUSE = "tommys"
# Two eights against a ten.
EIGHTS = "8s Ks 8h 3d Tc 9c 7d"
BUTTONS = {play: play.capitalize() for play in ("hit", "stand", "double", "split", "surrender")}


def in_spanish(table: Banked, *lines: str) -> str:
    """The screen of a person who goes on at a table in Spanish."""
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, color_system=None)
    sight = Sight(table.sitting.sight.opened_by, table.session, "5-100", "es")
    Sitting(sight, screen=Screen(console, Look(colour=False)), read=typed(lines)).run()
    return out.getvalue()


@pytest.mark.long
def test_its_figures_are_those_of_strategy(capsys: pytest.CaptureFixture[str]) -> None:
    said: Any = call(capsys, "strategy", HOUSE, "no-bust-blackjack", "--values", "--json").data
    cells = {play: each[UPS.index("T")] for play, each in said["values"]["8, 8"].items()}
    told = Banked("pass", "w 10", "done", "coach", "s", house=HOUSE, shoe=EIGHTS)
    seen = {}
    for line in told.lines:
        words = line.replace("> ", "").split()
        if len(words) > 2 and words[0] in BUTTONS.values() and "$" in words[1]:
            seen[words[0]] = words[1]
    known = {play: value for play, value in cells.items() if value is not None}
    assert {"hit", "stand"} <= {*known}
    assert seen == {BUTTONS[play]: coach.signed(value * 10_00) for play, value in known.items()}
    best = BUTTONS[max(known, key=lambda play: known[play])]
    assert f"The coach would take: {best}" in told.said
    assert any(line.startswith(f"  > {best} ") for line in told.lines)


def test_it_says_what_its_function_says(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Advice] = []

    def heard(*asked: Any) -> Advice:
        found.append(advise(*asked))
        return found[-1]

    monkeypatch.setattr(loop, "advise", heard)
    table = Table("coach", "f")
    (advice,) = found
    worths = [coach.signed(each.worth) for each in advice.choices if each.worth is not None]
    assert len(worths) == 3
    assert all(f" {worth} " in table.said for worth in worths)
    assert "You give up the hand and lose no more than you have put in." in table.said
    assert "Figures are average gains from here on" in table.said


def test_it_speaks_only_when_it_is_asked() -> None:
    table = Table("help", "why", "c", "", "", "", "", "")
    assert "coach what each choice is worth" in table.said
    assert "The coach would take" not in table.said


def test_it_says_why_it_has_nothing_to_weigh() -> None:
    table = Banked("coach", "pass", "w 5", "done", "s", "coach", shoe="Ts Ks 9h 8d")
    assert "The bank is offered to you: you would put up money" in table.said
    assert "Nothing is asked of you in a hand just now." in table.said


def test_it_speaks_the_language_of_the_person() -> None:
    table = Banked(shoe=EIGHTS)
    screen = in_spanish(table, "pass", "w 10", "done", "coach", "help")
    names = (*table.sitting.sight.names.values(), "Tommy's Casino and Saloon")
    assert "Tienes 16 duro con 8♠ 8♥ contra K♠ de la banca." in " ".join(screen.split())
    assert "Dividir" in screen and "cuánto vale cada opción" in screen
    assert not english_in(screen, *names, "No-Bust Blackjack wager done help coach")


def test_it_says_once_that_figures_take_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(*asked: Any) -> Advice:
        time.sleep(0.2)
        return explain(*asked)

    assert "Working out the figures" not in _asked(monkeypatch, explain)
    monkeypatch.setattr(coach, "SOON_SECONDS", 0.02)
    assert _asked(monkeypatch, slowly).count("Working out the figures…") == 1


def _asked(monkeypatch: pytest.MonkeyPatch, thinks: Any) -> str:
    monkeypatch.setattr(loop, "advise", thinks)
    return Table("coach", "f").said


def test_cards_of_a_choice_stand_in_their_places() -> None:
    table = Banked(
        *("pass", "w 10", "done", "coach"), game="pai-gow-poker", shoe=" ".join(_sevens())
    )
    rows = [line for line in table.lines if " in front" in line and ("$" in line)]
    assert rows and all("♠" not in row or len(row) <= 80 for row in rows)
    assert sum(row.startswith("  > ") for row in rows) == 1


def _sevens() -> list[str]:
    """Eight piles of a deck, those without a pair first."""
    return [f"{rank}{suit}" for suit in "shdc" for rank in "AKQJT98765432"] + ["Jo"]
