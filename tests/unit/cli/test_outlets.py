"""Streams that are closed, full or no longer read: one line at most, and an honest exit code."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.days import room_in
from tests.unit.cli.calls import call

CARDHOUSE = f"{sys.executable} -m cardhouse"


def shell(line: str, **options: str) -> subprocess.CompletedProcess[str]:
    """Run a line of bash with `cardhouse` as the command."""
    script = f'cardhouse() {{ {CARDHOUSE} "$@"; }}; set -o pipefail; {line}'
    return subprocess.run(
        ("bash", "-c", script),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        stdin=subprocess.DEVNULL,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": ":".join(sys.path), **options},
    )


UNBUFFERED = pytest.mark.parametrize("unbuffered", ["", pytest.param("1", marks=pytest.mark.long)])


@pytest.mark.parametrize("command", ["games", "games --json", "--help", "--version"])
def test_a_closed_stdout_is_an_error(command: str) -> None:
    done = shell(f"cardhouse {command} >&-")
    words = "cardhouse: stdout is closed: there is nowhere to write to\n"
    assert (done.returncode, done.stderr) == (1, words)


@pytest.mark.parametrize(
    "command",
    ["games", "games --json", "--help", "games --help", "--version", "deal tommys holdem"],
)
@UNBUFFERED
def test_a_full_disk_is_an_error(command: str, unbuffered: str) -> None:
    done = shell(f"cardhouse {command} >/dev/full", PYTHONUNBUFFERED=unbuffered)
    assert (done.returncode, done.stderr) == (1, "cardhouse: no space left on device\n")


def test_a_report_on_a_full_disk_is_an_error(tmp_path: Path) -> None:
    done = shell(f"cardhouse report --data {room_in(tmp_path / 'room')} >/dev/full")
    assert (done.returncode, done.stderr) == (1, "cardhouse: no space left on device\n")


@UNBUFFERED
def test_a_reader_who_has_seen_enough_of_a_report(tmp_path: Path, unbuffered: str) -> None:
    line = f"cardhouse report --data {room_in(tmp_path / 'room')} | head -n 1"
    done = shell(line, PYTHONUNBUFFERED=unbuffered)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Report of the room: ")


@pytest.mark.parametrize("stream", ["2>&-", "2>/dev/full"])
def test_a_mistake_that_nobody_hears_is_still_one(stream: str) -> None:
    done = shell(f"cardhouse rules nowhere {stream}")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "")


def test_without_stdin_there_is_nothing_to_read() -> None:
    assert shell("cardhouse games <&-").returncode == 0
    done = shell("cardhouse replay - <&-")
    assert (done.returncode, done.stderr) == (2, "cardhouse: -: no hands in this file\n")


def test_an_argument_that_is_no_text_is_one_line() -> None:
    done = shell(r"cardhouse deal tommys holdem --seed $'\xff'")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "cardhouse: '\\udcff' cannot be written as utf-8\n"


@pytest.mark.parametrize("locale", ["C", "POSIX"])
def test_a_terminal_without_letters_gets_question_marks(locale: str) -> None:
    done = shell("cardhouse games", LC_ALL=locale, PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "tommys: " in done.stdout


@pytest.mark.parametrize("columns", ["1", "0", "-3", "many"])
def test_any_width_of_a_terminal_will_do(
    tmp_path: Path,
    columns: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = room_in(tmp_path / "room")
    monkeypatch.setenv("COLUMNS", columns)
    for command in ("--help", "rules tommys holdem", f"report --data {data} --day 2026-11-16"):
        done = call(capsys, *command.split())
        assert (done.code, done.err) == (0, "") and done.out


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Background jobs of a shell ignore interrupts, and would pass that on to their children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_in_the_middle_is_quiet() -> None:
    command = (*CARDHOUSE.split(), "deal", "tommys", "holdem", "--hands", "1000000")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.stderr.read() == b""
        assert process.wait(timeout=180) == 130
