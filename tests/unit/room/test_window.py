"""The cage's window: chips cashed in, winnings fetched, and a drop that matches the ledger."""

import asyncio
from pathlib import Path

import pytest

from cardhouse.cage.events import FEES
from cardhouse.chance import Stacked
from cardhouse.engine.banked.commands import Done, PlaceWager, PutUp
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor.banked.reports import WalkedAway
from cardhouse.floor.core.reports import CancelHand
from cardhouse.room import window
from cardhouse.room.audit import audit
from cardhouse.room.room import Room
from cardhouse.room.tables import AnyOrder, TableKeeper
from cardhouse.rulebook import posted
from cardhouse.table.commands import Leave, NextHand, PassBank, Sit
from cardhouse.table.table import Role
from tests.kit.banked import shoe_order
from tests.kit.refusals import detail_of, refusal
from tests.kit.rooms import opened_room, play_hands

HOLDEM = ("tommys", "holdem")
COUNTERS = {"by": "Dee", "witness": "Eli"}


def test_nobody_cashes_in_more_than_he_has(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path) as room:
            await room.sell("Ann", 50_00, "buys")
            with pytest.raises(Illegal) as error:
                await window.redeem(room, "Ann", 50_01, "too much")
            assert error.value.reason is Reason.NOT_ENOUGH_CHIPS
            assert detail_of(error.value) == "player/Ann: $50.01 is more than it holds."
            await window.redeem(room, "Ann", 50_00, "all")
            # Sent again, it is not carried out again.
            await window.redeem(room, "Ann", 50_00, "all")
            assert (await room.store.balances())["player/Ann"] == 0

    asyncio.run(scenario())


def test_a_drop_is_what_the_ledger_has_in_the_box(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            await play_hands(room, 3)
            held = await window.in_box(room, "holdem")
            assert held == room.tables["holdem"].state.box > 0
            with refusal("count again"):
                await window.fetch_drop(room, "holdem", "a", counted=held + 1, **COUNTERS)
            await window.fetch_drop(room, "holdem", "b", counted=held, **COUNTERS)
            assert (await room.store.balances())[FEES] == held
            assert await window.in_box(room, "holdem") == 0
            with refusal("nothing in the box"):
                await window.fetch_drop(room, "holdem", "c", counted=1, **COUNTERS)
            with refusal("There is no table pan here"):
                await window.fetch_drop(room, "pan", "d", counted=1, **COUNTERS)
            assert (await audit(room.store)).tables == 1

    asyncio.run(scenario())


def test_the_fee_of_a_hand_in_play_stays_in_the_box(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            await play_hands(room, 2)
            keeper = room.tables["holdem"]
            held = await window.in_box(room, "holdem")
            await keeper.order(NextHand(), "another hand")
            assert (await room.store.balances())["holdem/box"] > held
            assert await window.in_box(room, "holdem") == held
            await window.fetch_drop(room, "holdem", "drop", counted=held, **COUNTERS)
            # The fee left in the box can be returned when the hand is cancelled.
            await keeper.order(CancelHand(by="Flora", reason="fire alarm"), "cancel")
            assert not keeper.state.running()
            assert (await room.store.balances())["holdem/box"] == 0

    asyncio.run(scenario())


async def walked_away(room: Room) -> None:
    """Ann has 18 against the bank's 17, walks away from it and leaves."""
    keeper = await room.spread("t1", posted("new-esquire", "no-bust-blackjack"))
    seats = {3: ("Ann", 100_00), 4: ("Bob", 100_00), 8: ("corporation", 5_000_00)}
    orders: list[AnyOrder] = []
    for seat, (name, chips) in seats.items():
        await room.sell(name, chips, f"sell {name}")
        role: Role = "bank" if seat == 8 else "player"
        orders.append(Sit(seat=seat, name=name, chips=chips, role=role))
    orders += [PassBank(seat=3), PassBank(seat=4), NextHand(), PutUp(8, 500_00)]
    for seat in (3, 4):
        orders += [PlaceWager(seat, seat, 10_00), Done(seat)]
    for number, order in enumerate(orders):
        await keeper.order(order, f"a{number}")
    assert isinstance(keeper.state.game, BankedGame)
    chance = Stacked(shoe_order(keeper.state.game, "T T T 8 6 7", burn=True))
    while ask := next((a for a in asked(keeper) if a.actor == CHANCE), None):
        await keeper.order(chance.answer(ask), f"b{keeper.count}")
    await keeper.order(WalkedAway(seat=3), "away")
    await keeper.order(Leave(seat=3), "leave")
    while keeper.state.running():
        default = asked(keeper)[0].default
        assert default is not None
        await keeper.order(default, f"c{keeper.count}")


def asked(keeper: TableKeeper) -> tuple[Ask, ...]:
    hand = keeper.state.hand
    assert hand is not None
    return hand.asked


def test_what_is_held_for_an_absent_player_is_fetched_at_the_window(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened_room(tmp_path, HOLDEM) as room:
            await walked_away(room)
            before = await room.store.balances()
            assert before["held/Ann"] == 20_00
            assert await window.fetch_held(room, "Ann", "fetch") == 20_00
            after = await room.store.balances()
            assert after["held/Ann"] == 0
            assert after["player/Ann"] == before["player/Ann"] + 20_00
            for name in ("Ann", "Bob"):
                with refusal(f"The cage holds nothing for {name}"):
                    await window.fetch_held(room, name, "fetch once more")
            assert (await audit(room.store)).hands == 1

    asyncio.run(scenario())
