"""Set-up that all tests share."""

import os

import pytest
from hypothesis import settings

# The same examples in every run: a change is red because of what it changed, and nothing else.
settings.register_profile("cardhouse", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("cardhouse")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two workers more than there are cores: who waits for a browser or a server needs none."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let two workers begin with the browser's tests, which take longest and mostly wait."""
    waiting = [item for item in items if "/e2e/" in item.nodeid]
    others = [item for item in items if "/e2e/" not in item.nodeid]
    half, middle = len(waiting) // 2, len(others) // 2
    # Workers are given equal parts of the list, each from its beginning.
    items[:] = [*waiting[:half], *others[:middle], *waiting[half:], *others[middle:]]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Refuse a rule mark that names no rule: it would count as a proof of nothing."""
    for mark in item.iter_markers("rule"):
        named = bool(mark.args) and all(isinstance(rule, str) and rule for rule in mark.args)
        if not named or mark.kwargs:
            pytest.fail("a rule mark needs the ids of the rules it proves", pytrace=False)
