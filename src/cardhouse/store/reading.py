"""A read-only store: everything as it was at one moment, while a room may go on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from cardhouse.store import schema, sqlite
from cardhouse.store.postgres import PostgresStore, _plainly, addressed
from cardhouse.store.readers import Look
from cardhouse.store.records import StoreError
from cardhouse.store.sound import check_shape
from cardhouse.store.sqlite import SqliteStore

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")
MADE = "select 1 from sqlite_master where name = 'version'"
ONLY_READ = "this store is opened for reading only"


class SqliteReading(SqliteStore):
    """A file as it was when opened; nothing is created or written."""

    def __init__(self, file: Path) -> None:
        if not file.is_file():
            raise StoreError(f"{file}: there is no such file")
        self.file = file
        with sqlite._plainly(file):
            self._db = _opened(file)
        self._reading = threading.Lock()

    async def close(self) -> None:
        # A read abandoned by its caller may still be under way in its thread.
        self._db.interrupt()
        with self._reading:
            self._db.close()

    async def counted_hands(self, stream: str) -> tuple[int, int]:
        # A room last open before hands were listed has no list yet.
        return await super().counted_hands(stream) if "hands" in await self._made() else (0, 0)

    async def entry_sums(self) -> dict[str, int]:
        return await super().entry_sums() if "entries" in await self._made() else {}

    async def filed(self) -> list[str]:
        return [row[0] for row in await self._rows(schema.filed(await self._made()))]

    async def _made(self) -> list[str]:
        """The tables of streams that there are."""
        rows = await self._rows("select name from sqlite_master where type = 'table'")
        return [table for table in schema.OF_STREAMS if (table,) in rows]

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        raise StoreError(ONLY_READ)

    async def _look(self, look: Look[T]) -> T:
        with sqlite._plainly(self.file):
            return await asyncio.to_thread(self._looked, look)

    def _looked(self, look: Look[T]) -> T:
        with self._reading:
            return look(self._db)


class PostgresReading(PostgresStore):
    """A database as it was when opened; PostgreSQL itself refuses to write."""

    def __init__(self, url: str, db: asyncpg.Connection[Any]) -> None:
        self.url = url
        self._db = db

    @classmethod
    async def open(cls, url: str) -> PostgresReading:
        import asyncpg

        with _plainly():
            with addressed():
                db = await asyncpg.connect(url)
            await db.execute("begin isolation level repeatable read read only")
            if await db.fetchval("select to_regclass('version')") is None:
                await db.close()
                raise StoreError("there is no room in this database")
            _check([tuple(row) for row in await db.fetch("select number from version")])
        return cls(url, db)

    async def close(self) -> None:
        await self._db.close()

    async def counted_hands(self, stream: str) -> tuple[int, int]:
        # A room last open before hands were listed has no list yet.
        return await super().counted_hands(stream) if "hands" in await self._made() else (0, 0)

    async def entry_sums(self) -> dict[str, int]:
        return await super().entry_sums() if "entries" in await self._made() else {}

    async def filed(self) -> list[str]:
        return [row[0] for row in await self._rows(schema.filed(await self._made()))]

    async def _made(self) -> list[str]:
        """The tables of streams that there are."""
        statement = "select name from unnest($1::text[]) name where to_regclass(name) is not null"
        return [row[0] for row in await self._rows(statement, list(schema.OF_STREAMS))]

    async def _execute(self, statement: str, *values: Any) -> None:
        raise StoreError(ONLY_READ)

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        with _plainly():
            return list(await self._db.fetch(statement, *values))


def _check(found: list[tuple[int]]) -> None:
    if found != [(schema.VERSION,)]:
        number = found[0][0] if found else "none"
        raise StoreError(f"written by another version ({number}, not {schema.VERSION})")


def _opened(file: Path) -> sqlite3.Connection:
    """A connection fixed at one moment of the file; its folder need not be writable."""
    try:
        return _begun(f"{file.resolve().as_uri()}?mode=ro")
    except sqlite3.OperationalError as error:
        # Without a log beside it, a file in a read-only folder cannot change.
        if "unable to open" not in str(error) or file.with_name(f"{file.name}-wal").exists():
            raise
        return _begun(f"{file.resolve().as_uri()}?mode=ro&immutable=1")


def _begun(uri: str) -> sqlite3.Connection:
    db = sqlite3.connect(
        uri, uri=True, isolation_level=None, check_same_thread=False, timeout=sqlite.BUSY_SECONDS
    )
    try:
        db.execute("begin")
        if not db.execute(MADE).fetchall():
            raise StoreError("there is no room in this file")
        _check(db.execute("select number from version").fetchall())
        check_shape(db, whole=True)
    except BaseException:
        db.close()
        raise
    return db
