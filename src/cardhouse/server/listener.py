"""The listener: takes connections for as long as there is room for them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from typing import Final

from cardhouse.server.addresses import Proxies, sender
from cardhouse.server.book import Book
from cardhouse.server.caller import AT_ONCE, Caller
from cardhouse.server.limits import Buckets, Rate
from cardhouse.server.logs import note
from cardhouse.server.metrics import Metrics

# So many connections are looked at, and so many let in, before somebody else has a turn: to turn
# one away is quick, and whoever stands behind a crowd must not wait for long.
LOOKED_AT: Final = 256
LET_IN: Final = 64
# As long as a crowd stands at the door, an address may try so often; who comes to ask something
# gets the try back, so that it is those who never finish who have to wait.
TRIES: Final = Rate(8, 1)
CROWD_SECONDS: Final = 1.0
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
        self._open = False
        self._tries = Buckets(TRIES, self._loop.time)
        self._crowd_until = 0.0

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
        let_in = 0
        for _ in range(LOOKED_AT):
            try:
                connection, where = listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:
                return self._pause(listening)
            let_in += self._meet(connection, where)
            if let_in >= LET_IN:
                break
        self._crowd_until = self._loop.time() + CROWD_SECONDS

    def _meet(self, connection: socket.socket, where: tuple[str, int]) -> bool:
        """Let somebody in or turn them away."""
        forwards = where[0] in self._proxies
        # A proxy buffers what is slow, and everybody behind it has their own limits further in.
        address = f"{where[0]} {where[1]}" if forwards else sender(where[0])
        if not self._may_try(address) or not self._book.make_room(address):
            self._turn_away()
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            connection.close()
            return False
        caller = Caller(self._book, address, self._tries, forwards=forwards)
        answering = self._answering(caller)
        coming = self._loop.create_task(self._let_in(connection, caller, answering))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)
        return True

    def _may_try(self, address: str) -> bool:
        crowd = self._book.full or self._loop.time() < self._crowd_until
        return not crowd or self._tries.take(address)

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
