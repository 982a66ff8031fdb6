"""A player's statement: in order of time across streams, with a running balance."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from cardhouse.room import window
from cardhouse.room.clock import SET_BACK, StoppedClock, WallClock, in_time
from cardhouse.room.players import in_order, standing
from cardhouse.room.reports import NEVER, report
from cardhouse.room.room import Room
from cardhouse.room.statements import Entry, Period
from cardhouse.store.reading import SqliteReading
from cardhouse.table.commands import BuyChips, Leave, Sit
from tests.kit.rooms import NOON, opened_room

ALL = Period("", NEVER, "always")
GAMES = (("tommys", "holdem"), ("lo-ball-room", "lowball"))
NAME = "Ann"


def has(file: Path) -> int:
    """The player's chips away from the tables, by the ledger, in SQL alone."""
    with closing(sqlite3.connect(file)) as db:
        (held,) = db.execute(
            "select coalesce(sum(balance), 0) from accounts where account in (?, ?)",
            (f"player/{NAME}", f"held/{NAME}"),
        ).fetchone()
    return int(held)


async def evening(room: Room, file: Path) -> list[int]:
    """Buy, sit, buy more, leave, at one table after another; returns the balance after each."""
    seen = []
    for table in ("lowball", "holdem", "lowball"):
        keeper = room.tables[table]
        mark, orders = (
            keeper.count,
            (Sit(seat=8, name=NAME, chips=400_00), BuyChips(seat=8, chips=400_00)),
        )
        for number, order in enumerate(orders):
            await room.sell(NAME, 400_00, f"buys {table} {mark} {number}")
            seen.append(has(file))
            await keeper.order(order, f"order {mark} {number}")
            seen.append(has(file))
        await keeper.order(Leave(seat=8), f"leaves {mark}")
        seen.append(has(file))
        await window.redeem(room, NAME, seen[-1], f"redeems {table} {mark}")
        seen.append(has(file))
    return seen


def stayed(folder: Path, clock: StoppedClock | WallClock) -> list[int]:
    """Spend the evening in a room; returns the balance after each step."""

    async def work() -> list[int]:
        async with opened_room(folder, *GAMES, bots=2, clock=clock) as room:
            return await evening(room, folder / "room.db")

    return asyncio.run(work())


def entries(folder: Path, over: Period = ALL) -> list[Entry]:
    async def work() -> list[Entry]:
        async with SqliteReading(folder / "room.db") as store:
            found, _ = await report(store, over, NAME)
            return list(standing(found, NAME)["entries"])

    return asyncio.run(work())


def from_rows(file: Path) -> list[tuple[str, int, int]]:
    """The same statement from the rows of the file: SQL and JSON alone."""
    with closing(sqlite3.connect(file)) as db:
        rows = db.execute("select stream, number, transfers from events order by at").fetchall()
    own, balance, found = {f"player/{NAME}", f"held/{NAME}"}, 0, []
    for stream, number, transfers in rows:
        for move in json.loads(transfers or b"[]"):
            amount = (move["target"] in own) - (move["source"] in own)
            if amount:
                balance += amount * move["amount"]
                found.append((stream, number, balance))
    return found


def test_sit_buy_leave_is_told_as_it_was(tmp_path: Path) -> None:
    seen = stayed(tmp_path, StoppedClock(NOON))
    assert seen[:6] == [400_00, 0, 400_00, 0, 800_00, 0]
    found = entries(tmp_path)
    assert [entry.balance for entry in found] == seen
    told = [(entry.stream, entry.number, entry.balance) for entry in found]
    assert told == from_rows(tmp_path / "room.db")


def test_by_the_wall_clock_too(tmp_path: Path) -> None:
    seen = stayed(tmp_path, WallClock())
    assert [entry.balance for entry in entries(tmp_path)] == seen


def test_a_log_to_the_second_is_told_without_a_debt(tmp_path: Path) -> None:
    seen = stayed(tmp_path, StoppedClock(NOON))
    # As an older version wrote it: everything within one second.
    with closing(sqlite3.connect(tmp_path / "room.db")) as db, db:
        assert db.execute("update events set at = substr(at, 1, 19)").rowcount > len(seen)
        assert db.execute("select count(distinct at) from events").fetchone() == (1,)
    found = entries(tmp_path)
    assert min(entry.balance for entry in found) == 0
    assert found[-1].balance == seen[-1]
    for stream in {entry.stream for entry in found}:
        numbers = [entry.number for entry in found if entry.stream == stream]
        assert numbers == sorted(numbers)
    # Players buy chips and then sit down with them: here the likely order is the real one.
    assert [entry.balance for entry in found] == seen


