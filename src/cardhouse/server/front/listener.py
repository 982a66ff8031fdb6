"""The listener: takes connections while there is room for them."""

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

# Connections looked at and let in before others get a turn: turning one away is quick, and nobody
# behind a crowd must wait for long.
LOOKED_AT: Final = 1024
LET_IN: Final = 64
# More than this waiting at the door are a crowd.
CROWD: Final = 256
# The kernel's answer to how many wait.
TCP_INFO: Final = getattr(socket, "TCP_INFO", None)
QUEUE: Final = struct.Struct("24xI")
# The longest queue in the kernel, which may have a lower limit of its own.
BACKLOG: Final = 4096
# A pause when the system has no file left, so that other connections can end.
PAUSE_SECONDS: Final = 0.05
NOTE_SECONDS: Final = 60.0

Answering = Callable[[Caller], asyncio.Protocol]


class Listener:
    """Accepts from sockets; excess connections are turned away before they cost anything."""

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
        """Start taking connections."""
        self._open = True
        for listening in self._sockets:
            listening.setblocking(False)
            listening.listen(BACKLOG)
            self._loop.add_reader(listening, self._accept, listening)

    def close(self) -> None:
        """Stop taking connections."""
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
        """Let a connection in, or turn it away."""
        forwards = where[0] in self._proxies
        # A proxy buffers slow callers, and those behind it have limits of their own further in.
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
        """True if an address may push in ahead of a crowd.

        An address with guests that could make way has a few knocks, and gets one back for each
        caller that asks something: only callers who never finish must stay out.
        """
        return not self._book.loose(address) or self._knocks.take(address)

    async def _let_in(
        self, connection: socket.socket, caller: Caller, answering: asyncio.Protocol
    ) -> None:
        try:
            # The end of an answer would wait until the caller's system confirms its beginning.
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, True)
            await self._loop.connect_accepted_socket(lambda: answering, connection)
        except OSError:
            connection.close()
            caller.gone()

    def _turn_away(self) -> None:
        """Count it; a log line for each would play into an attacker's hands."""
        self._metrics.turned_away.inc()
        self._turned_away += 1
        now = self._loop.time()
        if now - self._noted >= NOTE_SECONDS:
            note("turned-away", connections=self._turned_away, inside=len(self._book))
            self._turned_away, self._noted = 0, now

    def _pause(self, listening: socket.socket) -> None:
        """Pause when the system is out of files, dropping a connection that keeps us waiting."""
        self._turn_away()
        self._book.shed()
        self._loop.remove_reader(listening)
        self._loop.call_later(PAUSE_SECONDS, self._resume, listening)

    def _resume(self, listening: socket.socket) -> None:
        if self._open:
            self._loop.add_reader(listening, self._accept, listening)


def waiting_at(listening: socket.socket) -> int:
    """The number of connections waiting to be let in, if the system tells."""
    if TCP_INFO is None or not sys.platform.startswith("linux"):
        return 0
    (waiting,) = QUEUE.unpack(listening.getsockopt(socket.IPPROTO_TCP, TCP_INFO, QUEUE.size))
    return int(waiting)
