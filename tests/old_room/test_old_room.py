"""A room left in the middle of everything by an older version: it opens and goes on."""

from __future__ import annotations

import asyncio
import gzip
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from cardhouse.bonus.free_commands import LeaveFree
from cardhouse.bots.crew import Crew
from cardhouse.bots.names import make
from cardhouse.chance import Seeded
from cardhouse.cli.main import main
from cardhouse.engine.core.events import Ruled
from cardhouse.formats.log import decode_event, encode_event
from cardhouse.management.changes import PauseTable
from cardhouse.management.commands import Perform
from cardhouse.room.audit import audit
from cardhouse.room.clock import StoppedClock
from cardhouse.room.room import Room
from cardhouse.room.settling import settle
from cardhouse.rulebook import all_games
from cardhouse.server.people.audit import people_beside
from cardhouse.server.people.register import open_register
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.commands import BuyChips, NextHand
from tests.kit.rooms import AT_ONCE, NOON
from tests.old_room.finding import FOUND, ROOM, Found, found

# A table of every game, and a free one.
TABLES = 25


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The file of the old room, unpacked."""
    with gzip.open(ROOM) as kept, (tmp_path / "room.db").open("wb") as file:
        shutil.copyfileobj(kept, file)
    return tmp_path


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Room]:
    async with SqliteStore(folder / "room.db") as store:
        clock = StoppedClock(NOON + 10**6)
        room = Room(store, clock=clock, chance=Seeded, patience=AT_ONCE, seed=1)
        await open_register(room)
        await room.open()
        yield room


def test_every_game_is_left_in_the_middle_of_a_hand_with_a_ruling(old: Path) -> None:
    kept = msgspec.json.decode(FOUND.read_bytes(), type=Found)
    assert len(kept.tables) == len(all_games()) == 24
    assert all(each.hand and not each.hand.over for each in kept.tables.values())
    assert all(each.hand and not each.hand.over for each in kept.free.values()) and kept.free

    async def ruled() -> set[str]:
        async with SqliteStore(old / "room.db") as store:
            return {
                stream
                for stream in kept.tables
                async for each in store.read(f"table/{stream}", 0)
                if isinstance(decode_event(each.body), Ruled)
            }

    assert asyncio.run(ruled()) == set(kept.tables)


def test_rulings_from_before_details_were_messages_keep_their_texts(old: Path) -> None:
    kept = msgspec.json.decode(FOUND.read_bytes(), type=Found)

    async def details() -> set[object]:
        found = set[object]()
        async with SqliteStore(old / "room.db") as store:
            for stream in kept.tables:
                async for each in store.read(f"table/{stream}", 0):
                    if isinstance(event := decode_event(each.body), Ruled):
                        assert encode_event(event) == each.body
                        found.add(event.detail)
        return found

    assert asyncio.run(details()) >= {"", "5c", "by seat 3", "call", "hand dead", "flop"}


def test_it_lies_as_it_was_left(old: Path) -> None:
    async def scenario() -> Found:
        async with opened(old) as room:
            return await found(room)

    assert asyncio.run(scenario()) == msgspec.json.decode(FOUND.read_bytes(), type=Found)


def test_it_is_verified(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--data", str(old)]) == 0
    assert f"{TABLES} tables replayed" in capsys.readouterr().out


def test_play_goes_on_at_every_table(old: Path) -> None:
    async def scenario() -> None:
        async with opened(old) as room:
            assert len(room.tables) == 24
            for name in room.tables:
                await go_on(room, name, hands=2)
            ((_, free),) = room.free.items()
            while (hand := free.keeper.state.hand) is not None and not hand.over:
                stays = hand.asked[0].default or hand.asked[0].sample(lambda most: 0)
                await free.order(stays, f"ann {free.keeper.count}")
            await free.order(LeaveFree(seat=3), "ann leaves")
            assert (await audit(room.store, beside=people_beside())).tables == TABLES

    asyncio.run(scenario())


def test_it_gets_a_journal(old: Path) -> None:
    async def scenario() -> int:
        async with opened(old) as room:
            assert room.management.count == 0
            stop = PauseTable(table="tommys-holdem", reason="a fouled deck")
            order = Perform(at=NOON, by="Rosa", act={"do": "pause-table"}, change=stop)
            await room.management.order(order, "pause")
        async with opened(old) as room:
            assert room.held["tommys-holdem"].words == "a fouled deck"
            return (await audit(room.store, beside=people_beside())).tables

    assert asyncio.run(scenario()) == TABLES


async def go_on(room: Room, name: str, hands: int) -> None:
    """Play the unfinished hand to its end, and some more."""
    keeper = room.tables[name]
    bots = {seat: make("random", keeper.state.game, seed=seat) for seat in keeper.state.players}
    crew, until = Crew(Seeded(name), bots), keeper.state.hands + hands
    while keeper.state.hands < until:
        table = keeper.state
        order = crew.next(table) if table.running() else crew.between(table)
        assert order is not None
        if isinstance(order, NextHand):
            await settle(room, keeper)
        if isinstance(order, BuyChips):
            await room.sell(table.players[order.seat].name, order.chips, f"more {keeper.count}")
        await keeper.order(order, f"on {keeper.count}")
