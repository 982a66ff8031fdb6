"""A caller: one connection with what it owes us, and by when."""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import Final, Literal

from cardhouse.server.front.book import Book
from cardhouse.server.front.limits import Buckets
from cardhouse.server.front.turns import Turns

# To close without waiting for the other side, and without a trace in the kernel.
AT_ONCE: Final = struct.pack("ii", 1, 0)

# We may wait for a caller's words (a request, a greeting), or for our words to be read.
Debt = Literal["words", "reading"]


class Caller:
    """Stands in the book from the moment it is accepted until it is gone."""

    __slots__ = (
        *("_book", "_deadlines", "_dropped", "_proven", "_transport", "_knocks"),
        *("address", "forwards"),
    )

    def __init__(
        self, book: Book[Caller], address: str, knocks: Buckets, *, forwards: bool = False
    ) -> None:
        self.address = address
        # Speaks for others, as a proxy does.
        self.forwards = forwards
        self._book = book
        self._deadlines: dict[Debt, asyncio.TimerHandle | None] = {}
        self._transport: asyncio.Transport | None = None
        self._knocks = knocks
        self._dropped = False
        self._proven = False
        book.enter(self, address)

    def connected(self, transport: asyncio.Transport) -> None:
        """The connection is there; one byte that nobody reads is told to us at once."""
        self._transport = transport
        transport.set_write_buffer_limits(high=0)
        if self._dropped:
            self.drop()

    def owe(self, debt: Debt, seconds: float | None = None) -> None:
        """Wait for something; after so many seconds, if there is a limit, drop the connection."""
        self._cancel(debt)
        later = asyncio.get_running_loop().call_later
        self._deadlines[debt] = None if seconds is None else later(seconds, self.drop)
        self._book.wait_for(self)

    def settle(self, debt: Debt) -> None:
        """What we waited for is there."""
        self._cancel(debt)
        if not self._deadlines:
            self._book.settle(self)

    def rest(self) -> None:
        """Nothing is owed, and nothing is asked for: whoever rests can make way."""
        self.settle("words")
        if not self._deadlines:
            self._book.rest(self)

    def prove(self) -> None:
        """Ask something, all of it: whoever does so may try again."""
        if not self._proven:
            self._proven = True
            self._knocks.give(self.address)

    async def wait(self, turns: Turns) -> bool:
        """Wait for a turn, and return whether somebody is still there when it comes."""
        if not self._deadlines:
            self._book.rest(self)
        await turns.wait(self.address)
        if not self._deadlines:
            self._book.settle(self)
        return self._transport is not None and not self._transport.is_closing()

    def drop(self) -> None:
        """End the connection here and now."""
        self._dropped = True
        if self._transport is not None:
            connection: socket.socket | None = self._transport.get_extra_info("socket")
            if connection is not None and connection.fileno() >= 0:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            self._transport.abort()

    def gone(self) -> None:
        """The connection is no more."""
        for debt in tuple(self._deadlines):
            self._cancel(debt)
        self._book.leave(self)

    def _cancel(self, debt: Debt) -> None:
        if (deadline := self._deadlines.pop(debt, None)) is not None:
            deadline.cancel()
