"""The faults that exist, the tests that run first, and the worth of a run."""

from pathlib import Path

import pytest
from msgspec import inspect
from msgspec.structs import replace

from cardhouse.table.rules import Seating
from tests.mutants import books, code
from tests.mutants.equivalent import Equivalent, listed
from tests.mutants.fault import Fault
from tests.mutants.reach import IMPORT, Reach, Reached, readers
from tests.mutants.report import rate, report
from tests.mutants.results import Results
from tests.mutants.tree import PACKAGE
from tests.mutants.trial import Verdict, portions

SOURCE = '''"""A module."""

MOST: Annotated[int, Meta(ge=0)] = 4


def due(hand, seat, *, left=1):
    """Some events."""
    if hand.chips[seat] > left and not hand.over:
        yield Paid(seat, left)
    assert left == 1
    hand.at = min(left, 2)
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package in place of the real one."""
    for module in (books, code):
        monkeypatch.setattr(module, "PACKAGE", tmp_path)
    return tmp_path


def edits(faults: list[Fault], source: bytes) -> set[str]:
    return {f"{fault.kind}: {fault.shown(source)[1]}" for fault in faults}


def test_the_faults_of_a_module(package: Path) -> None:
    file = package / "module.py"
    file.write_text(SOURCE)
    head = "if hand.chips[seat] {}:"
    assert edits(code.faults_of(file), SOURCE.encode()) == {
        "constant: MOST: Annotated[int, Meta(ge=0)] = 5",
        "constant: MOST: Annotated[int, Meta(ge=0)] = 3",
        "constant: def due(hand, seat, *, left=2):",
        "constant: def due(hand, seat, *, left=0):",
        f"comparison: {head.format('>= left and not hand.over')}",
        f"condition: {head.format('> left or not hand.over')}",
        "condition: if (not hand.over):",
        "condition: if (hand.chips[seat] > left):",
        f"condition: {head.format('> left and (hand.over)')}",
        "dropped statement: pass",
        "dropped statement: yield from ()",
        "swapped arguments: yield Paid(left, seat)",
        "sum: hand.at = max(left, 2)",
        "constant: hand.at = min(left, 3)",
        "constant: hand.at = min(left, 1)",
    }


def test_the_faults_of_a_page(package: Path) -> None:
    file = package / "page.toml"
    text = 'least = 2 # not 3\nbutton_card = "low"\n\n[[rule]]\nid = "X-1"\n'
    file.write_text(text)
    found = list(books.faults_of(file, inspect.type_info(Seating)))
    assert edits(found, text.encode()) == {
        "option: least = 3 # not 3",
        "option: least = 1 # not 3",
        'option: button_card = "high"',
        'option: button_card = "first-seat"',
    }


def test_a_page_changes_with_the_one_that_it_extends() -> None:
    assert {"tommys/omaha-hi", "lo-ball-room/omaha-hilo"} <= readers("base/omaha.toml")
    assert readers("button-room/draw.toml") >= {"button-room/draw", "button-room/lowball"}
    assert "tommys/holdem" in readers("tommys/room.toml")
    assert "tommys/holdem" not in readers("tommys/omaha-hi.toml")


def reach() -> Reach:
    """A file with a test of the module, one that passes by, and one that only imports it."""
    reached = Reached(
        tests=["f::passes", "f::close", "f::imports", "f::fails"],
        seconds=[0.1, 0.2, 0.1, 0.1],
        useless=["f::fails"],
        lines={
            "engine/a.py": [([IMPORT], [1]), (["0", "1", "3"], [5]), (["1"], [6, 7])],
            "engine/b.py": [(["0"], list(range(100)))],
        },
        pages={"0": ["tommys/holdem"], "1": ["tommys/*"]},
        helpers=[],
    )
    return Reach({"f": reached})


def fault(file: str = "engine/a.py", line: int = 5) -> Fault:
    return Fault(file, 0, 1, "", "constant", "", line, line)


def test_tests_that_reach_a_line_come_nearest_first() -> None:
    assert reach().tests(fault()) == ["f::close", "f::passes"]
    assert reach().tests(fault(line=6)) == ["f::close"]
    assert set(reach().tests(fault(line=1))) == {"f::close", "f::passes", "f::imports"}
    assert reach().tests(fault(line=9)) == []


def test_a_test_that_is_named_after_the_module_comes_first() -> None:
    reached = Reached(
        tests=["f::close", "f::names[engine/a.py]", "f::names[engine/b.py]"],
        seconds=[0.1, 0.3, 0.2],
        useless=[],
        lines={"engine/a.py": [([IMPORT], [1]), (["0"], [5])]},
        pages={},
        helpers=[],
    )
    first, *others = Reach({"f": reached}).tests(fault(line=1))
    assert first == "f::names[engine/a.py]"
    assert others == ["f::close", "f::names[engine/b.py]"]


def files_of_tests(**seconds: float) -> dict[str, Reached]:
    """Files with a test each, all of which import the module; the last one also runs it."""
    names = {name: f"tests/{name.replace('__', '/')}.py::runs" for name in seconds}
    last = list(seconds)[-1]
    return {
        name: Reached(
            tests=[test],
            seconds=[seconds[name]],
            useless=[],
            lines={"engine/pot/a.py": [([IMPORT], [1]), (["0"] if name == last else [], [5])]},
            pages={},
            helpers=[],
        )
        for name, test in names.items()
    }


IMPORTED = fault("engine/pot/a.py", line=1)


def test_a_line_that_every_import_reaches_is_tried_by_the_tests_of_its_module_first() -> None:
    reach = Reach(
        files_of_tests(
            laws__test_slow=9,
            unit__engine__test_a=0.1,
            unit__engine__pot__test_b=2,
            unit__engine__pot__test_a=3,
            laws__test_cheap=0.2,
            rules__test_play=4,
        )
    )
    first = [test.removeprefix("tests/").partition(".py")[0] for test in reach.tests(IMPORTED)]
    assert first == [
        "unit/engine/pot/test_a",
        "unit/engine/pot/test_b",
        "rules/test_play",
        "unit/engine/test_a",
        "laws/test_cheap",
        "laws/test_slow",
    ]
    assert [test.rpartition("/")[2] for test in reach.tests(fault("engine/pot/a.py"))] == [
        "test_play.py::runs"
    ]


def test_tests_that_ask_for_a_page_reach_its_options() -> None:
    page = "rulebooks/tommys/holdem.toml"
    assert set(reach().tests(fault(page))) == {"f::close", "f::passes"}
    assert reach().tests(fault("rulebooks/tommys/pan.toml")) == ["f::close"]


def test_every_test_is_in_one_portion() -> None:
    tests = [f"tests/{file}.py::test[{i}]" for file in "abc" for i in range(200)]
    parts = list(portions(tests))
    assert len(parts) == 3 and len(parts[0]) == 6
    assert sorted(test for part in parts for test in part) == sorted(tests)


def verdicts(caught: int, survived: int) -> list[Verdict]:
    results = ["caught"] * caught + ["survived"] * survived
    name = "engine/core/asks.py"
    return [Verdict(fault=fault(name, i), result=result) for i, result in enumerate(results)]


def test_what_is_undecided_has_survived() -> None:
    judged = [
        *verdicts(9, 0),
        Verdict(fault=fault("engine/core/asks.py"), result="undecided", tests=7),
    ]
    assert rate(judged) == 0.9
    assert "7 tests reach it, not all of them within the time" in report(judged)


def test_a_run_is_taken_up_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "results"
    first = Results(file, seed=1)
    for verdict in verdicts(2, 1):
        first.add(verdict)
    assert Results(file, seed=1).verdicts == verdicts(2, 1)
    assert Results.survivors(file) == [verdicts(2, 1)[-1].fault]
    with pytest.raises(SystemExit, match="another seed"):
        Results(file, seed=2)


def unfounded(entries: list[Equivalent]) -> list[Equivalent]:
    """The entries that match no possible fault, or give no reason."""
    files = {PACKAGE / entry.file for entry in entries}
    faults = [fault for file in files if file.suffix == ".py" for fault in code.faults_of(file)]
    faults += books.book_faults() if any(file.suffix == ".toml" for file in files) else []
    found = {
        (fault.file, fault.where, *fault.shown(file.read_bytes()))
        for fault in faults
        if (file := PACKAGE / fault.file) in files
    }
    return [
        entry
        for entry in entries
        if (entry.file, entry.where, entry.before, entry.after) not in found
        or len(entry.reason) <= 20
    ]


def test_every_fault_that_is_called_equivalent_can_be_put_in_and_has_its_reason() -> None:
    assert not unfounded(listed())


def test_an_entry_without_its_fault_or_its_reason_is_unfounded() -> None:
    file = PACKAGE / "engine" / "core" / "asks.py"
    fault = code.faults_of(file)[0]
    before, after = fault.shown(file.read_bytes())
    entry = Equivalent(
        file=fault.file, where=fault.where, before=before, after=after, reason="nobody sees it " * 2
    )
    wrong = [replace(entry, after=before), replace(entry, reason="nobody sees it")]
    assert unfounded([entry, *wrong]) == wrong
