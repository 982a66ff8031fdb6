"""Bots on request: how many may sit at a table, and how often they come and go."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from cardhouse.bots.names import DEFAULT
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.room.furnish import fresh_name
from cardhouse.room.room import Room
from cardhouse.room.tables import TableKeeper
from cardhouse.server.front.limits import Buckets, Rate
from cardhouse.table import Table
from cardhouse.table.commands import Leave

TABLE: Final = "table"


def staying(table: Table) -> list[int]:
    """The seats of bots that play on; those with the bank belong to the house."""
    players = table.players.items()
    return [s for s, p in players if p.bot and p.role == "player" and not p.leaving]


def free_seats(table: Table) -> list[int]:
    """The seats that a player may take."""
    kept = (*table.players, *table.rotation.seats)
    return [seat for seat in range(1, table.seating.most + 1) if seat not in kept]


def bounds(table: Table, seat: int) -> tuple[int, int]:
    """The fewest and the most bots that the person in a seat may ask for.

    Bots leave only if the person sits alone with them, never so many that the next player could
    not be dealt in; they never take the last free seat.
    """
    now = len(staying(table))
    others = any(not p.bot for s, p in table.players.items() if s != seat)
    least = now if others else min(now, table.seating.least - 1)
    return least, now + max(0, len(free_seats(table)) - 1)


class Company:
    """The bots of one table, asked for by one person at a time."""

    def __init__(self, room: Room, keeper: TableKeeper, rate: Rate) -> None:
        self._room = room
        self._keeper = keeper
        self._moves = Buckets(rate)
        self._turn = asyncio.Lock()

    async def ask(self, seat: int, count: int, mark: str) -> int:
        """Have `count` bots, as far as seats allow; returns the sequence after it."""
        async with self._turn:
            table = self._keeper.state
            bots, (least, most) = staying(table), bounds(table, seat)
            if count < least:
                raise Illegal(Reason.NOT_OFFERED, detail=say("bots-stay"))
            count = min(count, most)
            moves = abs(count - len(bots))
            if moves and not self._moves.take(TABLE, moves):
                raise Illegal(Reason.NOT_OFFERED, detail=say("bots-too-often"))
            for each in sorted(bots, reverse=True)[: max(0, len(bots) - count)]:
                await self._keeper.order(Leave(seat=each), f"{mark}/{each}")
            for each in free_seats(table)[: max(0, count - len(bots))]:
                # If somebody else was faster, one bot fewer comes.
                with suppress(Illegal):
                    name = fresh_name(self._room)
                    await self._room.seat_bot(self._keeper.name, each, name, DEFAULT)
            return self._keeper.count
