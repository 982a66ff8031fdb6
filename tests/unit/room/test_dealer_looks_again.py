"""A dealer looks again: at who sits where, and whether staff have stopped or closed the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardhouse.management.changes import BarPerson, Change, CloseTable, PauseTable
from cardhouse.management.commands import Perform
from cardhouse.room.patience import Patience
from cardhouse.room.room import Room
from cardhouse.table.commands import JoinList, Leave, Sit
from tests.kit.rooms import NOON, opened_room

AT_LEISURE = Patience(must=3600.0, may=3600.0)
HOLDEM = ("tommys", "holdem")


async def manage(room: Room, change: Change) -> None:
    await room.management.order(Perform(at=NOON, by="Rosa", act={}, change=change), repr(change))


def test_no_bot_plays_on_in_a_seat_that_a_person_took(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM, bots=4, patience=AT_LEISURE) as room:
            keeper, dealer = room.tables["holdem"], room.dealer("holdem")
            while keeper.state.hands < 1:
                await dealer.step()
            # The bot leaves, and Zoe sits down before the dealer looks.
            await keeper.order(Leave(seat=2), "bot leaves")
            await room.sell("Zoe", 100_00, "zoe")
            await keeper.order(Sit(seat=2, name="Zoe", chips=100_00), "zoe sits")
            await dealer.step()
            assert set(dealer.crew.bots) == {1, 3, 4}
            assert 2 not in dealer.crew.bots

    asyncio.run(asyncio.wait_for(scenario(), 30))


@pytest.mark.parametrize(
    "change", [CloseTable(table="holdem"), PauseTable(table="holdem", reason="a spill")]
)
def test_no_hand_is_dealt_at_a_table_that_was_stopped_between_hands(
    tmp_path: Path, change: Change
) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM, patience=AT_LEISURE) as room:
            keeper, dealer = room.tables["holdem"], room.dealer("holdem")
            while keeper.state.hands < 1:
                await dealer.step()

            async def meanwhile(seconds: float) -> None:
                await manage(room, change)

            dealer._pause = meanwhile  # type: ignore[method-assign]
            await dealer.step()
            assert not keeper.state.running()

    asyncio.run(asyncio.wait_for(scenario(), 30))


def test_a_barred_person_is_struck_off_the_list_of_a_table_at_rest(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            room.rests = True
            keeper, dealer = room.tables["holdem"], room.dealer("holdem")
            await keeper.order(JoinList(name="Ann"), "ann waits")
            assert not dealer.wanted() and keeper.state.waiting == ["Ann"]
            await manage(room, BarPerson(name="ann", reason="cheating"))
            while keeper.state.waiting:
                await dealer.step()
            assert not dealer.wanted() and not keeper.state.hands

    asyncio.run(asyncio.wait_for(scenario(), 30))
