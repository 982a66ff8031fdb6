"""A failing PostgreSQL: callers are told, may ask again, and nothing is done twice."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Literal

import pytest

from cardhouse.ledger import OUTSIDE, Transfer
from cardhouse.store import Append, Receipt, Record, Unavailable
from cardhouse.store.postgres import PostgresStore
from cardhouse.store.verify import verify
from tests.kit.line import Line, Where
from tests.kit.postgresql import Server


@pytest.fixture(scope="module")
def own() -> Iterator[Server]:
    """A PostgreSQL server for this file, which is stopped and started."""
    with Server.start() as started:
        yield started


@pytest.fixture
def name() -> str:
    return f"t{uuid.uuid4().hex}"


def one(expected: int) -> Append:
    return Append(
        stream="t1",
        expected=expected,
        command=f"c{expected}",
        at="2026-05-01T12:00:00",
        records=(Record(b"%d" % expected, (Transfer(OUTSIDE, "player/ann", 100, "cage"),)),),
    )


async def insist(store: PostgresStore, append: Append, epoch: int) -> tuple[Receipt, int]:
    """Ask until there is an answer, and count the failures. Nothing else is ever raised."""
    failed = 0
    while True:
        try:
            return await store.append(append, epoch), failed
        except Unavailable:
            failed += 1
            assert failed < 100
            await asyncio.sleep(0.05)


def test_connections_that_are_ended_are_replaced(own: Server, name: str) -> None:
    async def work() -> None:
        async with await PostgresStore.open(own.database(name)) as store:
            epoch = await store.claim("t1", "me")
            for number in range(5):
                # Several connections are open, and all of them are ended.
                await asyncio.gather(*(store.head("t1") for _ in range(8)))
                await asyncio.to_thread(own.cut_off, name)
                receipt, _ = await insist(store, one(number), epoch)
                assert receipt.count == number + 1
            assert (await verify(store)).events == 5

    asyncio.run(work())


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_server_that_comes_back_has_what_was_stored(
    own: Server, name: str, how: Literal["fast", "immediate"]
) -> None:
    async def work() -> None:
        async with await PostgresStore.open(own.database(name)) as store:
            epoch = await store.claim("t1", "me")
            assert (await store.append(one(0), epoch)).count == 1
            await asyncio.to_thread(own.stop, how)
            try:
                for _ in range(3):
                    with pytest.raises(Unavailable, match="the database is not available"):
                        await store.append(one(1), epoch)
                    with pytest.raises(Unavailable):
                        await store.balances()
            finally:
                await asyncio.to_thread(own.start_again)
            # The lease is still ours, and so is the stream.
            await insist(store, one(1), epoch)
            await store.renew("t1", epoch)
            assert (await verify(store)).events == 2

    asyncio.run(work())


@asynccontextmanager
async def lined(own: Server, name: str) -> AsyncIterator[tuple[Line, PostgresStore]]:
    own.database(name)
    async with Line.open(own.socket) as line:
        url = f"postgresql://postgres@127.0.0.1:{line.port}/{name}"
        async with await PostgresStore.open(url) as store:
            yield line, store


@pytest.mark.parametrize("where", ["before", "after"])
def test_a_commit_without_an_answer_is_asked_for_again(
    own: Server, name: str, where: Where
) -> None:
    async def work() -> None:
        async with lined(own, name) as (line, store):
            epoch = await store.claim("t1", "me")
            line.cut(where)
            with pytest.raises(Unavailable):
                await store.append(one(0), epoch)
            assert line.cuts == 1
            # Asking again tells whether it was stored.
            assert await store.append(one(0), epoch) == Receipt(1, repeated=where == "after")
            assert (await store.append(one(1), epoch)).count == 2
            assert await store.balances() == {OUTSIDE: -200, "player/ann": 200}
            assert (await verify(store)).events == 2

    asyncio.run(work())


def test_a_server_that_is_silent_is_not_waited_for_forever(
    own: Server, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardhouse.store.postgres.ANSWER_SECONDS", 0.3)

    async def work() -> None:
        url = own.database(name)
        async with await PostgresStore.open(url) as store, await PostgresStore.open(url) as other:
            epoch = await store.claim("t1", "me")
            async with other._connected() as db, db.transaction():
                await db.execute("select * from streams for update")
                with pytest.raises(Unavailable, match="TimeoutError"):
                    await store.append(one(0), epoch)
            receipt, _ = await insist(store, one(0), epoch)
            assert receipt.count == 1

    asyncio.run(work())
