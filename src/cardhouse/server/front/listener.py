"""The listener: takes connections for as long as there is room for them."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from collections.abc import Callable, Sequence
from typing import Final

from cardhouse.server.front.addresses import Proxies, sender
from cardhouse.server.front.book import Book
from cardhouse.server.front.caller import AT_ONCE, Caller
from cardhouse.server.front.limits import Buckets, Rate
from cardhouse.server.logs import note
from cardhouse.server.metrics import Metrics

# So many connections are looked at, and so many let in, before somebody else has a turn: to turn
# one away is quick, and whoever stands behind a crowd must not wait for long.
LOOKED_AT: Final = 1024
LET_IN: Final = 64
# More who wait at the door are a crowd.
CROWD: Final = 256
# Where the kernel says how many those are.
TCP_INFO: Final = getattr(socket, "TCP_INFO", None)
QUEUE: Final = struct.Struct("24xI")
# So many may wait in the kernel; it keeps to its own limit where that is lower.
BACKLOG: Final = 4096
# The system has no file left for a connection: others need a moment to end.
PAUSE_SECONDS: Final = 0.05
NOTE_SECONDS: Final = 60.0

Answering = Callable[[Caller], asyncio.Protocol]


class Listener:
    """Accepts from sockets; who is too much is turned away before they cost anything."""

    def __init__(
        self,
        sockets: Sequence[socket.socket],
        book: Book[Caller],
        answering: Answering,
        *,
        knocks: Rate,
        proxies: Proxies,
        metrics: Metrics,
    ) -> None:
        self._sockets = sockets
        self._book = book
        self._answering = answering
        self._proxies = proxies
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[object]] = set()
        self._turned_away, self._noted = 0, -NOTE_SECONDS
        self._knocks = Buckets(knocks)
        self._open = False

    def open(self) -> None:
        """Take connections from now on."""
        self._open = True
        for listening in self._sockets:
            listening.setblocking(False)
            listening.listen(BACKLOG)
            self._loop.add_reader(listening, self._accept, listening)

    def close(self) -> None:
        """Take none any more."""
        self._open = False
        for listening in self._sockets:
            self._loop.remove_reader(listening)
            listening.close()

    def _accept(self, listening: socket.socket) -> None:
        let_in, crowd = 0, self._book.full or waiting_at(listening) > CROWD
        for _ in range(LOOKED_AT):
            try:
                connection, where = listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:
                return self._pause(listening)
            let_in += self._meet(connection, where, crowd=crowd)
            if let_in >= LET_IN:
                return

    def _meet(self, connection: socket.socket, where: tuple[str, int], *, crowd: bool) -> bool:
        """Let somebody in or turn them away."""
        forwards = where[0] in self._proxies
        # A proxy buffers what is slow, and everybody behind it has their own limits further in.
        address = f"{where[0]} {where[1]}" if forwards else sender(where[0])
        if (crowd and not self._may_try(address)) or not self._book.make_room(address):
            self._turn_away()
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            connection.close()
            return False
        caller = Caller(self._book, address, self._knocks, forwards=forwards)
        answering = self._answering(caller)
        coming = self._loop.create_task(self._let_in(connection, caller, answering))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)
        return True

    def _may_try(self, address: str) -> bool:
        """Whether somebody may push in before a crowd.

        Whoever has others inside that could make way has a few knocks, and gets those back with
        which they asked something: it is those who never finish who have to stay out.
        """
        return not self._book.loose(address) or self._knocks.take(address)

    async def _let_in(
        self, connection: socket.socket, caller: Caller, answering: asyncio.Protocol
    ) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: answering, connection)
        except OSError:
            connection.close()
            caller.gone()

    def _turn_away(self) -> None:
        """Count it; a line for each would be what an attacker wants."""
        self._metrics.turned_away.inc()
        self._turned_away += 1
        now = self._loop.time()
        if now - self._noted >= NOTE_SECONDS:
            note("turned-away", connections=self._turned_away, inside=len(self._book))
            self._turned_away, self._noted = 0, now

    def _pause(self, listening: socket.socket) -> None:
        """Every file of the system is taken: whoever keeps us waiting gives theirs back."""
        self._turn_away()
        self._book.shed()
        self._loop.remove_reader(listening)
        self._loop.call_later(PAUSE_SECONDS, self._resume, listening)

    def _resume(self, listening: socket.socket) -> None:
        if self._open:
            self._loop.add_reader(listening, self._accept, listening)


def waiting_at(listening: socket.socket) -> int:
    """How many wait to be let in, where the system says so."""
    if TCP_INFO is None or not sys.platform.startswith("linux"):
        return 0
    (waiting,) = QUEUE.unpack(listening.getsockopt(socket.IPPROTO_TCP, TCP_INFO, QUEUE.size))
    return int(waiting)
