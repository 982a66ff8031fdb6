"""A room for tests: a store in a folder, a stopped clock, seeded chance."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cardhouse.chance import Seeded
from cardhouse.room.clock import Clock, StoppedClock
from cardhouse.room.patience import Patience
from cardhouse.room.room import Room
from cardhouse.rulebook import opened_by
from cardhouse.store import Store
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.clock import FIRST_MONDAY, HOUR

NOON = FIRST_MONDAY + 12 * HOUR
# Tests wait for nobody.
AT_ONCE = Patience(must=0.0, may=0.0, offer=0)


@asynccontextmanager
async def opened_room(
    folder: Path,
    *games: tuple[str, str],
    bots: int = 3,
    clock: Clock | None = None,
    store: Store | None = None,
    seed: int | None = 0,
    patience: Patience = AT_ONCE,
) -> AsyncIterator[Room]:
    """A room with a table for each game, under the game's own name."""
    own = SqliteStore(folder / "room.db") if store is None else store
    room = Room(
        own,
        clock=clock or StoppedClock(NOON),
        chance=lambda table: Seeded(table),
        patience=patience,
        seed=seed,
    )
    await room.open()
    for house_name, game in games:
        fresh = game not in room.tables
        await room.spread(game, opened_by(house_name, game))
        for seat in range(1, bots + 1) if fresh else ():
            await room.seat_bot(game, seat, f"{game} {seat}", "sensible")
    try:
        yield room
    finally:
        if store is None:
            await own.close()


async def play_hands(room: Room, hands: int) -> None:
    """Deal at one table after another until each has played this many hands in all."""
    for name, keeper in room.tables.items():
        while keeper.state.hands < hands:
            await room.dealer(name).step()
