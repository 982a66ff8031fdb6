"""A few hundred inputs that nobody should send; `make fuzz` sends ten thousand."""

from __future__ import annotations

from pathlib import Path

from tests.kit.web import run
from tests.runs.server.fuzz import fuzz


def test_whatever_comes_there_is_an_answer_and_no_chip_moves(tmp_path: Path) -> None:
    outcomes = run(fuzz(tmp_path, 450, seed=7))
    assert outcomes["refused"] > 100 and outcomes["closed"] > 0
    assert outcomes["http 400"] > 10
