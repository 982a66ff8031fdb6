"""Bots see what compiled play sees: in plain Python every day, compiled in long runs."""

from pathlib import Path

import pytest

from tests.kit.alone import ROOT, pass_alone

TESTS = Path(__file__).parent / "in_sight.py"


def test_a_bot_sees_what_compiled_play_sees() -> None:
    pass_alone(TESTS, ROOT / "src", NUMBA_DISABLE_JIT="1")


@pytest.mark.long
def test_a_bot_sees_and_decides_what_compiled_play_does() -> None:
    pass_alone(TESTS, ROOT / "src", NUMBA_DISABLE_JIT="0")
