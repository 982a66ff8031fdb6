"""Messages to the players of a table that is paused or closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardhouse.store.records import Damaged, Stale

if TYPE_CHECKING:
    from cardhouse.room.room import Room

PAUSED: Final = (
    "The table is paused: its records cannot be written just now."
    " Nothing is lost; it goes on by itself."
)
HELD: Final = "The floor has paused the table: {reason}"
CLOSED: Final = "The table is closed: no further hand is dealt here."
FOLLOWED: Final = "The table is closed here: another process of this room deals at it now."
DAMAGED: Final = "The table is closed: its records are damaged. The room has to mend them first."
BROKEN: Final = "The table is closed: something went wrong here. What is on it is kept as it is."


def standstill(room: Room, name: str) -> str:
    """The reason why a table is paused or closed; empty while it is dealt."""
    match room.faults.get(name):
        case None:
            return _paused(room, name)
        case Stale():
            return FOLLOWED
        case Damaged():
            return DAMAGED
        case _:
            return BROKEN


def _paused(room: Room, name: str) -> str:
    """The reason why a sound table is paused or closed."""
    if (held := room.held.get(name)) is not None:
        return HELD.format(reason=held.words)
    if room.pause(name) is not None:
        return PAUSED
    return CLOSED if room.closed(name) and not room.tables[name].state.running() else ""
