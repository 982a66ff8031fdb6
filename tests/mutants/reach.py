"""Which tests reach a line or a page, how long they take, and which of them are nearest."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from tests.mutants.fault import Fault
from tests.mutants.tree import BOOKS, pages

# The context in which a file of tests is imported: what that reaches, every test in it does.
IMPORT = "import"


class Reached(Struct, frozen=True, kw_only=True):
    """What the tests of one file reach."""

    tests: list[str]
    seconds: list[float]
    # Tests that fail or are skipped without any fault: they cannot notice one.
    useless: list[str]
    # The lines of each module, by the contexts that reach them: a test's number, the import of the
    # file, or the reading of a house.
    lines: dict[str, list[tuple[list[str], list[int]]]]
    # The pages that each context asks for.
    pages: dict[str, list[str]]
    # The modules that the tests share with others.
    helpers: list[str]

    def useful(self) -> list[tuple[int, str]]:
        """The tests that can notice something, with their numbers."""
        useless = set(self.useless)
        return [(n, test) for n, test in enumerate(self.tests) if test not in useless]

    def contexts(self, number: int) -> set[str]:
        """The contexts in which a test reaches something."""
        own = {str(number), IMPORT}
        asked = [page for context in own for page in self.pages.get(context, ())]
        return own | {f"{page.partition('/')[0]}/*" for page in asked}

    def asked(self, number: int) -> set[str]:
        """The pages that a test asks for."""
        return {page for context in (str(number), IMPORT) for page in self.pages.get(context, ())}


class Reach:
    """The map of all tests, put together from those of their files."""

    def __init__(self, files: dict[str, Reached]) -> None:
        self.files = files
        self.seconds = {
            test: seconds
            for reached in files.values()
            for test, seconds in zip(reached.tests, reached.seconds, strict=True)
        }

    @cached_property
    def sizes(self) -> Counter[str]:
        """How many lines each test reaches by itself."""
        found: Counter[str] = Counter()
        for reached in self.files.values():
            for groups in reached.lines.values():
                _count(found, reached, groups)
        return found

    def tests(self, fault: Fault) -> list[str]:
        """The tests that reach a fault, those first that are most about its module."""
        if fault.layer == BOOKS:
            share = self._asking(readers(fault.file.removeprefix(f"{BOOKS}/")))
            found = list(share)
        else:
            found = self._reaching(fault.file, set(range(fault.line, fault.last + 1)))
            own = self._own(fault.file)
            share = {test: own[test] / (self.sizes[test] + 1) for test in found}
        return sorted(found, key=lambda test: (-share[test], self.seconds[test], test))

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
        """The tests that ask for one of these pages, and which share of what they ask for it is."""
        found = {}
        for each in self.files.values():
            for number, test in each.useful():
                asked = each.asked(number)
                if concerned := asked & wanted:
                    found[test] = len(concerned) / len(asked)
        return found

    def _own(self, file: str) -> Counter[str]:
        """How many lines of a module each test reaches by itself."""
        found: Counter[str] = Counter()
        for reached in self.files.values():
            _count(found, reached, reached.lines.get(file, ()))
        return found


def _count(
    found: Counter[str], reached: Reached, groups: Iterable[tuple[list[str], list[int]]]
) -> None:
    for contexts, lines in groups:
        for context in contexts:
            if context.isdigit():
                found[reached.tests[int(context)]] += len(lines)


def readers(page: str) -> set[str]:
    """The pages that change with a page: itself, those that extend it, or all of its house."""
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
