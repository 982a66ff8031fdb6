"""`make kills`: kill a served room at random moments, and compare it with the guests' answers.

This module imports nothing of cardhouse: the room is a process, and its store is read directly.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from tests.runs.room.compared import Rows, compare
from tests.runs.room.guests import Guest
from tests.runs.room.room_process import TABLES, RoomProcess, verify

NAMES = ("Ann", "Bob", "Cyn", "Dov", "Eli", "Fay")
# Seconds of peace after the room has reopened, at least and at most.
SOON, LATE = 0.2, 1.2
# Half of the kills come this soon after an order.
AT_ONCE = 0.02
LAST_SECONDS = 90.0


@asynccontextmanager
async def visited(room: RoomProcess, seed: int) -> AsyncIterator[list[Guest]]:
    """Guests who play at a room's tables until the end, and then wait for their answers."""
    guests = [
        Guest(f"{name}{seed}", TABLES[number % len(TABLES)], room.port, seed)
        for number, name in enumerate(NAMES)
    ]
    over = asyncio.Event()
    playing = [asyncio.ensure_future(guest.run(over)) for guest in guests]
    try:
        yield guests
        over.set()
        await asyncio.wait_for(asyncio.gather(*playing), LAST_SECONDS)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await room.end()


async def kill_often(room: RoomProcess, kills: int, seed: int) -> list[Guest]:
    """Play and kill; returns the guests with their lists, once every order is answered."""
    luck = random.Random(seed)
    await room.open()
    async with visited(room, seed) as guests:
        for number in range(kills):
            await asyncio.sleep(luck.uniform(SOON, LATE))
            if number % 2:
                await _next_order(guests)
                await asyncio.sleep(luck.uniform(0, AT_ONCE))
            await room.kill()
            await room.open()
        await _everybody_orders(guests)
    return guests


async def _next_order(guests: Sequence[Guest]) -> None:
    """Wait until a guest sends an order."""
    for guest in guests:
        guest.sending.clear()
    waiting = [asyncio.ensure_future(guest.sending.wait()) for guest in guests]
    await asyncio.wait(waiting, timeout=LAST_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()


async def _everybody_orders(guests: Sequence[Guest]) -> None:
    """After the last kill every guest gets an order through."""
    for guest in guests:
        guest.sending.clear()
    async with asyncio.timeout(LAST_SECONDS):
        await asyncio.gather(*(guest.sending.wait() for guest in guests))


def rows_of_file(file: Path) -> Rows:
    """Rows read directly from a SQLite file."""

    async def rows(statement: str) -> Sequence[Any]:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            return db.execute(statement).fetchall()

    return rows


def rows_of_database(url: str) -> Rows:
    """Rows read directly from a PostgreSQL database."""
    import asyncpg

    async def rows(statement: str) -> Sequence[Any]:
        db = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await db.fetch(statement)]
        finally:
            await db.close()

    return rows


async def on_sqlite(folder: Path, kills: int, seed: int = 1) -> str:
    """Kill a room in a folder this many times; returns a summary in words."""
    where = ("--data", str(folder / "room"))
    room = RoomProcess(folder / "room.log", *where)
    guests = await kill_often(room, kills, seed)
    words = await compare(rows_of_file(folder / "room" / "room.db"), guests)
    return f"{kills} kills, {words}. {await verify(*where)}"


async def on_postgres(folder: Path, url: str, kills: int, seed: int = 1) -> str:
    """Kill a room with a database this many times."""
    where = ("--database", url)
    room = RoomProcess(folder / "database.log", *where)
    guests = await kill_often(room, kills, seed)
    words = await compare(rows_of_database(url), guests)
    return f"{kills} kills, {words}. {await verify(*where)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="on SQLite")
    parser.add_argument("--postgres", type=int, default=5, help="on PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    from tests.kit.postgresql import Server

    with tempfile.TemporaryDirectory() as folder:
        if args.kills:
            said = asyncio.run(on_sqlite(Path(folder), args.kills, args.seed))
            sys.stdout.write(f"SQLite: {said}\n")
        if args.postgres:
            with Server.start() as server:
                url = server.database(f"t{uuid.uuid4().hex}")
                said = asyncio.run(on_postgres(Path(folder), url, args.postgres, args.seed))
                sys.stdout.write(f"PostgreSQL: {said}\n")


if __name__ == "__main__":
    main()
