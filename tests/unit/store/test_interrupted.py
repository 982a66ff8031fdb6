"""An abandoned read: the store closes only when nothing reads from it any more."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from cardhouse.store.reading import SqliteReading
from cardhouse.store.records import StoreError
from cardhouse.store.sqlite import SqliteStore

# It counts for minutes, unless it is interrupted.
LONG = "with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n"


def test_closing_ends_a_read_that_its_caller_gave_up(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    ended: list[str] = []

    async def work() -> None:
        async with SqliteStore(file):
            pass
        store = SqliteReading(file)

        def look(db: sqlite3.Connection) -> None:
            try:
                db.execute(LONG).fetchall()
            except sqlite3.OperationalError as error:
                ended.append(str(error))
                raise

        reading = asyncio.ensure_future(store._look(look))
        await asyncio.sleep(0.2)
        await store.close()
        assert ended == ["interrupted"]
        with pytest.raises(StoreError):
            await reading

    began = time.monotonic()
    asyncio.run(work())
    assert time.monotonic() - began < 30
