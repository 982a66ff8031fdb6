"""`python -m tests.old_room.writing`: a room in the middle of everything, kept for later versions.

It was written once and is not written again: every later version opens, verifies and goes on with
anything an older one has stored.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sys
import tempfile
from pathlib import Path

import msgspec

from cardhouse.bonus.commands import ClockTick
from cardhouse.bonus.free_commands import SitFree
from cardhouse.bots.crew import Crew
from cardhouse.bots.names import make
from cardhouse.cage.commands import ChangeShift, CloseDrawer, OpenDrawer
from cardhouse.chance import Seeded
from cardhouse.engine.core.illegal import Illegal
from cardhouse.room import window
from cardhouse.room.clock import StoppedClock
from cardhouse.room.furnish import table_name
from cardhouse.room.room import Room
from cardhouse.room.settling import settle
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import all_games, posted
from cardhouse.server.people.commands import Come, GiveRoles
from cardhouse.server.people.register import open_register
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.clock import HOUR
from cardhouse.table.commands import BuyChips, NextHand
from tests.kit.ledgers import roles
from tests.kit.rooms import NOON
from tests.old_room.finding import FOUND, ROOM, found
from tests.runs.floor.wishes import wishes

HANDS = 2
# The number of events after which play stops in the unfinished hand, table by table.
STOPS = (12, 16, 20, 24)
REPORTS = 0.15


class OldRoom:
    """A room whose clock is set by hand, with reports at random moments."""

    def __init__(self, store: SqliteStore) -> None:
        self.clock = StoppedClock(NOON)
        self.room = Room(store, clock=self.clock, seed=0, chance=Seeded)
        self.chance = random.Random(0)
        self.ruled = 0

    async def write(self) -> None:
        """Set up the people, the cage, and every game of every house; nothing is finished."""
        room, clock = self.room, self.clock
        await room.open()
        await self._people()
        await self._cage(ChangeShift(at=clock.now(), by="Rosa"))
        for drawer in ("1", "2"):
            await self._cage(OpenDrawer(at=clock.now(), drawer=drawer, by="Cass", cash=5_000_00))
        await room.sell("Ann", 1_200_00, "ann buys", "1")
        for number, post in enumerate(all_games()):
            keeper = await room.spread(table_name(post), post)
            await self._play(keeper, STOPS[number % len(STOPS)])
        await window.redeem(room, "Ann", 200_00, "ann cashes in", "1")
        clock.at += 6 * HOUR
        close = CloseDrawer(at=clock.now(), drawer="2", by="Cass", counted=5_000_00)
        await self._cage(close)
        dropped = await window.in_box(room, "tommys-holdem")
        await window.fetch_drop(
            room, "tommys-holdem", "drop", by="Dee", witness="Eli", counted=dropped
        )
        for name, bonuses in room.bonuses.items():
            await bonuses.order(ClockTick(at=clock.now()), f"tick/{name}")
        free = await room.open_free(posted("lo-ball-room", "lowball"), "Flora")
        await free.order(SitFree(seat=3, name="Ann"), "ann sits down for nothing")
        await free.deal("deal")

    async def _people(self) -> None:
        people = await open_register(self.room)
        now = self.clock.now()
        await people.order(Come(at=now, name="Ann", digest="a" * 64), "ann")
        boss = Come(at=now, name="Rosa", digest="b" * 64, password="$argon2id$kept")
        await people.order(boss, "rosa")
        await people.order(GiveRoles(at=now, name="Rosa", roles=("floor",), by="room"), "roles")

    async def _cage(self, order: ChangeShift | OpenDrawer | CloseDrawer) -> None:
        await self.room.cage.order(order, f"cage {self.room.cage.count}")

    async def _play(self, keeper: TableKeeper, stop: int) -> None:
        """Play some hands with rulings in them, and leave one in the middle."""
        for seat, role in roles(keeper.state.rotation).items():
            name = f"{keeper.name} {seat}"
            await self.room.seat_bot(keeper.name, seat, name, "random", role=role)
        game = keeper.state.game
        bots = {seat: make("random", game, seed=seat) for seat in keeper.state.players}
        crew = Crew(Seeded(keeper.name), bots, seed=3)
        rulings = self.ruled
        while True:
            table = keeper.state
            done = table.hands >= HANDS and self.ruled > rulings
            if done and table.running() and len(table.log) >= stop:
                return
            await self._step(keeper, crew)

    async def _step(self, keeper: TableKeeper, crew: Crew) -> None:
        table, name = keeper.state, f"step {keeper.count}"
        if table.running() and self.chance.random() < REPORTS and await self._report(keeper, name):
            return
        order = crew.next(table) if table.running() else crew.between(table)
        assert order is not None
        if isinstance(order, NextHand):
            await settle(self.room, keeper)
        if isinstance(order, BuyChips):
            await self.room.sell(
                table.players[order.seat].name, order.chips, f"{keeper.name}/{name}"
            )
        await keeper.order(order, name)

    async def _report(self, keeper: TableKeeper, name: str) -> bool:
        hand = keeper.state.hand
        assert hand is not None
        for report in self.chance.sample(wish := wishes(self.chance, hand), min(3, len(wish))):
            try:
                await keeper.order(report, name)
            except Illegal:
                continue
            self.ruled += 1
            return True
        return False


async def write(folder: Path) -> None:
    """Write the room, and beside it a record of its state."""
    async with SqliteStore(folder / "room.db") as store:
        old = OldRoom(store)
        await old.write()
        FOUND.write_bytes(msgspec.json.format(msgspec.json.encode(await found(old.room))) + b"\n")
    ROOM.write_bytes(gzip.compress((folder / "room.db").read_bytes(), mtime=0))


def main() -> None:
    """Write the room only if there is none yet."""
    if ROOM.exists():
        sys.exit(f"{ROOM.name} is there: it is kept as it is")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(write(Path(folder)))


if __name__ == "__main__":
    main()
