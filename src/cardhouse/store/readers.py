"""A pool of read connections to a SQLite file, each used by one thread at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar

T = TypeVar("T")
Look = Callable[[sqlite3.Connection], T]
READERS: Final = 4


class Readers:
    """As many connections as threads; further reads wait for a free one."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], most: int = READERS) -> None:
        self._connect = connect
        # Opened now, so that reads go on when the process runs out of open files.
        self._idle = deque(connect() for _ in range(most))
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="reading")

    async def run(self, look: Look[T]) -> T:
        """Read through one of the connections."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._look, look)

    def close(self) -> None:
        """Finish the reads under way, and close every connection."""
        self._threads.shutdown()
        while self._idle:
            self._idle.pop().close()

    def _look(self, look: Look[T]) -> T:
        """Read in this thread; drop the connection if the read fails."""
        try:
            db = self._idle.pop()
        except IndexError:
            db = self._connect()
        try:
            found = look(db)
        except BaseException:
            with suppress(sqlite3.Error):
                db.close()
            raise
        self._idle.append(db)
        return found
