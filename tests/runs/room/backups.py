"""`make backups`: copy a room at random moments while bots play in it, and play on in each copy."""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from copy import deepcopy
from io import StringIO
from pathlib import Path
from threading import Lock, Thread

from cardhouse.cli.main import main as cardhouse
from cardhouse.ledger import OUTSIDE
from cardhouse.room.tables import TABLES
from cardhouse.store.verify import verify
from tests.kit.postgresql import Server
from tests.runs.room.crash import BUYER, PRICE, said
from tests.runs.room.kills import LATE, SOON, Place, Promised, kill_once, look_at_table

# Seconds until the room's first hands are on its tables.
OPENING_SECONDS = 60


class Heard:
    """The acknowledgements of a room at work, heard in a thread of their own."""

    def __init__(self, child: subprocess.Popen[str]) -> None:
        self._promised, self._lock = Promised(), Lock()
        Thread(target=self._hear, args=(child,), daemon=True).start()

    def _hear(self, child: subprocess.Popen[str]) -> None:
        assert child.stdout is not None
        for line in child.stdout:
            with self._lock:
                self._promised.hear(line)

    def so_far(self) -> Promised:
        with self._lock:
            return deepcopy(self._promised)


@contextmanager
def playing(place: Place) -> Iterator[Heard]:
    """A room in which bots play; it is killed at the end."""
    command = [sys.executable, "-m", "tests.runs.room.crash", *place.arguments()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        heard, started = Heard(child), time.monotonic()
        while not heard.so_far().bought:
            assert time.monotonic() < started + OPENING_SECONDS, "the room did not open"
            time.sleep(0.1)
        try:
            yield heard
            assert child.poll() is None, f"the room ended by itself: {child.poll()}"
        finally:
            child.kill()


def back_up(place: Place, heard: Heard, again: Place, folder: Path, moment: float) -> int:
    """Back the room up, make another of it, and play on there; the number of its events."""
    promised = heard.so_far()
    done("backup", str(folder), *place.where)
    done("restore", str(folder), *again.where)
    events = asyncio.run(look(again, promised))
    # The copy goes on as if it were the room: what it acknowledges is kept there too.
    more = Promised(bought=promised.bought)
    kill_once(again, more, moment)
    asyncio.run(look(again, more))
    done("verify", *again.where)
    return events


def done(*command: str) -> None:
    """Run a command that must succeed; what it prints is not ours."""
    with redirect_stdout(StringIO()):
        assert cardhouse(command) == 0


async def look(place: Place, promised: Promised) -> int:
    """Check that everything acknowledged before the backup is in it; the number of its events."""
    async with place.store() as store:
        verified = await verify(store)
        balances = await store.balances()
        assert balances.get(f"player/{BUYER}", 0) >= promised.bought * PRICE
        assert sum(balances.values()) == 0 and balances[OUTSIDE] < 0
        for stream in await store.streams():
            if stream.startswith(TABLES):
                await look_at_table(store, stream, promised, balances)
    return verified.events


def run(place: Place, server: Server | None, times: int, seed: int) -> str:
    """Back a room up so many times, into folders and databases in turn; a summary in words."""
    moments, events = random.Random(seed), 0
    with playing(place) as heard:
        for number in range(times):
            time.sleep(moments.uniform(SOON, LATE))
            with tempfile.TemporaryDirectory() as folder:
                again = Place(data=Path(folder) / "again")
                if server is not None and number % 2:
                    again = Place(database=server.database(f"t{uuid.uuid4().hex}"))
                moment = moments.uniform(SOON, LATE)
                events = back_up(place, heard, again, Path(folder) / "backup", moment)
    words = f"{times} backups while bots played, the last of {events:,} events"
    return f"{words}: nothing acknowledged is missing, and each went on as a room"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Server.start() as server:
        times = -(-args.times // 2)
        said(f"SQLite: {run(Place(data=Path(folder) / 'room'), server, times, args.seed)}")
        shared = Place(database=server.database(f"t{uuid.uuid4().hex}"))
        said(f"PostgreSQL: {run(shared, server, args.times - times, args.seed)}")


if __name__ == "__main__":
    main()
