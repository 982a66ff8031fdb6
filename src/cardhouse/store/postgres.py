"""PostgreSQL: many processes, each stream owned by one of them at a time."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any, Final

from cardhouse.store import schema
from cardhouse.store.base import Closing
from cardhouse.store.chain import START
from cardhouse.store.records import (
    Append,
    Conflict,
    Held,
    KeptHand,
    Overdrawn,
    PersonEntry,
    PlayedHand,
    Receipt,
    Snapshot,
    Span,
    Stored,
    StoreError,
    Unavailable,
    taken,
)
from cardhouse.store.rows import (
    ENTRIES,
    LISTED,
    LISTED_ENTRIES,
    PLAYED,
    SEATS,
    SUMS,
    begun,
    chained,
    changes,
    dealt_rows,
    ended,
    entry,
    entry_rows,
    hand_row,
    listed,
    played,
    relisted,
    span_values,
    stored,
)

if TYPE_CHECKING:
    import asyncpg

PAGE: Final = 500
CONNECTIONS: Final = 8
# Time limits for getting a connection, and for the answer to a statement.
CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0
# Classes of temporary errors: lost connections, read-only servers, rights, missing databases,
# transactions that gave way, full servers, locks, servers that start or stop, disks.
PASSING: Final = ("08", "25", "28", "3D", "40", "53", "55", "57", "58")
# The lock that lets one process at a time make the tables.
MAKING: Final = 7_231_552
INSERT_HAND: Final = (
    "insert into hands values ($1, $2, $3, $4, $5, $6, $7) on conflict (stream, hand) do update"
    " set first = excluded.first, last = excluded.last, at = excluded.at,"
    " book = excluded.book, rules = excluded.rules"
)
INSERT_DEALT: Final = (
    "insert into dealt values ($1, $2, $3, $4, $5) on conflict (stream, hand, seat) do update"
    " set name = excluded.name, bot = excluded.bot"
)

INSERT_ENTRY: Final = "insert into entries values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"


class PostgresStore(Closing):
    """A database shared by several writing processes; events of a former owner are refused."""

    def __init__(self, url: str, pool: asyncpg.Pool[Any]) -> None:
        self.url = url
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """Connect, and make any missing tables."""
        import asyncpg

        with _plainly(), addressed():
            pool = await asyncpg.create_pool(
                url,
                # The pool keeps no connection alive: callers of the store retry.
                min_size=0,
                max_size=CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
            )
            async with pool.acquire() as db, db.transaction():
                await db.execute("select pg_advisory_xact_lock($1)", MAKING)
                await db.execute(schema.POSTGRES)
                found = await db.fetchval("select number from version")
                if found is None:
                    await db.execute("insert into version values ($1)", schema.VERSION)
                elif found != schema.VERSION:
                    what = f"written by another version ({found}, not {schema.VERSION})"
                    raise StoreError(what)
        return cls(url, pool)

    async def claim(self, stream: str, owner: str, *, seconds: float = 30.0) -> int:
        now = time.time()
        async with self._connected() as db, db.transaction():
            await db.execute(
                "insert into streams values ($1, 0, $2, 0, '', 0) on conflict do nothing",
                stream,
                START,
            )
            row = await db.fetchrow(
                "select epoch, owner, until from streams where stream = $1 for update", stream
            )
            epoch, holder, ends = row
            if holder != owner and ends > now:
                raise Held(stream, holder, ends - now)
            await db.execute(
                "update streams set epoch = $2, owner = $3, until = $4 where stream = $1",
                stream,
                epoch + 1,
                owner,
                now + seconds,
            )
            return int(epoch) + 1

    async def renew(self, stream: str, epoch: int, *, seconds: float = 30.0) -> None:
        statement = "update streams set until = $3 where stream = $1 and epoch = $2 returning 1"
        if not await self._rows(statement, stream, epoch, time.time() + seconds):
            raise taken(stream)

    async def release(self, stream: str, epoch: int) -> None:
        await self._execute(
            "update streams set until = 0 where stream = $1 and epoch = $2", stream, epoch
        )

    async def append(self, append: Append, epoch: int) -> Receipt:
        async with self._connected() as db, db.transaction():
            return await _append(db, append, epoch)

    async def append_all(self, *appends: tuple[Append, int]) -> tuple[Receipt, ...]:
        async with self._connected() as db, db.transaction():
            return tuple([await _append(db, append, epoch) for append, epoch in appends])

    async def applied(self, stream: str, command: str) -> int | None:
        statement = "select count from commands where stream = $1 and command = $2"
        rows = await self._rows(statement, stream, command)
        return int(rows[0][0]) if rows else None

    async def read(
        self, stream: str, after: int = 0, last: int | None = None
    ) -> AsyncIterator[Stored]:
        statement = (
            "select stream, number, command, at, body, transfers, digest from events"
            " where stream = $1 and number > $2 and number <= $3 order by number limit $4"
        )
        end = sys.maxsize if last is None else last
        while rows := await self._rows(statement, stream, after, end, PAGE):
            for row in rows:
                yield stored(*row)
            after = rows[-1][1]
            if after == last:
                return

    async def hands(self, stream: str, *, before: int = 0, most: int) -> list[KeptHand]:
        chosen = "stream = $1 and last > 0 and ($2 = 0 or hand < $2) order by hand desc limit $3"
        return listed(await self._rows(LISTED.format(chosen=chosen), stream, before, most))

    async def hand(self, stream: str, number: int) -> KeptHand | None:
        chosen = "stream = $1 and hand = $2"
        return next(
            iter(listed(await self._rows(LISTED.format(chosen=chosen), stream, number))), None
        )

    async def counted_hands(self, stream: str) -> tuple[int, int]:
        statement = "select count(*), coalesce(max(hand), 0) from hands where stream = $1"
        rows = await self._rows(statement, stream)
        return int(rows[0][0]), int(rows[0][1])

    async def counted_seats(self, stream: str) -> int:
        return int((await self._rows(_numbered(SEATS), stream))[0][0])

    async def list_hands(self, stream: str, hands: list[KeptHand]) -> None:
        async with self._connected() as db, db.transaction():
            await db.execute("delete from hands where stream = $1", stream)
            await db.execute("delete from dealt where stream = $1", stream)
            await _list(db, stream, hands)

    async def played(self, name: str, span: Span, most: int) -> list[PlayedHand]:
        rows = await self._rows(_numbered(PLAYED), name, *span_values(span), most)
        return [played(row) for row in rows]

    async def entries(self, name: str, span: Span, most: int) -> list[PersonEntry]:
        rows = await self._rows(_numbered(ENTRIES), name, *span_values(span), most)
        return [entry(row) for row in rows]

    async def listed_entries(self, stream: str, after: int, last: int) -> list[PersonEntry]:
        rows = await self._rows(_numbered(LISTED_ENTRIES), stream, after, last)
        return [entry(row) for row in rows]

    async def entry_sums(self) -> dict[str, int]:
        return {account: int(amount) for account, amount in await self._rows(SUMS)}

    async def list_entries(self, entries: list[PersonEntry]) -> None:
        async with self._connected() as db, db.transaction():
            await db.execute("delete from entries")
            await db.executemany(INSERT_ENTRY, relisted(entries))

    async def head(self, stream: str) -> tuple[int, bytes]:
        rows = await self._rows("select count, digest from streams where stream = $1", stream)
        return (rows[0][0], bytes(rows[0][1])) if rows else (0, START)

    async def streams(self) -> list[str]:
        return [row[0] for row in await self._rows("select stream from streams order by stream")]

    async def balances(self) -> dict[str, int]:
        rows = await self._rows("select account, balance from accounts order by account")
        return {row[0]: row[1] for row in rows}

    async def save(self, stream: str, snapshot: Snapshot) -> None:
        await self._execute(
            "insert into snapshots values ($1, $2, $3) on conflict (stream)"
            " do update set count = excluded.count, body = excluded.body",
            stream,
            snapshot.count,
            snapshot.body,
        )

    async def snapshot(self, stream: str) -> Snapshot | None:
        rows = await self._rows("select count, body from snapshots where stream = $1", stream)
        return Snapshot(rows[0][0], bytes(rows[0][1])) if rows else None

    async def keep_book(self, fingerprint: str, text: bytes) -> None:
        statement = "insert into books values ($1, $2) on conflict do nothing"
        await self._execute(statement, fingerprint, text)

    async def book(self, fingerprint: str) -> bytes | None:
        rows = await self._rows("select text from books where fingerprint = $1", fingerprint)
        return bytes(rows[0][0]) if rows else None

    async def books(self) -> list[str]:
        rows = await self._rows("select fingerprint from books order by fingerprint")
        return [row[0] for row in rows]

    async def filed(self) -> list[str]:
        return [row[0] for row in await self._rows(schema.filed())]

    async def commands(self, stream: str) -> int:
        rows = await self._rows("select count(*) from commands where stream = $1", stream)
        return int(rows[0][0])

    async def fill(self, pages: AsyncIterator[tuple[str, list[tuple[Any, ...]]]]) -> None:
        """Take over all rows of another room, table by table: all of them, or none."""
        async with self._connected() as db, db.transaction():
            # Nobody opens a room here meanwhile.
            await db.execute("lock table streams in share row exclusive mode")
            if await db.fetchval("select count(*) from streams"):
                raise StoreError("there is a room in this database; it is never written over")
            async for table, rows in pages:
                await db.copy_records_to_table(table, records=rows)

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), CONNECT_SECONDS)
        except (TimeoutError, OSError):
            self._pool.terminate()

    async def _execute(self, statement: str, *values: Any) -> None:
        async with self._connected() as db:
            await db.execute(statement, *values)

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        async with self._connected() as db:
            return list(await db.fetch(statement, *values))

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """A connection from the pool; a broken one is dropped."""
        with _plainly():
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as db:
                try:
                    yield db
                except BaseException as error:
                    if _passes(error):
                        db.terminate()
                    raise


async def _append(db: Any, append: Append, epoch: int) -> Receipt:
    stream = append.stream
    # Lock the stream's row first: a second writer then sees everything the first one wrote.
    row = await db.fetchrow(
        "select count, digest, epoch from streams where stream = $1 for update", stream
    )
    done = await db.fetchval(
        "select count from commands where stream = $1 and command = $2", stream, append.command
    )
    if done is not None:
        return Receipt(done, repeated=True)
    if row is None or row[2] != epoch:
        raise taken(stream)
    count, last = row[0], bytes(row[1])
    if count != append.expected:
        raise Conflict(f"{stream}: there are {count} events, not {append.expected}")
    rows = chained(append, last)
    count, last = rows[-1].number, rows[-1].digest
    await db.executemany("insert into events values ($1, $2, $3, $4, $5, $6, $7)", rows)
    await db.execute("insert into commands values ($1, $2, $3)", stream, append.command, count)
    await db.execute(
        "update streams set count = $2, digest = $3 where stream = $1", stream, count, last
    )
    await _book(db, changes(append))
    await _note_hands(db, append)
    if entries := entry_rows(append):
        await db.executemany(INSERT_ENTRY, entries)
    return Receipt(count)


async def _note_hands(db: Any, append: Append) -> None:
    """List the players dealt into a hand, and its end, in the transaction of its events."""
    await _list(db, append.stream, begun(append))
    for stream, number, last, at in ended(append):
        statement = "update hands set last = $3, at = $4 where stream = $1 and hand = $2"
        await db.execute(statement, stream, number, last, at)


async def _list(db: Any, stream: str, hands: list[KeptHand]) -> None:
    if hands:
        rows = [hand_row(stream, hand) for hand in hands]
        await db.executemany(INSERT_HAND, rows)
        await db.executemany(INSERT_DEALT, dealt_rows(stream, hands))


async def _book(db: Any, by_account: dict[str, int]) -> None:
    """Book changes in the order of account names, so that two commands never deadlock."""
    import asyncpg

    for account, change in by_account.items():
        try:
            await db.execute("insert into accounts values ($1, 0) on conflict do nothing", account)
            await db.execute(
                "update accounts set balance = balance + $2 where account = $1", account, change
            )
        except asyncpg.CheckViolationError:
            raise Overdrawn(account, -change) from None


def _numbered(statement: str) -> str:
    """A statement with its places numbered, as PostgreSQL wants them."""
    first, *rest = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


@contextmanager
def addressed() -> Iterator[None]:
    """Turn a bad address into a StoreError of one line."""
    try:
        yield
    except (ValueError, OverflowError) as error:
        raise StoreError(f"not the address of a database: {error}") from None


@contextmanager
def _plainly() -> Iterator[None]:
    """Turn the database's errors into one clear line."""
    import asyncpg

    try:
        yield
    except StoreError:
        raise
    except (
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
        OSError,
    ) as error:
        what = " ".join(str(error).split()) or type(error).__name__
        if _passes(error):
            raise Unavailable(f"the database is not available: {what}") from error
        raise StoreError(f"the database refused: {what}") from error


def _passes(error: BaseException) -> bool:
    """True if the same statement may succeed later, over another connection."""
    import asyncpg

    if isinstance(error, asyncpg.PostgresError):
        return str(error.sqlstate).startswith(PASSING)
    lost = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
    # A wrong argument stays wrong.
    return isinstance(error, lost) and not isinstance(error, ValueError)
