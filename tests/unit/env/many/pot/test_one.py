"""One table of compiled play in a process of its own: in plain Python every day, compiled in long
runs."""

from pathlib import Path

import pytest

from tests.kit.alone import ROOT, pass_alone

TESTS = Path(__file__).parent / "one_in_play.py"


def test_one_table_is_an_environment_in_plain_python() -> None:
    pass_alone(TESTS, ROOT / "src", NUMBA_DISABLE_JIT="1")


@pytest.mark.long
def test_one_table_is_an_environment_compiled() -> None:
    pass_alone(TESTS, ROOT / "src", NUMBA_DISABLE_JIT="0")
