"""A removed log: known from the index beside it, or at least from the file's mark."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cardhouse.room.premises import premises
from cardhouse.store import StoreError
from cardhouse.store.reading import SqliteReading
from cardhouse.store.sqlite import SqliteStore
from cardhouse.store.verify import verify
from cardhouse.store.wal import check_log, left_open

# A killed room: everything it has acknowledged is in its log.
KILLED = """
import asyncio, os, sys
from pathlib import Path
from cardhouse.store import Append, Record
from cardhouse.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    epoch = await store.claim("cage", "room")
    for number in range(20):
        fields = {"stream": "cage", "expected": number, "command": f"c{number}", "at": "2026"}
        await store.append(Append(**fields, records=(Record(b"%d" % number),)), epoch)
    if sys.argv[2] == "copied":
        store._writer.execute("pragma wal_checkpoint(full)")
    os._exit(9)

asyncio.run(main())
"""
EVENTS = 20
Files = tuple[Path, Path, Path]


def killed(folder: Path, how: str) -> Path:
    file = folder / how / "room.db"
    file.parent.mkdir()
    done = subprocess.run((sys.executable, "-c", KILLED, str(file), how), timeout=180, check=False)
    assert done.returncode == 9
    return file.parent


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return killed(tmp_path_factory.mktemp("left"), "killed")


@pytest.fixture
def files(left: Path, tmp_path: Path) -> Files:
    """The file, the log and the index of a killed room."""
    folder = tmp_path / "room"
    shutil.copytree(left, folder)
    return folder / "room.db", folder / "room.db-wal", folder / "room.db-shm"


def events(file: Path) -> int:
    async def work() -> int:
        check_log(file)
        async with SqliteReading(file) as store:
            return (await verify(store)).events

    return asyncio.run(work())


def test_with_its_log_nothing_is_missing(files: Files) -> None:
    file, log, index = files
    assert log.stat().st_size > 0 and index.exists()
    assert not left_open(file)
    assert events(file) == EVENTS


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_bit_that_flipped_in_the_log_is_noticed(files: Files, part: float) -> None:
    """SQLite reads a log up to the first damaged page, and says nothing."""
    file, log, _ = files
    body = bytearray(log.read_bytes())
    body[int(len(body) * part)] ^= 1
    log.write_bytes(bytes(body))
    with pytest.raises(StoreError, match="gone, damaged or cut off"):
        events(file)


def removed(log: Path) -> None:
    log.unlink()


def emptied(log: Path) -> None:
    log.write_bytes(b"")


def halved(log: Path) -> None:
    log.write_bytes(log.read_bytes()[: log.stat().st_size // 2])


def another(log: Path) -> None:
    """A log of the same length with another beginning, like one of another day."""
    whole = bytearray(log.read_bytes())
    whole[16] ^= 0xFF
    log.write_bytes(bytes(whole))


def garbled(log: Path) -> None:
    log.write_bytes(b"dear diary")


@pytest.mark.parametrize("change", [removed, emptied, halved, another, garbled])
def test_a_log_that_is_not_whole_is_named(files: Files, change: Callable[[Path], None]) -> None:
    file, log, index = files
    change(log)
    before = file.read_bytes(), index.read_bytes()
    words = r"-wal is gone, damaged or cut off, and with it the last \d+ pages that were written"
    with pytest.raises(StoreError, match=words) as error:
        events(file)
    assert "\n" not in str(error.value)

    async def opened() -> None:
        async with premises(file.parent, None):
            raise AssertionError("never reached")

    with pytest.raises(StoreError, match=words):
        asyncio.run(opened())
    assert (file.read_bytes(), index.read_bytes()) == before


def test_without_the_index_it_is_only_known_that_nobody_closed_the_room(files: Files) -> None:
    file, log, index = files
    log.unlink()
    index.unlink()
    assert left_open(file)
    assert events(file) < EVENTS
    # The reader has put an empty log beside the file: that hides nothing.
    assert left_open(file)


def test_a_log_that_is_all_in_the_main_file_is_not_missed(tmp_path: Path) -> None:
    folder = killed(tmp_path, "copied")
    (folder / "room.db-wal").unlink()
    assert events(folder / "room.db") == EVENTS


@pytest.mark.parametrize(
    "index", [b"", b"dear diary", bytes(200), bytes(range(256)) * 2], ids=["", "short", "0", "all"]
)
def test_an_index_that_says_nothing_is_believed_nothing(files: Files, index: bytes) -> None:
    file, log, shm = files
    log.unlink()
    shm.write_bytes(index)
    check_log(file)
    assert left_open(file)


def test_a_room_that_was_closed_needs_no_log(tmp_path: Path) -> None:
    file = tmp_path / "room.db"

    async def work() -> None:
        async with SqliteStore(file) as store:
            await store.claim("cage", "room")
            # While it is open, everybody can see it.
            assert file.with_name("room.db-wal").stat().st_size > 0
            assert not left_open(file)

    asyncio.run(work())
    assert not left_open(file)
    assert [each.name for each in tmp_path.iterdir()] == ["room.db"]


def test_a_copy_of_a_room_that_goes_on_was_not_closed(tmp_path: Path) -> None:
    file, copy = tmp_path / "room.db", tmp_path / "copy.db"

    async def work() -> None:
        async with SqliteStore(file):
            with closing(sqlite3.connect(file)) as db, closing(sqlite3.connect(copy)) as other:
                db.backup(other)

    asyncio.run(work())
    assert (left_open(file), left_open(copy)) == (False, True)
    assert events(copy) == 0
