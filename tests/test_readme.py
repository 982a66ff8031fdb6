"""The README's programs can be pasted and run, and use only the public door."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
IMPORTED = re.compile(r"^ *(?:import|from) .*", re.MULTILINE)


def test_the_hand_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(PROGRAMS[0], {})
    board, rule = capsys.readouterr().out.splitlines()
    assert board.count("'") == 2 * 5, "five board cards"
    assert "best" in rule


def test_the_bot_in_the_readme_plays(capsys: pytest.CaptureFixture[str]) -> None:
    exec(PROGRAMS[1], {})
    assert " in 100 hands " in capsys.readouterr().out


def test_its_programs_need_nothing_but_the_door() -> None:
    assert len(PROGRAMS) == 2
    assert {found for text in PROGRAMS for found in IMPORTED.findall(text)} == {"import cardhouse"}


def test_the_readme_names_the_two_commands() -> None:
    text = README.read_text(encoding="utf-8")
    assert "make open" in text and "make test" in text
