"""The promises of every store, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from cardhouse.ledger import OUTSIDE, Transfer
from cardhouse.store import (
    Append,
    Conflict,
    Overdrawn,
    Receipt,
    Record,
    Snapshot,
    Stale,
    Store,
    Stored,
)
from cardhouse.store.heads import Head
from cardhouse.store.verify import Verified, verify
from tests.unit.store.conftest import opened

T = TypeVar("T")
NOON = "2026-05-01T12:00:00"


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def append(expected: int, *bodies: str, command: str = "", stream: str = "t1") -> Append:
    return Append(
        stream=stream,
        expected=expected,
        command=command or f"c{expected}",
        at=NOON,
        records=tuple(Record(body.encode()) for body in bodies),
    )


def moving(expected: int, *transfers: Transfer, stream: str = "t1", command: str = "") -> Append:
    return Append(
        stream=stream,
        expected=expected,
        command=command or f"m{expected}",
        at=NOON,
        records=(Record(b"{}", transfers),),
    )


async def all_of(store: Store, stream: str = "t1", after: int = 0) -> list[Stored]:
    return [stored async for stored in store.read(stream, after)]


def test_events_come_back_in_order_after_the_store_was_closed(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "me")
            assert await store.append(append(0, "a", "b"), epoch) == Receipt(2)
            assert await store.append(append(2, "c"), epoch) == Receipt(3)
        async with opened(url) as store:
            found = await all_of(store)
            assert [(s.number, s.body) for s in found] == [(1, b"a"), (2, b"b"), (3, b"c")]
            assert {s.at for s in found} == {NOON}
            assert [s.command for s in found] == ["c0", "c0", "c2"]
            assert [s.body for s in await all_of(store, after=2)] == [b"c"]
            assert await store.streams() == ["t1"]
            count, mark = await store.head("t1")
            head = Head(stream="t1", count=count, digest=mark.hex(), at=NOON)
            wanted = Verified(streams=1, events=3, transfers=0, heads=(head,))
            assert await verify(store) == wanted

    run(work())


def test_a_command_is_applied_once(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "me")
            first = await store.append(append(0, "a", command="x"), epoch)
            again = await store.append(append(0, "a", command="x"), epoch)
            assert (first, again) == (Receipt(1), Receipt(1, repeated=True))
            await store.append(append(1, "b", command="y"), epoch)
            # It is still known later, and after a restart.
            assert await store.append(append(2, "z", command="x"), epoch) == again
            assert [s.body for s in await all_of(store)] == [b"a", b"b"]

    run(work())


def test_the_same_id_at_another_table_is_another_command(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            for stream in ("t1", "t2"):
                epoch = await store.claim(stream, "me")
                assert await store.append(append(0, "a", command="x", stream=stream), epoch)
            assert len(await all_of(store, "t1")) == len(await all_of(store, "t2")) == 1

    run(work())


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_events_for_another_state_are_refused(url: str, expected: int) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "me")
            await store.append(append(0, "a", "b"), epoch)
            with pytest.raises(Conflict, match=f"t1: there are 2 events, not {expected}"):
                await store.append(append(expected, "x", command="late"), epoch)
            assert [s.body for s in await all_of(store)] == [b"a", b"b"]
            # The refused command may be sent again with the right count.
            assert await store.append(append(2, "x", command="late"), epoch) == Receipt(3)

    run(work())


def test_an_old_owner_is_refused_and_the_log_has_no_fork(url: str) -> None:
    async def work() -> None:
        async with opened(url) as one, opened(url) as two:
            old = await one.claim("t1", "one", seconds=0)
            await one.append(append(0, "a"), old)
            new = await two.claim("t1", "two")
            with pytest.raises(Stale, match="t1: somebody else owns it now"):
                await one.append(append(1, "fork"), old)
            await two.append(append(1, "b"), new)
            assert [s.body for s in await all_of(one)] == [b"a", b"b"]
            assert (await verify(one)).events == 2

    run(work())


def test_a_stream_has_one_owner_until_the_time_is_over_or_he_lets_go(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "one", seconds=60)
            with pytest.raises(Stale, match="t1: one has it for another"):
                await store.claim("t1", "two")
            # The same owner comes back after a crash, under a new epoch.
            again = await store.claim("t1", "one", seconds=60)
            assert again > epoch
            await store.release("t1", again)
            assert await store.claim("t1", "two") > again

    run(work())


def test_an_owner_stays_one_by_a_sign_of_life_but_not_after_another_has_followed(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "one", seconds=0)
            # Late, but nobody has claimed it in between.
            await store.renew("t1", epoch, seconds=60)
            with pytest.raises(Stale, match="t1: one has it for another"):
                await store.claim("t1", "two")
            await store.append(append(0, "a"), epoch)
            await store.release("t1", epoch)
            new = await store.claim("t1", "two", seconds=0)
            # The second owner's time is over too, but the stream does not go back to the first.
            with pytest.raises(Stale, match="t1: somebody else owns it now"):
                await store.renew("t1", epoch)
            assert await store.append(append(1, "b"), new) == Receipt(2)

    run(work())


def test_transfers_are_booked_with_their_events(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "me")
            sold = Transfer(OUTSIDE, "player/ann", 200_00, "cage")
            seat = Transfer("player/ann", "t1/3", 150_00, "seat.buy-in")
            await store.append(moving(0, sold, seat), epoch)
            assert await store.balances() == {
                OUTSIDE: -200_00,
                "player/ann": 50_00,
                "t1/3": 150_00,
            }
            (stored,) = await all_of(store)
            assert stored.transfers == (sold, seat)
            assert (await verify(store)).transfers == 2

    run(work())


def test_no_account_goes_below_zero_and_then_nothing_is_stored(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epoch = await store.claim("t1", "me")
            await store.append(moving(0, Transfer(OUTSIDE, "player/ann", 50_00, "cage")), epoch)
            with pytest.raises(Overdrawn, match=r"player/ann: \$50\.01 is more than it holds"):
                await store.append(moving(1, Transfer("player/ann", "t1/3", 50_01, "x")), epoch)
            assert len(await all_of(store)) == 1
            assert (await store.balances())["player/ann"] == 50_00

    run(work())


def test_a_refused_command_does_not_hurt_those_in_the_same_commit(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            epochs = {f"t{i}": await store.claim(f"t{i}", "me") for i in range(20)}
            jobs = [
                store.append(append(i % 2, "a", stream=stream), epoch)
                for i, (stream, epoch) in enumerate(epochs.items())
            ]
            results = await asyncio.gather(*jobs, return_exceptions=True)
            kinds = [type(result) for result in results]
            assert kinds == [Receipt, Conflict] * 10
            stored = [len(await all_of(store, stream)) for stream in epochs]
            assert stored == [1, 0] * 10

    run(work())


def test_streams_that_are_written_together_are_written_or_not_together(url: str) -> None:
    sold = Transfer(OUTSIDE, "player/ann", 200_00, "cage")
    seat = Transfer("player/ann", "t1/3", 200_00, "seat.buy-in")

    async def work() -> None:
        async with opened(url) as store:
            cage, table = await store.claim("cage", "me"), await store.claim("t1", "me")
            sale = (moving(0, sold, stream="cage"), cage)
            # The second cannot be written: too large, for another state, or no longer its owner's.
            dear = (moving(0, Transfer("player/ann", "t1/3", 200_01, "x")), table)
            late, old = (moving(4, seat), table), (moving(0, seat), table + 1)
            others = [store.append(append(0, "a", stream="t2"), await store.claim("t2", "me"))]
            tried = [store.append_all(sale, each) for each in (dear, late, old)]
            found = await asyncio.gather(*tried, *others, return_exceptions=True)
            assert [type(each) for each in found] == [Overdrawn, Conflict, Stale, Receipt]
            assert await all_of(store, "cage") == await all_of(store) == []
            assert not any((await store.balances()).values())
            assert await store.applied("cage", sale[0].command) is None
            # The second append spends the chips the first one brings.
            done = await store.append_all(sale, (moving(0, seat), table))
            assert done == (Receipt(1), Receipt(1))
            assert (await store.balances())["t1/3"] == 200_00
            assert (await verify(store)).transfers == 2

    run(work())


def test_snapshots_and_books_are_kept(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            assert await store.snapshot("t1") is None
            await store.save("t1", Snapshot(4, b"four"))
            await store.save("t1", Snapshot(9, b"nine"))
            await store.keep_book("abc", b"rules")
            await store.keep_book("abc", b"never another text under the same name")
        async with opened(url) as store:
            assert await store.snapshot("t1") == Snapshot(9, b"nine")
            assert await store.book("abc") == b"rules"
            assert await store.book("xyz") is None

    run(work())
