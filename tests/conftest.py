"""Set-up shared by all tests."""

import gc
import logging
import os
import tempfile
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from cardhouse.server.logs import LOGGERS

# All that is made while tests are collected stays: to look for garbage in it is a quarter of the
# work, and each worker does that work.
gc.disable()

# The same examples in every run: a change turns red only by its own doing. Hypothesis would also
# draw constants of all modules that happen to be loaded, which differ with the order of the tests.
providers._get_local_constants = lambda: providers._local_constants
settings.register_profile(
    "daily", derandomize=True, deadline=None, print_blob=True, max_examples=40
)
# A test that names no number of its own tries more examples in `make long`.
settings.register_profile("long", settings.get_profile("daily"), max_examples=100)
settings.load_profile("daily")

# How long the browser's files take, roughly, and one that is not named here.
SECONDS = {
    "test_play.py": 110,
    "test_office.py": 75,
    "test_spanish.py": 65,
    "test_floor.py": 60,
    "test_account.py": 45,
    "test_bar.py": 45,
    "test_cage.py": 50,
    "test_banked.py": 40,
    "test_comeback.py": 40,
    "test_pages.py": 40,
    "test_chat.py": 15,
    "test_felts.py": 25,
    "test_learn.py": 15,
    "test_lobby.py": 12,
    "test_own_table.py": 20,
    "test_pace.py": 25,
    "test_pan.py": 20,
    "test_secrets.py": 15,
    "test_window.py": 20,
}
USUAL_SECONDS = 35

# Workers that begin with the browser's tests, while the cores work at all others.
WAITING = 3

# A folder in memory, and the room that must be free there: the copies of some tests are large.
MEMORY = Path("/dev/shm")
MEMORY_BYTES = 2 * 1024**3


def _fits(folder: Path) -> bool:
    """True if tests may write their files here, and start programs from here."""
    if not os.access(folder, os.W_OK):
        return False
    disk = os.statvfs(folder)
    return disk.f_bavail * disk.f_frsize >= MEMORY_BYTES and not disk.f_flag & os.ST_NOEXEC


# A room has each order on the disk before it answers, and a disk takes longer for that than all
# else. No test cuts the power: what a killed process has written, memory keeps as well as a disk.
if "TMPDIR" not in os.environ and _fits(MEMORY):
    os.environ["TMPDIR"] = str(MEMORY)
    tempfile.tempdir = None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker for each core, those that wait for a browser, and one while they wait."""
    return (os.cpu_count() or 1) + WAITING + 1


# After all others, who may leave tests out.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Start some workers on the browser's tests, which take longest and mostly wait."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = spread(items, lambda item: item.nodeid, workers)


T = TypeVar("T")


def spread(items: Sequence[T], name: Callable[[T], str], workers: int) -> list[T]:
    """Put the browser's files where the workers begin, in turns of about equal length.

    Each worker gets an equal part of the list and begins with its beginning; another one that is
    done takes tests from its end. A file stays whole: its tests share a room and a browser.
    """
    files: dict[str, list[T]] = {}
    others: list[T] = []
    for item in items:
        file, _, _ = name(item).partition("::")
        (files.setdefault(file, []) if "/e2e/" in file else others).append(item)
    turns: list[list[T]] = [[] for _ in range(min(WAITING, max(1, workers - 1)))]
    taken = [0] * len(turns)
    seconds = {file: SECONDS.get(file.rpartition("/")[2], USUAL_SECONDS) for file in files}
    for file in sorted(files, key=lambda file: (-seconds[file], file)):
        least = taken.index(min(taken))
        turns[least] += files[file]
        taken[least] += seconds[file]
    return _in_parts(turns, others, workers)


def _in_parts(turns: Sequence[list[T]], others: Sequence[T], workers: int) -> list[T]:
    """All tests, as many for each worker; those in turns come first in the parts they go to."""
    found: list[T] = []
    rest, left = iter(others), len(others) + sum(map(len, turns))
    for part in range(workers):
        turn = turns[part] if part < len(turns) else []
        size = left // (workers - part)
        left -= size
        found += [*turn, *islice(rest, max(0, size - len(turn)))]
    return [*found, *rest]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Refuse a rule mark that names no rule: it would prove nothing."""
    for mark in item.iter_markers("rule"):
        named = bool(mark.args) and all(isinstance(rule, str) and rule for rule in mark.args)
        if not named or mark.kwargs:
            pytest.fail("a rule mark needs the ids of the rules it proves", pytrace=False)


# A command that opens a room writes its log to its own stderr, which is gone after the test.
LOGS = [logging.getLogger(name) for name in LOGGERS]
_kept = [(logger.handlers, logger.propagate, logger.level) for logger in LOGS]


def pytest_runtest_teardown() -> None:
    """Leave the logs to the next test as they were before all tests."""
    for logger, (handlers, propagate, level) in zip(LOGS, _kept, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def pytest_collection_finish() -> None:
    """Keep the garbage collector off what stays: it would look at all tests again and again."""
    gc.freeze()
    gc.enable()
