"""The cage's book of the present day, read on from where it was last looked at."""

from __future__ import annotations

import asyncio
from datetime import date

from cardhouse.room.cage_days import CageDay, CageWalk
from cardhouse.room.clock import stamp
from cardhouse.room.reports import period
from cardhouse.room.room import CAGE, Room


class DayBook:
    """Figures of the cage today; a new day begins with a new page."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._day = ""
        self._count = 0
        self._walk: CageWalk | None = None
        self._turn = asyncio.Lock()

    async def today(self) -> CageDay:
        """Everything of the cage since midnight, by the room's clock."""
        async with self._turn:
            day = stamp(self._room.clock.now())[:10]
            if self._walk is None or day != self._day:
                over = await period(self._room.store, date.fromisoformat(day))
                self._day, self._count, self._walk = day, 0, CageWalk(over)
            async for each in self._room.store.read(CAGE, self._count):
                self._walk.take(each)
                self._count = each.number
            return self._walk.done()
