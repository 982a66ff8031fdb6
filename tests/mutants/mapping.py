"""The map of the tests: made once for each file of tests, and kept until something changes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from select import select

import msgspec
import pytest

from tests.mutants import child
from tests.mutants.reach import Reach, Reached
from tests.mutants.tree import KEPT, PACKAGE, ROOT, data, digest, program, test_files
from tests.mutants.watch import Watch

# The longest file of tests takes minutes, and an hour on a machine that is busy with others.
WALL_SECONDS = 3600
# Long tests too: whatever can notice a fault may.
PLAINLY = ("-q", "--no-header", "-p", "no:cacheprovider", "-m", "")


def mapped(told: Callable[[str], None], workers: int = 1) -> Reach:
    """The map of this tree, made by several processes at once."""
    folder = KEPT / "map"
    folder.mkdir(parents=True, exist_ok=True)
    common = digest([*program(), *data()])
    kept = {name: folder / f"{name.replace('/', '.')}.json" for name in test_files()}
    files = {name: _kept(file, name, common) for name, file in kept.items()}
    missing = [name for name, reached in files.items() if reached is None]
    for name, reached in _watched(missing, told, workers):
        kept[name].write_bytes(msgspec.json.encode((_key(name, reached, common), reached)))
        files[name] = reached
    return Reach({name: reached for name, reached in files.items() if reached is not None})


def _kept(file: Path, name: str, common: str) -> Reached | None:
    if not file.exists():
        return None
    key, reached = msgspec.json.decode(file.read_bytes(), type=tuple[str, Reached])
    return reached if key == _key(name, reached, common) else None


def _key(name: str, reached: Reached, common: str) -> str:
    """The fingerprint of everything the map of a file depends on."""
    files = [ROOT / each for each in (name, *reached.helpers)]
    return common + digest(file for file in files if file.exists())


def _watched(
    names: list[str], told: Callable[[str], None], workers: int
) -> Iterator[tuple[str, Reached]]:
    """Run each file of tests in its own process, and note the lines each test reaches."""
    waiting, running = names[::-1], dict[int, tuple[str, child.Started]]()
    while waiting or running:
        while waiting and len(running) < workers:
            name = waiting.pop()
            told(f"mapping {name}")
            started = child.start(_Watching(name), PACKAGE.parent, wall=WALL_SECONDS)
            running[started.answer.fileno()] = (name, started)
        for number in select(list(running), [], [])[0]:
            name, started = running.pop(number)
            ended = child.finish(started)
            assert ended.code in (0, 1) and not ended.signal, f"{name} cannot be run: {ended}"
            yield name, msgspec.json.decode(ended.answer, type=Reached)


class _Watching:
    """The work of a forked process: run a file of tests and watch the lines it reaches."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self) -> tuple[int, object]:
        watch = Watch()
        code = pytest.main([self.name, *PLAINLY], plugins=[watch])
        return int(code), watch.reached()
