"""SQLite: one file, one writer, and many commands in one commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from cardhouse.ledger import OUTSIDE
from cardhouse.store import schema
from cardhouse.store.base import Closing
from cardhouse.store.chain import START
from cardhouse.store.private import make_file
from cardhouse.store.readers import Look, Readers
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
from cardhouse.store.sound import check_shape
from cardhouse.store.wal import mark_closed, mark_open

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Work, "asyncio.Future[Any]"]
Result = tuple["asyncio.Future[Any]", Any, StoreError | None]
# The most commands in one commit, and the number of events per read.
GROUP: Final = 256
PAGE: Final = 500
BUSY_SECONDS: Final = 2.0
INSERT_ENTRY: Final = "insert into entries values (?, ?, ?, ?, ?, ?, ?, ?, ?)"

# Temporary errors; after those of the second kind the connection is replaced.
WAITS: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL)
BREAKS: Final = (
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOMEM,
)


class SqliteStore(Closing):
    """A file with one writing thread, which commits in groups, and a few reading threads."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        with plainly(file):
            # SQLite gives the files beside it the mode of this one.
            make_file(file)
            self._writer = _connect(file)
            _prepare(self._writer)
            mark_open(self._writer)
            self._readers = Readers(lambda: _connect(file, made=True))
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def claim(self, stream: str, owner: str, *, seconds: float = 30.0) -> int:
        now = time.time()
        return await self._run(lambda db: _claim(db, stream, owner, now, now + seconds))

    async def renew(self, stream: str, epoch: int, *, seconds: float = 30.0) -> None:
        until = time.time() + seconds
        await self._run(lambda db: _renew(db, stream, epoch, until))

    async def release(self, stream: str, epoch: int) -> None:
        statement = "update streams set until = 0 where stream = ? and epoch = ?"
        await self._run(lambda db: db.execute(statement, (stream, epoch)))

    async def append(self, append: Append, epoch: int) -> Receipt:
        return await self._run(lambda db: _append(db, append, epoch))

    async def append_all(self, *appends: tuple[Append, int]) -> tuple[Receipt, ...]:
        return await self._run(lambda db: _append_all(db, appends))

    async def applied(self, stream: str, command: str) -> int | None:
        statement = "select count from commands where stream = ? and command = ?"
        rows = await self._rows(statement, stream, command)
        return int(rows[0][0]) if rows else None

    async def read(
        self, stream: str, after: int = 0, last: int | None = None
    ) -> AsyncIterator[Stored]:
        while page := await self._look(partial(_page, stream=stream, after=after, last=last)):
            for each in page:
                yield each
            after = page[-1].number
            if after == last:
                return

    async def hands(self, stream: str, *, before: int = 0, most: int) -> list[KeptHand]:
        chosen = "stream = ? and last > 0 and (? = 0 or hand < ?) order by hand desc limit ?"
        rows = await self._rows(LISTED.format(chosen=chosen), stream, before, before, most)
        return listed(rows)

    async def hand(self, stream: str, number: int) -> KeptHand | None:
        chosen = "stream = ? and hand = ?"
        return next(
            iter(listed(await self._rows(LISTED.format(chosen=chosen), stream, number))), None
        )

    async def counted_hands(self, stream: str) -> tuple[int, int]:
        statement = "select count(*), coalesce(max(hand), 0) from hands where stream = ?"
        rows = await self._rows(statement, stream)
        return int(rows[0][0]), int(rows[0][1])

    async def counted_seats(self, stream: str) -> int:
        return int((await self._rows(SEATS, stream))[0][0])

    async def list_hands(self, stream: str, hands: list[KeptHand]) -> None:
        await self._run(lambda db: _list_anew(db, stream, hands))

    async def played(self, name: str, span: Span, most: int) -> list[PlayedHand]:
        rows = await self._rows(PLAYED, name, *span_values(span), most)
        return [played(row) for row in rows]

    async def entries(self, name: str, span: Span, most: int) -> list[PersonEntry]:
        rows = await self._rows(ENTRIES, name, *span_values(span), most)
        return [entry(row) for row in rows]

    async def listed_entries(self, stream: str, after: int, last: int) -> list[PersonEntry]:
        return [entry(row) for row in await self._rows(LISTED_ENTRIES, stream, after, last)]

    async def entry_sums(self) -> dict[str, int]:
        return dict(await self._rows(SUMS))

    async def list_entries(self, entries: list[PersonEntry]) -> None:
        await self._run(lambda db: _list_entries(db, entries))

    async def head(self, stream: str) -> tuple[int, bytes]:
        rows = await self._rows("select count, digest from streams where stream = ?", stream)
        return rows[0] if rows else (0, START)

    async def streams(self) -> list[str]:
        rows = await self._rows("select stream from streams order by stream")
        return [row[0] for row in rows]

    async def balances(self) -> dict[str, int]:
        return dict(await self._rows("select account, balance from accounts order by account"))

    async def save(self, stream: str, snapshot: Snapshot) -> None:
        statement = "insert or replace into snapshots values (?, ?, ?)"
        row = (stream, snapshot.count, snapshot.body)
        await self._run(lambda db: db.execute(statement, row))

    async def snapshot(self, stream: str) -> Snapshot | None:
        rows = await self._rows("select count, body from snapshots where stream = ?", stream)
        return Snapshot(*rows[0]) if rows else None

    async def keep_book(self, fingerprint: str, text: bytes) -> None:
        statement = "insert or ignore into books values (?, ?)"
        await self._run(lambda db: db.execute(statement, (fingerprint, text)))

    async def book(self, fingerprint: str) -> bytes | None:
        rows = await self._rows("select text from books where fingerprint = ?", fingerprint)
        return rows[0][0] if rows else None

    async def books(self) -> list[str]:
        rows = await self._rows("select fingerprint from books order by fingerprint")
        return [row[0] for row in rows]

    async def filed(self) -> list[str]:
        return [row[0] for row in await self._rows(schema.filed())]

    async def commands(self, stream: str) -> int:
        rows = await self._rows("select count(*) from commands where stream = ?", stream)
        return int(rows[0][0])

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.close)
        with suppress(sqlite3.Error):  # the disk is full: the log stays, and is read next time
            mark_closed(self._writer)
        self._writer.close()

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put((work, future))
        return await future

    async def _rows(self, statement: str, *values: Any) -> list[Any]:
        return await self._look(lambda db: db.execute(statement, values).fetchall())

    async def _look(self, look: Look[T]) -> T:
        with plainly(self.file):
            return await self._readers.run(look)

    def _write(self) -> None:
        """Run the writer's thread, putting all waiting commands into one commit."""
        while (first := self._waiting.get()) is not None:
            group, last = [first], False
            while len(group) < GROUP and not last:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                last = more is None
                if more is not None:
                    group.append(more)
            if not _commit(self._writer, self.file, group):
                self._reconnect()
            if last:
                return

    def _reconnect(self) -> None:
        """Replace the writer's connection, if a new one opens."""
        with suppress(sqlite3.Error):
            fresh = _connect(self.file, made=True)
            self._writer.close()
            self._writer = fresh


