"""A store that retries: operations that are not possible now are repeated until they are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from msgspec import Struct

from cardhouse.store.base import Closing, Store
from cardhouse.store.records import (
    Append,
    Held,
    KeptHand,
    PersonEntry,
    PlayedHand,
    Receipt,
    Snapshot,
    Span,
    Stored,
    Unavailable,
)

T = TypeVar("T")
LOG = logging.getLogger(__name__)

# The first wait between tries, which doubles, and the longest.
FIRST_SECONDS: Final = 0.05
MOST_SECONDS: Final = 2.0
# A closing room keeps trying for this long.
CLOSING_SECONDS: Final = 3.0
# A lease is claimed this long after its end.
MOMENT: Final = 0.1


class Pause(Struct, frozen=True):
    """The store's error, and when the stream began to wait, by the loop's clock."""

    words: str
    since: float


class PatientStore(Closing):
    """Wraps a store and tries every operation until there is an answer.

    An append whose answer was lost is sent again as it was: the store carries it out once.
    """

    def __init__(self, store: Store) -> None:
        # The streams that wait for the store, by name.
        self.paused: dict[str, Pause] = {}
        self._store = store
        self._followers: list[Callable[[], None]] = []
        self._closing = asyncio.Event()
        self._until = float("inf")

    def follow(self, follower: Callable[[], None]) -> None:
        """Call back whenever a stream begins to wait, or goes on."""
        self._followers.append(follower)

    def give_up(self) -> None:
        """Let pending operations fail soon: the room closes."""
        if not self._closing.is_set():
            self._until = asyncio.get_running_loop().time() + CLOSING_SECONDS
            self._closing.set()

    async def claim(self, stream: str, owner: str, *, seconds: float = 30.0) -> int:
        """Own a stream, after waiting for the lease of a process that may have been killed."""

        async def claim() -> int:
            return await self._store.claim(stream, owner, seconds=seconds)

        try:
            return await self._outlast(stream, claim)
        except Held as held:
            LOG.warning("%s: waiting, in case that process was killed", held)
            await asyncio.sleep(held.seconds + MOMENT)
            # A lease still held after its end was renewed: its process is alive.
            return await self._outlast(stream, claim)

    async def renew(self, stream: str, epoch: int, *, seconds: float = 30.0) -> None:
        await self._outlast(stream, lambda: self._store.renew(stream, epoch, seconds=seconds))

    async def release(self, stream: str, epoch: int) -> None:
        await self._outlast(stream, lambda: self._store.release(stream, epoch))

    async def append(self, append: Append, epoch: int) -> Receipt:
        return await self._outlast(append.stream, lambda: self._store.append(append, epoch))

    async def append_all(self, *appends: tuple[Append, int]) -> tuple[Receipt, ...]:
        # Players wait for the last append.
        stream = appends[-1][0].stream
        return await self._outlast(stream, lambda: self._store.append_all(*appends))

    async def applied(self, stream: str, command: str) -> int | None:
        return await self._outlast(stream, lambda: self._store.applied(stream, command))

    async def read(
        self, stream: str, after: int = 0, last: int | None = None
    ) -> AsyncIterator[Stored]:
        events = self._store.read(stream, after, last)

        async def following() -> Stored | None:
            """The next event; after a fault, read on behind the last one."""
            nonlocal events
            try:
                return await anext(events, None)
            except Unavailable:
                events = self._store.read(stream, after, last)
                raise

        while (each := await self._outlast(stream, following)) is not None:
            after = each.number
            yield each

    async def hands(self, stream: str, *, before: int = 0, most: int) -> list[KeptHand]:
        return await self._outlast(
            stream, lambda: self._store.hands(stream, before=before, most=most)
        )

    async def hand(self, stream: str, number: int) -> KeptHand | None:
        return await self._outlast(stream, lambda: self._store.hand(stream, number))

    async def counted_hands(self, stream: str) -> tuple[int, int]:
        return await self._outlast(stream, lambda: self._store.counted_hands(stream))

    async def counted_seats(self, stream: str) -> int:
        return await self._outlast(stream, lambda: self._store.counted_seats(stream))

    async def list_hands(self, stream: str, hands: list[KeptHand]) -> None:
        await self._outlast(stream, lambda: self._store.list_hands(stream, hands))

    async def played(self, name: str, span: Span, most: int) -> list[PlayedHand]:
        return await self._outlast("", lambda: self._store.played(name, span, most))

    async def entries(self, name: str, span: Span, most: int) -> list[PersonEntry]:
        return await self._outlast("", lambda: self._store.entries(name, span, most))

    async def listed_entries(self, stream: str, after: int, last: int) -> list[PersonEntry]:
        return await self._outlast(stream, lambda: self._store.listed_entries(stream, after, last))

    async def entry_sums(self) -> dict[str, int]:
        return await self._outlast("", self._store.entry_sums)

    async def list_entries(self, entries: list[PersonEntry]) -> None:
        await self._outlast("", lambda: self._store.list_entries(entries))

    async def head(self, stream: str) -> tuple[int, bytes]:
        return await self._outlast(stream, lambda: self._store.head(stream))

    async def streams(self) -> list[str]:
        return await self._outlast("", self._store.streams)

    async def balances(self) -> dict[str, int]:
        return await self._outlast("", self._store.balances)

    async def save(self, stream: str, snapshot: Snapshot) -> None:
        await self._outlast(stream, lambda: self._store.save(stream, snapshot))

    async def snapshot(self, stream: str) -> Snapshot | None:
        return await self._outlast(stream, lambda: self._store.snapshot(stream))

    async def keep_book(self, fingerprint: str, text: bytes) -> None:
        await self._outlast("", lambda: self._store.keep_book(fingerprint, text))

    async def book(self, fingerprint: str) -> bytes | None:
        return await self._outlast("", lambda: self._store.book(fingerprint))

    async def books(self) -> list[str]:
        return await self._outlast("", self._store.books)

    async def filed(self) -> list[str]:
        return await self._outlast("", self._store.filed)

    async def commands(self, stream: str) -> int:
        return await self._outlast(stream, lambda: self._store.commands(stream))

    async def close(self) -> None:
        """Leave the wrapped store open for its owner to close."""

    async def _outlast(self, stream: str, work: Callable[[], Awaitable[T]]) -> T:
        """Try until the store answers; the stream is paused from the second failure on."""
        seconds, time = FIRST_SECONDS, asyncio.get_running_loop().time
        since, answered = time(), False
        try:
            while True:
                try:
                    result = await work()
                    answered = True
                    return result
                except Unavailable as error:
                    left = self._until - time()
                    if left <= 0:
                        raise
                    if seconds > FIRST_SECONDS:
                        # A fault that is gone at the second try is not worth a warning.
                        self._pause(stream, Pause(str(error), since))
                await self._sleep(min(seconds, left))
                seconds = min(2 * seconds, MOST_SECONDS)
        finally:
            if self.paused.pop(stream, None) is not None:
                if answered and not self.paused:
                    LOG.warning("the store answers again")
                self._tell()

    async def _sleep(self, seconds: float) -> None:
        """Sleep until the next try, which comes at once when the room begins to close."""
        if self._closing.is_set():
            await asyncio.sleep(seconds)
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    def _pause(self, stream: str, pause: Pause) -> None:
        if stream not in self.paused:
            if not self.paused:
                LOG.warning("waiting for the store: %s", pause.words)
            self.paused[stream] = pause
            self._tell()

    def _tell(self) -> None:
        for follower in tuple(self._followers):
            follower()
