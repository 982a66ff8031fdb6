"""`make outages`: PostgreSQL fails under a served room again and again, and the room goes on.

In each round every connection is ended, commits are cut off from their answers, and the server is
stopped and started: in good order, or as a power cut would.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from tests.kit.line import Line
from tests.kit.postgresql import Server
from tests.runs.room.compared import compare
from tests.runs.room.guests import Guest
from tests.runs.room.outside import rows_of_database, visited
from tests.runs.room.room_process import RoomProcess, verify

# Seconds the server is away, at least and at most.
SHORT, LONG = 0.0, 2.5
# Seconds of play between two faults.
PLAY_SECONDS = 0.4
# After a fault some guest is answered within this many seconds.
AGAIN_SECONDS = 60.0


async def run(server: Server, folder: Path, times: int, seed: int = 1) -> str:
    """Run this many rounds; returns a summary in words."""
    name = f"t{uuid.uuid4().hex}"
    direct = server.database(name)
    luck = random.Random(seed)
    async with Line.open(server.socket) as line:
        url = f"postgresql://postgres@127.0.0.1:{line.port}/{name}"
        room = RoomProcess(folder / "outages.log", "--database", url)
        await room.open()
        async with visited(room, seed) as guests:
            for number in range(times):
                await _end_connections(server, name, room, guests)
                await _cut_commits(line, room, guests)
                how: Literal["fast", "immediate"] = "immediate" if number % 2 else "fast"
                await _restart(server, how, luck.uniform(SHORT, LONG), room, guests)
            cuts = line.cuts
            await _goes_on(room, guests)
        told = sum(guest.paused > 0 for guest in guests)
    words = await compare(rows_of_database(direct), guests)
    faults = f"{times} restarts, connections ended {times} times, {cuts} commits cut"
    return f"{faults}; {told} of {len(guests)} were told of a pause; {words}. " + await verify(
        "--database", direct
    )


async def _end_connections(
    server: Server, database: str, room: RoomProcess, guests: Sequence[Guest]
) -> None:
    await asyncio.to_thread(server.cut_off, database)
    await _goes_on(room, guests)


async def _cut_commits(line: Line, room: RoomProcess, guests: Sequence[Guest]) -> None:
    """Cut commits, and wait until guests have written enough for each cut to happen."""
    before = line.cuts
    line.cut("after", "before", "after")
    async with asyncio.timeout(AGAIN_SECONDS):
        while line.cuts < before + 3:
            room.assert_alive()
            await asyncio.sleep(0.05)
    await _goes_on(room, guests)


async def _restart(
    server: Server,
    how: Literal["fast", "immediate"],
    away: float,
    room: RoomProcess,
    guests: Sequence[Guest],
) -> None:
    await asyncio.to_thread(server.stop, how)
    await asyncio.sleep(away)
    room.assert_alive()
    await asyncio.to_thread(server.start_again)
    await _goes_on(room, guests)


async def _goes_on(room: RoomProcess, guests: Sequence[Guest]) -> None:
    """Wait until a guest is answered again, and let them play on for a moment."""
    before = [guest.acknowledged for guest in guests]
    async with asyncio.timeout(AGAIN_SECONDS):
        while [guest.acknowledged for guest in guests] == before:
            room.assert_alive()
            await asyncio.sleep(0.05)
    await asyncio.sleep(PLAY_SECONDS)
    room.assert_alive()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server.start() as server:
        said = asyncio.run(run(server, Path(folder), args.times, args.seed))
    sys.stdout.write(f"{said}\n")


if __name__ == "__main__":
    main()
