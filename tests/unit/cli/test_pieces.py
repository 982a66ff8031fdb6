"""A long run can be stopped and continued, and gives the numbers of a run in one go."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardhouse.analysis.simulate.job import Job, Sums
from cardhouse.bots import sample
from cardhouse.cli.commands import simulate
from tests.unit.cli.calls import call, complaint

HOLDEM = ("simulate", "tommys", "holdem", "--seats", "3", "--hands", "20", "--engine", "--json")


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "PIECE", 4)


def test_a_stopped_run_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real, played = sample.play, []

    def play(job: Job, number: int) -> Sums:
        played.append(number)
        if len(played) in (3, 5):
            raise KeyboardInterrupt
        return real(job, number)

    play.__module__ = real.__module__
    whole = call(capsys, *HOLDEM, "--workers", "1")
    monkeypatch.setattr(sample, "play", play)
    keep = ("--workers", "1", "--keep", str(tmp_path / "run"))
    first = call(capsys, *HOLDEM, *keep)
    assert first.code == 130 and first.data["hands"] == 8
    assert first.err == (
        "cardhouse: stopped after 8 of 20 hands; the same command goes on from there\n"
    )
    assert call(capsys, *HOLDEM, *keep).data["hands"] == 12
    last = call(capsys, *HOLDEM, *keep)
    assert (last.code, last.out) == (0, whole.out)
    # The piece that was interrupted was played again, and no other.
    assert played == [0, 1, 2, 2, 3, 3, 4]
    assert call(capsys, *HOLDEM, *keep).out == whole.out and len(played) == 7


def test_a_run_that_fails_keeps_what_it_has(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def play(job: Job, number: int) -> Sums:
        if number == 2:
            raise OSError(28, "No space left on device", "somewhere")
        return real(job, number)

    real = sample.play
    play.__module__ = real.__module__
    monkeypatch.setattr(sample, "play", play)
    keep = ("--workers", "1", "--keep", str(tmp_path / "run"))
    assert "no space left" in complaint(capsys, *HOLDEM, *keep, code=1)
    monkeypatch.setattr(sample, "play", real)
    kept = call(capsys, *HOLDEM, *keep).out
    assert kept == call(capsys, *HOLDEM, "--workers", "1").out


def test_files_that_keep_nothing_of_this_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "run"
    call(capsys, *HOLDEM, "--workers", "1", "--keep", str(file))
    line = complaint(capsys, *HOLDEM, "--seed", "8", "--keep", str(file))
    assert line == (
        f"{file}: it keeps another run (seed: '1' there, '8' here); "
        "name another file, or remove it to start anew"
    )
    file.write_text("nonsense")
    assert "it is no kept run" in complaint(capsys, *HOLDEM, "--keep", str(file))
    assert "cannot be read" in complaint(capsys, *HOLDEM, "--keep", str(tmp_path))
    nowhere = tmp_path / "nowhere" / "run"
    assert "cannot be written" in complaint(capsys, *HOLDEM, "--keep", str(nowhere))


@pytest.mark.long
def test_ctrl_c_and_kill_leave_a_run_that_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arena = ("arena", "tommys", "holdem", "--bots", "caller,random", "--hands", "6000", "--engine")
    whole = call(capsys, *arena, "--json", "--workers", "2")
    file = tmp_path / "run"
    kept = [*arena, "--json", "--workers", "2", "--keep", str(file)]
    for blow in (signal.SIGINT, signal.SIGKILL, signal.SIGTERM):
        running = subprocess.Popen(
            [sys.executable, "-m", "cardhouse", *kept],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(9)
        running.send_signal(blow)
        running.wait(60)
    assert file.stat().st_size > 0
    assert call(capsys, *kept).out == whole.out
