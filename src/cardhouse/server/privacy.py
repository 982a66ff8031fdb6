"""Private tables: the people who see them and come in."""

from __future__ import annotations

from typing import Final

from cardhouse.management import key
from cardhouse.room.room import Room
from cardhouse.server.people.people import Person
from cardhouse.server.people.roles import PersonRole
from cardhouse.server.table.scene import seat_of

# The staff see every table, where they look after them.
STAFF: Final[frozenset[PersonRole]] = frozenset({"dealer", "floor", "manager", "auditor"})


def is_invited(room: Room, person: Person | None, table: str) -> bool:
    """True for everybody at an open table; at a private one for its host, guests and players."""
    private = room.management.state.private.get(table)
    if private is None or table not in room.tables:
        return True
    if person is None:
        return False
    state, name = room.tables[table].state, key(person.name)
    if name == key(room.management.state.hosts.get(table, "")):
        return True
    # A player who is sent out sees the hand to its end.
    if seat_of(state, person.name):
        return True
    return name in private.guests and name not in map(key, state.barred)


def may_enter(room: Room, person: Person | None, table: str) -> bool:
    """True for people who are invited, and for the staff."""
    if is_invited(room, person, table):
        return True
    return person is not None and not STAFF.isdisjoint(person.roles)
