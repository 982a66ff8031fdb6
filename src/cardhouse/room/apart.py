"""Reading the whole store beside the room: as it is at one moment, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from cardhouse.store.base import Store
from cardhouse.store.postgres import PostgresStore
from cardhouse.store.reading import PostgresReading, SqliteReading
from cardhouse.store.sqlite import SqliteStore

T = TypeVar("T")
Work = Callable[[Store], Awaitable[T]]


class Apart:
    """Reads a room's store without holding up the room; one reader at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()

    async def read(self, work: Work[T]) -> T:
        """The result of some work on the store as it is now; nothing can be written."""
        async with self._turn:
            return await asyncio.to_thread(asyncio.run, self._read(work))

    async def _read(self, work: Work[T]) -> T:
        if isinstance(self._store, PostgresStore):
            async with await PostgresReading.open(self._store.url) as database:
                return await work(database)
        assert isinstance(self._store, SqliteStore), "a store that can be read apart"
        async with SqliteReading(self._store.file) as file:
            return await work(file)
