"""How often somebody may knock: buckets that drip."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import inf
from typing import Final

from msgspec import Struct

# So many senders are remembered; a bucket that is full again is forgotten.
SENDERS_MOST: Final = 20_000


class Rate(Struct, frozen=True):
    """So many at once, and so many a second."""

    burst: float
    second: float


class Limits(Struct, frozen=True, kw_only=True):
    """What one address, one person or one line may do."""

    requests: Rate = Rate(200, 40)
    newcomers: Rate = Rate(40, 0.5)
    # Passwords that are tried, and those of them that are wrong.
    tries: Rate = Rate(30, 0.5)
    passwords: Rate = Rate(10, 0.1)
    messages: Rate = Rate(60, 20)
    # Bots that come to a table or leave it because somebody asks.
    bots: Rate = Rate(12, 0.2)
    # Lines at a time from one address, and in all.
    lines_of_address: int = 100
    lines: int = 5_000
    # Bytes of a message or of a request.
    size: int = 16 * 1024


def household(address: str) -> str:
    """The senders that are counted as one: an address, or the network that one line is given."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
    return str(found)


class Bucket:
    """What is left to one sender."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Buckets:
    """One bucket for each sender; whoever finds his empty has to wait."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, sender: str, many: int = 1) -> bool:
        """Whether there is so much left, which is then taken."""
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
        """Put one back that was taken without need."""
        if (bucket := self._buckets.get(sender)) is not None:
            bucket.left = min(self._rate.burst, bucket.left + 1)

    def wait(self, sender: str) -> float:
        """The seconds until there is something left for a sender."""
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
