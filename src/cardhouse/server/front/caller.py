"""A caller: a connection, with its debts and their deadlines."""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import Final, Literal

from cardhouse.server.front.book import Book
from cardhouse.server.front.limits import Buckets
from cardhouse.server.front.turns import Turns

# Closes without waiting for the other side, and without a trace in the kernel.
AT_ONCE: Final = struct.pack("ii", 1, 0)

# We wait for a caller's words (a request, a greeting), or for ours to be read.
Debt = Literal["words", "reading"]


class Caller:
    """A connection, in the book from its acceptance to its end."""

    __slots__ = (
        *("_book", "_deadlines", "_dropped", "_proven", "_transport", "_knocks"),
        *("address", "forwards"),
    )

    def __init__(
        self, book: Book[Caller], address: str, knocks: Buckets, *, forwards: bool = False
    ) -> None:
        self.address = address
        # True for a proxy, which speaks for others.
        self.forwards = forwards
        self._book = book
        self._deadlines: dict[Debt, asyncio.TimerHandle | None] = {}
        self._transport: asyncio.Transport | None = None
        self._knocks = knocks
        self._dropped = False
        self._proven = False
        book.enter(self, address)

    def connected(self, transport: asyncio.Transport) -> None:
        """Note the connection; a single unread byte is reported at once."""
        self._transport = transport
        transport.set_write_buffer_limits(high=0)
        if self._dropped:
            self.drop()

    def owe(self, debt: Debt, seconds: float | None = None) -> None:
        """Wait for a debt; drop the connection after the given seconds, if any."""
        self._cancel(debt)
        later = asyncio.get_running_loop().call_later
        self._deadlines[debt] = None if seconds is None else later(seconds, self.drop)
        self._book.wait_for(self)

    def settle(self, debt: Debt) -> None:
        """Settle a debt."""
        self._cancel(debt)
        if not self._deadlines:
            self._book.settle(self)

    def rest(self) -> None:
        """Owe nothing and ask for nothing: a resting caller can make way."""
        self.settle("words")
        if not self._deadlines:
            self._book.rest(self)

    def prove(self) -> None:
        """Note a complete request: the caller gets its knock back."""
        if not self._proven:
            self._proven = True
            self._knocks.give(self.address)

    async def wait(self, turns: Turns) -> bool:
        """Wait for a turn; False if the caller is gone when it comes."""
        if not self._deadlines:
            self._book.rest(self)
        await turns.wait(self.address)
        if not self._deadlines:
            self._book.settle(self)
        return self._transport is not None and not self._transport.is_closing()

    def drop(self) -> None:
        """End the connection at once."""
        self._dropped = True
        if self._transport is not None:
            connection: socket.socket | None = self._transport.get_extra_info("socket")
            if connection is not None and connection.fileno() >= 0:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            self._transport.abort()

    def gone(self) -> None:
        """Strike off a connection that has ended."""
        for debt in tuple(self._deadlines):
            self._cancel(debt)
        self._book.leave(self)

    def _cancel(self, debt: Debt) -> None:
        if (deadline := self._deadlines.pop(debt, None)) is not None:
            deadline.cancel()
