"""A keeper shows only stored events, and applies every command once."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.room.room import Room
from cardhouse.store import Append, Damaged, Receipt, StoreError
from cardhouse.store.records import Conflict
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table import Table
from cardhouse.table.commands import JoinList, Leave, LeaveList, Sit
from tests.kit.refusals import refusal
from tests.kit.rooms import opened_room, play_hands
from tests.unit.store.test_faults import meddle

HOLDEM = ("tommys", "holdem")


class Failing(SqliteStore):
    """A store that fails on demand: before it has written anything, or after."""

    before = after = False

    async def append(self, append: Append, epoch: int) -> Receipt:
        if self.before:
            raise StoreError("the disk is full")
        receipt = await super().append(append, epoch)
        if self.after:
            self.after = False
            raise StoreError("the connection was lost")
        return receipt


def test_what_is_not_stored_has_not_happened(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            Failing(tmp_path / "room.db") as store,
            opened_room(tmp_path, HOLDEM, store=store) as room,
        ):
            keeper = room.tables["holdem"]
            heard: list[object] = []
            keeper.follow(heard.append)
            before, count = keeper.state.copy(), keeper.count
            store.before = True
            with pytest.raises(StoreError, match="full"):
                await keeper.order(JoinList(name="Ann"), "a")
            assert (keeper.state, keeper.count, heard) == (before, count, [])
            store.before = False
            assert (await keeper.order(JoinList(name="Ann"), "a")).count == count + 2
            assert keeper.state.waiting == ["Ann"]

    asyncio.run(scenario())


def test_a_command_that_is_sent_again_is_applied_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            keeper = room.tables["holdem"]
            done = await keeper.order(Leave(seat=1), "go")
            # Nobody is in that seat any more, and yet it is not refused.
            again = await keeper.order(Leave(seat=1), "go")
            assert (again.repeated, again.count, again.events) == (True, done.count, [])
            with pytest.raises(Illegal) as error:
                await keeper.order(Leave(seat=1), "another")
            assert error.value.reason is Reason.NO_SUCH_SEAT
            # A legal command is not applied twice either.
            await keeper.order(JoinList(name="Ann"), "list")
            await keeper.order(LeaveList(name="Ann"), "off")
            assert (await keeper.order(JoinList(name="Ann"), "list")).repeated
            assert keeper.state.waiting == []

    asyncio.run(scenario())


def test_a_command_for_a_table_that_has_gone_on_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            keeper = room.tables["holdem"]
            seen = keeper.count
            await keeper.order(JoinList(name="Ann"), "a", expected=seen)
            with pytest.raises(Conflict, match="gone on"):
                await keeper.order(JoinList(name="Bob"), "b", expected=seen)
            assert keeper.state.waiting == ["Ann"]

    asyncio.run(scenario())


def test_an_answer_that_gets_lost_is_found_in_the_store(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            Failing(tmp_path / "room.db") as store,
            opened_room(tmp_path, HOLDEM, store=store) as room,
        ):
            keeper = room.tables["holdem"]
            store.after = True
            with pytest.raises(StoreError, match="lost"):
                await keeper.order(JoinList(name="Ann"), "a")
            assert keeper.state.waiting == []
            # The next order finds out what was stored, and then everything goes on.
            with pytest.raises(Conflict):
                await keeper.order(JoinList(name="Bob"), "b")
            assert keeper.state.waiting == ["Ann"]
            await keeper.order(JoinList(name="Bob"), "b")
            assert keeper.state.waiting == ["Ann", "Bob"]

    asyncio.run(scenario())


def test_nobody_sits_down_with_chips_that_he_does_not_have(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            keeper = room.tables["holdem"]
            order = Sit(seat=9, name="Ann", chips=100_00)
            with refusal("player/Ann"):
                await keeper.order(order, "a")
            assert 9 not in keeper.state.players
            await room.sell("Ann", 100_00, "buys")
            await keeper.order(order, "a")
            assert (await room.store.balances())["holdem/9"] == 100_00

    asyncio.run(scenario())


def test_a_snapshot_and_the_log_lead_to_the_same_table(tmp_path: Path) -> None:
    games = (HOLDEM, ("tommys", "no-bust-blackjack"), ("tommys", "pan"))

    def states(room: Room) -> list[Table]:
        return [keeper.state for _, keeper in sorted(room.tables.items())]

    async def scenario() -> None:
        async with opened_room(tmp_path, *games) as room:
            await play_hands(room, 2)
            assert all([await keeper.keep() for keeper in room.tables.values()])
            before = states(room)
        async with opened_room(tmp_path) as again:
            assert states(again) == before
        # Without the snapshots it takes longer, with the same result.
        with closing(sqlite3.connect(tmp_path / "room.db")) as db, db:
            assert db.execute("delete from snapshots").rowcount == len(games)
        async with opened_room(tmp_path) as again:
            assert states(again) == before
            await play_hands(again, 3)
        async with opened_room(tmp_path) as last:
            assert [table.hands for table in states(last)] == [3, 3, 3]

    asyncio.run(scenario())


def test_a_damaged_log_is_not_opened_and_not_written_to(tmp_path: Path) -> None:
    async def fill() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            await play_hands(room, 2)

    async def reopen() -> None:
        async with opened_room(tmp_path):
            pass

    asyncio.run(fill())
    statement = "update events set body = replace(body, 'player-sat', 'player-sit')"
    meddle(tmp_path / "room.db", f"{statement} where stream = 'table/holdem' and number = 2")
    before = everything(tmp_path / "room.db")
    with pytest.raises(Damaged, match="table/holdem: event 2 is damaged"):
        asyncio.run(reopen())
    assert everything(tmp_path / "room.db") == before


def everything(file: Path) -> list[list[object]]:
    """All rows of a store, except the current owners of its streams."""
    tables = ("events", "commands", "accounts", "snapshots", "books")
    with closing(sqlite3.connect(file)) as db:
        heads = db.execute("select stream, count, digest from streams").fetchall()
        rows = [db.execute(f"select * from {table}").fetchall() for table in tables]
    assert all([heads, *rows[:3]])
    return [heads, *rows]
