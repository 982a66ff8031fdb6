"""The store: nothing is acknowledged before it is durable."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType
from typing import Protocol, Self

from cardhouse.store.records import (
    Append,
    KeptHand,
    PersonEntry,
    PlayedHand,
    Receipt,
    Snapshot,
    Span,
    Stored,
)


class Store(Protocol):
    """Streams of events with one owner each, and the balances their transfers add up to."""

    async def claim(self, stream: str, owner: str, *, seconds: float = 30.0) -> int:
        """Own a stream for a while, under a new epoch; Stale if somebody else owns it."""
        ...

    async def renew(self, stream: str, epoch: int, *, seconds: float = 30.0) -> None:
        """Own a stream for another while; Stale if somebody else has claimed it since."""
        ...

    async def release(self, stream: str, epoch: int) -> None:
        """Give up a stream."""
        ...

    async def append(self, append: Append, epoch: int) -> Receipt:
        """Store the events of a command; return once they are durable."""
        ...

    async def append_all(self, *appends: tuple[Append, int]) -> tuple[Receipt, ...]:
        """Store the events of several streams, each with its epoch: all of them, or none."""
        ...

    async def applied(self, stream: str, command: str) -> int | None:
        """The number of events after a command; None if it was never carried out."""
        ...

    def read(self, stream: str, after: int = 0, last: int | None = None) -> AsyncIterator[Stored]:
        """The events of a stream after its first `after`, up to the `last` or to its end."""
        ...

    async def hands(self, stream: str, *, before: int = 0, most: int) -> list[KeptHand]:
        """The latest finished hands, or those before a number, the latest first."""
        ...

    async def hand(self, stream: str, number: int) -> KeptHand | None:
        """A hand by its number, finished or in play."""
        ...

    async def counted_hands(self, stream: str) -> tuple[int, int]:
        """The number of hands listed for a stream, and the highest hand number."""
        ...

    async def counted_seats(self, stream: str) -> int:
        """The number of seats listed for all hands of a stream."""
        ...

    async def list_hands(self, stream: str, hands: list[KeptHand]) -> None:
        """List these hands for a stream, replacing its old list."""
        ...

    async def played(self, name: str, span: Span, most: int) -> list[PlayedHand]:
        """The latest finished hands of a person within a span, at all tables, latest first."""
        ...

    async def entries(self, name: str, span: Span, most: int) -> list[PersonEntry]:
        """The latest entries of a person within a span, latest first."""
        ...

    async def listed_entries(self, stream: str, after: int, last: int) -> list[PersonEntry]:
        """The entries listed for the events of a stream after one up to another, in order."""
        ...

    async def entry_sums(self) -> dict[str, int]:
        """The sum of the listed entries of each account."""
        ...

    async def list_entries(self, entries: list[PersonEntry]) -> None:
        """List these entries, replacing all others."""
        ...

    async def head(self, stream: str) -> tuple[int, bytes]:
        """The number of events in a stream, and the digest of the last one."""
        ...

    async def streams(self) -> list[str]:
        """The names of all streams."""
        ...

    async def balances(self) -> dict[str, int]:
        """The balance of every account, in cents."""
        ...

    async def save(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a state to start from instead of the first event."""
        ...

    async def snapshot(self, stream: str) -> Snapshot | None:
        """The latest snapshot of a stream."""
        ...

    async def keep_book(self, fingerprint: str, text: bytes) -> None:
        """Keep a resolved rule book for the replay of old hands."""
        ...

    async def book(self, fingerprint: str) -> bytes | None:
        """A rule book by its fingerprint."""
        ...

    async def books(self) -> list[str]:
        """The fingerprints of all rule books."""
        ...

    async def filed(self) -> list[str]:
        """The names of all streams with an event, a command or a snapshot."""
        ...

    async def commands(self, stream: str) -> int:
        """The number of a stream's commands listed as applied."""
        ...

    async def close(self) -> None:
        """Write anything pending, and close."""
        ...

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class Closing:
    """A resource closed at the end of an `async with`."""

    async def close(self) -> None:
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
