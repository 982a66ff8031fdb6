"""The house linter: the promises of docs/design.md for every file that no other tool checks."""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

import pytest

from cardhouse.rulebook.files import houses

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "cardhouse"

FILE_LINES = 500
LINE_LENGTH = 100
FUNCTION_LINES = 50
# Written in two halves, so that this file does not find itself.
LEFT_OVER = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X)\b")
# A sentence names its subject first.
PRONOUN = re.compile(r"(?:Who(?:ever|se)?|What(?:ever)?|Where(?:ver)?|Whether|So)\b", re.IGNORECASE)
# The id of a rule, such as TOM-HE-33, names no person.
HE = re.compile(r"(?<![\w-])(?:he|his|him|himself)(?![\w-])", re.IGNORECASE)
HOUSES = houses()

Function = ast.FunctionDef | ast.AsyncFunctionDef
# The body of one of these may run many times, once, or never.
Block = ast.For | ast.AsyncFor | ast.While | Function


@dataclass(frozen=True)
class Source:
    """A Python file: its path below the root, with slashes, and its text."""

    path: PurePosixPath
    text: str

    def is_in(self, folder: str) -> bool:
        return self.path.is_relative_to(folder)

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.tree))

    @cached_property
    def prose(self) -> list[tuple[int, str]]:
        """Each docstring and each block of comments, with the line on which it begins."""
        return [*self._docstrings(), *self._comments()]

    def _docstrings(self) -> Iterator[tuple[int, str]]:
        for node in self.nodes:
            match node:
                case ast.Expr(value=ast.Constant(value=str() as text)):
                    yield node.lineno, text.strip()

    def _comments(self) -> Iterator[tuple[int, str]]:
        if "#" not in self.text:
            return
        begin, block, below = 0, "", (0, 0)
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type != tokenize.COMMENT:
                continue
            (line, column), words = token.start, token.string.lstrip("#").strip()
            if token.start == below:
                block = f"{block} {words}"
            else:
                yield begin, block
                begin, block = line, words
            # A comment after code is a block of its own.
            below = (line + 1, column) if token.line.lstrip().startswith("#") else (0, 0)
        yield begin, block


# A check yields each wrong line, and the fault in it.
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
    for node in source.nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            count = (node.end_lineno or node.lineno) - node.lineno + 1
            if count > FUNCTION_LINES:
                yield node.lineno, f"{node.name} has {count} lines, {FUNCTION_LINES} are allowed"


def nothing_left_over(source: Source) -> Iterator[Finding]:
    for number, line in enumerate(source.text.splitlines(), 1):
        if found := LEFT_OVER.search(line):
            yield number, f"{found[0]}: do it, or file an issue"


def no_print(source: Source) -> Iterator[Finding]:
    if any(map(source.is_in, ("src/cardhouse/cli", "bench", "examples"))):
        return
    for node in source.nodes:
        match node:
            case ast.Call(func=ast.Name(id="print")):
                yield node.lineno, "print outside the command line"


def no_house_in_code(source: Source) -> Iterator[Finding]:
    """A house is data. Only help and examples of the command line and the door may name one."""
    if not source.is_in("src/cardhouse"):
        return
    if source.is_in("src/cardhouse/cli") or source.is_in("src/cardhouse/api"):
        for node in source.nodes:
            if isinstance(node, ast.Constant) and node.value in HOUSES:
                yield node.lineno, f"the house {node.value} as a value"
        return
    for number, line in enumerate(source.text.splitlines(), 1):
        for house in HOUSES:
            if house in line.lower():
                yield number, f"the house {house} in code"


def plain_openings(source: Source) -> Iterator[Finding]:
    for line, text in source.prose:
        if found := PRONOUN.match(text):
            yield line, f"{text[:40]!r} opens with {found[0]}: name the thing first"


def people_are_they(source: Source) -> Iterator[Finding]:
    for line, text in source.prose:
        if found := HE.search(text):
            yield line, f"{found[0]!r} for a person: say they, their or them"


def no_assert_of_a_tuple(source: Source) -> Iterator[Finding]:
    for node in source.nodes:
        match node:
            case ast.Assert(test=ast.Tuple()):
                yield node.lineno, "an assert of a tuple is always true"


