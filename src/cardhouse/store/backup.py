"""A backup: all rows of a room as they were at one moment, in a room's file of its own.

It is made while the room goes on, from a file or a database, and put back into either.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Final

from cardhouse.store import schema
from cardhouse.store.postgres import PostgresStore
from cardhouse.store.private import make_file
from cardhouse.store.reading import Reading, Row, SqliteReading
from cardhouse.store.records import StoreError
from cardhouse.store.sound import shape
from cardhouse.store.sqlite import plainly
from cardhouse.store.verify import Verified, verify

# A new store writes its own version.
VERSION: Final = "version"
# Streams begin with their name, and the time until which a process owns them is their last value.
STREAMS: Final = "streams"


async def copy_to_file(room: Reading, file: Path) -> Verified:
    """Copy a room into a new file, check every event there, and only then give it its name."""
    if file.exists():
        raise StoreError(f"{file}: there is a room already, and it is never written over")
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        with plainly(part):
            make_file(part)
        await _fill(part, _pages(room))
        async with SqliteReading(part) as copy:
            verified = await verify(copy)
        with plainly(file):
            # Unlike a new name, a link never takes the place of a room made meanwhile.
            file.hardlink_to(part)
            part.unlink()
            _make_durable(file.parent)
    finally:
        part.unlink(missing_ok=True)
    return verified


async def copy_to_database(room: Reading, url: str) -> Verified:
    """Check every event of a room, and copy it into an empty database."""
    verified = await verify(room)
    async with await PostgresStore.open(url) as target:
        await target.fill(_pages(room))
    return verified


async def _pages(room: Reading) -> AsyncIterator[tuple[str, list[Row]]]:
    """All rows, page by page, each page with its table."""
    for table in shape():
        if table == VERSION or not await room.has(table):
            continue
        async for page in room.rows_of(table):
            # The copy belongs to no process: the one that opens it need not wait.
            yield table, [(*row[:-1], 0.0) for row in page] if table == STREAMS else page


async def _fill(file: Path, pages: AsyncIterator[tuple[str, list[Row]]]) -> None:
    """Write all rows in one transaction, durable at its end."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        with plainly(file):
            db.execute("pragma synchronous = full")
            db.executescript(schema.SQLITE)
            db.execute("begin")
            db.execute("insert into version values (?)", (schema.VERSION,))
        async for table, rows in pages:
            places = ", ".join("?" * len(shape()[table]))
            with plainly(file):
                db.executemany(f"insert into {table} values ({places})", rows)
        with plainly(file):
            db.execute("commit")


def _make_durable(folder: Path) -> None:
    """Make the names in a folder durable."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
