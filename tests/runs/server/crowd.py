"""A crowd that never finishes: thousands of connections that each send half a request.

`python tests/runs/server/crowd.py --port 8000 --connections 5000 --seconds 60`. It knows nothing of
the room but its addresses. Dropped connections come back.
"""

from __future__ import annotations

import argparse
import heapq
import json
import resource
import select
import socket
import sys
import time
from collections import Counter
from typing import Final

HEAD: Final = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
BODY: Final = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
UPGRADE: Final = (
    b"GET /ws/tables/%s HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
)
KEY: Final = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
BIND_ADDRESS_NO_PORT: Final = 24
DRIP_SECONDS: Final = 1.0


def sayings(table: str) -> dict[str, tuple[bytes, bytes]]:
    """The first bytes each kind sends, and the bytes it drips afterwards, one at a time."""
    upgrade = UPGRADE % table.encode()
    large = b"Content-Length: 9000\r\n\r\n" + b'{"name":"'
    return {
        "nothing": (b"", b""),
        "line": (b"GET /hea", b""),
        "header": (HEAD, b"X-Padding: " + b"x" * 200),
        "body": (BODY + large, b"x" * 200),
        "no-body": (BODY + b"Content-Length: 100\r\n\r\n", b""),
        "chunks": (BODY + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 40),
        "half-upgrade": (upgrade, b"X-Padding: " + b"x" * 200),
        "no-hello": (upgrade + KEY, b""),
        "idle": (HEAD + b"\r\n", b""),
        "unread": ((HEAD + b"\r\n") * 100, (HEAD + b"\r\n") * 2000),
    }


class Half:
    """A connection of the crowd."""

    def __init__(self, kind: str, source: str, said: bytes, drips: bytes) -> None:
        self.kind = kind
        self.source = source
        self.said = said
        self.drips = drips
        self.dripped = 0
        self.since = 0.0
        self.socket: socket.socket | None = None
        self.up = False


class Crowd:
    """The whole crowd, in one loop."""

    def __init__(self, port: int, halves: list[Half], pause: float) -> None:
        self._place = ("127.0.0.1", port)
        self._halves = halves
        self._pause = pause
        self._poll = select.epoll()
        self._by_file: dict[int, Half] = {}
        # The next actions: time, a number to break ties, and connection.
        self._due: list[tuple[float, int, Half]] = []
        self._number = 0
        self.counts: Counter[str] = Counter()
        self.held = 0

    def run(self, seconds: float) -> None:
        """Connect, and keep coming back."""
        end = time.monotonic() + seconds
        for half in self._halves:
            self._later(half, 0.0)
        while (now := time.monotonic()) < end:
            while self._due and self._due[0][0] <= now:
                self._act(heapq.heappop(self._due)[2])
            wait = min(0.05, max(0.0, self._due[0][0] - now)) if self._due else 0.05
            for file, events in self._poll.poll(wait, 512):
                self._event(self._by_file[file], events)
            self.held = max(self.held, self.counts["up"] - self.counts["dropped"])

    def _later(self, half: Half, seconds: float) -> None:
        self._number += 1
        heapq.heappush(self._due, (time.monotonic() + seconds, self._number, half))

    def _act(self, half: Half) -> None:
        if half.socket is None:
            self._connect(half)
        elif half.up and half.drips:
            self._say(half, half.drips[half.dripped : half.dripped + 1])
            half.dripped = (half.dripped + 1) % len(half.drips)

    def _connect(self, half: Half) -> None:
        connection = socket.socket()
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_IP, BIND_ADDRESS_NO_PORT, 1)
        if half.kind == "unread":
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        half.socket, half.up, half.dripped, half.since = connection, False, 0, time.monotonic()
        self._by_file[connection.fileno()] = half
        self.counts["tried"] += 1
        try:
            connection.bind((half.source, 0))
            connection.connect(self._place)
        except BlockingIOError:
            pass
        except OSError as error:
            self.counts[f"error {error.errno}"] += 1
            return self._lost(half)
        self._poll.register(connection, select.EPOLLIN | select.EPOLLOUT | select.EPOLLRDHUP)

    def _event(self, half: Half, events: int) -> None:
        assert half.socket is not None
        if events & (select.EPOLLHUP | select.EPOLLERR | select.EPOLLRDHUP):
            return self._lost(half)
        if events & select.EPOLLOUT and not half.up:
            half.up = True
            self.counts["up"] += 1
            reading = 0 if half.kind == "unread" else select.EPOLLIN
            self._poll.modify(half.socket, reading | select.EPOLLRDHUP)
            self._say(half, half.said)
        if events & select.EPOLLIN and half.kind != "unread":
            try:
                heard = half.socket.recv(65536)
            except BlockingIOError:
                return
            except OSError:
                return self._lost(half)
            self.counts["heard"] += 1
            if not heard:
                self._lost(half)

    def _say(self, half: Half, words: bytes) -> None:
        assert half.socket is not None
        try:
            if words:
                half.socket.send(words)
        except BlockingIOError:
            pass
        except OSError:
            return self._lost(half)
        if half.drips:
            self._later(half, DRIP_SECONDS)

    def _lost(self, half: Half) -> None:
        assert half.socket is not None
        if half.up:
            self.counts["dropped"] += 1
            self.counts[f"dropped {half.kind}"] += 1
        del self._by_file[half.socket.fileno()]
        half.socket.close()
        half.socket, half.up = None, False
        self._later(half, self._pause)


def sources(text: str) -> list[str]:
    """Addresses: the one given, or this many from 127.0.1.1 up."""
    if "." in text:
        return [text]
    return [f"127.0.{1 + number // 250}.{1 + number % 250}" for number in range(int(text))]


def main() -> None:
    """Besiege a port, then print the outcome."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--connections", type=int, default=5000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--from", dest="source", default="127.0.0.2", help="an address or a number")
    parser.add_argument("--kinds", default="line,header,body,half-upgrade,no-hello")
    parser.add_argument("--table", default="tommys-holdem")
    parser.add_argument("--pause", type=float, default=0.25, help="before who is dropped returns")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    said, where, kinds = sayings(args.table), sources(args.source), args.kinds.split(",")
    halves = []
    for number in range(args.connections):
        kind = kinds[number % len(kinds)]
        source = where[number // len(kinds) % len(where)]
        halves.append(Half(kind, source, *said[kind]))
    crowd = Crowd(args.port, halves, args.pause)
    crowd.run(args.seconds)
    sys.stdout.write(json.dumps({"held": crowd.held, **crowd.counts}) + "\n")


if __name__ == "__main__":
    main()
