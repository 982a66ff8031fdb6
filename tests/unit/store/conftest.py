"""Each test of the store runs against SQLite and against a real PostgreSQL."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cardhouse.store import Store
from cardhouse.store.postgres import PostgresStore
from cardhouse.store.sqlite import SqliteStore
from tests.kit.postgresql import Server

Open = Callable[[], "AsyncIterator[Store]"]


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL server for this test run, started once and stopped at its end."""
    with Server.start() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh store: a file, or its own database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'room.db'}"
    running: Server = request.getfixturevalue("server")
    return running.database(f"t{uuid.uuid4().hex}")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store, closed again afterwards."""
    if url.startswith("sqlite:///"):
        async with SqliteStore(Path(url.removeprefix("sqlite:///"))) as store:
            yield store
    else:
        async with await PostgresStore.open(url) as store:
            yield store
