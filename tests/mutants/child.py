"""A forked process that starts with the tools imported and nothing of Cardhouse, for a single use.

A fault must be in place before anybody imports a name from its module, so each trial imports all of
Cardhouse and its tests again. The tools are imported here once, for all trials.
"""

import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import coverage  # noqa: F401
import hypothesis  # noqa: F401
import msgspec
import pytest  # noqa: F401

# A process that waits longer than this is given up, and so is one that eats memory.
WALL_SECONDS = 900
MEMORY_BYTES = 6 << 30

# The exit code when the harness itself fails.
BROKEN = 70

# A child's work: it returns the exit code, and an answer to send back.
Work = Callable[[], tuple[int, object]]


@dataclass(frozen=True)
class Started:
    """A running process, and the pipe for its answer."""

    pid: int
    answer: BinaryIO


@dataclass(frozen=True)
class Ended:
    """The end of a process: its exit code or signal, its CPU time and its answer."""

    code: int
    signal: int
    seconds: float
    answer: bytes


def start(work: Work, sources: Path, seconds: float = 0, *, wall: int = WALL_SECONDS) -> Started:
    """Fork a process that finds Cardhouse below `sources`, with limits of CPU and wall seconds."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(writing)
        return Started(pid, os.fdopen(reading, "rb"))
    code = BROKEN
    try:
        os.close(reading)
        _confine(seconds, wall)
        sys.path.insert(0, str(sources))
        silent = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silent, stream)
        # The tests of the core need no plugin, and some plugins take seconds to import.
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        code, answer = work()
    except Exception:
        answer = traceback.format_exc()
    finally:
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(msgspec.json.encode(answer))
        os._exit(code)


def finish(started: Started) -> Ended:
    """Wait for a process to end."""
    answer = started.answer.read()
    started.answer.close()
    _, status, used = os.wait4(started.pid, 0)
    code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else 0
    ended = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    return Ended(code, ended, used.ru_utime + used.ru_stime, answer)


def _confine(seconds: float, wall: int) -> None:
    signal.alarm(wall)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if seconds:
        whole = int(seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (whole, whole + 5))
