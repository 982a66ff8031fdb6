"""`make faults`: kill a room with SIGKILL at random moments, and check the promises it had made."""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct, field

from cardhouse.engine.core.events import HandStarted
from cardhouse.formats.log import decode_event
from cardhouse.ledger import OUTSIDE
from cardhouse.room.premises import FILE
from cardhouse.room.tables import TABLES, TableCraft
from cardhouse.store import Store
from cardhouse.store.postgres import PostgresStore
from cardhouse.store.sqlite import SqliteStore
from cardhouse.store.verify import verify
from cardhouse.table import accounts, fold
from cardhouse.table.events import HandCounted, TableOpened
from tests.runs.room.crash import BUYER, PRICE, cards, mark, said

# Seconds from the opening of the room to the kill, at least and at most.
SOON, LATE = 0.02, 0.7
PATIENCE_SECONDS = 90
# The successor of a killed process waits until its leases have run out.
LEASE_SECONDS = 1.0


class Place(Struct):
    """The place of the room's data, and the length of its leases."""

    data: Path | None = None
    database: str | None = None
    lease: float = LEASE_SECONDS

    @property
    def where(self) -> list[str]:
        return ["--database", self.database] if self.database else ["--data", str(self.data)]

    def arguments(self) -> list[str]:
        return [*self.where, "--lease", str(self.lease)]

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        if self.database:
            async with await PostgresStore.open(self.database) as shared:
                yield shared
        else:
            assert self.data is not None
            async with SqliteStore(self.data / FILE) as embedded:
                yield embedded


class Promised(Struct):
    """The events acknowledged by the killed processes."""

    # By stream: the number of events, and a checksum of the last.
    stored: dict[str, dict[int, int]] = field(default_factory=dict)
    # Each table as seen by the process that took it over.
    resumed: dict[tuple[str, int], int] = field(default_factory=dict)
    bought: int = 0
    lines: int = 0

    def hear(self, line: str) -> None:
        self.lines += 1
        match line.split():
            case ["stored", stream, count, what]:
                self.stored.setdefault(stream, {})[int(count)] = int(what)
            case ["resumed", stream, count, lie]:
                self.resumed[stream, int(count)] = int(lie)
            case ["bought", number]:
                self.bought = max(self.bought, int(number))


def kill_once(place: Place, promised: Promised, moment: float) -> None:
    """Start a room, let it play for a moment, kill it, and note its promises."""
    command = [sys.executable, "-m", "tests.runs.room.crash", *place.arguments()]
    command += ["--first", str(promised.bought + 1)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        started = time.monotonic()
        for line in child.stdout:
            promised.hear(line)
            if line == "open\n":
                break
            assert time.monotonic() < started + PATIENCE_SECONDS, "the room did not open"
        assert child.poll() is None, f"the room did not open: exit code {child.poll()}"
        time.sleep(moment)
        child.kill()
        # A line cut short does not count; every line after "open" does.
        for line in child.stdout.read().splitlines(keepends=True):
            if line.endswith("\n"):
                promised.hear(line)


async def look(place: Place, promised: Promised) -> int:
    """Check that every promised event is stored once; returns the number of events."""
    async with place.store() as store:
        verified = await verify(store)
        balances = await store.balances()
        assert sum(balances.values()) == 0
        chips = sum(amount for account, amount in balances.items() if account != OUTSIDE)
        assert chips == -balances[OUTSIDE]
        # The last purchase may be stored before anybody heard of it.
        bought = balances.get(f"player/{BUYER}", 0)
        assert bought in (promised.bought * PRICE, (promised.bought + 1) * PRICE), bought
        for stream in await store.streams():
            if stream.startswith(TABLES):
                await look_at_table(store, stream, promised, balances)
    return verified.events


async def look_at_table(
    store: Store, stream: str, promised: Promised, balances: dict[str, int]
) -> None:
    name = stream.removeprefix(TABLES)
    craft, table, running = TableCraft(name, store), None, False
    known = promised.stored.get(stream, {})
    async for each in store.read(stream):
        event = decode_event(each.body)
        if each.number in known:
            assert mark(event) == known.pop(each.number), f"{stream}: event {each.number} changed"
        # A hand is played to its end before the next one begins: none is dealt again.
        if isinstance(event, HandStarted):
            assert not running, f"{stream}: event {each.number} starts a hand in mid-hand"
            running = True
        running = running and not isinstance(event, HandCounted)
        if isinstance(event, TableOpened):
            table = await craft.under(event, table)
        assert table is not None
        fold(table, event)
        lie = promised.resumed.get((stream, each.number))
        assert lie in (None, cards(table)), f"{stream}: other cards after event {each.number}"
    assert not known, f"{stream}: events {sorted(known)} were acknowledged and are missing"
    assert table is not None
    held = {a: v for a, v in balances.items() if v and a.startswith(f"{name}/")}
    assert accounts.holdings(name, table) == _of_players(held)


def _of_players(held: dict[str, int]) -> dict[str, int]:
    return {a: v for a, v in held.items() if not a.endswith(("/box", "/bonus"))}


def run(place: Place, kills: int, seed: int) -> str:
    """Kill the room this many times; returns a summary in words."""
    moments, promised, events = random.Random(seed), Promised(), 0
    for number in range(kills):
        kill_once(place, promised, moments.uniform(SOON, LATE))
        # A full check takes longer and longer: do it now and then, and at the end.
        if number % 10 == 0 or number == kills - 1:
            events = asyncio.run(look(place, promised))
    words = f"{kills} kills, {promised.lines:,} acknowledgements, {events:,} events"
    return f"{words}: nothing missing, nothing twice, every chip and card in its place"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="on SQLite")
    parser.add_argument("--postgres", type=int, default=50, help="on PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    from tests.kit.postgresql import Server

    with tempfile.TemporaryDirectory() as folder:
        place = Place(data=Path(folder) / "room")
        said(f"SQLite: {run(place, args.kills, args.seed)}")
        with Server.start() as server:
            place = Place(database=server.database(f"t{uuid.uuid4().hex}"))
            said(f"PostgreSQL: {run(place, args.postgres, args.seed)}")


if __name__ == "__main__":
    main()
