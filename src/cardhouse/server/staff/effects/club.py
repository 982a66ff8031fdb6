"""Acts in a club: buy-ins by the host's word, and settling up."""

from __future__ import annotations

from typing import Any

from cardhouse.cage.commands import LendChips
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.management import key
from cardhouse.room import club
from cardhouse.room.standing import CLOSED
from cardhouse.room.tables import TableKeeper
from cardhouse.server.front.problems import Denied, denied
from cardhouse.server.staff import acts
from cardhouse.server.staff.effects.chips import smallest_chip
from cardhouse.server.staff.effects.effect import Doer, Effect, table_of
from cardhouse.server.table.orders import come_in
from cardhouse.server.table.scene import seat_of
from cardhouse.table import Table, table_ask
from cardhouse.table import play as play_at
from cardhouse.table.accounts import purse
from cardhouse.table.commands import BuyChips, Sit
from cardhouse.table.terms import Places
from cardhouse.words.said import Money


async def buy_in(doer: Doer, act: acts.BuyInAct) -> Effect:
    """Lend chips by the host's word, and bring them to the table where they were wanted."""
    room, keeper = doer.room, doer.room.tables[table_of(doer, act.table)]
    _club(doer)
    _admits(doer, keeper)
    if not doer.witness:
        # The host is not asked for what cannot be.
        await _check(doer, keeper.state, act)

    async def lend() -> LendChips:
        return LendChips(at=room.clock.now(), name=doer.by, amount=act.amount, owed=True)

    async def bring() -> Sit | BuyChips | None:
        return _bringing(keeper.state, doer.by, act)

    async def comes_in() -> None:
        seat = seat_of(keeper.state, doer.by)
        await come_in(keeper, seat, doer.by, f"comes/{keeper.count}")

    return Effect(orders=((room.cage, lend), (keeper, bring)), after=comes_in)


def _admits(doer: Doer, keeper: TableKeeper) -> None:
    """Refuse to lend chips for a table that is closed, or that the player is barred from."""
    if doer.room.closed(keeper.name):
        raise Denied(409, CLOSED)
    if key(doer.by) in map(key, keeper.state.barred):
        raise Illegal(Reason.BARRED)


async def _check(doer: Doer, table: Table, act: acts.BuyInAct) -> None:
    """Refuse a sum that no chips make, or that does not do for what it is wanted for."""
    have = (await doer.room.store.balances()).get(purse(doer.by), 0) + act.amount
    if have % (chip := smallest_chip(doer.room)):
        raise denied(409, "staff-uneven", amount=Money(act.amount), chip=Money(chip))
    if (order := _bringing(table, doer.by, act)) is None:
        return
    play_at(table.copy(), order)
    if order.chips > have:
        raise denied(409, "staff-brings-more", amount=Money(have))


def _bringing(table: Table, name: str, act: acts.BuyInAct) -> Sit | BuyChips | None:
    """The order that brings the chips to a seat; None if they wait in the purse."""
    seat = seat_of(table, name)
    if act.brings and seat and not act.seat:
        return BuyChips(seat=seat, chips=act.brings)
    if act.brings and act.seat and not seat and (free := _free_seat(table, name, act.seat)):
        return Sit(seat=free, name=name, chips=act.brings)
    return None


def _free_seat(table: Table, name: str, wanted: int) -> int:
    """The seat that was asked for, or another one if somebody has taken it since; 0 if none is."""
    if wanted not in table.players:
        return wanted
    places = table_ask(table, name).offers.get(Sit)
    return next(iter(places.seats), 0) if isinstance(places, Places) else 0


async def settle_up(doer: Doer, act: acts.SettleUpAct) -> Effect:
    _club(doer)

    async def settle() -> Any:
        return await club.settling(doer.room, doer.by)

    return Effect(orders=((doer.room.cage, settle),))


def _club(doer: Doer) -> None:
    if doer.room.management.state.money != "club":
        raise denied(409, "staff-no-club")
