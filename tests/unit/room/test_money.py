"""How the money works: chosen before the first chip, and bots apart from the players."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

import pytest

from cardhouse.cage.events import ChipsLent, ChipsSold
from cardhouse.management import OWNER, Money
from cardhouse.room.audit import audit
from cardhouse.room.buying import bring_chips
from cardhouse.room.cashier import CageCraft
from cardhouse.room.clock import stamp
from cardhouse.room.furnish import furnish
from cardhouse.room.reports import period, report
from cardhouse.room.room import CAGE, Room
from cardhouse.rulebook import posted
from cardhouse.table.accounts import bot_purse, purse
from cardhouse.table.commands import Leave, Sit
from tests.kit.refusals import refusal
from tests.kit.rooms import opened_room, play_hands

HOLDEM = ("tommys", "holdem")


async def lent(room: Room) -> list[ChipsLent]:
    """All loans of the cage, which has sold nothing."""
    events = [CageCraft().decode(each.body) async for each in room.store.read(CAGE)]
    assert not any(isinstance(event, ChipsSold) for event in events)
    return [event for event in events if isinstance(event, ChipsLent)]


def test_bots_have_accounts_of_their_own_and_buy_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            keeper = room.tables["holdem"]
            ann = Sit(seat=9, name="Ann", chips=50_00)
            await bring_chips(room, keeper, ann, "Ann", "ann sits")
            await play_hands(room, 3)
            loans = await lent(room)
            assert {each.name for each in loans if not each.bot} == {"Ann"}
            assert sum(each.bot for each in loans) >= 3
            await keeper.order(Leave(seat=1), "a bot leaves")
            while 1 in keeper.state.players:
                await room.dealer("holdem").step()
            balances = await room.store.balances()
            assert not any(name.startswith(purse("holdem")) for name in balances)
            assert balances[bot_purse("holdem 1")] > 0
            await audit(room.store)

    asyncio.run(scenario())


def test_a_report_names_the_money_and_agrees_with_the_ledger(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            keeper = room.tables["holdem"]
            ann = Sit(seat=9, name="Ann", chips=50_00)
            await bring_chips(room, keeper, ann, "Ann", "ann sits")
            await play_hands(room, 2)
            day = await period(room.store, room_day(room))
            found, _ = await report(room.store, day)
            assert found.money == "play-money"
            assert (found.cage.sold, found.cage.lent) == (0, 50_00)
            bots = sum(each.amount for each in await lent(room) if each.bot)
            assert found.cage.lent_to_bots == bots > 0
            assert found.cage.patrons["Ann"].lent == 50_00 and len(found.cage.patrons) == 1

    asyncio.run(scenario())


def test_the_money_is_chosen_before_the_first_chip(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM, bots=0) as room:
            await room.choose_money("cage", OWNER)
            await room.choose_money("club", OWNER)
            await room.sell("Ann", 50_00, "ann buys")
            with refusal("before the first chip"):
                await room.choose_money("play-money", OWNER)
            # The same again is no change.
            await room.choose_money("club", OWNER)
            assert room.management.state.money == "club"
            await audit(room.store)

    asyncio.run(scenario())


@pytest.mark.parametrize("money", ["club", "cage"])
def test_no_bot_sits_where_chips_are_worth_something(tmp_path: Path, money: Money) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, bots=0) as room:
            await room.choose_money(money, OWNER)
            await furnish(room, [posted("tommys", "holdem"), posted("tommys", "pai-gow-poker")])
            assert [keeper.state.players for keeper in room.tables.values()] == [{}, {}]
            with refusal("play money only"):
                await room.seat_bot("tommys-holdem", 2, "Ada", "caller")
            assert await lent(room) == [] and not any((await room.store.balances()).values())

    asyncio.run(scenario())


def room_day(room: Room) -> date:
    """The day of the room's clock."""
    return date.fromisoformat(stamp(room.clock.now())[:10])
