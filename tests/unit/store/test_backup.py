"""A backup holds a room as it was at one moment, and makes a room again, in either store."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import uuid
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from cardhouse.ledger import OUTSIDE, Transfer
from cardhouse.store import (
    Append,
    HandBegun,
    HandEnded,
    Record,
    Seated,
    Snapshot,
    Store,
    StoreError,
)
from cardhouse.store.backup import copy_to_database, copy_to_file
from cardhouse.store.postgres import PostgresStore
from cardhouse.store.reading import PostgresReading, Reading, SqliteReading
from cardhouse.store.records import PersonEntry
from cardhouse.store.sqlite import SqliteStore
from cardhouse.store.verify import verify
from tests.kit.postgresql import Server
from tests.unit.store.conftest import opened

AT = "2026-05-01T12:00:00"
BOOK = b"the text of a book"
PRINT = sha256(BOOK).hexdigest()
SEATS = {1: Seated("ann"), 4: Seated("otter", bot=True)}
STREAM = "t1"


async def reading(url: str) -> Reading:
    if url.startswith("sqlite:///"):
        return SqliteReading(Path(url.removeprefix("sqlite:///")))
    return await PostgresReading.open(url)


def bought(number: int, *notes: HandBegun | HandEnded) -> Append:
    """A purchase, with a line for the buyer's statement, and notes of hands."""
    move = Transfer(OUTSIDE, "player/ann", 100, "cage")
    line = PersonEntry(
        name="ann",
        account="player/ann",
        other=OUTSIDE,
        amount=100,
        why="cage",
        at=AT,
    )
    first = Record(b"%d" % number, (move,), entries=(line,))
    noted = tuple(Record(b"note", note=note) for note in notes)
    return Append(
        stream=STREAM,
        expected=number,
        command=f"c{number}",
        at=AT,
        records=(first, *noted),
    )


async def furnish(store: Store) -> int:
    """A room with a row in every table; the epoch of its stream."""
    epoch = await store.claim(STREAM, "the process of the room")
    begun = HandBegun(number=1, book=PRINT, rules="3-6", seats=SEATS)
    await store.append(bought(0, begun, HandEnded(1)), epoch)
    await store.save(STREAM, Snapshot(3, b"a state"))
    await store.keep_book(PRINT, BOOK)
    return epoch


async def told(store: Store) -> list[object]:
    """Everything that a store tells."""
    return [
        await store.streams(),
        [await store.head(stream) for stream in await store.streams()],
        [each async for each in store.read(STREAM)],
        await store.balances(),
        await store.hands(STREAM, most=9),
        await store.counted_hands(STREAM),
        await store.counted_seats(STREAM),
        await store.listed_entries(STREAM, 0, 99),
        await store.snapshot(STREAM),
        [await store.book(each) for each in await store.books()],
        await store.commands(STREAM),
        await store.applied(STREAM, "c0"),
    ]


def test_a_copy_tells_what_the_room_told_at_its_moment(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await furnish(store)
            then = await told(store)
            async with await reading(url) as room:
                # The room goes on: what comes later is not in the copy.
                await store.append(bought(3), epoch)
                verified = await copy_to_file(room, tmp_path / "copy.db")
            assert await told(store) != then
        assert (verified.events, verified.transfers) == (3, 1)
        async with SqliteReading(tmp_path / "copy.db") as copy:
            assert await told(copy) == then
        async with SqliteStore(tmp_path / "copy.db") as again:
            # The lease of the first room's process does not hold it back.
            await again.append(bought(3), await again.claim(STREAM, "another"))
            assert (await verify(again)).events == 4

    asyncio.run(work())


def test_a_database_takes_a_copy_over(url: str, server: Server) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await furnish(store)
            then = await told(store)
        target = server.database(f"t{uuid.uuid4().hex}")
        async with await reading(url) as room:
            await copy_to_database(room, target)
        async with await PostgresStore.open(target) as taken:
            assert await told(taken) == then
            await taken.append(bought(3), await taken.claim(STREAM, "another"))
            assert (await verify(taken)).events == 4

    asyncio.run(work())


def test_a_room_is_never_written_over(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await furnish(store)
        there = tmp_path / "there.db"
        async with SqliteStore(there):
            pass
        before = there.read_bytes()
        async with await reading(url) as room:
            with pytest.raises(StoreError, match=r"there\.db: there is a room already"):
                await copy_to_file(room, there)
            if isinstance(room, PostgresReading):
                with pytest.raises(StoreError, match="there is a room in this database"):
                    await copy_to_database(room, url)
        assert there.read_bytes() == before
        async with opened(url) as store:
            assert (await verify(store)).events == 3

    asyncio.run(work())


@pytest.mark.parametrize("place", [copy_to_file, copy_to_database])
def test_a_damaged_room_leaves_no_copy_behind(
    place: Callable[..., object], tmp_path: Path, server: Server
) -> None:
    async def work() -> None:
        async with SqliteStore(tmp_path / "room.db") as store:
            await furnish(store)
        with closing(sqlite3.connect(tmp_path / "room.db")) as db, db:
            assert db.execute("update accounts set balance = 99 where balance = 100").rowcount == 1
        async with SqliteReading(tmp_path / "room.db") as room:
            words = "account player/ann holds 0.99, but its transfers lead to 1.00"
            with pytest.raises(StoreError, match=words):
                if place is copy_to_file:
                    await copy_to_file(room, tmp_path / "copy.db")
                else:
                    await copy_to_database(room, server.database("for_a_damaged_room"))

    asyncio.run(work())
    assert not [each.name for each in tmp_path.iterdir() if not each.name.startswith("room.db")]


def test_a_copy_is_closed_to_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with SqliteStore(tmp_path / "room.db") as store:
            await furnish(store)
        async with SqliteReading(tmp_path / "room.db") as room:
            await copy_to_file(room, tmp_path / "copy.db")

    asyncio.run(work())
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600


def test_a_room_from_before_there_were_lists(tmp_path: Path) -> None:
    async def work() -> None:
        async with SqliteStore(tmp_path / "room.db") as store:
            await furnish(store)
        with closing(sqlite3.connect(tmp_path / "room.db")) as db:
            db.executescript("drop table hands; drop table dealt; drop table entries")
        async with SqliteReading(tmp_path / "room.db") as room:
            assert (await copy_to_file(room, tmp_path / "copy.db")).events == 3
        async with SqliteReading(tmp_path / "copy.db") as copy:
            assert await copy.counted_hands(STREAM) == (0, 0)

    asyncio.run(work())
