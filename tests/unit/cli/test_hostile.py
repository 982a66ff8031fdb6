"""Hostile arguments: one line, the exit code of a mistake, and no traceback."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardhouse.cli.parser import MOST
from cardhouse.rulebook.files import shipped
from tests.unit.cli.calls import complaint

Capsys = pytest.CaptureFixture[str]
HUGE, DIGITS = str(10**20), "9" * 5_000


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("deal", "tommys", "holdem", "--hands", HUGE), f"is too large: at most {MOST:,}"),
        (("deal", "tommys", "holdem", "--hands", DIGITS), "is not a whole number"),
        (("odds", "tommys", "holdem", "AsAh", "KdKc", "--trials", HUGE), "is too large"),
        (("edge", "tommys", "pai-gow-poker", "--seed", "-1"), "a seed is 0 or more, not -1"),
        (("edge", "tommys", "pai-gow-poker", "--seed", "x"), "'x' is not a whole number"),
        (("worth", "button-room", "--json", "--bet", "inf"), "'inf' is no amount"),
        (("worth", "button-room", "--json", "--bet", "nan"), "'nan' is no amount"),
        (("worth", "button-room", "--json", "--bet", "-1"), "nobody wagers -1"),
        (("worth", "button-room", "--json", "--bet", "1e300"), "nobody wagers 1e300"),
        (("worth", "button-room", "--json", "--tables", f"holdem={DIGITS}"), "write --tables"),
        (("worth", "button-room", "--json", "--pace", "holdem=²"), "write --pace holdem=2"),
        (("replay", "hands.jsonl", "--viewer", DIGITS), "is no seat: a number, or all"),
        (("report", "--player", ""), "argument --player: a name is needed"),
        (("report", "--table", ""), "argument --table: a name is needed"),
        (("simulate", "tommys", "holdem", "--hands", "5", "--seed", "\udcff"), "as utf-8"),
    ],
)
def test_no_number_or_name_is_too_wild(argv: tuple[str, ...], words: str, capsys: Capsys) -> None:
    assert words in complaint(capsys, *argv)


@pytest.mark.parametrize("command", ["html", "svg", "png"])
def test_a_chart_goes_to_a_file_or_nowhere(command: str, tmp_path: Path, capsys: Capsys) -> None:
    for name in (str(tmp_path), "/dev/full", str(tmp_path / "none" / "x")):
        argv = ("strategy", "tommys", "no-bust-blackjack", f"--{command}", name)
        assert complaint(capsys, *argv).startswith(f"{name} cannot be written: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "argv",
    [
        ("rules",),
        ("deal", "holdem"),
        ("rank", "holdem", "AsAh"),
        ("play", "holdem"),
        ("odds", "holdem", "AsAh", "KdKc"),
        ("frequencies", "holdem"),
        ("worth", "--json"),
    ],
)
def test_every_command_refuses_a_page_without_end(
    argv: tuple[str, ...], tmp_path: Path, capsys: Capsys
) -> None:
    folder = tmp_path / "my-room"
    shutil.copytree(str(shipped() / "tommys"), folder)
    page = (folder / "holdem.toml").read_text(encoding="utf-8")
    (folder / "holdem.toml").write_text(f"x = {'[' * 5_000}\n{page}", encoding="utf-8")
    command, *rest = argv
    words = complaint(capsys, command, str(folder), *rest)
    assert words.startswith("my-room/holdem.toml: $: lists and tables lie in one another")
