"""Many tables in a process of its own: in plain Python every day, compiled in long runs."""

from pathlib import Path

import pytest

from tests.kit.alone import ROOT, pass_alone

TESTS = Path(__file__).parent / "in_play.py"


def test_the_kernels_show_and_play_as_the_engine_does_in_plain_python() -> None:
    pass_alone(TESTS, ROOT / "src", NUMBA_DISABLE_JIT="1")


@pytest.mark.long
def test_the_kernels_show_and_play_as_the_engine_does_compiled() -> None:
    pass_alone(TESTS, ROOT / "src", NUMBA_DISABLE_JIT="0")