def _commit(db: sqlite3.Connection, file: Path, group: list[Waiting]) -> bool:
    """Carry out a group in one transaction; callers learn the result after the commit.

    Returns True if the connection can be used again.
    """
    results: list[Result] = []
    sound = True
    try:
        with plainly(file):
            db.execute("begin immediate")
            for work, future in group:
                results.append((future, *_one(db, work)))
            db.execute("commit")
    except Exception as error:
        # After any error: keep nothing of the group, tell every caller, and let the writer go on.
        with suppress(sqlite3.Error):
            db.execute("rollback")
        passes = isinstance(error, Unavailable)
        if len(group) > 1 and not passes:
            # A single bad command fails the group: try each alone, so that only that one fails.
            return all([_commit(db, file, [each]) for each in group])
        sound = not (passes and _code(error.__cause__ or error) in BREAKS)
        failed = error if isinstance(error, StoreError) else StoreError(f"{file}: {error}")
        results = [(future, None, failed) for _, future in group]
    # Wake all callers in the same loop together.
    for loop in {future.get_loop() for future, _, _ in results}:
        theirs = [result for result in results if result[0].get_loop() is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_deliver, theirs)
    return sound


def _deliver(results: list[Result]) -> None:
    for future, result, failed in results:
        if future.done():
            continue  # the caller gave up waiting; the command is stored all the same
        if failed is None:
            future.set_result(result)
        else:
            future.set_exception(failed)


def _one(db: sqlite3.Connection, work: Work) -> tuple[Any, StoreError | None]:
    """Run one command of a group; a refused one fails alone, and has written nothing."""
    try:
        return work(db), None
    except StoreError as error:
        return None, error


def _claim(db: sqlite3.Connection, stream: str, owner: str, now: float, until: float) -> int:
    row = db.execute(
        "select epoch, owner, until from streams where stream = ?", (stream,)
    ).fetchone()
    if row is None:
        values = (stream, 0, START, 1, owner, until)
        db.execute("insert into streams values (?, ?, ?, ?, ?, ?)", values)
        return 1
    epoch, holder, ends = row
    if holder != owner and ends > now:
        raise Held(stream, holder, ends - now)
    statement = "update streams set epoch = ?, owner = ?, until = ? where stream = ?"
    db.execute(statement, (epoch + 1, owner, until, stream))
    return int(epoch) + 1


def _renew(db: sqlite3.Connection, stream: str, epoch: int, until: float) -> None:
    statement = "update streams set until = ? where stream = ? and epoch = ?"
    if not db.execute(statement, (until, stream, epoch)).rowcount:
        raise taken(stream)


