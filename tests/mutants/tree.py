"""The tree that is tried: where its sources, books and tests lie, and what they are made of."""

import hashlib
from collections.abc import Iterable
from pathlib import Path, PurePath

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cardhouse"
TESTS = ROOT / "tests"
KEPT = ROOT / "build" / "mutants"

# The pure core, into which faults are put, and what a house may decide.
LAYERS = ("engine", "floor", "table", "bonus", "cage", "ranking")
BOOKS = "rulebooks"

# These are slow by nature and test what lies around the core: browsers, sockets, disks, solvers,
# terminals, bots. The harness does not try itself either.
ELSEWHERE = frozenset({"e2e", "server", "store", "room", "analysis", "cli", "bots", "mutants"})


def sources() -> list[Path]:
    """The modules into which faults are put."""
    return sorted(file for layer in LAYERS for file in (PACKAGE / layer).rglob("*.py"))


def pages() -> list[Path]:
    """The pages of all houses, and those that they share."""
    return sorted((PACKAGE / BOOKS).rglob("*.toml"))


def test_files() -> list[str]:
    """The files of tests that may be run against a fault, relative to the root."""
    files = (file.relative_to(ROOT) for file in TESTS.rglob("test_*.py"))
    return sorted(file.as_posix() for file in files if is_shared(file))


def digest(files: Iterable[Path]) -> str:
    """A fingerprint of files, by name and content."""
    seen = hashlib.sha256()
    for file in sorted(files):
        seen.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return seen.hexdigest()


def program() -> list[Path]:
    """What the tests test: all modules and all pages."""
    return [*PACKAGE.rglob("*.py"), *pages()]


def data() -> list[Path]:
    """What tests read beside code: transcripts and tables; what is pinned says nothing of lines."""
    found = (file for file in TESTS.rglob("*") if file.is_file())
    own = {"mutants", "pinned"}
    return [f for f in found if f.suffix not in (".py", ".pyc") and own.isdisjoint(f.parts)]


def helpers() -> list[Path]:
    """The modules that tests share."""
    files = [file.relative_to(ROOT) for file in TESTS.rglob("*.py")]
    return [ROOT / f for f in files if not f.name.startswith("test_") and is_shared(f)]


def is_shared(file: PurePath) -> bool:
    """True for a file, relative to the root, on which tests of the core may depend."""
    return file.parts[0] == TESTS.name and ELSEWHERE.isdisjoint(file.parts)


def whole() -> str:
    """The fingerprint of everything that a verdict depends on."""
    tests = (ROOT / file for file in test_files())
    return digest([*program(), *data(), *helpers(), *tests])
