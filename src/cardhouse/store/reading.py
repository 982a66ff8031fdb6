"""A read-only store: everything as it was at one moment, while a room may go on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from cardhouse.store import schema, sqlite
from cardhouse.store.postgres import PostgresStore, _plainly, addressed
from cardhouse.store.readers import Look
from cardhouse.store.records import StoreError
from cardhouse.store.sound import check_shape, shape
from cardhouse.store.sqlite import PAGE, SqliteStore

if TYPE_CHECKING:
    import asyncpg

T = TypeVar("T")
Row = tuple[Any, ...]
MADE = "select 1 from sqlite_master where name = 'version'"
ONLY_READ = "this store is opened for reading only"


class SqliteReading(SqliteStore):
    """A file as it was when opened; nothing is created or written."""

    def __init__(self, file: Path) -> None:
        if not file.is_file():
            raise StoreError(f"{file}: there is no such file")
        self.file = file
        with sqlite.plainly(file):
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

    async def has(self, table: str) -> bool:
        """True if there is such a table: a room last open before it was thought of has none."""
        statement = "select 1 from sqlite_master where type = 'table' and name = ?"
        return bool(await self._rows(statement, table))

    async def rows_of(self, table: str) -> AsyncIterator[list[Row]]:
        """All rows of a table, page by page."""
        kinds = shape()[table]
        # SQLite keeps true and false as numbers.
        truths = [place for place, kind in enumerate(kinds.values()) if kind == "boolean"]
        found = await self._look(lambda db: db.execute(f"select {', '.join(kinds)} from {table}"))
        while page := await self._look(lambda db: found.fetchmany(PAGE)):
            yield [_with_truths(row, truths) for row in page] if truths else page

    async def _made(self) -> list[str]:
        """The tables of streams that there are."""
        return [table for table in schema.OF_STREAMS if await self.has(table)]

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        raise StoreError(ONLY_READ)

    async def _look(self, look: Look[T]) -> T:
        with sqlite.plainly(self.file):
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

    async def has(self, table: str) -> bool:
        """True if there is such a table: a room last open before it was thought of has none."""
        return bool(await self._rows("select 1 where to_regclass($1) is not null", table))

    async def rows_of(self, table: str) -> AsyncIterator[list[Row]]:
        """All rows of a table, page by page."""
        with _plainly():
            found = await self._db.cursor(f"select {', '.join(shape()[table])} from {table}")
            while page := await found.fetch(PAGE):
                yield [tuple(row) for row in page]

    async def _made(self) -> list[str]:
        """The tables of streams that there are."""
        return [table for table in schema.OF_STREAMS if await self.has(table)]

    async def _execute(self, statement: str, *values: Any) -> None:
        raise StoreError(ONLY_READ)

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        with _plainly():
            return list(await self._db.fetch(statement, *values))


# A room as it was at one moment, wherever it is kept.
Reading = SqliteReading | PostgresReading


def _with_truths(row: Row, places: list[int]) -> Row:
    return tuple(bool(value) if place in places else value for place, value in enumerate(row))


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
