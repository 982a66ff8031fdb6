"""A pytest plugin that notes the lines each test reaches and the pages it requests."""

from __future__ import annotations

import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import coverage
import pytest

from tests.mutants.reach import IMPORT, Reached
from tests.mutants.tree import LAYERS, PACKAGE, ROOT, is_shared

if TYPE_CHECKING:
    from cardhouse.rulebook import House, Posted


class Watch:
    """Runs beside one file of tests; a context of the coverage is a test's number."""

    def __init__(self) -> None:
        layers = [str(PACKAGE / layer) for layer in LAYERS]
        self.measured = coverage.Coverage(data_file=None, source=layers, config_file=False)
        self.tests: list[str] = []
        self.seconds: list[float] = []
        self.failed: set[str] = set()
        # The pages requested, and the contexts that read a house.
        self.pages: dict[str, set[str]] = {}
        self.context = IMPORT
        self._caches: list[Any] = []
        self.measured.start()
        self.measured.switch_context(IMPORT)
        self._watch_books()

    @contextmanager
    def within(self, context: str) -> Generator[None]:
        """Credit everything reached meanwhile to this context."""
        outer, self.context = self.context, context
        self.measured.switch_context(context)
        yield
        self.context = outer
        self.measured.switch_context(outer)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        for cached in self._caches:
            cached.cache_clear()
        with self.within(str(len(self.tests))):
            begun = time.process_time()
            result = yield
            self.tests.append(item.nodeid)
            self.seconds.append(round(time.process_time() - begun, 4))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # A skipped test notices nothing either.
        if report.outcome != "passed":
            self.failed.add(report.nodeid)

    def pytest_collection_finish(self) -> None:
        """Find the caches: a test must reach a line even if another did so before."""
        names = tuple(f"cardhouse.{layer}" for layer in LAYERS)
        modules = [module for name, module in sys.modules.items() if name.startswith(names)]
        found = {id(v): v for m in modules for v in vars(m).values() if hasattr(v, "cache_clear")}
        self._caches = list(found.values())

    def reached(self) -> Reached:
        """The notes, once all tests have run."""
        self.measured.stop()
        data = self.measured.get_data()
        lines = {}
        for file in data.measured_files():
            groups: dict[tuple[str, ...], list[int]] = {}
            for line, contexts in data.contexts_by_lineno(file).items():
                groups.setdefault(tuple(sorted(contexts)), []).append(line)
            name = Path(file).relative_to(PACKAGE).as_posix()
            lines[name] = [(list(contexts), found) for contexts, found in groups.items()]
        return Reached(
            tests=self.tests,
            seconds=self.seconds,
            useless=sorted(self.failed),
            lines=lines,
            pages={context: sorted(found) for context, found in self.pages.items()},
            helpers=_helpers(),
        )

    def _watch_books(self) -> None:
        """Note the pages each test requests; a house is read once, for all of them."""
        from cardhouse.rulebook import load, posted

        read: set[str] = set()

        def loaded(house: str) -> House:
            if house in read:
                return load(house)
            read.add(house)
            with self.within(f"{house}/*"):
                return load(house)

        def watched_load(house: str) -> House:
            self.pages.setdefault(self.context, set()).add(f"{house}/*")
            return loaded(house)

        def watched_posted(house: str, game: str) -> Posted:
            self.pages.setdefault(self.context, set()).add(f"{house}/{game}")
            return loaded(house).games.get(game) or posted(house, game)

        for module in ("cardhouse.rulebook", "cardhouse.rulebook.load"):
            vars(sys.modules[module]).update(load=watched_load, posted=watched_posted)


def _helpers() -> list[str]:
    """The helper modules imported by the running test file."""
    files = (getattr(m, "__file__", None) for name, m in sys.modules.items() if "tests." in name)
    paths = {Path(file).relative_to(ROOT) for file in files if file}
    return sorted(p.as_posix() for p in paths if not p.name.startswith("test_") and is_shared(p))
