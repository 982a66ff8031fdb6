"""An audit finds what no chain can: events and transfers that were written, and yet are wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from cardhouse.cage.events import ChipsSold, DrawerFilled
from cardhouse.formats.log import encode_event
from cardhouse.house.audit import audit
from cardhouse.ledger import OUTSIDE, Transfer
from cardhouse.room.events import PlayerLeft
from cardhouse.room.waiting import ListJoined
from cardhouse.store.records import Append, Damaged, Record, StoreError
from cardhouse.store.sqlite import SqliteStore
from tests.house.days import room_in

GIFT = Transfer(OUTSIDE, "player/Eve", 100_00, "a gift")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return room_in(tmp_path / "room") / "room.db"


def written(file: Path, stream: str, *records: Record) -> int:
    """Write events to a stream as somebody with a bug would; how many there are now."""

    async def work(store: SqliteStore) -> int:
        count, _ = await store.head(stream)
        append = Append(
            stream=stream,
            expected=count,
            command="a bug",
            at="2026-11-18T12:00:00",
            records=records,
        )
        epoch = await store.claim(stream, "room")
        return (await store.append(append, epoch)).count

    return asyncio.run(opened(file, work))


async def opened(file: Path, work: Callable[[SqliteStore], Awaitable[int]]) -> int:
    async with SqliteStore(file) as store:
        return await work(store)


def audited(file: Path) -> int:
    async def work(store: SqliteStore) -> int:
        return (await audit(store)).hands

    return asyncio.run(opened(file, work))


def test_the_room_is_sound(file: Path) -> None:
    assert audited(file) == 42


def test_chips_that_an_event_does_not_move(file: Path) -> None:
    event = encode_event(ListJoined(name="Eve"))
    number = written(file, "table/holdem", Record(event, (GIFT,)))
    with pytest.raises(Damaged, match="moves other chips than are booked") as error:
        audited(file)
    assert (error.value.stream, error.value.number) == ("table/holdem", number)


def test_chips_that_the_cage_holds_and_no_table_knows_of(file: Path) -> None:
    written(file, "elsewhere", Record(b"{}", (Transfer(OUTSIDE, "held/Eve", 5_00, "a gift"),)))
    with pytest.raises(StoreError, match=r"held/Eve should hold 0\.00, and the ledger has 5\.00"):
        audited(file)


def test_chips_that_an_event_moves_and_nobody_booked(file: Path) -> None:
    sold = ChipsSold(at=1, name="Eve", amount=5_00)
    number = written(file, "cage", Record(msgspec.json.encode(sold)))
    with pytest.raises(Damaged, match=f"cage: event {number} is damaged: it moves other chips"):
        audited(file)


@pytest.mark.parametrize(
    ("stream", "body"),
    [
        ("table/holdem", encode_event(PlayerLeft(seat=9, name="Zoe", chips=1_00))),
        ("table/holdem", b'{"event":"nothing-like-it"}'),
        ("table/holdem", b"not json"),
        ("cage", msgspec.json.encode(DrawerFilled(at=1, drawer="7", by="Cass", cash=1_00))),
        ("bonuses/lo-ball-room", b'{"event":"prize-raised","bonus":"none","at":1,"by":5}'),
    ],
)
def test_what_cannot_have_happened_is_named(file: Path, stream: str, body: bytes) -> None:
    number = written(file, stream, Record(body))
    with pytest.raises(Damaged, match=f"{stream}: event {number} is damaged: it cannot") as error:
        audited(file)
    assert "\n" not in str(error.value)


def test_a_stream_that_nobody_knows_is_only_counted(file: Path) -> None:
    written(file, "notes", Record(b"anything", (GIFT,)))
    assert audited(file) == 42


def test_chips_in_an_account_of_a_table_that_do_not_lie_on_it(file: Path) -> None:
    written(file, "notes", Record(b"anything", (Transfer(OUTSIDE, "holdem/9", 100, "a gift"),)))
    words = r"table/holdem: the ledger has 1\.00 in holdem/9, and no such chips are there"
    with pytest.raises(StoreError, match=words):
        audited(file)


@pytest.mark.parametrize("change", ["replace(body, '\"button\":', '\"button\":1')", "'{'"])
def test_a_snapshot_of_another_state(file: Path, change: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        count = db.execute("select count from snapshots").fetchone()[0]
        assert db.execute(f"update snapshots set body = cast({change} as blob)").rowcount == 1
    with pytest.raises(Damaged, match=f"event {count} is damaged: the snapshot behind it"):
        audited(file)
