"""The house linter: what docs/design.md promises of every file, and no other tool checks."""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "cardhouse"

FILE_LINES = 500
LINE_LENGTH = 100
FUNCTION_LINES = 50
# Written in two halves, so that this file does not find itself.
LEFT_OVER = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b")
HOUSES = ("tommys", "button-room", "lo-ball-room", "ven-a-mexico", "new-esquire")


@dataclass(frozen=True)
class Source:
    """One Python file: its path below the root, with slashes, and its text."""

    path: PurePosixPath
    text: str

    def is_in(self, folder: str) -> bool:
        return self.path.is_relative_to(folder)

    def nodes(self) -> Iterator[ast.AST]:
        return ast.walk(ast.parse(self.text))


# A check yields the line that is wrong, and what is wrong with it.
Finding = tuple[int, str]
Check = Callable[[Source], Iterator[Finding]]


def short_file(source: Source) -> Iterator[Finding]:
    count = len(source.text.splitlines())
    if count > FILE_LINES:
        yield count, f"file of more than {FILE_LINES} lines"


def short_lines(source: Source) -> Iterator[Finding]:
    for number, line in enumerate(source.text.splitlines(), 1):
        if len(line) > LINE_LENGTH:
            yield number, f"line of more than {LINE_LENGTH} characters"


def short_functions(source: Source) -> Iterator[Finding]:
    for node in source.nodes():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            count = (node.end_lineno or node.lineno) - node.lineno + 1
            if count > FUNCTION_LINES:
                yield node.lineno, f"{node.name} has {count} lines, {FUNCTION_LINES} are allowed"


def nothing_left_over(source: Source) -> Iterator[Finding]:
    for number, line in enumerate(source.text.splitlines(), 1):
        if found := LEFT_OVER.search(line):
            yield number, f"{found[0]}: do it, or file an issue"


def no_print(source: Source) -> Iterator[Finding]:
    if source.is_in("src/cardhouse/cli") or source.is_in("bench"):
        return
    for node in source.nodes():
        match node:
            case ast.Call(func=ast.Name(id="print")):
                yield node.lineno, "print outside the command line"


def no_house_in_code(source: Source) -> Iterator[Finding]:
    """A house is data. Only help and examples of the command line may name one."""
    if not source.is_in("src/cardhouse"):
        return
    if source.is_in("src/cardhouse/cli"):
        for node in source.nodes():
            if isinstance(node, ast.Constant) and node.value in HOUSES:
                yield node.lineno, f"the house {node.value} as a value"
        return
    for number, line in enumerate(source.text.splitlines(), 1):
        for house in HOUSES:
            if house in line.lower():
                yield number, f"the house {house} in code"


def no_assert_of_a_tuple(source: Source) -> Iterator[Finding]:
    for node in source.nodes():
        match node:
            case ast.Assert(test=ast.Tuple()):
                yield node.lineno, "an assert of a tuple is always true"


CHECKS: list[Check] = [
    short_file,
    short_lines,
    short_functions,
    nothing_left_over,
    no_print,
    no_house_in_code,
    no_assert_of_a_tuple,
]


def sources() -> Iterator[Source]:
    for top in ("src", "tests", "bench"):
        for file in sorted((ROOT / top).rglob("*.py")):
            path = PurePosixPath(file.relative_to(ROOT).as_posix())
            yield Source(path, file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("check", CHECKS)
def test_every_file_keeps_house_style(check: Check) -> None:
    findings = [
        f"{source.path}:{line}: {message}"
        for source in sources()
        for line, message in check(source)
    ]
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize(
    ("check", "path", "text"),
    [
        (short_file, "tests/x.py", "\n" * (FILE_LINES + 1)),
        (short_lines, "tests/x.py", "#" * (LINE_LENGTH + 1)),
        (short_functions, "tests/x.py", "def f():\n" + " x = 1\n" * FUNCTION_LINES),
        (nothing_left_over, "tests/x.py", "x = 1  # " + "TO" + "DO"),
        (no_print, "src/cardhouse/engine/x.py", "print()"),
        (no_house_in_code, "src/cardhouse/engine/x.py", "# as at Tommys"),
        (no_house_in_code, "src/cardhouse/cli/x.py", "house = 'tommys'"),
        (no_assert_of_a_tuple, "tests/x.py", "assert (1, 'no')"),
    ],
)
def test_a_check_finds_what_it_is_for(check: Check, path: str, text: str) -> None:
    assert list(check(Source(PurePosixPath(path), text)))


@pytest.mark.parametrize(
    ("check", "path", "text"),
    [
        (short_functions, "tests/x.py", "def f():\n" + " x = 1\n" * (FUNCTION_LINES - 1)),
        (no_print, "src/cardhouse/cli/x.py", "print()"),
        (no_house_in_code, "src/cardhouse/cli/x.py", "epilog = 'example: cardhouse rules tommys'"),
        (no_house_in_code, "tests/x.py", "house = 'tommys'"),
    ],
)
def test_a_check_lets_pass_what_is_allowed(check: Check, path: str, text: str) -> None:
    assert not list(check(Source(PurePosixPath(path), text)))


def test_every_package_has_its_tests_in_a_folder_of_the_same_name() -> None:
    packages = [init.parent.relative_to(PACKAGE) for init in PACKAGE.rglob("__init__.py")]
    missing = [
        f"tests/{package.as_posix()}"
        for package in sorted(packages)
        if not any((ROOT / "tests" / package).glob("test_*.py"))
    ]
    assert not missing, f"no tests in {', '.join(missing)}"