def a_loop_that_runs(source: Source) -> Iterator[Finding]:
    """A test that asserts only in loops and callbacks proves nothing if they do not run."""
    if not source.is_in("tests"):
        return
    filled = filled_constants(source)
    for node in source.nodes:
        if isinstance(node, Function) and node.name.startswith("test_"):
            inside = list(blocks_around(node))
            # Most tests assert something by the way.
            if not all(inside):
                continue
            called = {node.name} | called_by_name(node)
            around = [
                [block for block in blocks if getattr(block, "name", "") not in called]
                for blocks in inside
            ]
            blocks = [block for each in around for block in each]
            if all(around) and not all(surely_runs(block, filled) for block in blocks):
                yield node.lineno, f"{node.name} asserts only in what may not run"


def blocks_around(node: ast.AST, blocks: tuple[Block, ...] = ()) -> Iterator[tuple[Block, ...]]:
    """The loops and functions around each assertion in a node."""
    match node:
        case ast.Assert() | ast.Attribute(value=ast.Name(id="pytest"), attr="raises"):
            yield blocks
    inner, body = ((*blocks, node), node.body) if isinstance(node, Block) else (blocks, [])
    for child in ast.iter_child_nodes(node):
        yield from blocks_around(child, inner if child in body else blocks)


def called_by_name(node: ast.AST) -> set[str]:
    calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
    return {call.func.id for call in calls if isinstance(call.func, ast.Name)}


def surely_runs(block: Block, filled: set[str]) -> bool:
    return isinstance(block, ast.For | ast.AsyncFor) and is_filled(block.iter, filled)


def filled_constants(source: Source) -> set[str]:
    """The constants of a file that are plainly not empty."""
    filled: set[str] = set()
    for node in source.tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if name.isupper() and is_filled(value, filled):
                filled.add(name)
    return filled


def is_filled(node: ast.expr, filled: set[str]) -> bool:
    """True if an expression is plainly not empty, given the constants that are not."""
    match node:
        case ast.Name(id=name):
            return name in filled
        case ast.Constant(value=str() as text):
            return text != ""
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return any(not isinstance(part, ast.Starred) for part in parts)
        case ast.Dict(keys=keys):
            return any(keys)
        case ast.Call(func=ast.Name(id="range"), args=args):
            bounds = [arg.value for arg in args if isinstance(arg, ast.Constant)]
            numbers = [bound for bound in bounds if isinstance(bound, int)]
            return len(numbers) == len(args) and len(range(*numbers)) > 0
        case ast.Call(func=ast.Name(id="enumerate" | "sorted" | "reversed"), args=[first, *_]):
            return is_filled(first, filled)
        case ast.Call(func=ast.Name(id="zip" | "product"), args=[_, *_] as args):
            return all(is_filled(arg, filled) for arg in args)
        case ast.Call(func=ast.Attribute(value=of, attr="items" | "values" | "keys")):
            return is_filled(of, filled)
    return False


CHECKS: list[Check] = [
    short_file,
    short_lines,
    short_functions,
    nothing_left_over,
    no_print,
    no_house_in_code,
    plain_openings,
    people_are_they,
    no_assert_of_a_tuple,
    a_loop_that_runs,
]


def sources() -> Iterator[Source]:
    files = [
        file for top in ("src", "tests", "bench", "examples") for file in (ROOT / top).rglob("*.py")
    ]
    files.append(ROOT / "web" / "build.py")
    for file in sorted(files):
        path = PurePosixPath(file.relative_to(ROOT).as_posix())
        yield Source(path, file.read_text(encoding="utf-8"))


def test_every_file_keeps_house_style() -> None:
    """One test, not one a check: each would read all files again in a process of its own."""
    findings = [
        f"{source.path}:{line}: {message}"
        for source in sources()
        for check in CHECKS
        for line, message in check(source)
    ]
    assert not findings, "\n".join(findings)


def nested(*lines: str, name: str = "test_x") -> str:
    """A function with each line nested in the one before, and an assertion in the last."""
    lines = (f"async def {name}():", *lines, "assert x")
    return "\n".join(" " * depth + line for depth, line in enumerate(lines))


