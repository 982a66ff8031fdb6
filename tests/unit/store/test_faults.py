"""Faults of disks and files: one clear line, and nothing is overwritten."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cardhouse.ledger import OUTSIDE, Transfer
from cardhouse.store import Append, Damaged, Receipt, Record, StoreError, Unavailable, sqlite
from cardhouse.store.sqlite import SqliteStore
from cardhouse.store.verify import verify

EVENTS = 8


def events(first: int, count: int, size: int = 0) -> Append:
    moved = (Transfer(OUTSIDE, "player/ann", 100, "cage"),)
    return Append(
        stream="t1",
        expected=first,
        command=f"c{first}",
        at="2026-05-01T12:00:00",
        records=tuple(Record(b"%d" % n + b"x" * size, moved) for n in range(count)),
    )


async def _fill(file: Path) -> int:
    async with SqliteStore(file) as store:
        epoch = await store.claim("t1", "me", seconds=3600)
        await store.append(events(0, EVENTS), epoch)
        return epoch


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A store with a few events in it."""
    found = tmp_path / "room.db"
    asyncio.run(_fill(found))
    return found


def meddle(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute(statement).rowcount == 1


async def _verify(file: Path) -> int:
    async with SqliteStore(file) as store:
        return (await verify(store)).events


def test_a_sound_store_is_verified(file: Path) -> None:
    assert asyncio.run(_verify(file)) == EVENTS


@pytest.mark.parametrize(
    ("change", "number"),
    [
        ("update events set body = '2y' where number = 3", 3),
        ("update events set body = cast('2y' as blob) where number = 3", 3),
        ("update events set command = 'other' where number = 4", 4),
        ("update events set at = '2026-05-01T12:00:01' where number = 5", 5),
        ("update events set transfers = replace(transfers, '100', '101') where number = 6", 6),
        ("update events set digest = zeroblob(32) where number = 2", 2),
        ("delete from events where number = 1", 1),
        ("delete from events where number = 7", 7),
        ("delete from events where number = 8", 8),
        ("update streams set count = 9", 9),
    ],
)
def test_the_first_bad_event_is_named(file: Path, change: str, number: int) -> None:
    meddle(file, change)
    with pytest.raises(Damaged, match=f"t1: event {number} is damaged") as error:
        asyncio.run(_verify(file))
    assert error.value.number == number


def test_two_events_that_changed_places_are_found(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        for old, new in ((3, 100), (4, 3), (100, 4)):
            db.execute("update events set number = ? where number = ?", (new, old))
    with pytest.raises(Damaged, match="event 3 is damaged"):
        asyncio.run(_verify(file))


def test_a_balance_that_no_transfer_explains_is_found(file: Path) -> None:
    meddle(file, "update accounts set balance = balance + 1 where account = 'player/ann'")
    words = r"account player/ann holds 8\.01, but its transfers lead to 8\.00"
    with pytest.raises(StoreError, match=words):
        asyncio.run(_verify(file))


def test_a_file_that_was_cut_off_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2 + 100])
    with pytest.raises(StoreError, match="not a sound database"):
        asyncio.run(_verify(file))
    assert len(file.read_bytes()) == len(whole) // 2 + 100


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "room.db"
    other.write_text("dear diary, " * 100)
    with pytest.raises(StoreError, match=r"room\.db: not a sound database"):
        SqliteStore(other)
    assert other.read_text().startswith("dear diary")


def test_a_store_of_another_version_is_refused(file: Path) -> None:
    meddle(file, "update version set number = 99")
    with pytest.raises(StoreError, match=r"written by another version \(99, not 1\)"):
        SqliteStore(file)


def test_a_locked_database_refuses_and_then_goes_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)

    async def work() -> None:
        async with SqliteStore(file) as store:
            epoch = await store.claim("t1", "me")
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("begin immediate")
                with pytest.raises(Unavailable, match="locked by another process"):
                    await store.append(events(EVENTS, 1), epoch)
                other.execute("rollback")
            assert (await store.append(events(EVENTS, 1), epoch)).count == EVENTS + 1
            assert (await verify(store)).events == EVENTS + 1

    asyncio.run(work())


def test_a_full_disk_refuses_and_loses_nothing(file: Path) -> None:
    async def work() -> None:
        async with SqliteStore(file) as store:
            epoch = await store.claim("t1", "me")
            (pages,) = store._writer.execute("pragma page_count").fetchone()
            store._writer.execute(f"pragma max_page_count = {pages}")
            with pytest.raises(Unavailable, match="the disk is full; make room"):
                await store.append(events(EVENTS, 40, size=4000), epoch)
            assert (await verify(store)).events == EVENTS
            store._writer.execute(f"pragma max_page_count = {pages + 1000}")
            await store.append(events(EVENTS, 40, size=4000), epoch)
            assert (await verify(store)).events == EVENTS + 40

    asyncio.run(work())


def test_what_cannot_be_written_fails_alone_in_its_commit(file: Path) -> None:
    async def work() -> None:
        async with SqliteStore(file) as store:
            epochs = [await store.claim(stream, "me") for stream in ("t2", "t3")]
            one = events(0, 1)
            moved = (Transfer(OUTSIDE, "player/ann", 10**30, "cage"),)
            huge = replace(one, stream="t2", records=(Record(b"1", moved),))
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                # While another process writes, both wait for the same commit.
                other.execute("begin immediate")
                both = [
                    asyncio.ensure_future(store.append(huge, epochs[0])),
                    asyncio.ensure_future(store.append(replace(one, stream="t3"), epochs[1])),
                ]
                await asyncio.sleep(0.1)
                other.execute("rollback")
                failed, fine = await asyncio.gather(*both, return_exceptions=True)
            assert isinstance(failed, StoreError) and not isinstance(failed, Unavailable)
            assert fine == Receipt(1)
            assert (await verify(store)).events == EVENTS + 1

    asyncio.run(work())


class Broken:
    """A connection that fails."""

    closed = False

    def execute(self, statement: str) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise error

    def close(self) -> None:
        self.closed = True


def test_the_writer_takes_another_connection_after_a_fault(file: Path) -> None:
    async def work() -> None:
        async with SqliteStore(file) as store:
            epoch = await store.claim("t1", "me")
            store._writer.close()
            broken: Any = Broken()
            store._writer = broken
            with pytest.raises(Unavailable, match="disk I/O error"):
                await store.append(events(EVENTS, 1), epoch)
            assert (await store.append(events(EVENTS, 1), epoch)).count == EVENTS + 1
            assert broken.closed

    asyncio.run(work())


def test_who_gives_up_waiting_does_not_stop_the_store(file: Path) -> None:
    async def work() -> None:
        async with SqliteStore(file) as store:
            epoch = await store.claim("t1", "me")
            task = asyncio.ensure_future(store.append(events(EVENTS, 1), epoch))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            # Written or not, the store reports it and goes on.
            count, _ = await store.head("t1")
            await store.append(events(count, 1), epoch)
            assert (await verify(store)).events == count + 1

    asyncio.run(work())
