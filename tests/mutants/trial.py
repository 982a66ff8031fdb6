"""The trial of a fault: run the tests that reach it until one of them fails."""

from __future__ import annotations

import os
import shutil
import signal
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from tests.mutants import child
from tests.mutants.fault import Fault
from tests.mutants.mapping import PLAINLY
from tests.mutants.reach import Reach
from tests.mutants.tree import BOOKS, PACKAGE

# CPU time in which the tests must notice a fault.
SECONDS = 60
# The first tests are few, and of several kinds; most faults do not get past them.
FIRST, FIRST_OF_FILE, FIRST_OF_TEST = 30, 8, 2
SECOND = 300
# Then hands pinned to the last letter: they notice any change in the play of a hand.
PINNED, PINNED_MOST = "tests/pinned/", 12
# A test that takes this much longer than usual hangs; test files that play hands while being read
# may hang even before.
SLOWER, SLOW_SECONDS, READ_SECONDS = 20, 10, 25

# The exit code of a trial, beside those of pytest.
REFUSED = 20


class Verdict(Struct, frozen=True, kw_only=True):
    """The outcome of a fault."""

    fault: Fault
    # A faulty book may be `refused` by the rule book: then it is no fault.
    result: str
    # The test that noticed, the number that reach the fault, and the CPU time used.
    by: str = ""
    tests: int = 0
    seconds: float = 0


class Bench:
    """A copy of the package for putting in one fault after another."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder
        self.package = folder / PACKAGE.name
        skipped = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(PACKAGE, self.package, ignore=skipped)
        self._edits = 0

    def put_in(self, fault: Fault) -> None:
        """Write a file with its fault, dated apart from the version compiled before."""
        self._edits += 1
        file, original = self.package / fault.file, PACKAGE / fault.file
        file.write_bytes(fault.applied(original.read_bytes()))
        moment = original.stat().st_mtime + 10 * self._edits
        os.utime(file, (moment, moment))

    def mend(self, fault: Fault) -> None:
        """Put the right file back."""
        shutil.copy2(PACKAGE / fault.file, self.package / fault.file)


@dataclass
class Trial:
    """A fault on a bench, on trial before portions of tests."""

    bench: Bench
    fault: Fault
    reach: Reach
    seconds: float = 0
    portions: Iterator[list[str]] = field(init=False)
    tests: list[str] = field(init=False)
    running: child.Started = field(init=False)

    def __post_init__(self) -> None:
        self.tests = self.reach.tests(self.fault)
        self.portions = portions(self.tests)
        self.bench.put_in(self.fault)

    def start(self) -> bool:
        """Start the next portion; false if there is none."""
        portion = next(self.portions, None)
        if portion is None:
            return False
        usual = {test: self.reach.seconds[test] for test in portion}
        left = SECONDS - self.seconds
        work = _Work(usual, self.fault.file)
        self.running = child.start(work, self.bench.sources, left)
        return True

    def end(self) -> Verdict | None:
        """The verdict, or None while no test has noticed and some are left."""
        ended = child.finish(self.running)
        self.seconds += ended.seconds
        assert ended.code not in (child.BROKEN, pytest.ExitCode.NO_TESTS_COLLECTED), ended
        if ended.signal in (signal.SIGXCPU, signal.SIGKILL, signal.SIGALRM):
            return self.verdict("undecided")
        by = msgspec.json.decode(ended.answer, type=str) if ended.answer else "a crash"
        if ended.code == REFUSED:
            return self.verdict("refused")
        if ended.code or ended.signal:
            return self.verdict("caught", by)
        if self.seconds >= SECONDS:
            return self.verdict("undecided")
        return None

    def verdict(self, result: str, by: str = "") -> Verdict:
        """Mend the bench, and return the verdict."""
        self.bench.mend(self.fault)
        seconds = round(self.seconds, 1)
        return Verdict(
            fault=self.fault, result=result, by=by, tests=len(self.tests), seconds=seconds
        )


class _Work:
    """The work of a forked process: run these tests, each within its time."""

    def __init__(self, usual: dict[str, float], file: str) -> None:
        self.usual, self.file = usual, file

    def __call__(self) -> tuple[int, object]:
        if self.file.startswith(BOOKS) and _refused(self.file):
            return REFUSED, ""
        jury = Jury(self.usual)
        files = list(dict.fromkeys(test.partition("::")[0] for test in self.usual))
        code = pytest.main([*files, "-x", *PLAINLY], plugins=[jury])
        return int(code), jury.by


class Jury:
    """A pytest plugin that runs chosen tests in order, and notes the one that failed."""

    def __init__(self, usual: dict[str, float]) -> None:
        self.usual = usual
        self.by = ""

    def pytest_configure(self) -> None:
        """Skip shrinking: a fault is found or not, and nobody needs its smallest example."""
        from hypothesis import Phase, settings

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", settings.get_profile("long"), phases=phases)
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        places = {test: number for number, test in enumerate(self.usual)}
        items[:] = sorted(
            (item for item in items if item.nodeid in places), key=lambda i: places[i.nodeid]
        )

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.by = f"{report.nodeid} (cannot be imported)"

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, Any, Any]:
        with self.within(READ_SECONDS, "the reading of the tests"):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        limit = max(SLOW_SECONDS, SLOWER * self.usual[item.nodeid])
        with self.within(limit, item.nodeid):
            return (yield)

    @contextmanager
    def within(self, seconds: float, what: str) -> Generator[None]:
        """Stop a test that takes more CPU time than this: it hangs."""

        def hang(*_: object) -> None:
            self.by = f"{what} (hangs)"
            # No exception a test might catch, as hypothesis does.
            raise KeyboardInterrupt

        signal.signal(signal.SIGPROF, hang)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        yield
        signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.by:
            self.by = report.nodeid


def portions(tests: list[str]) -> Iterator[list[str]]:
    """A varied few of the nearest tests, some pinned hands, then more, then all others."""
    of_file: Counter[str] = Counter()
    of_test: Counter[str] = Counter()
    first: list[str] = []
    rest: list[str] = []
    for test in tests:
        file, name = test.partition("::")[0], test.partition("[")[0]
        fresh = of_file[file] < FIRST_OF_FILE and of_test[name] < FIRST_OF_TEST
        if len(first) < FIRST and fresh:
            first.append(test)
            of_file[file] += 1
            of_test[name] += 1
        else:
            rest.append(test)
    pinned = [test for test in rest if test.startswith(PINNED)][:PINNED_MOST]
    rest = [test for test in rest if test not in pinned]
    for portion in (first, pinned, rest[:SECOND], rest[SECOND:]):
        if portion:
            yield portion


def _refused(file: str) -> bool:
    """True if the rule book refuses a house that reads this page."""
    from cardhouse.rulebook import examine, unanswered
    from cardhouse.rulebook.files import BASE, folder, houses

    house = file.split("/")[1]
    concerned = houses() if house == BASE else [house]
    books = (examine(folder(each))[0] for each in concerned)
    return any(book is None or unanswered(book) for book in books)
