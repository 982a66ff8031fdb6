"""Practice tables: a room of their own, in a store that is gone when nobody practises."""

from __future__ import annotations

import asyncio
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from cardhouse.coach.families import prepare
from cardhouse.engine.core.events import HandStarted
from cardhouse.room.buying import bring_chips
from cardhouse.room.furnish import fill
from cardhouse.room.keeper import Done
from cardhouse.room.room import Room
from cardhouse.rulebook import AnyPosted
from cardhouse.server.front.limits import Buckets, Rate
from cardhouse.server.front.problems import denied
from cardhouse.server.practice.thinking import Thinking
from cardhouse.server.table.between import proposed_buy
from cardhouse.server.table.company import free_seats
from cardhouse.server.table.desk import Desk
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table import AnyEvent
from cardhouse.table.commands import Sit

PRACTICE: Final = "practice-"
# Bots at a practice table, and practice tables in all.
BOTS: Final = 4
MOST: Final = 60
# A table that nobody has looked at for so long makes way for another one.
UNSEEN_SECONDS: Final = 900.0
OPENINGS: Final = Rate(8, 0.2)
QUESTIONS: Final = Rate(60, 4)
# Nobody hurries a learner.
PATIENT_SECONDS: Final = 24 * 3600.0


class Practice:
    """A practice table, its owner, and everybody who has seen cards of its hand."""

    def __init__(self, room: Room, name: str, owner: str, *, bots: Rate, house: Room) -> None:
        self.owner = owner
        self.desk = Desk(room, name, bots=bots, house=house)
        self.desk.practice = True
        self.desk.coached = self.coached
        self.seen = asyncio.get_running_loop().time()
        self._company: set[str] = set()
        self._unfollow = room.tables[name].follow(self._changed)
        self._changed(None)

    def coached(self) -> str:
        """The person whom the coach talks to: the owner, alone with bots; empty with company.

        Somebody who comes in the middle of a hand, or gets up in it, is company until it is over.
        """
        table = self.desk.table
        people = {*self._company, *self._people(), *table.waiting}
        return self.owner if people == {self.owner} else ""

    def idle(self, now: float) -> bool:
        """True if nobody has looked at the table for long."""
        if self.desk.lines:
            self.seen = now
        return now - self.seen > UNSEEN_SECONDS

    def _people(self) -> Iterator[str]:
        return (p.name for p in self.desk.table.players.values() if not p.bot)

    def _changed(self, done: Done[AnyEvent] | None) -> None:
        if done is not None and any(isinstance(event, HandStarted) for event in done.events):
            self._company.clear()
        self._company.update(self._people())

    def close(self) -> None:
        """Stop following the table, and send everybody away."""
        self._unfollow()
        for line in tuple(self.desk.lines):
            line.end("practice-over")
        self.desk.close()


class PracticeTables:
    """All practice tables, and the room beside the house's that deals them.

    Its cage, bonuses and reports are its own, so that no figure of the house can know of practice.
    """

    def __init__(self, house: Room, bots: Rate) -> None:
        self._house = house
        self._rate = bots
        self._tables: dict[str, Practice] = {}
        self._room: Room | None = None
        self._running: asyncio.Future[None] | None = None
        self._store: SqliteStore | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._turn = asyncio.Lock()
        # Reviews are long, and let nobody wait for an answer at a table.
        self.thinking, self.reviewing = Thinking(), Thinking()
        # Tables that a person opens, and questions to the coach.
        self.openings = Buckets(OPENINGS)
        self.questions = Buckets(QUESTIONS)

    def find(self, name: str) -> Practice | None:
        """A practice table; None if there is none of this name."""
        return self._tables.get(name)

    async def open(self, posted: AnyPosted, owner: str) -> str:
        """Open a practice table for a person, in place of the one that they had."""
        async with self._turn:
            now = asyncio.get_running_loop().time()
            for name, each in tuple(self._tables.items()):
                if each.owner == owner or each.idle(now):
                    await self._forget(name)
            if len(self._tables) >= MOST:
                raise denied(503, "practice-full")
            room = await self._opened()
            name = f"{PRACTICE}{secrets.token_hex(6)}"
            await self._furnish(room, name, posted, owner)
            self._tables[name] = Practice(room, name, owner, bots=self._rate, house=self._house)
            game = room.tables[name].state.game
            self.thinking.begin((name, "prepare"), prepare, game, owner=owner, early=True)
            return name

    async def _furnish(self, room: Room, name: str, posted: AnyPosted, owner: str) -> None:
        """Seat the owner first, then the bots, all before the first hand."""
        # No bot is called like somebody of the house.
        room.alike, room.reserved = self._house.alike, self._house.reserved
        keeper = await room.spread(name, posted)
        table = keeper.state
        sit = Sit(seat=free_seats(table)[-1], name=owner, chips=proposed_buy(table))
        await bring_chips(room, keeper, sit, owner, f"practice/{name}")
        await fill(room, name, BOTS)

    async def _opened(self) -> Room:
        if self._room is None:
            # The folder is not worth a backup: it goes with the last table.
            self._folder = tempfile.TemporaryDirectory(prefix="cardhouse-practice-")
            self._store = SqliteStore(Path(self._folder.name) / "practice.db")
            patience = replace(
                self._house.patience,
                must=PATIENT_SECONDS,
                may=PATIENT_SECONDS,
                offer=int(PATIENT_SECONDS),
                absences=1000,
            )
            room = Room(self._store, clock=self._house.clock, patience=patience, rests=True)
            await room.open()
            self._running = asyncio.ensure_future(room.run())
            self._room = room
        return self._room

    async def _forget(self, name: str) -> None:
        self._tables.pop(name).close()
        assert self._room is not None
        await self._room.forget(name)

    async def close(self) -> None:
        """End all practice, and delete what was stored of it."""
        async with self._turn:
            self.thinking.close()
            self.reviewing.close()
            for each in self._tables.values():
                each.close()
            self._tables.clear()
            if self._room is not None and self._running is not None:
                self._room.stop()
                with suppress(Exception):
                    await self._running
            if self._store is not None:
                await self._store.close()
            if self._folder is not None:
                self._folder.cleanup()
            self._room = self._running = self._store = self._folder = None
