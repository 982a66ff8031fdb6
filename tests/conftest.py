"""Set-up shared by all tests."""

import gc
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

# The same examples in every run: a change turns red only by its own doing. Hypothesis would also
# draw constants of all modules that happen to be loaded, which differ with the order of the tests.
providers._get_local_constants = lambda: providers._local_constants
settings.register_profile("cardhouse", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("cardhouse")

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
    """Two workers more than cores: tests that wait for a browser or a server need none."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start two workers on the browser's tests, which take longest and mostly wait."""
    waiting = [item for item in items if "/e2e/" in item.nodeid]
    others = [item for item in items if "/e2e/" not in item.nodeid]
    half, middle = len(waiting) // 2, len(others) // 2
    # Each worker gets an equal part of the list, from the part's beginning.
    items[:] = [*waiting[:half], *others[:middle], *waiting[half:], *others[middle:]]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Refuse a rule mark that names no rule: it would prove nothing."""
    for mark in item.iter_markers("rule"):
        named = bool(mark.args) and all(isinstance(rule, str) and rule for rule in mark.args)
        if not named or mark.kwargs:
            pytest.fail("a rule mark needs the ids of the rules it proves", pytrace=False)


def pytest_collection_finish() -> None:
    """Keep the garbage collector off what stays: it would look at all tests again and again."""
    gc.collect()
    gc.freeze()
