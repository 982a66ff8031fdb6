"""The tree on trial: the places of its sources, books and tests, and their fingerprints."""

import hashlib
from collections.abc import Iterable
from pathlib import Path, PurePath

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "cardhouse"
TESTS = ROOT / "tests"
KEPT = ROOT / "build" / "mutants"

# The pure core, where faults are put in, and the options a house may decide.
LAYERS = ("engine", "floor", "table", "bonus", "cage", "ranking")
BOOKS = "rulebooks"

# These tests are slow by nature and test the surroundings of the core: browsers, sockets, disks,
# solvers, terminals, bots. The harness does not try itself either.
ELSEWHERE = frozenset({"e2e", "server", "store", "room", "analysis", "cli", "bots", "mutants"})


def sources() -> list[Path]:
    """The modules that faults are put into."""
    return sorted(file for layer in LAYERS for file in (PACKAGE / layer).rglob("*.py"))


def pages() -> list[Path]:
    """The pages of all houses, and their shared pages."""
    return sorted((PACKAGE / BOOKS).rglob("*.toml"))


def test_files() -> list[str]:
    """The test files that may run against a fault, relative to the root."""
    files = (file.relative_to(ROOT) for file in TESTS.rglob("test_*.py"))
    return sorted(file.as_posix() for file in files if is_shared(file))


def digest(files: Iterable[Path]) -> str:
    """A fingerprint of files, by name and content."""
    seen = hashlib.sha256()
    for file in sorted(files):
        seen.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return seen.hexdigest()


def program() -> list[Path]:
    """The program under test: all modules and all pages."""
    return [*PACKAGE.rglob("*.py"), *pages()]


def data() -> list[Path]:
    """Data that tests read, such as transcripts and tables; pinned data does not affect lines."""
    found = (file for file in TESTS.rglob("*") if file.is_file())
    own = {"mutants", "pinned"}
    return [f for f in found if f.suffix not in (".py", ".pyc") and own.isdisjoint(f.parts)]


def helpers() -> list[Path]:
    """The modules that tests share."""
    files = [file.relative_to(ROOT) for file in TESTS.rglob("*.py")]
    return [ROOT / f for f in files if not f.name.startswith("test_") and is_shared(f)]


def is_shared(file: PurePath) -> bool:
    """True for a file, relative to the root, that tests of the core may depend on."""
    return file.parts[0] == TESTS.name and ELSEWHERE.isdisjoint(file.parts)


def whole() -> str:
    """The fingerprint of everything a verdict depends on."""
    tests = (ROOT / file for file in test_files())
    return digest([*program(), *data(), *helpers(), *tests])
