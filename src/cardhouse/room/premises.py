"""Where a room's data is: a folder of its own, or a database."""

from __future__ import annotations

import fcntl
import logging
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from cardhouse.store.base import Store
from cardhouse.store.postgres import PostgresStore
from cardhouse.store.private import make_file, make_folder, narrow
from cardhouse.store.records import StoreError
from cardhouse.store.sqlite import SqliteStore
from cardhouse.store.wal import check_log

# Every file of a room begins so.
ROOM = "room."
FILE = f"{ROOM}db"
LOCK = f"{ROOM}lock"

LOG = logging.getLogger(__name__)


def usual() -> Path:
    """The folder of a room that is told no other."""
    try:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError:
        raise StoreError("there is no home folder for a room: give --data") from None
    return Path(home) / "cardhouse"


@asynccontextmanager
async def premises(data: Path | None, database: str | None) -> AsyncIterator[Store]:
    """The store of a room, which one process at a time has open where it is a folder."""
    if database is not None:
        async with await PostgresStore.open(database) as store:
            yield store
        return
    folder = data or usual()
    with locked(folder):
        async with _embedded(folder / FILE) as embedded:
            yield embedded


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """A lock that goes with its process, however that ends, in a folder that only we can read."""
    try:
        made = make_folder(folder)
        made = [folder / LOCK, *made] if make_file(folder / LOCK) else made
        if words := narrow(folder, ROOM):
            LOG.warning(words)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        raise StoreError(f"{folder}: {(error.strerror or str(error)).lower()}") from None
    try:
        if not _taken(lock):
            words = "another process has this room open; close it, or give another --data"
            raise StoreError(f"{folder}: {words}")
        try:
            yield
        finally:
            if not (folder / FILE).exists():
                _take_away(made)
    finally:
        os.close(lock)


def _taken(lock: int) -> bool:
    """Take a lock, unless another process has it or has just taken its file away."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return os.fstat(lock).st_nlink > 0


@asynccontextmanager
async def _embedded(file: Path) -> AsyncIterator[Store]:
    """The file of a room; a new one in which nothing has happened does not stay."""
    used = file.exists()
    check_log(file)
    try:
        async with SqliteStore(file) as store:
            found, used = used, True
            try:
                yield store
            finally:
                used = found or any([(await store.head(s))[0] for s in await store.streams()])
    finally:
        if not used:
            _take_away([file.with_name(file.name + end) for end in ("", "-wal", "-shm")])


def _take_away(made: list[Path]) -> None:
    """Leave no trace of what was made for a room that did not come to be."""
    with suppress(OSError):
        for each in made:
            each.rmdir() if each.is_dir() else each.unlink(missing_ok=True)
