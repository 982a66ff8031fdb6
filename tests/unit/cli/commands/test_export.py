"""`export` writes hands in every format, and names each hand that a format cannot say."""

import tomllib
from pathlib import Path

import pytest

from cardhouse.formats.families import FORMATS
from tests.unit.cli.calls import call, complaint

DEAL = ("deal", "tommys", "holdem", "--hands", "2", "--seed", "7")


@pytest.mark.parametrize("form", FORMATS)
def test_hands_dealt_in_a_format_are_those_of_the_log(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str
) -> None:
    log = call(capsys, *DEAL, "--json").out
    file = tmp_path / "hands"
    file.write_text(call(capsys, *DEAL, "--format", form).out, encoding="utf-8")
    assert call(capsys, "import", str(file)) == (0, log, "")
    assert call(capsys, "export", str(file), "--json").out == log
    assert call(capsys, "replay", str(file)).out == call(capsys, *DEAL).out


def test_a_viewer_gets_their_own_cards_only(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "hands.phhs"
    file.write_text(call(capsys, *DEAL, "--format", "phh").out, encoding="utf-8")
    seen = call(capsys, "export", str(file), "--hand", "1", "--viewer", "2").out
    deals = [words.split()[3] for words in tomllib.loads(seen)["actions"] if "dh" in words]
    assert deals.count("????") == 5 and "shuffles" not in seen
    (own,) = [each for each in deals if each != "????"]
    back = tmp_path / "seen.phh"
    back.write_text(seen, encoding="utf-8")
    assert f"Ben is dealt {own[:2]} {own[2:]}" in call(capsys, "replay", str(back)).out


def test_a_hand_that_a_format_cannot_say_is_named_and_the_others_go_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    deal = ("deal", "tommys", "stud7", "--hands", "8", "--seed", "3", "--bots", "random")
    called = call(capsys, *deal, "--format", "phh")
    assert called.code == 1 and called.out.startswith("[1]\nvariant")
    for line in called.err.splitlines():
        assert " PHH cannot say a " in line
    assert called.out.count("variant") + len(called.err.splitlines()) == 8


@pytest.mark.parametrize(
    ("house", "game", "form", "what"),
    [
        ("tommys", "pan", "phh", "it is not played for a pot"),
        ("ven-a-mexico", "draw-joker", "phh", "a joker is in the deck"),
        ("button-room", "stud7", "ohh", "other programs know no game"),
        ("tommys", "stud7", "pokerstars", "only holdem, omaha, omaha-hilo"),
        ("tommys", "omaha-hi", "phh", "fixed-limit omaha has no code in PHH"),
    ],
)
def test_games_of_our_own_are_refused_by_name(
    capsys: pytest.CaptureFixture[str], house: str, game: str, form: str, what: str
) -> None:
    assert what in complaint(capsys, "deal", house, game, "--format", form, "--seed", "1", code=1)


def test_mistakes_are_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "cannot be read" in complaint(capsys, "export", str(tmp_path / "none"))
    file = tmp_path / "hands"
    file.write_text("", encoding="utf-8")
    assert "no hands in this file" in complaint(capsys, "import", str(file))
    file.write_text("variant = ", encoding="utf-8")
    assert "not valid TOML" in complaint(capsys, "export", str(file))
    file.write_text(call(capsys, *DEAL, "--format", "ohh").out, encoding="utf-8")
    assert "no hand 9" in complaint(capsys, "export", str(file), "--hand", "9")
