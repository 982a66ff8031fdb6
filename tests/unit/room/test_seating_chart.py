"""The players dealt into each hand: the same from the live table and from its events alone."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardhouse.room.audit import audit
from cardhouse.room.room import Room
from cardhouse.store.reading import SqliteReading
from cardhouse.store.records import KeptHand, Seated, StoreError
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.commands import ComeIn, Leave, Sit
from tests.kit.days import room_in
from tests.kit.rooms import opened_room, play_hands

STREAM = "table/holdem"


async def every_hand(store: SqliteStore) -> dict[int, KeptHand]:
    return {hand.number: hand for hand in await store.hands(STREAM, most=1000)}


Dealt = dict[int, dict[int, str]]


async def change_seats(room: Room) -> Dealt:
    """Two people hold seat 5, one after another; returns the players dealt in, as seen live."""
    table = room.tables["holdem"]
    dealt: Dealt = {}
    for name in ("Ann", "Ben"):
        await room.sell(name, 40_00, f"sell/{name}")
        await table.order(Sit(seat=5, name=name, chips=40_00), f"sit/{name}")
        if table.state.players[5].standing == "owing":
            await table.order(ComeIn(seat=5, how="wait"), f"wait/{name}")
        while not any(seats.get(5) == name for seats in dealt.values()):
            assert table.state.hands < 12
            await play_hands(room, table.state.hands + 1)
            state = table.state
            assert state.hand is not None
            dealt[state.hands] = {s: state.players[s].name for s in state.hand.seats}
        await table.order(Leave(seat=5), f"leave/{name}")
    return dealt


@pytest.fixture
def played(tmp_path: Path) -> Path:
    play(tmp_path)
    return tmp_path / "room.db"


def play(folder: Path) -> Dealt:
    async def work() -> Dealt:
        async with opened_room(folder, ("tommys", "holdem")) as room:
            return await change_seats(room)

    return asyncio.run(work())


def hands_of(file: Path) -> dict[int, KeptHand]:
    async def work() -> dict[int, KeptHand]:
        async with SqliteStore(file) as store:
            return await every_hand(store)

    return asyncio.run(work())


def test_a_seat_belongs_to_whoever_was_dealt_the_hand(tmp_path: Path) -> None:
    dealt = play(tmp_path)
    hands = hands_of(tmp_path / "room.db")
    found = {n: {seat: each.name for seat, each in h.seats.items()} for n, h in hands.items()}
    assert found == dealt
    assert {"Ann", "Ben"} <= {seats.get(5) for seats in found.values()}
    assert all(h.seats[1] == Seated("holdem 1", bot=True) for h in hands.values())
    assert not any(h.seats[5].bot for h in hands.values() if 5 in h.seats)
    ends = [end for number in sorted(hands) for end in (hands[number].first, hands[number].last)]
    assert ends == sorted(ends)


@pytest.mark.parametrize(
    "before",
    [
        "drop table hands; drop table dealt",
        "delete from hands where hand = 2",
        "delete from hands where hand > 1",
        "delete from hands; delete from dealt",
    ],
)
def test_a_room_without_its_list_makes_it_once_when_it_opens(played: Path, before: str) -> None:
    """As in a room last open before hands were listed."""
    hands = hands_of(played)
    with closing(sqlite3.connect(played)) as db:
        db.executescript(before)

    async def work() -> dict[int, KeptHand]:
        async with opened_room(played.parent, ("tommys", "holdem")) as room:
            await play_hands(room, len(hands) + 1)
            assert isinstance(room.store, SqliteStore)
            await audit(room.store)
            return await every_hand(room.store)

    again = asyncio.run(work())
    assert set(again) == {*hands, len(hands) + 1}
    assert hands == {number: again[number] for number in hands}


def test_verify_reads_a_room_that_has_no_list_yet(played: Path) -> None:
    hands = hands_of(played)
    with closing(sqlite3.connect(played)) as db:
        db.executescript("drop table hands; drop table dealt")

    async def work() -> int:
        async with SqliteReading(played) as store:
            return (await audit(store)).hands

    assert asyncio.run(work()) == len(hands)


@pytest.mark.parametrize(
    "falsified",
    [
        "update dealt set name = 'Eve' where hand = 1 and seat = 2",
        "update hands set last = last + 1 where hand = 2",
        "update hands set book = 'other' where hand = 1",
        "delete from dealt where hand = 2 and seat = 1",
        "delete from hands where hand = 2",
        "insert into hands select stream, 9, first, last, at, book, rules from hands limit 1",
    ],
)
def test_a_falsified_list_is_found(played: Path, falsified: str) -> None:
    """Anybody able to write another name beside a hand could have its cards shown."""
    with closing(sqlite3.connect(played)) as db, db:
        assert db.execute(falsified).rowcount == 1

    async def work() -> None:
        async with SqliteReading(played) as store:
            await audit(store)

    with pytest.raises(StoreError, match="listed"):
        asyncio.run(work())


def test_every_hand_of_an_evening_is_listed_as_its_events_tell(tmp_path: Path) -> None:
    file = room_in(tmp_path / "room") / "room.db"

    async def work() -> list[tuple[int, int]]:
        async with SqliteReading(file) as store:
            streams = [s for s in await store.streams() if s.startswith("table/")]
            await audit(store)
            return [await store.counted_hands(stream) for stream in streams]

    counted = asyncio.run(work())
    assert len(counted) == 3 and all(count == highest > 0 for count, highest in counted)
