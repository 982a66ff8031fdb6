"""Heads kept elsewhere: events taken away since they were written are missed."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from cardhouse.store import Append, Damaged, Record, Snapshot, Store, StoreError
from cardhouse.store.heads import Head, decoded, encoded
from cardhouse.store.verify import verify
from tests.unit.store.conftest import opened


async def _add(store: Store, stream: str, *bodies: bytes) -> None:
    epoch = await store.claim(stream, "me")
    for body in bodies:
        count, _ = await store.head(stream)
        await store.append(
            Append(
                stream=stream,
                expected=count,
                command=f"c{count}",
                at=f"2026-05-01T12:00:0{count}",
                records=(Record(body),),
            ),
            epoch,
        )


def test_heads_name_the_last_event_of_each_stream(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await _add(store, "cage", b"1", b"2", b"3")
            await store.claim("empty", "me")
            (head,) = (await verify(store)).heads
            count, mark = await store.head("cage")
            assert head == Head(
                stream="cage", count=count, digest=mark.hex(), at="2026-05-01T12:00:02"
            )

    asyncio.run(work())


def test_what_is_written_later_agrees_with_earlier_heads(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await _add(store, "cage", b"1", b"2")
            earlier = {head.stream: head for head in (await verify(store)).heads}
            await _add(store, "cage", b"3")
            await _add(store, "table/t1", b"1")
            assert (await verify(store, earlier)).events == 4

    asyncio.run(work())


def test_a_stream_that_ends_earlier_was_cut_off(url: str) -> None:
    later = Head(stream="cage", count=3, digest="00", at="2026-05-01T12:00:02")

    async def work() -> None:
        async with opened(url) as store:
            await _add(store, "cage", b"1", b"2")
            words = (
                "cage: event 3 is damaged: events are missing: there were 3 when its head was taken"
            )
            with pytest.raises(Damaged, match=words):
                await verify(store, {"cage": later})

    asyncio.run(work())


def test_a_stream_that_went_another_way_is_another_one(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await _add(store, "cage", b"1", b"2")
            (head,) = (await verify(store)).heads
            other = Head(stream="cage", count=1, digest=head.digest, at=head.at)
            with pytest.raises(
                Damaged, match="cage: event 1 is damaged: it, or one before it, is an"
            ):
                await verify(store, {"cage": other})

    asyncio.run(work())


def test_a_stream_that_is_gone_is_missed(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await _add(store, "cage", b"1")
            gone = Head(stream="people", count=7, digest="00", at="2026")
            with pytest.raises(StoreError, match="people: the stream is gone; it had 7 events"):
                await verify(store, {"people": gone})

    asyncio.run(work())


def test_everything_that_is_filed_is_listed(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await _add(store, "cage", b"1", b"2")
            await store.claim("empty", "me")
            assert (await store.streams(), await store.filed()) == (["cage", "empty"], ["cage"])
            assert (await store.commands("cage"), await store.commands("empty")) == (2, 0)
            # A snapshot of a stream nobody has claimed.
            await store.save("lost", Snapshot(1, b""))
            assert await store.filed() == ["cage", "lost"]
            with pytest.raises(StoreError, match="lost: something is filed under it"):
                await verify(store)

    asyncio.run(work())


def test_a_book_must_have_its_fingerprint(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            mark = hashlib.sha256(b"rules").hexdigest()
            await store.keep_book(mark, b"rules")
            assert await store.books() == [mark]
            await verify(store)
            await store.keep_book("f" * 64, b"rules")
            with pytest.raises(StoreError, match="the rule book ffffffffffff is not the text"):
                await verify(store)

    asyncio.run(work())


def test_heads_are_read_as_they_were_written() -> None:
    heads = (Head(stream="cage", count=3, digest="00ff" * 16, at="2026-05-01T12:00:02"),)
    assert decoded(encoded(heads)) == {"cage": heads[0]}


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"dear diary",
        b"[]",
        b'{"heads": 3, "format": "cardhouse-heads-1"}',
        b'{"heads": [], "format": "cardhouse-heads-2"}',
        b"\xff\xfe",
        b"[" * 100_000,
    ],
)
def test_another_file_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match="not a file of heads"):
        decoded(text)
