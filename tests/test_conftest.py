"""The `rule` mark must name the rules a test proves; examples are the same in every run."""

import sys
from itertools import groupby
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import WAITING, pytest_runtest_setup, spread


def item_marked(mark: pytest.MarkDecorator) -> pytest.Item:
    marks = {mark.name: [mark.mark]}
    stand_in = SimpleNamespace(iter_markers=lambda name: marks.get(name, []))
    return cast(pytest.Item, stand_in)


def test_a_rule_mark_with_ids_is_taken() -> None:
    pytest_runtest_setup(item_marked(pytest.mark.rule("TOM-HE-1", "TOM-HE-2")))


@pytest.mark.parametrize(
    "mark",
    [
        pytest.param(pytest.mark.rule(), id="no id"),
        pytest.param(pytest.mark.rule(""), id="empty id"),
        pytest.param(pytest.mark.rule(7), id="number"),
        pytest.param(pytest.mark.rule(id="TOM-HE-1"), id="keyword"),
    ],
)
def test_a_rule_mark_without_ids_is_refused(mark: pytest.MarkDecorator) -> None:
    with pytest.raises(pytest.fail.Exception, match="a rule mark needs the ids"):
        pytest_runtest_setup(item_marked(mark))


def drawn() -> list[int]:
    numbers = []

    @settings(max_examples=200)
    @given(st.integers(0, 10**9))
    def draw(number: int) -> None:
        numbers.append(number)

    draw()
    return numbers


def test_examples_do_not_depend_on_the_modules_that_are_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = drawn()
    odd = tmp_path / "odd.py"
    odd.write_text(f"NUMBERS = {list(range(424_242_000, 424_242_500))}\n")
    module = ModuleType("odd")
    module.__file__ = str(odd)
    monkeypatch.setitem(sys.modules, "odd", module)
    assert drawn() == before


@pytest.mark.parametrize("workers", [1, 2, 4, 7])
def test_some_workers_begin_with_whole_files_of_the_browsers_tests(workers: int) -> None:
    files = ("play", "office", "floor", "choice", "cage", "new", "window")
    browsers = [f"tests/e2e/test_{name}.py::test_{i}" for name in files for i in range(5)]
    others = [f"tests/unit/test_a.py::test_{number}" for number in range(1_000)]
    tests = [*others[:300], *browsers, *others[300:]]
    found = spread(tests, str, workers)
    assert sorted(found) == sorted(tests)
    left, begun = len(found), []
    for worker in range(workers):
        begun.append(len(found) - left)
        left -= left // (workers - worker)
    starts = [found[start].startswith("tests/e2e/") for start in begun]
    waiting = min(WAITING, max(1, workers - 1))
    assert starts == [True] * waiting + [False] * (workers - waiting)
    # Nothing of the browser's stands anywhere else, and no file is torn.
    runs = [file for file, _ in groupby(found, lambda test: test.partition("::")[0])]
    assert len([file for file in runs if "/e2e/" in file]) == len(files)
    assert len([file for file in runs if "/e2e/" not in file]) == sum(starts)
