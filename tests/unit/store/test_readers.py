"""A SQLite file is read through a few connections, opened before files can run out."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from cardhouse.store import Unavailable
from cardhouse.store.readers import READERS
from cardhouse.store.sqlite import SqliteStore

READS = 200


@contextmanager
def no_more_files() -> Iterator[None]:
    """This process can open no more files: every number is taken, or not allowed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = max(int(number) for number in os.listdir("/proc/self/fd"))
    with ExitStack() as opened:
        resource.setrlimit(resource.RLIMIT_NOFILE, (highest + 1, hard))
        try:
            with pytest.raises(OSError, match="Too many open files"):
                while True:
                    opened.enter_context(Path(os.devnull).open())
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_many_reads_share_a_few_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    connect = sqlite3.connect

    def counted(*where: Any, **options: Any) -> sqlite3.Connection:
        made.append(where)
        db: sqlite3.Connection = connect(*where, **options)
        return db

    monkeypatch.setattr(sqlite3, "connect", counted)

    async def work() -> None:
        async with SqliteStore(tmp_path / "room.db") as store:
            await store.claim("t1", "me")
            heads = await asyncio.gather(*(store.head("t1") for _ in range(READS)))
            assert len({count for count, _ in heads}) == 1 and len(heads) == READS

    asyncio.run(work())
    # The extra one writes.
    assert len(made) <= READERS + 1


def test_reads_and_writes_go_on_when_no_file_can_be_opened(tmp_path: Path) -> None:
    async def work() -> None:
        async with SqliteStore(tmp_path / "room.db") as store:
            await store.claim("t1", "me")
            with no_more_files():
                found = await asyncio.gather(*(store.streams() for _ in range(READS)))
                assert found == [["t1"]] * READS
                await store.claim("t2", "me")
            assert await store.streams() == ["t1", "t2"]

    asyncio.run(work())


def test_a_read_that_fails_costs_its_connection_and_no_more(tmp_path: Path) -> None:
    def fails(db: sqlite3.Connection) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
        raise error

    async def work() -> None:
        async with SqliteStore(tmp_path / "room.db") as store:
            await store.claim("t1", "me")
            for _ in range(2 * READERS):
                with pytest.raises(Unavailable, match="disk I/O error"):
                    await store._look(fails)
            assert (
                await asyncio.gather(*(store.streams() for _ in range(READS))) == [["t1"]] * READS
            )

    asyncio.run(work())


def test_a_file_that_is_gone_is_not_made_anew(tmp_path: Path) -> None:
    file = tmp_path / "room.db"

    async def work() -> None:
        async with SqliteStore(file) as store:
            await store.claim("t1", "me")
            file.rename(tmp_path / "elsewhere.db")
            while store._readers._idle:
                store._readers._idle.pop().close()
            with pytest.raises(Unavailable, match="unable to open"):
                await store.streams()
            assert not file.exists()
            (tmp_path / "elsewhere.db").rename(file)
            assert await store.streams() == ["t1"]

    asyncio.run(work())
