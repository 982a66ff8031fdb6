"""Where a room's data is: a folder of its own, or a database."""

from __future__ import annotations

import fcntl
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from cardhouse.store.base import Store
from cardhouse.store.postgres import PostgresStore
from cardhouse.store.records import StoreError
from cardhouse.store.sqlite import SqliteStore

FILE = "room.db"
LOCK = "room.lock"


def usual() -> Path:
    """The folder of a room that is told no other."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cardhouse"


@asynccontextmanager
async def premises(data: Path | None, database: str | None) -> AsyncIterator[Store]:
    """The store of a room, which one process at a time has open where it is a folder."""
    if database:
        async with await PostgresStore.open(database) as store:
            yield store
        return
    folder = data or usual()
    with locked(folder):
        async with SqliteStore(folder / FILE) as embedded:
            yield embedded


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """A lock that goes with its process, however that ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / LOCK).open("a")
    except OSError as error:
        raise StoreError(f"{folder}: {(error.strerror or str(error)).lower()}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            words = "another process has this room open; close it, or give another --data"
            raise StoreError(f"{folder}: {words}") from None
        yield
