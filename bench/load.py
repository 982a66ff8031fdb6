"""Many tables of bots and many spectators: the time from an action until everybody has seen it.

In the same run, as many messages of the same size go to a bare echo.
"""

import argparse
import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

TABLES = 250
SOCKETS = 1000
PACE = 0.8
BOT = "sensible"
SECONDS = 20.0
# Nothing counts before this: tables wake up one after the other.
SETTLING = 8.0
SEQ = re.compile(r'^\{"type":"state","seq":(\d+)')


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """The results."""

    tables: int
    sockets: int
    bots: str
    actions_a_second: float
    messages_a_second: float
    message_bytes: int
    # From the moment an order is given until the last socket at its table has the state.
    p50_ms: float
    p99_ms: float
    echo_p50_ms: float
    echo_p99_ms: float
    server_cores: float
    kilobytes_a_table: float
    kilobytes_a_table_playing: float
    unseen: int


class Watcher:
    """A spectator's socket, noting when it saw each sequence."""

    def __init__(self, table: str, line: ClientConnection) -> None:
        self.table = table
        self.seen: list[tuple[int, float]] = []
        self.bytes = 0
        self._line = line

    async def run(self) -> None:
        await self._line.send('{"type":"hello"}')
        try:
            async for message in self._line:
                now = time.monotonic()
                if isinstance(message, str) and (found := SEQ.match(message)):
                    self.seen.append((int(found[1]), now))
                    self.bytes += len(message)
        except ConnectionClosed:
            return


def free_port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@contextmanager
def process(module: str, **options: object) -> Iterator[subprocess.Popen[str]]:
    """A process that has reported ready, ended afterwards."""
    words = [f"--{key}={value}" for key, value in options.items()]
    command = [sys.executable, "-m", module, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n", f"{module} did not start"
        try:
            yield running
        finally:
            running.send_signal(signal.SIGTERM)
            running.wait(60)


async def watch(port: int, tables: int, sockets: int, seconds: float) -> list[Watcher]:
    """Watch with a number of sockets for a time."""
    async with AsyncExitStack() as stack:
        watchers: list[Watcher] = []
        looking = []
        for number in range(sockets):
            table = f"t{number % tables}"
            url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
            options: dict[str, Any] = {"compression": None, "ping_interval": None, "proxy": None}
            line = await stack.enter_async_context(connect(url, **options))
            watchers.append(Watcher(table, line))
            looking.append(asyncio.ensure_future(watchers[-1].run()))
        await asyncio.sleep(SETTLING + seconds)
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        return watchers


async def echoes(port: int, size: int, rate: float, seconds: float) -> list[float]:
    """Round-trip times of a message of that size to a bare echo, at a given rate."""
    took: list[float] = []
    options: dict[str, Any] = {"compression": None, "ping_interval": None, "proxy": None}
    async with connect(f"ws://127.0.0.1:{port}", **options) as line:
        text, until = "x" * size, time.monotonic() + seconds
        while (began := time.monotonic()) < until:
            await line.send(text)
            await line.recv()
            now = time.monotonic()
            took.append(now - began)
            await asyncio.sleep(max(0.0, 1 / rate - (now - began)))
    return took


def latencies(
    began: dict[str, dict[str, float]], watchers: Sequence[Watcher], after: float, before: float
) -> tuple[list[float], int]:
    """The time of each order to its last watcher, and the number of orders that some never saw."""
    at: dict[str, list[Watcher]] = {}
    for watcher in watchers:
        at.setdefault(watcher.table, []).append(watcher)
    took, unseen = [], 0
    for table, orders in began.items():
        for count, start in orders.items():
            if not after <= start < before:
                continue
            firsts = [
                next((when for seq, when in watcher.seen if seq >= int(count)), None)
                for watcher in at.get(table, ())
            ]
            times = [when for when in firsts if when is not None]
            if len(times) < len(firsts):
                unseen += 1
            elif times:
                took.append(max(times) - start)
    return took, unseen


def quantile(values: Sequence[float], part: float) -> float:
    """The quantile of some seconds, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def measure(
    tables: int = TABLES,
    sockets: int = SOCKETS,
    seconds: float = SECONDS,
    pace: float = PACE,
    bot: str = BOT,
) -> Load:
    """Run the room and the echo, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        out, port = Path(folder) / "found.json", free_port()
        with process("bench.load_room", port=port, tables=tables, pace=pace, bot=bot, out=out):
            watchers = asyncio.run(watch(port, tables, sockets, seconds))
        found = json.loads(out.read_text())
    end = max(when for watcher in watchers for _, when in watcher.seen)
    took, unseen = latencies(found["began"], watchers, end - seconds, end - 1.0)
    counted = [w for watcher in watchers for w in watcher.seen if w[1] >= end - seconds]
    size = sum(w.bytes for w in watchers) // sum(len(w.seen) for w in watchers)
    port = free_port()
    with process("bench.load_echo", port=port):
        echo = asyncio.run(echoes(port, size, max(1.0, len(took) / seconds), seconds / 4))
    return Load(
        tables=tables,
        sockets=sockets,
        bots=bot,
        actions_a_second=round(len(took) / (seconds - 1.0), 1),
        messages_a_second=round(len(counted) / seconds, 1),
        message_bytes=size,
        p50_ms=round(quantile(took, 0.5), 2),
        p99_ms=round(quantile(took, 0.99), 2),
        echo_p50_ms=round(quantile(echo, 0.5), 2),
        echo_p99_ms=round(quantile(echo, 0.99), 2),
        server_cores=round(found["cores"], 2),
        kilobytes_a_table=round(found["bytes_a_table"] / 1024, 1),
        kilobytes_a_table_playing=round(found["bytes_a_table_playing"] / 1024, 1),
        unseen=unseen,
    )


def text(load: Mapping[str, Any]) -> str:
    """The results, for people."""
    memory = "{kilobytes_a_table:.0f} KB, in play {kilobytes_a_table_playing:.0f} KB"
    rows = (
        ("{tables} tables of {bots} bots, {sockets} sockets look on", ""),
        ("  actions a second", "{actions_a_second:,.0f}"),
        ("  messages a second", "{messages_a_second:,.0f} of {message_bytes:,} bytes"),
        ("  action to all at the table", "p50 {p50_ms:.1f} ms, p99 {p99_ms:.1f} ms"),
        ("  a bare echo", "p50 {echo_p50_ms:.1f} ms, p99 {echo_p99_ms:.1f} ms"),
        ("  the server's cores", "{server_cores:.2f}"),
        ("  memory a table", memory),
    )
    return "\n".join(f"{what:36}{figure}".rstrip().format(**load) for what, figure in rows)


def main() -> None:
    """`python -m bench.load`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--sockets", type=int, default=SOCKETS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--pace", type=float, default=PACE)
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    load = measure(args.tables, args.sockets, args.seconds, args.pace, args.bot)
    if args.json:
        print(json.dumps(asdict(load)))
    else:
        print(text(asdict(load)))


if __name__ == "__main__":
    main()
