"""A connection to PostgreSQL that can be cut before a commit is sent or before it is answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

Where = Literal["before", "after"]
COMMIT = b"COMMIT;"
BYTES = 1 << 16


class Line:
    """Passes everything on, except the commits a test wants cut."""

    def __init__(self, upstream: Path) -> None:
        self.port = 0
        # The number of commits that were cut before they were sent or answered.
        self.cuts = 0
        self._upstream = upstream
        self._next: list[Where] = []
        self._passing: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    def cut(self, *where: Where) -> None:
        """Cut the next commits: the server never sees them, or the client never hears back."""
        self._next += where

    @classmethod
    @asynccontextmanager
    async def open(cls, upstream: Path) -> AsyncIterator[Line]:
        """A connection to a socket, on a free port."""
        line = cls(upstream)
        server = await asyncio.start_server(line._connected, "127.0.0.1", 0)
        line.port = server.sockets[0].getsockname()[1]
        try:
            yield line
        finally:
            server.close()
            for task in tuple(line._passing):
                task.cancel()
            await asyncio.gather(*line._passing, return_exceptions=True)
            # Including those of tasks cancelled before they began.
            for writer in line._writers:
                writer.transport.abort()

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        task = asyncio.ensure_future(self._serve(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                await self._pass(reader, writer)
        finally:
            writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        up, down = await asyncio.open_unix_connection(str(self._upstream))
        self._writers.append(down)
        deaf = asyncio.Event()

        async def answers() -> None:
            while data := await up.read(BYTES):
                if deaf.is_set():
                    return
                writer.write(data)
                await writer.drain()

        async def questions() -> None:
            while data := await reader.read(BYTES):
                cut = self._next.pop(0) if COMMIT in data and self._next else None
                self.cuts += cut is not None
                if cut == "before":
                    return
                if cut == "after":
                    deaf.set()
                down.write(data)
                await down.drain()

        both = [asyncio.ensure_future(answers()), asyncio.ensure_future(questions())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            down.transport.abort()
