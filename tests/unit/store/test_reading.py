"""A store opened only to read: one moment of it, and no change, in either database."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardhouse.ledger import OUTSIDE, Transfer
from cardhouse.store import Append, Record, Store, StoreError
from cardhouse.store.reading import PostgresReading, SqliteReading
from cardhouse.store.sqlite import SqliteStore
from cardhouse.store.verify import verify
from tests.kit.postgresql import Server
from tests.unit.store.conftest import opened


async def reading(url: str) -> Store:
    if url.startswith("sqlite:///"):
        return SqliteReading(Path(url.removeprefix("sqlite:///")))
    return await PostgresReading.open(url)


def one(expected: int) -> Append:
    moved = (Transfer(OUTSIDE, "player/ann", 100, "cage"),)
    return Append(
        stream="t1",
        expected=expected,
        command=f"c{expected}",
        at="2026-05-01T12:00:00",
        records=(Record(b"%d" % expected, moved),),
    )


def test_what_is_written_later_is_not_seen(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "me")
            await store.append(one(0), epoch)
            async with await reading(url) as looked:
                assert await looked.streams() == ["t1"]
                await store.append(one(1), epoch)
                assert [each.number async for each in looked.read("t1")] == [1]
                assert await looked.balances() == {OUTSIDE: -100, "player/ann": 100}
                assert (await verify(looked)).events == 1
                assert await looked.applied("t1", "c1") is None
            assert (await verify(store)).events == 2

    asyncio.run(work())


def test_nothing_can_be_written(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "me")
            await store.append(one(0), epoch)
        async with await reading(url) as looked:
            with pytest.raises(StoreError, match="opened for reading only"):
                await looked.keep_book("f", b"text")
            with pytest.raises(StoreError, match="opened for reading only"):
                await looked.release("t1", epoch)

    asyncio.run(work())


def test_a_database_without_a_room(server: Server) -> None:
    empty = server.database("empty")
    with pytest.raises(StoreError, match="there is no room in this database"):
        asyncio.run(PostgresReading.open(empty))


def test_a_store_of_another_version(tmp_path: Path) -> None:
    file = tmp_path / "room.db"

    async def make() -> None:
        async with SqliteStore(file):
            pass

    asyncio.run(make())
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("update version set number = 99")
    with pytest.raises(StoreError, match=r"room\.db: written by another version \(99, not 1\)"):
        SqliteReading(file)


def test_a_file_that_cannot_change_is_read_without_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "room.db"

    async def make() -> None:
        async with SqliteStore(file) as store:
            await store.append(one(0), await store.claim("t1", "me"))

    async def look() -> int:
        async with SqliteReading(file) as store:
            return (await verify(store)).events

    asyncio.run(make())
    connect = sqlite3.connect

    def read_only_folder(where: str, **options: object) -> sqlite3.Connection:
        if "immutable" not in where:
            raise sqlite3.OperationalError("unable to open database file")
        return connect(where, **options)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(sqlite3, "connect", read_only_folder)
    assert asyncio.run(look()) == 1
    assert [each.name for each in tmp_path.iterdir()] == ["room.db"]


def test_an_amount_that_no_database_can_hold_fails_alone(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "me")
            moved = (Transfer(OUTSIDE, "player/ann", 10**30, "cage"),)
            huge = Append(
                stream="t1",
                expected=0,
                command="huge",
                at="2026-05-01T12:00:00",
                records=(Record(b"1", moved),),
            )
            with pytest.raises(StoreError):
                await store.append(huge, epoch)
            # The store goes on, and nothing of the failure is left.
            assert (await store.append(one(0), epoch)).count == 1
            assert (await verify(store)).events == 1

    asyncio.run(work())
