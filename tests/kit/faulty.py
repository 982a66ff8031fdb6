"""A store that fails on demand: for a while, or by losing its answers."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from cardhouse.store import Append, Receipt, Unavailable
from cardhouse.store.readers import Look
from cardhouse.store.sqlite import SqliteStore

T = TypeVar("T")


class Faulty(SqliteStore):
    """Nothing can be written while it is `away`, and nothing read while it is `blind`.

    A `lost` answer belongs to an append that was stored.
    """

    away = blind = False
    lost = 0
    # The number of failed requests.
    refused = 0

    async def append(self, append: Append, epoch: int) -> Receipt:
        receipt = await super().append(append, epoch)
        self._lose()
        return receipt

    async def append_all(self, *appends: tuple[Append, int]) -> tuple[Receipt, ...]:
        receipts = await super().append_all(*appends)
        self._lose()
        return receipts

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.away:
            self._fail("the disk is full")
        return await super()._run(work)

    async def _look(self, look: Look[T]) -> T:
        if self.blind:
            self._fail("unable to open database file")
        return await super()._look(look)

    def _lose(self) -> None:
        if self.lost:
            self.lost -= 1
            self._fail("the answer got lost")

    def _fail(self, words: str) -> None:
        self.refused += 1
        raise Unavailable(words)
