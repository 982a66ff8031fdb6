"""The place of a room's data: a folder of its own, or a database."""

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

# The prefix of every file of a room.
ROOM = "room."
FILE = f"{ROOM}db"
LOCK = f"{ROOM}lock"

LOG = logging.getLogger(__name__)


def usual() -> Path:
    """The default folder of a room."""
    try:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError:
        raise StoreError("there is no home folder for a room: give --data") from None
    return Path(home) / "cardhouse"


@asynccontextmanager
async def premises(data: Path | None, database: str | None) -> AsyncIterator[Store]:
    """The store of a room; a folder can be open in only one process at a time."""
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
    """Lock a folder that only we can read; the lock ends with its process, however that ends."""
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
    """The file of a room; a new one is removed again if nothing happened in it."""
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
    """Remove all traces of a room that never opened."""
    with suppress(OSError):
        for each in made:
            each.rmdir() if each.is_dir() else each.unlink(missing_ok=True)