def test_a_period_begins_with_what_she_had(tmp_path: Path) -> None:
    clock = StoppedClock(NOON)

    async def work() -> list[int]:
        async with opened_room(tmp_path, *GAMES, bots=2, clock=clock) as room:
            await room.sell(NAME, 1_00, "before")
            clock.at += 60
            return await evening(room, tmp_path / "room.db")

    seen = asyncio.run(work())
    later = entries(tmp_path, Period("1970-01-05T12:01:00", NEVER, "later"))
    assert [entry.balance for entry in later] == seen
    assert later[0].balance == 401_00


def entry(stream: str, number: int, at: str, amount: int) -> Entry:
    return Entry(at=at, stream=stream, number=number, why="", amount=amount, other="")


def test_the_hour_that_the_clock_shows_twice_is_in_order() -> None:
    first = entry("table/t", 1, "2026-11-01T01:59:00.000000-07:00", 5)
    second = entry("cage", 1, "2026-11-01T01:01:00.000000-08:00", -5)
    assert [each.stream for each in in_order([second, first], 0)] == ["table/t", "cage"]
    third = entry("cage", 2, "2026-11-01T01:58:00.000000-07:00", 7)
    assert in_time(third.at) < in_time(first.at) < in_time(second.at)


def test_what_an_older_version_wrote_comes_first() -> None:
    old = entry("table/t", 1, "2026-11-01T10:00:00", 5)
    # Nine hours to the east, the same wall clock is earlier in absolute time.
    new = entry("cage", 1, "2026-11-01T10:05:00.000000+09:00", 7)
    assert [each.balance for each in in_order([new, old], 0)] == [5, 12]
    assert in_time("long ago") < in_time(new.at)


def test_a_debit_waits_for_the_chips_that_it_takes() -> None:
    # Two computers with slightly different clocks share a database.
    sat = entry("table/t", 1, "2026-11-01T10:00:00.000001+00:00", -400)
    bought = entry("cage", 1, "2026-11-01T10:00:00.000002+00:00", 400)
    assert [each.balance for each in in_order([sat, bought], 0)] == [400, 0]
    # An impossible balance is shown all the same.
    assert [each.balance for each in in_order([sat], 0)] == [-400]


def test_any_order_of_streams_gives_the_same_statement() -> None:
    toss = random.Random(4)
    steps = [(f"table/{toss.randrange(4)}", toss.choice((-3, 2, 5))) for _ in range(200)]
    numbers: dict[str, int] = {}
    made, balance, wanted = [], 0, []
    for second, (stream, amount) in enumerate(steps):
        amount = amount if balance + amount >= 0 else 4
        numbers[stream] = numbers.get(stream, 0) + 1
        at = f"2026-11-01T10:{second // 60:02}:{second % 60:02}.000000+00:00"
        made.append(entry(stream, numbers[stream], at, amount))
        balance += amount
        wanted.append(balance)
    by_stream = sorted(made, key=lambda each: (each.stream, each.number))
    assert [each.balance for each in in_order(by_stream, 0)] == wanted
    assert [each.balance for each in in_order(reversed_streams(by_stream), 0)] == wanted


def reversed_streams(entries: list[Entry]) -> Iterator[Entry]:
    for stream in sorted({each.stream for each in entries}, reverse=True):
        yield from (each for each in entries if each.stream == stream)


@contextmanager
def zone(name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setenv("TZ", name)
        time.tzset()
        yield
    time.tzset()


def test_the_wall_clock_goes_on_when_it_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, now = WallClock(), [1_793_516_400_000_000_000]
    monkeypatch.setattr(time, "time_ns", lambda: now[0])
    with zone("America/Los_Angeles", monkeypatch):
        assert clock.timestamp() == "2026-11-01T00:00:00.000000-07:00"
        assert clock.timestamp() == "2026-11-01T00:00:00.000001-07:00"
        now[0] -= 5_000_000_000
        assert clock.timestamp() == "2026-11-01T00:00:00.000002-07:00"
        now[0] += 2 * 3600 * 1_000_000_000 + 5_000_000_000
        assert clock.timestamp() == "2026-11-01T01:00:00.000000-08:00"
        now[0] -= 2 * SET_BACK * 1000
        assert clock.timestamp() == "2026-11-01T01:58:00.000000-07:00"