MAY_NOT_RUN = [
    nested("for x in found():"),
    nested("async for x in found():"),
    nested("while x:"),
    nested("for x in ():"),
    nested("for x in (*found(),):"),
    nested("for x in {**found()}.items():"),
    nested("for x in '':"),
    nested("for x in range(0):"),
    nested("for x in range(3, 3):"),
    nested("for x in range(count):"),
    nested("for x in enumerate(found(), 1):"),
    nested("for x in zip((1, 2), found()):"),
    nested("for x in zip(*found()):"),
    nested("for x in (1, 2):", "for y in found(x):"),
    nested("for x in found():", "for y in (1, 2):"),
    "def test_x():\n for x in found():\n  with pytest.raises(KeyError):\n   check(x)",
    nested("def each():", "for x in found():"),
    nested("for x in CASES:"),
    "CASES = ()\n" + nested("for x in CASES:"),
    "cases = (1, 2)\n" + nested("for x in cases:"),
    nested("for x in (1, 2):") + "\n while x:\n  assert x",
    nested("for x in found():") + "\n check(x)",
    nested("for x in found():") + "\n def each():\n  assert x",
    nested("def each():") + "\n play(each)",
    nested("def each():", "for x in (1, 2):") + "\n play(each)",
    nested("async def work():", "for x in found():") + "\n run(work())",
]
RUNS = [
    nested("for x in (1, 2):"),
    nested("for x in (*found(), 1):"),
    nested("for x in 'ab':"),
    nested("for x in range(3):", "for y in range(1, 3):"),
    nested("for x, y in {1: 2}.items():"),
    nested("for x in enumerate(sorted([2, 1]), 1):"),
    nested("for x, y in zip((1, 2), reversed({3, 4}), strict=True):"),
    nested("for x, y in product((1, 2), 'ab'):"),
    "CASES: Cases = {1: 2}\n" + nested("for x in CASES.values():"),
    "ONE = (1, 2)\nTWO = [*found(), ONE]\n" + nested("for x in zip(ONE, TWO):"),
    nested("for x in found():") + "\n assert x",
    nested("for x in found():") + "\n else:\n  assert x",
    nested("for x in found():") + "\n with pytest.raises(KeyError):\n  check(x)",
    nested("def each():") + "\n play(each)\n assert x",
    nested("async def work():", "for x in (1, 2):") + "\n run(work())",
    nested("for x in found():", name="check"),
    nested("with found() as x:"),
    "def test_x():\n for x in found():\n  check(x)",
]


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
        (plain_openings, "web/build.py", '"""What a page shows."""'),
        (plain_openings, "src/cardhouse/x.py", "class X:\n y = 1\n 'Whoever sits here.'"),
        (plain_openings, "bench/x.py", "# So many\n# hands in a second."),
        (plain_openings, "tests/x.py", "# The button.\nx = 1  # where it lies"),
        (plain_openings, "tests/x.py", "x = 1  # The button.\n# Whose turn it is."),
        (people_are_they, "tests/x.py", '"""A player.\n\nHe bets once."""'),
        (people_are_they, "src/cardhouse/x.py", "# The chips\n# lie before him."),
        (no_assert_of_a_tuple, "tests/x.py", "assert (1, 'no')"),
        *((a_loop_that_runs, "tests/x.py", text) for text in MAY_NOT_RUN),
    ],
)
def test_a_check_finds_what_it_is_for(check: Check, path: str, text: str) -> None:
    assert list(check(Source(PurePosixPath(path), text)))


@pytest.mark.parametrize(
    ("check", "path", "text"),
    [
        (short_functions, "tests/x.py", "def f():\n" + " x = 1\n" * (FUNCTION_LINES - 1)),
        (no_print, "src/cardhouse/cli/x.py", "print()"),
        (no_house_in_code, "src/cardhouse/api/x.py", "'>>> open_book(\"tommys\")'"),
        (no_house_in_code, "src/cardhouse/cli/x.py", "epilog = 'example: cardhouse rules tommys'"),
        (no_house_in_code, "tests/x.py", "house = 'tommys'"),
        (plain_openings, "tests/x.py", "# The hands are dealt\n# so that nobody looks."),
        (plain_openings, "tests/x.py", "x = 'What is this?'\nsay('Who is it?')"),
        (plain_openings, "tests/x.py", '"""Someone who knows what is so."""'),
        (people_are_they, "tests/x.py", '"""They cite TOM-HE-33 in this history."""'),
        (people_are_they, "tests/x.py", "he = 'his chips'"),
        *((a_loop_that_runs, "tests/x.py", text) for text in RUNS),
    ],
)
def test_a_check_lets_pass_what_is_allowed(check: Check, path: str, text: str) -> None:
    assert not list(check(Source(PurePosixPath(path), text)))


def test_every_package_has_its_tests_in_a_folder_of_the_same_name() -> None:
    packages = [init.parent.relative_to(PACKAGE) for init in PACKAGE.rglob("__init__.py")]
    missing = [
        f"tests/unit/{package.as_posix()}"
        for package in sorted(packages)
        if not any((ROOT / "tests" / "unit" / package).rglob("test_*.py"))
    ]
    assert not missing, f"no tests in {', '.join(missing)}"
