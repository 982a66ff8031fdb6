"""Rate limits: buckets that refill drop by drop."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Final

import msgspec
from msgspec import Struct

# The most senders remembered; a bucket that is full again is forgotten.
SENDERS_MOST: Final = 20_000
# Files kept back from connections.
RESERVE: Final = 256


class Rate(Struct, frozen=True):
    """A burst size and a refill rate per second."""

    burst: float
    second: float


class Limits(Struct, frozen=True, kw_only=True):
    """Limits for an address, a person or a socket."""

    requests: Rate = Rate(200, 40)
    newcomers: Rate = Rate(40, 0.5)
    # Password attempts, and wrong ones among them.
    tries: Rate = Rate(30, 0.5)
    passwords: Rate = Rate(10, 0.1)
    messages: Rate = Rate(60, 20)
    # Acts of players, and tries of anybody at what they may not do: each is written down.
    journal: Rate = Rate(60, 0.5)
    # Lines of talk of one person.
    talk: Rate = Rate(6, 0.4)
    # Requests for a person's own page, which read their hands.
    own_pages: Rate = Rate(40, 2)
    # Bots that join or leave a table on request.
    bots: Rate = Rate(12, 0.2)
    # Open sockets for each address, and in all.
    lines_of_address: int = 100
    lines: int = 5_000
    # Open connections, sockets among them.
    connections_of_address: int = 160
    connections: int = 10_000
    # Connections that keep us waiting: for a request, for a greeting, or to be read.
    unfinished: int = 400
    # In a crowd at the door: further connections of an address that has some inside.
    knocks: Rate = Rate(2, 0.5)
    # Time for a request's head and body, for the first message on a socket, and for our words to be
    # read; and the longest rest between two requests.
    head_seconds: float = 10.0
    body_seconds: float = 10.0
    hello_seconds: float = 10.0
    reading_seconds: float = 20.0
    idle_seconds: int = 30
    # Bytes of a message or a request.
    size: int = 16 * 1024

    def within(self, files: int) -> Limits:
        """These limits within the number of files that the process may open.

        The store, the log and the pages need some of them, and plain page requests must find a
        place beside all sockets.
        """
        connections = min(self.connections, files - min(RESERVE, files // 2))
        return msgspec.structs.replace(
            self,
            connections=connections,
            lines=min(self.lines, connections * 2 // 3),
            unfinished=min(self.unfinished, connections // 3),
        )


class Bucket:
    """A sender's remaining allowance."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Buckets:
    """Keeps a bucket for each sender; an empty one makes its sender wait."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, sender: str, many: int = 1) -> bool:
        """Take an amount from a sender's bucket; False if there is too little."""
        now, rate = self._clock(), self._rate
        bucket = self._buckets.get(sender)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[sender] = Bucket(rate.burst, now)
        bucket.left = min(rate.burst, bucket.left + (now - bucket.at) * rate.second)
        bucket.at = now
        if bucket.left < many:
            return False
        bucket.left -= many
        return True

    def give(self, sender: str) -> None:
        """Put one back that need not have been taken."""
        if (bucket := self._buckets.get(sender)) is not None:
            bucket.left = min(self._rate.burst, bucket.left + 1)

    def wait(self, sender: str) -> float:
        """The seconds until a sender has something left."""
        bucket = self._buckets.get(sender)
        if bucket is None or bucket.left >= 1:
            return 0.0
        missing = (1 - bucket.left) / self._rate.second if self._rate.second else inf
        return max(0.0, missing - (self._clock() - bucket.at))

    def _make_room(self, now: float) -> None:
        if len(self._buckets) < SENDERS_MOST:
            return
        full = self._rate.burst / self._rate.second
        self._buckets = {s: b for s, b in self._buckets.items() if now - b.at < full}
        while len(self._buckets) >= SENDERS_MOST:
            del self._buckets[next(iter(self._buckets))]
