"""The room of the load bench, in a process of its own: tables of bots, and order times."""

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path

from cardhouse.room.furnish import fresh_name
from cardhouse.room.patience import at_pace
from cardhouse.room.room import Room
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import posted
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.serve import open_office, serve
from cardhouse.store.sqlite import SqliteStore

HOUSE, GAME = "tommys", "holdem"
BOTS = 6
FREELY = 10**6
LIMITS = Limits(
    requests=Rate(FREELY, FREELY),
    tries=Rate(FREELY, FREELY),
    lines_of_address=FREELY,
    lines=FREELY,
    connections_of_address=FREELY,
    connections=FREELY,
    unfinished=FREELY,
)


def memory() -> int:
    """The memory of this process, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


class Orders:
    """The start of each order at a table, by the sequence that it led to."""

    def __init__(self) -> None:
        self.began: dict[str, dict[int, float]] = {}

    def watch(self, keeper: TableKeeper) -> None:
        """Note the time before an order is carried out."""
        began = self.began[keeper.name] = {}
        carry_out = keeper.order

        async def order(*args: object, **kwargs: object) -> object:
            now = time.monotonic()
            done = await carry_out(*args, **kwargs)  # type: ignore[arg-type]
            began[done.count] = now
            return done

        keeper.order = order  # type: ignore[assignment, method-assign]


async def run(port: int, tables: int, pace: float, bot: str, out: Path) -> None:
    """Serve until asked to close, then write the findings."""
    post, orders = posted(HOUSE, GAME), Orders()
    with tempfile.TemporaryDirectory() as folder:
        async with SqliteStore(Path(folder) / "room.db") as store:
            room = Room(store, patience=at_pace(pace), rests=True)
            await room.open()
            office = await open_office(room, limits=LIMITS)
            empty = memory()
            for number in range(tables):
                keeper = await room.spread(f"t{number}", post)
                for seat in range(1, BOTS + 1):
                    await room.seat_bot(keeper.name, seat, fresh_name(room), bot)
                orders.watch(keeper)
            filled = memory()
            cpu, wall = time.process_time(), time.monotonic()
            await serve(office, port=port, ready=lambda _: print("ready", flush=True))
            hands = sum(keeper.state.hands for keeper in room.tables.values())
            found = {
                "began": orders.began,
                "hands": hands,
                "cores": (time.process_time() - cpu) / (time.monotonic() - wall),
                "bytes_a_table": (filled - empty) / tables,
                "bytes_a_table_playing": (memory() - empty) / tables,
            }
    out.write_text(json.dumps(found))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--pace", type=float)
    parser.add_argument("--bot")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    asyncio.run(run(args.port, args.tables, args.pace, args.bot, args.out))
