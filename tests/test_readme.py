"""The README's hand can be pasted and run."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_hand_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    board, rule = capsys.readouterr().out.splitlines()
    assert board.count("'") == 2 * 5 + 4, "five board cards, and the names of pot and box"
    assert "best" in rule


def test_the_readme_names_the_two_commands() -> None:
    text = README.read_text(encoding="utf-8")
    assert "make open" in text and "make test" in text
