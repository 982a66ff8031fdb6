"""The tests that reach a line or a page, their times, and their nearness."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from pathlib import PurePosixPath

from msgspec import Struct

from tests.mutants.fault import Fault
from tests.mutants.tree import BOOKS, pages

# The context of a test file's import: every test in the file reaches its lines.
IMPORT = "import"


class Reached(Struct, frozen=True, kw_only=True):
    """The lines and pages reached by the tests of one file."""

    tests: list[str]
    seconds: list[float]
    # Tests that fail or are skipped without any fault: they cannot notice one.
    useless: list[str]
    # The lines of each module by context: a test's number, the import of the file, or the reading
    # of a house.
    lines: dict[str, list[tuple[list[str], list[int]]]]
    # The pages requested in each context.
    pages: dict[str, list[str]]
    # The modules the tests share with others.
    helpers: list[str]

    def useful(self) -> list[tuple[int, str]]:
        """The tests able to notice a fault, with their numbers."""
        useless = set(self.useless)
        return [(n, test) for n, test in enumerate(self.tests) if test not in useless]

    def contexts(self, number: int) -> set[str]:
        """The contexts that count for a test."""
        own = {str(number), IMPORT}
        asked = [page for context in own for page in self.pages.get(context, ())]
        return own | {f"{page.partition('/')[0]}/*" for page in asked}

    def asked(self, number: int) -> set[str]:
        """The pages a test requests."""
        return {page for context in (str(number), IMPORT) for page in self.pages.get(context, ())}


class Reach:
    """The map of all tests, joined from the maps of their files."""

    def __init__(self, files: dict[str, Reached]) -> None:
        self.files = files
        self.seconds = {
            test: seconds
            for reached in files.values()
            for test, seconds in zip(reached.tests, reached.seconds, strict=True)
        }

    @cached_property
    def sizes(self) -> Counter[str]:
        """The number of lines each test reaches by itself."""
        found: Counter[str] = Counter()
        for reached in self.files.values():
            for groups in reached.lines.values():
                _count(found, reached, groups)
        return found

    def tests(self, fault: Fault) -> list[str]:
        """The tests that reach a fault: those named after its module, then the most specific.

        Of a line that every import reaches, the tests of its module and folder come first.
        """
        if fault.layer == BOOKS:
            share = self._asking(readers(fault.file.removeprefix(f"{BOOKS}/")))
            found = list(share)
        else:
            found = self._reaching(fault.file, set(range(fault.line, fault.last + 1)))
            own = self._own(fault.file)
            share = {test: own[test] / (self.sizes[test] + 1) for test in found}
            if self._imported(fault):
                return sorted(found, key=lambda test: self._place(test, fault.file, own[test]))
        named = f"[{fault.file}]"
        return sorted(
            found,
            key=lambda test: (not test.endswith(named), -share[test], self.seconds[test], test),
        )

    def _imported(self, fault: Fault) -> bool:
        """True if a line runs when its module is imported, so that nearly all tests reach it."""
        lines = range(fault.line, fault.last + 1)
        return any(
            IMPORT in contexts and not set(lines).isdisjoint(reach)
            for reached in self.files.values()
            for contexts, reach in reached.lines.get(fault.file, ())
        )

    def _place(self, test: str, file: str, own: int) -> tuple[bool, int, bool, float, str]:
        """The place of a test where nearly all reach a line: the module's tests, then cheap ones.

        Tests of the module's folder come in between, and of equals those that run the module.
        """
        named, seconds = test.endswith(f"[{file}]"), self.seconds[test]
        return not named, distance(test, file), not own, seconds, test

    def _reaching(self, file: str, lines: set[int]) -> list[str]:
        found = []
        for reached in self.files.values():
            contexts = {
                context
                for those, reach in reached.lines.get(file, ())
                if not lines.isdisjoint(reach)
                for context in those
            }
            if contexts:
                found += [t for n, t in reached.useful() if reached.contexts(n) & contexts]
        return found

    def _asking(self, wanted: set[str]) -> dict[str, float]:
        """The tests that request any of these pages, with the pages' share of their requests."""
        found = {}
        for each in self.files.values():
            for number, test in each.useful():
                asked = each.asked(number)
                if concerned := asked & wanted:
                    found[test] = len(concerned) / len(asked)
        return found

    def _own(self, file: str) -> Counter[str]:
        """The number of a module's lines each test reaches by itself."""
        found: Counter[str] = Counter()
        for reached in self.files.values():
            _count(found, reached, reached.lines.get(file, ()))
        return found


def distance(test: str, file: str) -> int:
    """0 for a test whose file is named after a module, 1 for one in the same folder, else 2."""
    module, tests = PurePosixPath(file), PurePosixPath(test.partition("::")[0])
    if tests.parent.parts[2:] != module.parent.parts:
        return 2
    return 0 if tests.stem == f"test_{module.stem}" else 1


def _count(
    found: Counter[str], reached: Reached, groups: Iterable[tuple[list[str], list[int]]]
) -> None:
    for contexts, lines in groups:
        for context in contexts:
            if context.isdigit():
                found[reached.tests[int(context)]] += len(lines)


def readers(page: str) -> set[str]:
    """The pages affected by a page: itself, those that extend it, or all of its house."""
    house, _, name = page.removesuffix(".toml").partition("/")
    if name in ("room", "bonuses"):
        games = [file for file in pages() if file.parent.name == house]
        return {f"{house}/*", *(f"{house}/{file.stem}" for file in games)}
    found = {f"{house}/*", f"{house}/{name}"}
    for file in pages():
        extends = tomllib.loads(file.read_text(encoding="utf-8")).get("extends", "")
        below = f"{file.parent.name}/{file.stem}"
        if extends == f"{house}/{name}" or (extends == name and file.parent.name == house):
            found |= readers(below)
    return found
