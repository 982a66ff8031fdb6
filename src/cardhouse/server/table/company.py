"""Bots at a table: how many may sit there, and how often they come and go."""

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


def most_bots(table: Table) -> int:
    """The most bots that may sit at a table: they never take the last free seat."""
    return len(staying(table)) + max(0, len(free_seats(table)) - 1)


class Company:
    """The bots of one table, whose number one person at a time sets."""

    def __init__(self, room: Room, keeper: TableKeeper, rate: Rate) -> None:
        self._room = room
        self._keeper = keeper
        self._moves = Buckets(rate)
        self._turn = asyncio.Lock()

    async def ask(self, count: int) -> None:
        """Have `count` bots, as far as seats allow; those that leave play their hand to its end."""
        async with self._turn:
            table = self._keeper.state
            bots, count = staying(table), min(count, most_bots(table))
            for each in sorted(bots, reverse=True)[: max(0, len(bots) - count)]:
                await self._keeper.order(Leave(seat=each), f"bots/{self._keeper.count}")
            for each in free_seats(table)[: max(0, count - len(bots))]:
                # If somebody else was faster, one bot fewer comes.
                with suppress(Illegal):
                    name = fresh_name(self._room)
                    await self._room.seat_bot(self._keeper.name, each, name, DEFAULT)

    def take(self, count: int) -> None:
        """Count the moves that so many bots mean; Illegal if there were too many of late."""
        table = self._keeper.state
        moves = abs(min(count, most_bots(table)) - len(staying(table)))
        if moves and not self._moves.take(TABLE, moves):
            raise Illegal(Reason.NOT_OFFERED, detail=say("bots-too-often"))
