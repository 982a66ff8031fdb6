"""Acts at the cage."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from cardhouse.cage.commands import (
    FetchDrop,
    FillDrawer,
    OpenDrawer,
    RedeemChips,
    SellChips,
)
from cardhouse.cage.play import check_count
from cardhouse.management import key
from cardhouse.room import window
from cardhouse.server.commands import tag
from cardhouse.server.front.problems import denied
from cardhouse.server.people.names import skeleton
from cardhouse.server.staff import acts
from cardhouse.server.staff.effects.effect import Doer, Effect, person_of
from cardhouse.table.accounts import purse
from cardhouse.words.said import Money

# Commands that move cash, or need a drawer for it.
CASH: Final = (SellChips, RedeemChips, OpenDrawer, FillDrawer)


async def cage(doer: Doer, act: Any) -> Effect:
    room, kind = doer.room, acts.CAGE[tag(type(act))][0]
    if kind in CASH and room.management.state.money != "cage":
        raise denied(409, "staff-no-cash")
    if kind is FetchDrop and room.management.state.money == "club":
        raise denied(409, "staff-club-box")
    if issubclass(kind, SellChips | RedeemChips):
        act = replace(act, name=_patron(doer, act.name))
    counted = await _counted(doer, act) if kind is FetchDrop and not doer.witness else 0

    async def make() -> Any:
        booked = await _booked(doer, act.table) if kind is FetchDrop else 0
        stamped = {"by": doer.by, "witness": doer.witness, "booked": booked}
        command = acts.command_of(acts.CAGE, act, at=room.clock.now(), **stamped)
        if isinstance(command, OpenDrawer):
            _is_told_apart(doer, command.drawer)
        if isinstance(command, SellChips | RedeemChips | FillDrawer):
            _own_drawer(doer, command.drawer)
        if isinstance(command, RedeemChips):
            await _has_chips(doer, command)
        return command

    return Effect(orders=((room.cage, make),), booked=counted)


async def _counted(doer: Doer, act: Any) -> int:
    """The sum in the books for a box that is counted; nobody is asked to confirm a wrong count."""
    booked = await window.in_box(doer.room, act.table)
    check_count(act.table, act.counted, booked, act.reason)
    return booked


async def _booked(doer: Doer, table: str) -> int:
    """The sum in a box when it was counted: play goes on while the second person is awaited."""
    now = await window.in_box(doer.room, table)
    if doer.booked > now:
        # Somebody has fetched it since.
        raise denied(409, "order-gone-on")
    return doer.booked if doer.witness else now


def _patron(doer: Doer, name: str) -> str:
    """A patron as the room spells their name; nobody serves themselves."""
    if key(name) == key(doer.by):
        raise denied(409, "staff-own-window")
    return person_of(doer, name)


def _own_drawer(doer: Doer, name: str) -> None:
    """Cash goes through the cashier's own drawer, and no other way."""
    drawer = doer.room.cage.state.drawers.get(name)
    if drawer is not None and key(drawer.by) != key(doer.by):
        raise denied(409, "staff-drawer", drawer=name, name=drawer.by)
    if not name:
        raise denied(409, "staff-no-drawer")


def _is_told_apart(doer: Doer, name: str) -> None:
    """Refuse a drawer whose name looks like that of another open one."""
    looks = skeleton(name.strip())
    for other, drawer in doer.room.cage.state.drawers.items():
        if skeleton(other.strip()) == looks:
            raise denied(409, "drawer-taken", drawer=other, by=drawer.by)


async def _has_chips(doer: Doer, command: RedeemChips) -> None:
    """Refuse to redeem more than a patron has, in words for the cashier."""
    have = (await doer.room.store.balances()).get(purse(command.name), 0)
    if have < command.amount:
        raise denied(409, "staff-chips-short", name=command.name, amount=Money(have))


async def fetch_held(doer: Doer, act: acts.FetchHeldAct) -> Effect:
    held = window.holding(doer.room, _patron(doer, act.name))
    return Effect(orders=tuple((keeper, make) for keeper, _, make in held))
