"""Answers are kept on disk, read again, and worked out again if the file is damaged."""

from pathlib import Path

import pytest

from cardhouse.analysis.kernel.answers import answered


def test_an_answer_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDHOUSE_CACHE", str(tmp_path))
    asked = []

    def work() -> float:
        asked.append(1)
        return 0.25

    assert [answered("x", float, work) for _ in range(3)] == [0.25] * 3
    assert len(asked) == 1
    (file,) = (tmp_path / "answers").iterdir()
    file.write_text("0.2x")
    assert answered("x", float, work) == 0.25 and len(asked) == 2
    assert answered("y", float, work) == 0.25 and len(asked) == 3


def test_a_folder_that_cannot_be_written_costs_only_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "file"
    place.write_text("no folder")
    monkeypatch.setenv("CARDHOUSE_CACHE", str(place))
    assert answered("x", float, lambda: 0.5) == 0.5
