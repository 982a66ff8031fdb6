"""A room under a crowd that never finishes a request: `python -m tests.server.slow`.

With 1,024 files for the room, 5,000 half-open connections come from one address, then from two
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
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct
from websockets.asyncio.client import connect

from cardhouse.server.guards import COOKIE
from tests.server.process import Process
from tests.server.web import Visitor

CROWD = Path(__file__).with_name("crowd.py")
TABLE, OTHER = "tommys-holdem", "tommys-stud7"
GAMES = ("tommys/holdem", "tommys/stud7")
QUIET = ("check", "call", "show", "fold")
# Between two questions, and how long an answer may take.
EVERY, WITHIN = 0.2, 1.0


class Seen(Struct):
    """What somebody saw who was there all the time."""

    health: list[float] = []
    orders: list[float] = []
    done: int = 0
    hands: int = 0
    others: int = 0
    lines: int = 0
    crowd: dict[str, int] = {}

    def words(self) -> str:
        """One line of it."""
        worst = f"{max(self.health):.3f} s for /health, {max(self.orders):.3f} s for an order"
        return (
            f"{len(self.health)} times /health and {len(self.orders)} orders ({self.done} done), "
            f"the slowest {worst}; {self.hands} and {self.others} hands played; "
            f"{self.lines} lines of log; the crowd: {self.crowd}"
        )

    def check(self) -> None:
        """Everything that is promised."""
        assert max(self.health) < WITHIN and max(self.orders) < WITHIN, self.words()
        assert self.done and self.hands and self.others and self.lines < 1000, self.words()


def crowd(port: int, seconds: float, connections: int, *options: str) -> subprocess.Popen[str]:
    """A crowd as a process of its own."""
    command = [sys.executable, str(CROWD), "--port", str(port), "--seconds", str(seconds)]
    command += ["--connections", str(connections), *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


async def ask_health(http: str, seen: Seen) -> None:
    """Ask again and again whether the room can be used, each time on a new connection."""
    async with httpx.AsyncClient(base_url=http, timeout=10) as client:
        while True:
            began = time.monotonic()
            try:
                answer = await client.get("/health", headers={"Connection": "close"})
                assert answer.status_code == 200, answer.text
                seen.health.append(time.monotonic() - began)
            except httpx.TransportError:
                seen.health.append(10.0)
            await asyncio.sleep(EVERY)


async def play(zoe: Visitor, seen: Seen) -> None:
    """Give an order again and again; one that comes at the wrong moment is answered too."""
    while True:
        do = next((do for do in QUIET if do in zoe.offers()), "check")
        began = time.monotonic()
        answer = await zoe.order(do=do)
        seen.orders.append(time.monotonic() - began)
        seen.done += answer["type"] == "done"
        await asyncio.sleep(EVERY)
        await catch_up(zoe)


async def look_on(rail: Visitor) -> None:
    """Look on at a table of bots."""
    while True:
        await rail.hear()


async def catch_up(visitor: Visitor) -> None:
    """Hear what has been said so far."""
    await visitor.send(type="ping")
    await visitor.until(lambda message: message["type"] == "pong")


async def stand(process: Process, seconds: float, connections: int, *options: str) -> Seen:
    """Be in the room while a crowd stands before it."""
    seen = Seen()
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=process.http))
        name = {"name": f"Zoe {time.monotonic_ns() % 10**6}"}
        cookie = (await client.post("/api/guest", json=name)).cookies[COOKIE]
        url, headers = f"ws://127.0.0.1:{process.port}/ws/tables/", {"Cookie": f"{COOKIE}={cookie}"}
        visitors = []
        for table, sent in ((TABLE, headers), (OTHER, dict[str, str]())):
            socket = connect(url + table, additional_headers=sent, proxy=None)
            visitors.append(Visitor(await stack.enter_async_context(socket), cookie))
            await visitors[-1].hello()
        zoe, rail = visitors
        assert (await zoe.sit())["type"] == "done"
        before = [visitor.state["table"]["hands"] for visitor in visitors]
        attack = crowd(process.port, seconds, connections, *options)
        tasks = [
            asyncio.ensure_future(work)
            for work in (ask_health(process.http, seen), play(zoe, seen), look_on(rail))
        ]
        ended = asyncio.ensure_future(asyncio.to_thread(attack.communicate))
        done, _ = await asyncio.wait((*tasks, ended), return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        results: list[Any] = await asyncio.gather(*tasks, return_exceptions=True)
        seen.crowd = json.loads((await ended)[0])
        failed = [r for r in results if not isinstance(r, asyncio.CancelledError)]
        assert not failed and ended in done, f"{failed}: {seen.words()}"
        hands = [visitor.state["table"]["hands"] for visitor in visitors]
        seen.hands, seen.others = hands[0] - before[0], hands[1] - before[1]
    seen.lines = len(process.log().splitlines())
    return seen


def main() -> None:
    """From one address, then from two hundred."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--files", type=int, default=1024)
    parser.add_argument("--kinds", default="line,header,body,half-upgrade,no-hello")
    args = parser.parse_args()
    for source in ("127.0.0.2", "200"):
        with tempfile.TemporaryDirectory() as folder:
            with Process(Path(folder) / "room", *GAMES, files=args.files) as process:
                options = ("--from", source, "--kinds", args.kinds)
                seen = asyncio.run(stand(process, args.seconds, args.connections, *options))
            sys.stdout.write(f"from {source}: {seen.words()}\n")
            seen.check()


if __name__ == "__main__":
    main()
