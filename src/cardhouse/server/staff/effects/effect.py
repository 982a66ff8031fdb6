"""The effect of an act, and the people behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from cardhouse.management import key
from cardhouse.management.changes import Change
from cardhouse.room.keeper import Keeper
from cardhouse.room.room import Room
from cardhouse.server.front.problems import denied
from cardhouse.server.office import Office

AnyKeeper = Keeper[Any, Any, Any]
# Makes an order once nothing else can change any of the keepers.
Make = Callable[[], Awaitable[Any]]


class Doer(Struct, frozen=True):
    """The people behind an act: the one who does it, and the second one, if it needs two."""

    office: Office
    by: str
    witness: str = ""
    # The sum in the books when the first of the two counted.
    booked: int = 0

    @property
    def room(self) -> Room:
        return self.office.room


class Effect(Struct, frozen=True, kw_only=True):
    """An act's effect, stored in one commit with its line in the journal."""

    change: Change | None = None
    orders: tuple[tuple[AnyKeeper, Make], ...] = ()
    # Refuses the act if it has become impossible, once nothing else can change the management.
    still: Callable[[], None] | None = None
    # Done when everything is stored.
    after: Callable[[], Awaitable[Any]] | None = None
    # A word that only the doer is told.
    word: str = ""
    # For a count: the sum in the books.
    booked: int = 0


def ordered(keeper: AnyKeeper, order: Callable[[], Any], **more: Any) -> Effect:
    """An effect on one keeper."""

    async def make() -> Any:
        return order()

    return Effect(orders=((keeper, make),), **more)


def table_of(doer: Doer, name: str) -> str:
    if name not in doer.room.tables:
        raise denied(404, "problem-no-table", name=name)
    return name


def person_of(doer: Doer, name: str) -> str:
    """A person's name as the room spells it."""
    if (person := doer.office.register.state.find(name)) is None:
        raise denied(404, "nobody-called", name=name)
    return person.name


def admitted(doer: Doer, name: str) -> None:
    """Refuse to serve somebody who is barred from the room."""
    if (bar := doer.room.management.state.barred.get(key(name))) is not None:
        raise denied(409, "staff-is-barred", name=bar.name)


def keep_a_manager(doer: Doer, name: str) -> None:
    """Refuse to lose the only manager: nobody could make another one."""
    persons, barred = doer.office.register.state.persons.values(), doer.room.management.state.barred
    managers = {key(each.name) for each in persons if "manager" in each.roles}
    if managers - barred.keys() == {key(name)}:
        raise denied(409, "staff-last-manager", name=name)
