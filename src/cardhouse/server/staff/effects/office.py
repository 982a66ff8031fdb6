"""Acts in the office: closed days, hands shown, how the room is run."""

from __future__ import annotations

from datetime import date
from typing import Any

from msgspec.structs import replace

from cardhouse.management import key
from cardhouse.management.changes import (
    BarPerson,
    Change,
    NameHost,
    SetMoney,
)
from cardhouse.room.clock import is_day, stamp
from cardhouse.room.reports import period, report
from cardhouse.server.backoffice.figures import totals
from cardhouse.server.front.problems import denied
from cardhouse.server.people.roles import PersonRole, may_host
from cardhouse.server.staff import acts
from cardhouse.server.staff.effects.effect import Doer, Effect, keep_a_manager, person_of, table_of
from cardhouse.store.base import Store
from cardhouse.store.records import Damaged


async def close_day(doer: Doer, act: Any) -> Effect:
    """The day's figures as the ledger has them, once nothing can change them any more."""
    room, today = doer.room, stamp(doer.room.clock.now())[:10]
    # One spelling only: a day under two names would be closed twice.
    if not is_day(act.day) or act.day > today:
        raise denied(409, "staff-no-day", day=act.day)
    if act.day in room.management.state.days:
        raise denied(409, "day-is-closed", day=act.day)
    day = date.fromisoformat(act.day)
    edited = (each for editions in room.management.state.editions.values() for each in editions)
    if any(key(each.by) == key(doer.by) and stamp(each.at)[:10] == act.day for each in edited):
        raise denied(409, "staff-edited", day=act.day)
    if drawers := room.cage.state.drawers:
        raise denied(409, "staff-drawers-open", count=len(drawers))
    if day.isoformat() == today and any(k.state.running() for k in room.tables.values()):
        raise denied(409, "staff-hands-running")

    seen = _written(doer)

    def still() -> None:
        # A sale between the sum and the signature belongs into the sum.
        if act.day == today and _written(doer) != seen:
            raise denied(409, "staff-day-moved")

    async def read(store: Store) -> dict[str, int]:
        found, _ = await report(store, await period(store, day))
        return totals(found)

    try:
        booked = await doer.office.apart.read(read)
    except Damaged as error:
        raise denied(409, "staff-books", words=str(error)) from None
    return Effect(change=acts.command_of(acts.CHANGES, act, booked=booked), still=still)


def _written(doer: Doer) -> tuple[int, ...]:
    """How much the cage and each table have written so far."""
    room = doer.room
    return (room.cage.count, *(keeper.count for keeper in room.tables.values()))


async def show_hand(doer: Doer, act: Any) -> Effect:
    keeper = doer.room.tables[table_of(doer, act.table)]
    kept = await doer.room.store.hand(keeper.stream, act.hand)
    if kept is None or not kept.last:
        raise denied(404, "problem-no-hand", number=act.hand, name=act.table)
    return Effect(change=acts.command_of(acts.CHANGES, act))


async def change(doer: Doer, act: Any) -> Effect:
    change: Change = acts.command_of(acts.CHANGES, act)
    if table := getattr(change, "table", ""):
        table_of(doer, table)
    if isinstance(change, NameHost) and change.name:
        named = person_of(doer, change.name)
        if (person := doer.office.register.state.find(named)) is not None and person.guest:
            raise denied(409, "guest-without-roles", name=named)
        if not may_host(_roles(doer, named)):
            raise denied(409, "staff-no-host", name=named)
    if isinstance(change, BarPerson):
        barred = person_of(doer, change.name)
        change = replace(change, name=barred)
        return Effect(change=change, still=lambda: _may_bar(doer, barred))
    if isinstance(change, SetMoney):
        return Effect(change=change, orders=((doer.room.cage, doer.room.no_chips),))
    return Effect(change=change)


def _may_bar(doer: Doer, name: str) -> None:
    """Players are barred by the floor; people of the staff by a manager, and never the last one."""
    staff = {*_roles(doer, name)} - {"player"}
    if staff and "manager" not in _roles(doer, doer.by):
        raise denied(409, "staff-bar-staff", name=name)
    keep_a_manager(doer, name)


def _roles(doer: Doer, name: str) -> tuple[PersonRole, ...]:
    person = doer.office.register.state.find(name)
    return person.roles if person is not None else ()