def _append(db: sqlite3.Connection, append: Append, epoch: int) -> Receipt:
    stream = append.stream
    statement = "select count from commands where stream = ? and command = ?"
    if done := db.execute(statement, (stream, append.command)).fetchone():
        return Receipt(done[0], repeated=True)
    row = db.execute(
        "select count, digest, epoch from streams where stream = ?", (stream,)
    ).fetchone()
    if row is None or row[2] != epoch:
        raise taken(stream)
    count, last, _ = row
    if count != append.expected:
        raise Conflict(f"{stream}: there are {count} events, not {append.expected}")
    by_account = changes(append)
    _check(db, by_account)
    rows = chained(append, last)
    count, last = rows[-1].number, rows[-1].digest
    db.executemany("insert into events values (?, ?, ?, ?, ?, ?, ?)", rows)
    db.execute("insert into commands values (?, ?, ?)", (stream, append.command, count))
    statement = "update streams set count = ?, digest = ? where stream = ?"
    db.execute(statement, (count, last, stream))
    _book(db, by_account)
    _note_hands(db, append)
    db.executemany(INSERT_ENTRY, entry_rows(append))
    return Receipt(count)


def _note_hands(db: sqlite3.Connection, append: Append) -> None:
    """List the players dealt into a hand, and its end, in the transaction of its events."""
    _list(db, append.stream, begun(append))
    for stream, number, last, at in ended(append):
        statement = "update hands set last = ?, at = ? where stream = ? and hand = ?"
        db.execute(statement, (last, at, stream, number))


def _list(db: sqlite3.Connection, stream: str, hands: list[KeptHand]) -> None:
    rows = [hand_row(stream, hand) for hand in hands]
    db.executemany("insert or replace into hands values (?, ?, ?, ?, ?, ?, ?)", rows)
    seats = dealt_rows(stream, hands)
    db.executemany("insert or replace into dealt values (?, ?, ?, ?, ?)", seats)


def _list_anew(db: sqlite3.Connection, stream: str, hands: list[KeptHand]) -> None:
    db.execute("delete from hands where stream = ?", (stream,))
    db.execute("delete from dealt where stream = ?", (stream,))
    _list(db, stream, hands)


def _list_entries(db: sqlite3.Connection, entries: list[PersonEntry]) -> None:
    db.execute("delete from entries")
    db.executemany(INSERT_ENTRY, relisted(entries))


def _append_all(
    db: sqlite3.Connection, appends: tuple[tuple[Append, int], ...]
) -> tuple[Receipt, ...]:
    """Append in the order given, so that one append may spend the chips brought by another."""
    db.execute("savepoint several")
    try:
        receipts = tuple(_append(db, append, epoch) for append, epoch in appends)
    except StoreError:
        # The rest of the group is still carried out.
        db.execute("rollback to several")
        db.execute("release several")
        raise
    db.execute("release several")
    return receipts


def _check(db: sqlite3.Connection, by_account: dict[str, int]) -> None:
    """Refuse to take more from an account than it holds."""
    for account, change in by_account.items():
        if change < 0 and account != OUTSIDE:
            held = db.execute(
                "select balance from accounts where account = ?", (account,)
            ).fetchone()
            if held is None or held[0] + change < 0:
                raise Overdrawn(account, -change)


def _book(db: sqlite3.Connection, by_account: dict[str, int]) -> None:
    statement = "update accounts set balance = balance + ? where account = ?"
    for account, change in by_account.items():
        if not db.execute(statement, (change, account)).rowcount:
            db.execute("insert into accounts values (?, ?)", (account, change))


def _page(db: sqlite3.Connection, stream: str, after: int, last: int | None) -> list[Stored]:
    statement = (
        "select stream, number, command, at, body, transfers, digest from events"
        " where stream = ? and number > ? and number <= ? order by number limit ?"
    )
    values = (stream, after, sys.maxsize if last is None else last, PAGE)
    return [stored(*row) for row in db.execute(statement, values)]


def _connect(file: Path, *, made: bool = False) -> sqlite3.Connection:
    """Open a connection; with `made`, never create a missing file."""
    where = f"{file.resolve().as_uri()}?mode={'rw' if made else 'rwc'}"
    db = sqlite3.connect(
        where, uri=True, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )
    try:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
    except sqlite3.Error:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection) -> None:
    db.executescript(schema.SQLITE)
    found = db.execute("select number from version").fetchone()
    if found is None:
        db.execute("insert into version values (?)", (schema.VERSION,))
    elif found[0] != schema.VERSION:
        raise StoreError(f"written by another version ({found[0]}, not {schema.VERSION})")
    check_shape(db, whole=False)


@contextmanager
def plainly(file: Path) -> Iterator[None]:
    """Turn SQLite's errors into one clear line."""
    try:
        yield
    except StoreError as error:
        if type(error) is StoreError:
            raise StoreError(f"{file}: {error}") from None
        raise
    except sqlite3.Error as error:
        kind = Unavailable if _code(error) in (*WAITS, *BREAKS) else StoreError
        raise kind(f"{file}: {_words(str(error))}") from error
    except OSError as error:
        raise StoreError(f"{file}: {(error.strerror or str(error)).lower()}") from None


def _code(error: BaseException) -> int:
    """SQLite's primary code for an error."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _words(what: str) -> str:
    if "locked" in what or "busy" in what:
        return "the database is locked by another process; close it, or wait"
    if "full" in what:
        return "the disk is full; make room, nothing was written"
    if "not a database" in what or "malformed" in what:
        return f"not a sound database ({what}); restore it from a copy"
    return what
