"""The lists of people's hands and entries, the same in both databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardhouse.ledger import OUTSIDE, Transfer
from cardhouse.room.audit import audit
from cardhouse.room.clock import StoppedClock
from cardhouse.room.own_entries import bring_entries_up_to_date
from cardhouse.room.room import Room
from cardhouse.store import Append, HandBegun, HandEnded, Record, Seated, Store
from cardhouse.store.postgres import PostgresStore
from cardhouse.store.reading import PostgresReading, SqliteReading
from cardhouse.store.records import Damaged, PersonEntry, Span
from cardhouse.store.sqlite import SqliteStore
from tests.kit.rooms import NOON
from tests.unit.store.conftest import opened
from tests.unit.store.test_store import run

DAYS = ("2026-11-16T11:00:00", "2026-11-17T11:00:00", "2026-11-18T11:00:00")
SEATS = {1: Seated("Ann"), 4: Seated("Ben", bot=True)}


async def store(kept: Store, stream: str, at: str, *records: Record) -> None:
    count, _ = await kept.head(stream)
    append = Append(stream=stream, expected=count, command=f"c{count}", at=at, records=records)
    await kept.append(append, await kept.claim(stream, "me"))


def hand(number: int) -> tuple[Record, ...]:
    begun = HandBegun(number=number, book="b1", rules="3-6", seats=SEATS)
    return (Record(b"begun", note=begun), Record(b"counted", note=HandEnded(number)))


def lent(amount: int) -> Record:
    moved = Transfer(OUTSIDE, "player/Ann", amount, "lent")
    entry = PersonEntry(name="Ann", account="player/Ann", other=OUTSIDE, amount=amount, why="lent")
    return Record(b"lent", (moved,), entries=(entry,))


def test_a_persons_hands_are_found_at_all_tables_latest_first(url: str) -> None:
    async def work() -> None:
        async with opened(url) as kept:
            for stream, at, number in (("t1", DAYS[0], 1), ("t2", DAYS[1], 1), ("t1", DAYS[2], 2)):
                await store(kept, stream, at, *hand(number))
            begun = HandBegun(number=3, book="b1", rules="3-6", seats=SEATS)
            await store(kept, "t1", DAYS[2], Record(b"begun", note=begun))
            every = await kept.played("Ann", Span(), 10)
            assert [(h.stream, h.number, h.at) for h in every] == [
                ("t1", 2, DAYS[2]),
                ("t2", 1, DAYS[1]),
                ("t1", 1, DAYS[0]),
            ]
            assert {(h.seat, h.begun, h.counted) for h in every} == {(1, b"begun", b"counted")}
            assert await kept.played("Ann", Span(), 2) == every[:2]
            assert await kept.played("Ann", Span(before=(DAYS[1], "t2")), 10) == every[2:]
            assert await kept.played("Ann", Span(DAYS[1], DAYS[2]), 10) == every[1:2]
            assert await kept.played("Ben", Span(), 10) == await kept.played("", Span(), 10) == []

    run(work())


def test_entries_are_stored_with_their_events_and_can_be_listed_anew(url: str) -> None:
    async def work() -> None:
        async with opened(url) as kept:
            await store(kept, "cage", DAYS[0], lent(40_00))
            await store(kept, "cage", DAYS[1], lent(20_00), lent(5_00))
            found = await kept.entries("Ann", Span(), 10)
            assert [(e.amount, e.number, e.at) for e in found] == [
                (5_00, 3, DAYS[1]),
                (20_00, 2, DAYS[1]),
                (40_00, 1, DAYS[0]),
            ]
            assert await kept.entries("Ann", Span(DAYS[1]), 1) == found[:1]
            assert await kept.entry_sums() == {"player/Ann": 65_00}
            await kept.list_entries([])
            assert await kept.entry_sums() == {}
            await kept.list_entries(found)
            assert await kept.entries("Ann", Span(), 10) == found
            assert await kept.entries("Ben", Span(), 10) == []

    run(work())


def test_a_purse_that_is_empty_now_had_entries_too(url: str) -> None:
    """All of Ann's chips are elsewhere: her balance is what the sum of no entries would be."""

    async def work() -> None:
        async with opened(url) as kept:
            gone = Transfer("player/Ann", "t/1", 40_00, "seat.buy-in")
            await store(kept, "cage", DAYS[0], Record(b"lent", lent(40_00).transfers))
            await store(kept, "cage", DAYS[1], Record(b"gone", (gone,)))
            await bring_entries_up_to_date(kept)
            assert [e.amount for e in await kept.entries("Ann", Span(), 9)] == [-40_00, 40_00]

    run(work())


def test_what_is_listed_is_told_by_stream(url: str) -> None:
    async def work() -> None:
        async with opened(url) as kept:
            await store(kept, "t1", DAYS[0], *hand(1))
            await store(kept, "t2", DAYS[0], lent(1), lent(2))
            await store(kept, "t2", DAYS[0], lent(3))
            await kept.list_hands("t3", [])
            assert await kept.filed() == ["t1", "t2"]
            assert (await kept.counted_seats("t1"), await kept.counted_seats("t2")) == (2, 0)
            found = await kept.listed_entries("t2", 0, 3)
            assert [(e.number, e.amount) for e in found] == [(1, 1), (2, 2), (3, 3)]
            assert await kept.listed_entries("t2", 1, 2) == found[1:2]
            assert await kept.listed_entries("t1", 0, 9) == []

    run(work())


async def meddle(kept: Store, statement: str) -> None:
    if isinstance(kept, PostgresStore):
        await kept._execute(statement)
    else:
        assert isinstance(kept, SqliteStore)
        await kept._run(lambda db: db.execute(statement))


async def audited(url: str) -> None:
    """Audit a store that is only read, as `verify` does."""
    if url.startswith("sqlite:///"):
        async with SqliteReading(Path(url.removeprefix("sqlite:///"))) as kept:
            await audit(kept)
    else:
        async with await PostgresReading.open(url) as reading:
            await audit(reading)


@pytest.mark.parametrize(
    "forged",
    ["update entries set amount = 1 where number = 2", "delete from entries where number = 1"],
)
def test_verify_names_a_forged_line_of_a_statement(url: str, forged: str) -> None:
    async def work() -> None:
        async with opened(url) as kept:
            room = Room(kept, clock=StoppedClock(NOON), seed=1)
            await room.open()
            await room.sell("Ann", 40_00, "one")
            await room.sell("Ann", 20_00, "two")
            await audited(url)
            await meddle(kept, forged)
            with pytest.raises(
                Damaged, match=r"cage: event [12] is damaged: the changes of people"
            ):
                await audited(url)
            for table in ("entries", "hands", "dealt"):
                await meddle(kept, f"drop table {table}")
            # As in a room last open before there were lists.
            await audited(url)

    run(work())
