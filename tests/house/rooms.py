"""A house for tests: a store in a folder, a stopped clock, seeded chance."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cardhouse.chance import Seeded
from cardhouse.house.clock import Clock, StoppedClock
from cardhouse.house.house import House
from cardhouse.house.patience import Patience
from cardhouse.room.clock import FIRST_MONDAY, HOUR
from cardhouse.rulebook import posted
from cardhouse.store import Store
from cardhouse.store.sqlite import SqliteStore

NOON = FIRST_MONDAY + 12 * HOUR
# Nobody has to be waited for in a test.
AT_ONCE = Patience(must=0.0, may=0.0)


@asynccontextmanager
async def opened_house(
    folder: Path,
    *games: tuple[str, str],
    bots: int = 3,
    clock: Clock | None = None,
    store: Store | None = None,
    seed: int | None = 0,
) -> AsyncIterator[House]:
    """A house with a table for each game, under the game's own name."""
    own = SqliteStore(folder / "room.db") if store is None else store
    house = House(
        own,
        clock=clock or StoppedClock(NOON),
        chance=lambda table: Seeded(table),
        patience=AT_ONCE,
        seed=seed,
    )
    await house.open()
    for house_name, game in games:
        fresh = game not in house.tables
        await house.spread(game, posted(house_name, game))
        for seat in range(1, bots + 1) if fresh else ():
            await house.seat_bot(game, seat, f"{game} {seat}", "sensible")
    try:
        yield house
    finally:
        if store is None:
            await own.close()


async def play_hands(house: House, hands: int) -> None:
    """Deal at one table after the other until each has played so many hands in all."""
    for name, keeper in house.tables.items():
        while keeper.state.hands < hands:
            await house.dealer(name).step()
