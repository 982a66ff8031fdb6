"""The map of the tests: made once for each file of tests, and kept until something changes."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.mutants import child
from tests.mutants.reach import Reach, Reached
from tests.mutants.tree import KEPT, PACKAGE, ROOT, data, digest, program, test_files
from tests.mutants.watch import Watch

PLAINLY = ("-q", "--no-header", "-p", "no:cacheprovider")


def mapped(told: Callable[[str], None]) -> Reach:
    """The map of this tree."""
    folder = KEPT / "map"
    folder.mkdir(parents=True, exist_ok=True)
    common = digest([*program(), *data()])
    files = {}
    for name in test_files():
        kept = folder / f"{name.replace('/', '.')}.json"
        reached = _kept(kept, name, common)
        if reached is None:
            told(f"mapping {name}")
            reached = watched(name)
            kept.write_bytes(msgspec.json.encode((_key(name, reached, common), reached)))
        files[name] = reached
    return Reach(files)


def _kept(file: Path, name: str, common: str) -> Reached | None:
    if not file.exists():
        return None
    key, reached = msgspec.json.decode(file.read_bytes(), type=tuple[str, Reached])
    return reached if key == _key(name, reached, common) else None


def _key(name: str, reached: Reached, common: str) -> str:
    """The fingerprint of what the map of a file depends on."""
    files = [ROOT / each for each in (name, *reached.helpers)]
    return common + digest(file for file in files if file.exists())


def watched(name: str) -> Reached:
    """Run one file of tests in a process of its own, and note what each test reaches."""

    def work() -> tuple[int, object]:
        watch = Watch()
        code = pytest.main([name, *PLAINLY], plugins=[watch])
        return int(code), watch.reached()

    ended = child.finish(child.start(work, PACKAGE.parent))
    assert ended.code in (0, 1), f"{name} cannot be run: {ended}"
    return msgspec.json.decode(ended.answer, type=Reached)
