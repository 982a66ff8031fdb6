"""A small room for tests: two days, three tables, a cage with drawers, all in one file."""

from __future__ import annotations

import asyncio
import atexit
import shutil
from calendar import timegm
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from cardhouse.bots.crew import Crew
from cardhouse.bots.names import make
from cardhouse.cage.commands import (
    CageCommand,
    ChangeShift,
    CloseDrawer,
    OpenDrawer,
)
from cardhouse.chance import Seeded
from cardhouse.room import window
from cardhouse.room.buying import bring_chips
from cardhouse.room.clock import StoppedClock
from cardhouse.room.room import Room
from cardhouse.room.settling import settle
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import posted
from cardhouse.store.base import Store
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.commands import BuyChips, Leave, NextHand
from tests.kit.ledgers import roles

FIRST, SECOND = "2026-11-16", "2026-11-17"
HANDS = 6
TABLES = {
    "holdem": ("tommys", "holdem"),
    "twenty-one": ("lo-ball-room", "no-bust-blackjack"),
    "lowball": ("lo-ball-room", "lowball"),
}


class Evening:
    """A room whose clock is set by hand, with bots that toss seeded coins."""

    def __init__(self, store: Store) -> None:
        self.clock = StoppedClock(moment(FIRST, 10))
        self.room = Room(store, clock=self.clock, seed=0)
        self.crews: dict[str, Crew] = {}

    async def spread(self) -> None:
        """The three tables, with bots in all seats."""
        await self.room.open()
        for name, (house, game) in TABLES.items():
            keeper = await self.room.spread(name, posted(house, game))
            for seat, role in roles(keeper.state.rotation).items():
                await self.room.seat_bot(name, seat, f"{name} {seat}", "random", role=role)
            table = keeper.state
            bots = {seat: make("random", table.game, seed=seat) for seat in table.players}
            self.crews[name] = Crew(Seeded(3), bots, seed=3)

    async def ask_cage(self, order: CageCommand) -> None:
        await self.room.cage.order(order, f"cage {self.room.cage.count}")

    async def hands(self, count: int) -> None:
        """Play this many hands at every table, to their end."""
        for name, keeper in self.room.tables.items():
            until = keeper.state.hands + count
            while keeper.state.hands < until:
                await self._step(keeper, self.crews[name])
            await settle(self.room, keeper)

    async def _step(self, keeper: TableKeeper, crew: Crew) -> None:
        table = keeper.state
        order = crew.next(table) if table.running() else crew.between(table)
        assert order is not None
        if isinstance(order, NextHand):
            await settle(self.room, keeper)
        if isinstance(order, BuyChips):
            name = table.players[order.seat].name
            await bring_chips(self.room, keeper, order, name, f"more {keeper.count}")
        else:
            await keeper.order(order, f"step {keeper.count}")


async def two_days(file: Path) -> None:
    """Monday with two shifts and a drop, and a few hands on Tuesday."""
    async with SqliteStore(file) as store:
        evening = Evening(store)
        await evening.spread()
        room, clock = evening.room, evening.clock
        await evening.ask_cage(ChangeShift(at=clock.now(), by="Rosa"))
        await evening.ask_cage(OpenDrawer(at=clock.now(), drawer="1", by="Cass", cash=5_000_00))
        await room.sell("Ann", 12_000_00, "ann buys", "1")
        await evening.hands(HANDS)
        clock.at = moment(FIRST, 18)
        await window.redeem(room, "Ann", 2_000_00, "ann cashes in", "1")
        close = CloseDrawer(at=clock.now(), drawer="1", by="Cass", counted=14_998_00)
        await evening.ask_cage(close)
        await evening.ask_cage(ChangeShift(at=clock.now(), by="Saul"))
        dropped = await window.in_box(room, "holdem")
        await window.fetch_drop(room, "holdem", "drop", by="Dee", witness="Eli", counted=dropped)
        await evening.hands(HANDS)
        clock.at = moment(SECOND, 11)
        await evening.hands(2)
        keeper = room.tables["holdem"]
        await keeper.order(Leave(seat=2), "seat 2 leaves")
        await keeper.keep()


def moment(day: str, hour: int) -> int:
    """A time on the room's clock."""
    year, month, number = map(int, day.split("-"))
    return timegm((year, month, number, hour, 0, 0))


@cache
def _made() -> Path:
    """The room is played once; every test gets a copy of its file."""
    folder = Path(mkdtemp(prefix="cardhouse-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    asyncio.run(two_days(folder / "room.db"))
    return folder / "room.db"


def room_in(folder: Path) -> Path:
    """A folder with the two days in it."""
    folder.mkdir(exist_ok=True)
    shutil.copy(_made(), folder / "room.db")
    return folder
