"""A room under a crowd that never finishes a request: `python -m tests.runs.server.slow`.

The room may open 1,024 files; 5,000 half-open connections come from one address, then from two
hundred. Meanwhile `/health` and the orders of a seated player must be answered within a second, the
tables go on, and the log stays short.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
from msgspec import Struct
from websockets.asyncio.client import connect

from cardhouse.server.people.guards import COOKIE
from tests.kit.process import Process
from tests.kit.web import Visitor

CROWD = Path(__file__).with_name("crowd.py")
TABLE, OTHER = "tommys-holdem", "tommys-stud7"
GAMES = ("tommys/holdem", "tommys/stud7")
QUIET = ("check", "call", "show", "fold")
# The pause between two questions, and the most time an answer may take.
EVERY, WITHIN = 0.2, 1.0
# A missing answer counts as this many seconds.
LOST = 10.0


class Seen(Struct):
    """The measurements of people who were there all the time."""

    health: list[float] = []
    orders: list[float] = []
    done: int = 0
    hands: int = 0
    others: int = 0
    lines: int = 0
    crowd: dict[str, int] = {}

    def words(self) -> str:
        """The measurements in one line."""
        times = [sorted(self.health), sorted(self.orders)]
        slow = [f"{t[len(t) // 2]:.3f} s, at most {t[-1]:.3f} s" for t in times]
        return (
            f"{len(self.health)} times /health in {slow[0]}; "
            f"{len(self.orders)} orders ({self.done} done) in {slow[1]}; "
            f"{self.hands} and {self.others} hands played; "
            f"{self.lines} lines of log; the crowd: {self.crowd}"
        )

    def check(self) -> None:
        """Check every promise."""
        assert max(self.health) < WITHIN and max(self.orders) < WITHIN, self.words()
        assert self.done and self.hands and self.others and self.lines < 1000, self.words()


def crowd(port: int, seconds: float, connections: int, *options: str) -> subprocess.Popen[str]:
    """A crowd in its own process."""
    command = [sys.executable, str(CROWD), "--port", str(port), "--seconds", str(seconds)]
    command += ["--connections", str(connections), *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


class Day:
    """Three people in the room, until the day is over."""

    def __init__(self, http: str, zoe: Visitor, rail: Visitor) -> None:
        self.seen = Seen()
        self.over = False
        self._http = http
        self._zoe = zoe
        self._rail = rail

    async def ask_health(self) -> None:
        """Ask again and again if the room is healthy, each time on a new connection."""
        async with httpx.AsyncClient(base_url=self._http, timeout=LOST) as client:
            while not self.over:
                began = time.monotonic()
                try:
                    answer = await client.get("/health", headers={"Connection": "close"})
                    assert answer.status_code == 200, answer.text
                    self.seen.health.append(time.monotonic() - began)
                except httpx.TransportError:
                    self.seen.health.append(LOST)
                await asyncio.sleep(EVERY)

    async def play(self) -> None:
        """Give an order again and again; one at the wrong moment gets an answer too."""
        while not self.over:
            do = next((do for do in QUIET if do in self._zoe.offers()), "check")
            began = time.monotonic()
            answer = await self._zoe.order(do=do)
            self.seen.orders.append(time.monotonic() - began)
            self.seen.done += answer["type"] == "done"
            await asyncio.sleep(EVERY)
            await catch_up(self._zoe)

    async def look_on(self) -> None:
        """Watch a table of bots."""
        while not self.over:
            await catch_up(self._rail)
            await asyncio.sleep(EVERY)

    def hands(self) -> tuple[int, int]:
        """The hands dealt at both tables."""
        return self._zoe.state["table"]["hands"], self._rail.state["table"]["hands"]


async def catch_up(visitor: Visitor) -> None:
    """Hear every message sent so far."""
    await visitor.send(type="ping")
    await visitor.until(lambda message: message["type"] == "pong")


@asynccontextmanager
async def day(process: Process) -> AsyncIterator[Day]:
    """A player at one table, and a spectator at the other."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=process.http))
        cookie = (await client.post("/api/guest", json={"name": "Zoe"})).cookies[COOKIE]
        visitors = []
        for table, headers in ((TABLE, {"Cookie": f"{COOKIE}={cookie}"}), (OTHER, {})):
            url = f"ws://127.0.0.1:{process.port}/ws/tables/{table}"
            socket = connect(url, additional_headers=headers, proxy=None)
            visitors.append(Visitor(await stack.enter_async_context(socket), cookie))
            await visitors[-1].hello()
        zoe, rail = visitors
        assert (await zoe.sit())["type"] == "done"
        # A newcomer waits for the blinds; a short day could be over before that.
        await zoe.asked()
        yield Day(process.http, zoe, rail)


async def stand(process: Process, seconds: float, connections: int, *options: str) -> Seen:
    """Be in the room while a crowd besieges it."""
    async with day(process) as people:
        before = people.hands()
        living = asyncio.gather(people.ask_health(), people.play(), people.look_on())
        attack = crowd(process.port, seconds, connections, *options)
        ended = asyncio.ensure_future(asyncio.to_thread(attack.communicate))
        await asyncio.wait((living, ended), return_when=asyncio.FIRST_COMPLETED)
        people.over = True
        await living
        seen = people.seen
        seen.crowd = json.loads((await ended)[0])
        hands = people.hands()
        seen.hands, seen.others = hands[0] - before[0], hands[1] - before[1]
    seen.lines = len(process.log().splitlines())
    return seen


def main() -> None:
    """Besiege the room from one address, then from two hundred."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--files", type=int, default=1024)
    parser.add_argument("--kinds", default="line,header,body,half-upgrade,no-hello")
    args = parser.parse_args()
    for source in ("127.0.0.2", "200"):
        with tempfile.TemporaryDirectory() as folder:
            with Process(Path(folder) / "room", *GAMES, files=args.files, pace=0.1) as process:
                options = ("--from", source, "--kinds", args.kinds)
                seen = asyncio.run(stand(process, args.seconds, args.connections, *options))
            sys.stdout.write(f"from {source}: {seen.words()}\n")
            seen.check()


if __name__ == "__main__":
    main()
