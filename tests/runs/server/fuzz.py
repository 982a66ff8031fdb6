"""A fuzzer for socket and HTTP: `python -m tests.runs.server.fuzz --inputs 10000`.

Every input gets an answer or a closed connection, never a fault, and never moves a chip.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from cardhouse.room.patience import Patience
from cardhouse.server.front.limits import Limits, Rate
from tests.kit.web import Visitor, Web, served
from tests.runs.server.fuzz_inputs import KINDS, oversized, replayed, request

TABLE, OTHER = "tommys-holdem", "tommys-pan"
FREELY = Rate(1e9, 1e9)
LIMITS = Limits(
    requests=FREELY, newcomers=FREELY, passwords=Rate(5, 0.0), messages=FREELY, lines=10**6
)
# Zoe has all the time in the world: nothing moves meanwhile.
FOREVER = Patience(must=10**6)


class Fuzz:
    """A seated player in turn, a visitor without a seat, and one without a name."""

    def __init__(self, web: Web, seed: int) -> None:
        self.web = web
        self.outcomes: Counter[str] = Counter()
        self.cookies = {"Zoe": "", "Mallory": "", "": ""}
        self._chance = random.Random(seed)

    async def sit(self) -> None:
        """Zoe sits down and is asked; from now on nothing may change."""
        for name in ("Zoe", "Mallory"):
            async with self.web.visit(OTHER, name) as visitor:
                self.cookies[name] = visitor.cookie
        async with self.web.visit(TABLE, cookie=self.cookies["Zoe"]) as zoe:
            await zoe.hello()
            await zoe.ask(type="sit", id="sit", seat=1, chips=4000)
            await zoe.asked()

    async def socket(self, inputs: int) -> None:
        """Send this many inputs to sockets; a closed connection is opened again."""
        while inputs > 0:
            who = self._chance.choice(list(self.cookies))
            table = self._chance.choice((TABLE, TABLE, OTHER)) if who == "Zoe" else TABLE
            # The order that took a seat at one table is lawful at another.
            fitting = [kind for kind in KINDS if table == TABLE or kind[0] is not replayed]
            kinds, weights = zip(*fitting, strict=True)
            async with AsyncExitStack() as stack:
                visit = self.web.visit(table, cookie=self.cookies[who])
                visitor = await stack.enter_async_context(visit)
                await visitor.hello()
                for _ in range(self._chance.randrange(5, 60)):
                    make = self._chance.choices(kinds, weights)[0]
                    raw = make(self._chance, self.web.room.tables[TABLE].count)
                    inputs -= 1
                    try:
                        await visitor.socket.send(raw)
                        self.outcomes[await self._answer(visitor)] += 1
                    except ConnectionClosed:
                        self.outcomes["closed"] += 1
                        break
                    if make is oversized or inputs <= 0:
                        break

    async def _answer(self, visitor: Visitor) -> str:
        """The answer to an input; states do not count."""
        message = await visitor.until(lambda m: m["type"] not in ("state",))
        assert message["type"] in ("refused", "done", "failed", "pong"), message
        assert message["type"] not in ("refused", "failed") or message["words"]
        assert "Traceback" not in json.dumps(message)
        return str(message["type"])

    async def http(self, inputs: int) -> None:
        """Send this many requests."""
        async with self.web.client() as client:
            for _ in range(inputs):
                try:
                    answer = await client.request(**request(self._chance))
                except httpx.TransportError:
                    self.outcomes["http closed"] += 1
                    continue
                assert answer.status_code < 500 or answer.status_code == 503, answer.text
                assert "Traceback" not in answer.text
                self.outcomes[f"http {answer.status_code}"] += 1


async def fuzz(folder: Path, inputs: int, seed: int = 0) -> Counter[str]:
    """Send this many inputs, two thirds of them to sockets, and count the answers."""
    games = ("tommys/holdem", "tommys/pan")
    async with served(folder, *games, patience=FOREVER, limits=LIMITS, bots=3) as web:
        run = Fuzz(web, seed)
        await run.sit()
        others = web.room.tables[OTHER]
        await others.keep()
        web.room.dealers[OTHER].stop()
        await asyncio.sleep(0.1)
        before = await web.balances(), web.room.tables[TABLE].count
        await run.socket(inputs - inputs // 3)
        await run.http(inputs // 3)
        after = await web.balances(), web.room.tables[TABLE].count
        assert before == after, "a chip has moved"
        assert sum(after[0].values()) == 0
        assert web.office.metrics.faults._value.get() == 0, "a fault of the server"
        return run.outcomes


def main() -> None:
    """Fuzz a room opened for the purpose."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcomes = asyncio.run(fuzz(Path(folder), args.inputs, args.seed))
    lines = [f"{outcome:12} {count:6}" for outcome, count in sorted(outcomes.items())]
    lines.append(f"{sum(outcomes.values()):,} inputs: always an answer, no fault, no chip moved")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
