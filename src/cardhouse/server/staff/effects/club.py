"""Acts in a club: buy-ins by the host's word, and settling up."""

from __future__ import annotations

from typing import Any

from cardhouse.cage.commands import (
    LendChips,
)
from cardhouse.room import club
from cardhouse.server.front.problems import denied
from cardhouse.server.staff import acts
from cardhouse.server.staff.effects.effect import Doer, Effect, table_of
from cardhouse.server.table.orders import come_in
from cardhouse.server.table.scene import seat_of
from cardhouse.table import Table
from cardhouse.table import play as play_at
from cardhouse.table.commands import BuyChips, Sit


async def buy_in(doer: Doer, act: acts.BuyInAct) -> Effect:
    """Lend chips by the host's word, and bring them to the table where they were wanted."""
    room, keeper = doer.room, doer.room.tables[table_of(doer, act.table)]
    _club(doer)
    order = None if doer.witness else _bringing(keeper.state, doer.by, act)
    if order is not None:
        # The host is not asked for what cannot be.
        play_at(keeper.state.copy(), order)

    async def lend() -> LendChips:
        return LendChips(at=room.clock.now(), name=doer.by, amount=act.amount, owed=True)

    async def bring() -> Sit | BuyChips | None:
        return _bringing(keeper.state, doer.by, act)

    async def comes_in() -> None:
        await come_in(keeper, act.seat, doer.by, f"comes/{keeper.count}")

    return Effect(orders=((room.cage, lend), (keeper, bring)), after=comes_in)


def _bringing(table: Table, name: str, act: acts.BuyInAct) -> Sit | BuyChips | None:
    """The order that brings the chips to a seat; None if they wait in the purse."""
    seat = seat_of(table, name)
    if act.brings and seat and not act.seat:
        return BuyChips(seat=seat, chips=act.brings)
    if act.brings and act.seat and not seat and act.seat not in table.players:
        return Sit(seat=act.seat, name=name, chips=act.brings)
    return None


async def settle_up(doer: Doer, act: acts.SettleUpAct) -> Effect:
    _club(doer)

    async def settle() -> Any:
        return await club.settling(doer.room, doer.by)

    return Effect(orders=((doer.room.cage, settle),))


def _club(doer: Doer) -> None:
    if doer.room.management.state.money != "club":
        raise denied(409, "staff-no-club")
