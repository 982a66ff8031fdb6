"""The list of hands: written together with its events, or not at all."""

from __future__ import annotations

import pytest

from cardhouse.ledger import Transfer
from cardhouse.store import (
    Append,
    HandBegun,
    HandEnded,
    KeptHand,
    Overdrawn,
    Record,
    Seated,
    Store,
)
from tests.unit.store.conftest import opened
from tests.unit.store.test_store import NOON, run

SEATS = {1: Seated("Ann"), 4: Seated("Bot 7", bot=True)}


def begun(number: int) -> Record:
    return Record(b"begun", note=HandBegun(number=number, book="b1", rules="3-6", seats=SEATS))


def ended(number: int) -> Record:
    return Record(b"ended", note=HandEnded(number))


async def store_hands(store: Store, *records: Record, stream: str = "t1") -> None:
    count, _ = await store.head(stream)
    append = Append(stream=stream, expected=count, command=f"c{count}", at=NOON, records=records)
    await store.append(append, await store.claim(stream, "me"))


def kept(number: int, first: int, last: int = 0) -> KeptHand:
    at = NOON if last else ""
    return KeptHand(
        number=number, first=first, last=last, at=at, book="b1", rules="3-6", seats=SEATS
    )


def test_a_hand_is_listed_with_its_first_and_last_event_and_who_sat_where(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store_hands(store, Record(b"a"), begun(1), Record(b"b"))
            assert await store.hand("t1", 1) == kept(1, 2)
            assert await store.hands("t1", most=20) == []
            await store_hands(store, Record(b"c"), ended(1))
            await store_hands(store, begun(2), ended(2), begun(3))
            assert await store.hands("t1", most=20) == [kept(2, 6, 7), kept(1, 2, 5)]
            assert await store.hand("t1", 3) == kept(3, 8)
            assert await store.hand("t1", 4) is None
            assert await store.hands("t2", most=20) == []
            assert await store.counted_hands("t1") == (3, 3)
            assert await store.counted_hands("t2") == (0, 0)

    run(work())


def test_a_page_of_hands_ends_before_a_number(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            for number in range(1, 8):
                await store_hands(store, begun(number), ended(number))
            pages = [await store.hands("t1", before=n, most=3) for n in (0, 5, 2, 1)]
            assert [[hand.number for hand in page] for page in pages] == [
                [7, 6, 5],
                [4, 3, 2],
                [1],
                [],
            ]

    run(work())


def test_no_hand_is_listed_whose_events_were_refused(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            unpaid = Record(b"x", (Transfer("player/Ann", "t1/1", 5, "buy-in"),))
            with pytest.raises(Overdrawn):
                await store_hands(store, begun(1), unpaid)
            assert await store.counted_hands("t1") == (0, 0)
            assert await store.hand("t1", 1) is None

    run(work())


def test_hands_are_listed_anew(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store_hands(store, begun(1), ended(1), begun(2))
            await store_hands(store, begun(1), ended(1), stream="t2")
            await store.list_hands("t1", [kept(1, 1, 2)])
            assert await store.counted_hands("t1") == (1, 1)
            assert await store.hands("t1", most=9) == [kept(1, 1, 2)]
            assert await store.hands("t2", most=9) == [kept(1, 1, 2)]

    run(work())


def test_events_are_read_up_to_the_last_one_that_is_wanted(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            await store_hands(store, *(Record(str(n).encode()) for n in range(1, 1201)))
            found = [each.number async for each in store.read("t1", 3, 700)]
            assert found == list(range(4, 701))
            assert [each.number async for each in store.read("t1", 1200, 1300)] == []

    run(work())
