"""Waiting for what takes long, and Ctrl-C meanwhile."""

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from cardhouse.cli.progress import interruptible


def test_a_swallowed_ctrl_c_comes_back_instead_of_the_error_it_leaves() -> None:
    swallowed: Any = SimpleNamespace(exc_type=KeyboardInterrupt)
    with pytest.raises(KeyboardInterrupt), interruptible():
        sys.unraisablehook(swallowed)
        raise RuntimeError("no compiled object yet")


def test_another_error_stays() -> None:
    with pytest.raises(RuntimeError, match="own"), interruptible():
        raise RuntimeError("own")
