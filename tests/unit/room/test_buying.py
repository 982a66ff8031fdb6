"""Chips and seats come together: a player refused the seat buys nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardhouse.cage.events import ChipsLent, ChipsSold
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.room.audit import audit
from cardhouse.room.buying import bring_chips
from cardhouse.room.cashier import CageCraft
from cardhouse.room.room import CAGE, Room
from cardhouse.store import Append, Receipt, StoreError
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.accounts import purse
from cardhouse.table.commands import BuyChips, JoinList, Leave, Sit
from tests.kit.faulty import Faulty
from tests.kit.refusals import refusal
from tests.kit.rooms import opened_room

HOLDEM, STUD = ("tommys", "holdem"), ("tommys", "stud7")


class Failing(SqliteStore):
    """A store that fails on demand: before it has written anything, or after."""

    before = after = False

    async def append_all(self, *appends: tuple[Append, int]) -> tuple[Receipt, ...]:
        if self.before:
            raise StoreError("the disk is full")
        receipts = await super().append_all(*appends)
        if self.after:
            self.after = False
            raise StoreError("the connection was lost")
        return receipts


async def given(room: Room, name: str) -> list[int]:
    """Amounts that the cage has sold or lent to a player."""
    events = [CageCraft().decode(each.body) async for each in room.store.read(CAGE)]
    return [e.amount for e in events if isinstance(e, ChipsSold | ChipsLent) and e.name == name]


async def take(room: Room, name: str, seat: int, chips: int, table: str = "holdem") -> None:
    order = Sit(seat=seat, name=name, chips=chips)
    await bring_chips(room, room.tables[table], order, name, f"{name} sits")


def test_a_seat_that_is_refused_sells_nothing(tmp_path: Path) -> None:
    cases = ((1, 100_00, Reason.SEAT_TAKEN), (9, 1_00, Reason.BUY_IN_TOO_SMALL))

    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            for seat, chips, reason in (*cases, (9, 20_50, Reason.WRONG_AMOUNT)):
                with pytest.raises(Illegal) as refused:
                    await take(room, "Ann", seat, chips)
                assert refused.value.reason is reason
            assert await given(room, "Ann") == []
            assert purse("Ann") not in await room.store.balances()

    asyncio.run(scenario())


def test_of_two_who_want_one_seat_only_one_buys(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            orders = [take(room, name, 9, 50_00) for name in ("Ann", "Bob")]
            found = await asyncio.gather(*orders, return_exceptions=True)
            assert [type(each) for each in found] == [type(None), Illegal]
            assert (await given(room, "Ann"), await given(room, "Bob")) == ([50_00], [])
            await audit(room.store)

    asyncio.run(scenario())


def test_one_person_at_two_tables_at_once_pays_for_both(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM, STUD) as room:
            await room.sell("Ann", 60_00, "before")
            await asyncio.gather(take(room, "Ann", 8, 50_00), take(room, "Ann", 8, 50_00, "stud7"))
            assert sum(await given(room, "Ann")) == 100_00
            assert (await room.store.balances())[purse("Ann")] == 0
            await audit(room.store)

    asyncio.run(scenario())


def test_whoever_has_chips_buys_only_what_is_missing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            await take(room, "Ann", 9, 50_00)
            keeper = room.tables["holdem"]
            await keeper.order(Leave(seat=9), "ann leaves")
            await bring_chips(room, keeper, Sit(seat=9, name="Ann", chips=70_00), "Ann", "again")
            await bring_chips(room, keeper, BuyChips(seat=9, chips=5_00), "Ann", "more")
            assert await given(room, "Ann") == [50_00, 20_00, 5_00]
            with refusal("does not sit there"):
                await bring_chips(room, keeper, BuyChips(seat=9, chips=5_00), "Bob", "bob")
            # Sent again after she has left, the first order neither seats her nor sells anything.
            await keeper.order(Leave(seat=9), "ann leaves again")
            await take(room, "Ann", 9, 500_00)
            assert len(await given(room, "Ann")) == 3 and 9 not in keeper.state.players

    asyncio.run(scenario())


def test_what_the_store_does_not_take_has_not_happened_at_either_place(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            Failing(tmp_path / "room.db") as store,
            opened_room(tmp_path, HOLDEM, store=store) as room,
        ):
            cage, table = room.cage.count, room.tables["holdem"].count
            store.before = True
            with pytest.raises(StoreError, match="full"):
                await take(room, "Ann", 9, 50_00)
            assert (room.cage.count, room.tables["holdem"].count) == (cage, table)
            assert 9 not in room.tables["holdem"].state.players and not await given(room, "Ann")
            store.before, store.after = False, True
            with pytest.raises(StoreError, match="lost"):
                await take(room, "Ann", 9, 50_00)
            # It was stored before the answer was lost: sent again, it is found at both places.
            await take(room, "Ann", 9, 50_00)
            assert room.cage.count == cage + 1
            await take(room, "Bob", 8, 50_00)
            assert room.tables["holdem"].state.players[9].name == "Ann"
            assert (await given(room, "Ann"), await given(room, "Bob")) == ([50_00], [50_00])
            await audit(room.store)

    asyncio.run(scenario())


def test_a_purchase_outlasts_a_store_that_is_away_or_loses_its_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            Faulty(tmp_path / "room.db") as store,
            opened_room(tmp_path, HOLDEM, store=store) as room,
        ):
            keeper = room.tables["holdem"]
            store.lost = 2
            await take(room, "Ann", 9, 50_00)
            assert store.refused == 2 and keeper.state.players[9].name == "Ann"
            store.away = True
            order = asyncio.ensure_future(take(room, "Bob", 8, 50_00))
            while store.refused < 5:
                await asyncio.sleep(0.01)
            assert 8 not in keeper.state.players and not order.done()
            # Giving up the wait takes nothing back.
            order.cancel()
            store.away = False
            await keeper.order(JoinList(name="Cy"), "after bob")
            assert keeper.state.players[8].name == "Bob"
            assert (await given(room, "Ann"), await given(room, "Bob")) == ([50_00], [50_00])
            assert room.cage.count == (await store.head(CAGE))[0]
            await audit(store)

    asyncio.run(scenario())


def test_a_bot_whose_seat_is_taken_buys_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            with pytest.raises(Illegal):
                await room.seat_bot("holdem", 1, "Zed", "caller")
            assert await given(room, "Zed") == []
            await room.seat_bot("holdem", 9, "Zed", "caller")
            assert await given(room, "Zed") == [20_00]

    asyncio.run(scenario())
