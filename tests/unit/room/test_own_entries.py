"""The list of people's entries: made from the events, and compared with them by the audit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from cardhouse.room import audit as auditing
from cardhouse.room.audit import audit
from cardhouse.room.own_entries import bring_entries_up_to_date
from cardhouse.store import Store
from cardhouse.store.reading import SqliteReading
from cardhouse.store.records import Damaged, PersonEntry, Span, StoreError
from cardhouse.store.sqlite import SqliteStore
from tests.kit.days import room_in

T = TypeVar("T")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return room_in(tmp_path / "room") / "room.db"


def looked(file: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Read the file as `verify` does."""

    async def look() -> T:
        async with SqliteReading(file) as store:
            return await work(store)

    return asyncio.run(look())


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        for statement in statements:
            assert db.execute(statement).rowcount >= 1, statement


async def anns(store: Store) -> list[PersonEntry]:
    return await store.entries("Ann", Span(), 1000)


HAND = "insert into hands select '{}', hand, first, last, at, book, rules from hands limit 1"
FIRST = "select min(number) from entries where stream = 'cage'"
FORGED = {
    "an amount": "update entries set amount = amount + 1 where stream = 'cage' and name = 'Ann'",
    "another owner": "update entries set name = 'Eve' where stream = 'cage' and name = 'Ann'",
    "another day": "update entries set at = '2020-01-01T00:00:00' where stream = 'cage'",
    "another reason": "update entries set why = 'a gift' where stream = 'cage' and name = 'Ann'",
    "a line less": f"delete from entries where stream = 'cage' and number = ({FIRST})",
    "a line more": (
        "insert into entries select stream, number, 9, name, account, other, 0, why, at"
        " from entries where stream = 'cage' limit 1"
    ),
    "a line of no event": (
        "insert into entries select stream, 999, 0, name, account, other, 0, why, at"
        " from entries where stream = 'cage' limit 1"
    ),
}


@pytest.mark.parametrize(
    ("statement", "compared"),
    [*((each, 1000) for each in FORGED.values()), (FORGED["an amount"], 1)],
    ids=[*FORGED, "a command at a time"],
)
def test_a_forged_statement_is_named(
    file: Path, statement: str, compared: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auditing, "COMPARED", compared)
    change(file, statement)
    with pytest.raises(Damaged, match=r"cage: event \d+ is damaged: the changes of people's chips"):
        looked(file, audit)


def test_a_fee_of_nobody_at_a_table_is_named(file: Path) -> None:
    """The sums of people's own accounts are as before, so that the room does not list anew."""
    change(
        file,
        "insert into entries values ('table/holdem', 40, 0, 'Ann', 'holdem/2', 'holdem/box', -500,"
        " 'fee.time', '2026-11-16T10:00:00')",
    )
    with pytest.raises(Damaged, match="table/holdem: event 40 is damaged"):
        looked(file, audit)


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        (
            "insert into entries select 'lost', number, place, name, account, other, amount, why,"
            " at from entries limit 1",
            "lost: something is filed under it, and it is no stream",
        ),
        (
            HAND.format("lost"),
            "lost: something is filed under it",
        ),
        ("insert into dealt values ('lost', 1, 1, 'Eve', 0)", "lost: something is filed under it"),
        (
            HAND.format("cage"),
            "cage: hands are listed, and no table deals there",
        ),
        (
            "insert into dealt values ('table/holdem', 99, 1, 'Eve', 0)",
            r"table/holdem: \d+ seats are listed, and \d+ dealt to",
        ),
    ],
)
def test_what_is_listed_beside_no_event_is_named(file: Path, statement: str, fault: str) -> None:
    change(file, statement)
    with pytest.raises(StoreError, match=fault):
        looked(file, audit)


@pytest.mark.parametrize("before", ["drop table entries", "delete from entries"])
def test_a_room_without_the_list_is_sound_and_makes_it(file: Path, before: str) -> None:
    listed = looked(file, anns)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(before)
    looked(file, audit)

    async def work() -> None:
        async with SqliteStore(file) as store:
            await bring_entries_up_to_date(store)

    asyncio.run(work())
    assert looked(file, anns) == listed != []
    looked(file, audit)
