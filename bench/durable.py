"""Durable events per second, beside a bare loop of the same inserts."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench.contest import Rate
from cardhouse.ledger import OUTSIDE, Transfer
from cardhouse.store import Append, Record, schema
from cardhouse.store.chain import START
from cardhouse.store.rows import chained
from cardhouse.store.sqlite import SqliteStore

TABLES = 250
AT = "2026-05-01T12:00:00"
BODY = b'{"event":"called","seat":4,"amount":400,"cite":"bet.call"}'


def one_at_a_time(seconds: float, seed: int) -> Rate:
    """A single table that waits for each of its commands."""
    return asyncio.run(_tables(1, seconds))


def many_tables(seconds: float, seed: int) -> Rate:
    """Many tables that each wait for their own commands."""
    return asyncio.run(_tables(TABLES, seconds))


def bare_one(seconds: float, seed: int) -> Rate:
    """The same inserts in a loop, a commit for each."""
    return _bare(seconds)


async def _tables(count: int, seconds: float) -> Rate:
    with tempfile.TemporaryDirectory() as folder:
        async with SqliteStore(Path(folder) / "room.db") as store:
            names = [f"t{i}" for i in range(count)]
            epochs = [await store.claim(name, "bench", seconds=3600) for name in names]
            start = time.perf_counter()
            work = [
                _table(store, name, epoch, start + seconds)
                for name, epoch in zip(names, epochs, strict=True)
            ]
            done = sum(await asyncio.gather(*work))
            return Rate(done, time.perf_counter() - start)


async def _table(store: SqliteStore, name: str, epoch: int, end: float) -> int:
    number = 0
    while time.perf_counter() < end:
        await store.append(_append(name, number), epoch)
        number += 1
    return number


def _append(stream: str, number: int) -> Append:
    moved = Transfer(OUTSIDE, f"{stream}/4", 400, "bet.call")
    return Append(
        stream=stream,
        expected=number,
        command=f"{stream}-{number}",
        at=AT,
        records=(Record(BODY, (moved,)),),
    )


def _bare(seconds: float) -> Rate:
    with tempfile.TemporaryDirectory() as folder:
        db = sqlite3.connect(Path(folder) / "bare.db", isolation_level=None)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.executescript(schema.SQLITE)
        db.execute("insert into streams values ('t', 0, ?, 1, 'bench', 0)", (START,))
        db.execute("insert into accounts values ('outside', 0), ('t/4', 0)")
        insert = _inserts(db)
        number = 0
        start = time.perf_counter()
        while time.perf_counter() < start + seconds:
            db.execute("begin immediate")
            insert(number)
            number += 1
            db.execute("commit")
        spent = time.perf_counter() - start
        db.close()
        return Rate(number, spent)


def _inserts(db: sqlite3.Connection) -> Callable[[int], None]:
    last = START

    def insert(number: int) -> None:
        nonlocal last
        append = _append("t", number)
        (row,) = chained(append, last)
        last = row.digest
        db.execute("insert into events values (?, ?, ?, ?, ?, ?, ?)", row)
        db.execute("insert into commands values ('t', ?, ?)", (append.command, number + 1))
        db.execute("update streams set count = ?, digest = ?", (number + 1, last))
        db.execute("update accounts set balance = balance - 400 where account = 'outside'")
        db.execute("update accounts set balance = balance + 400 where account = 't/4'")

    return insert
