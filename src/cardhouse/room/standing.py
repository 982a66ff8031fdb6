"""Messages to the players of a table that is paused or closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardhouse.store.records import Damaged, Stale
from cardhouse.words.said import Said, say

if TYPE_CHECKING:
    from cardhouse.room.room import Room

PAUSED: Final = say("still-paused")
CLOSED: Final = say("still-closed")
FOLLOWED: Final = say("still-followed")
DAMAGED: Final = say("still-damaged")
BROKEN: Final = say("still-broken")


def standstill(room: Room, name: str) -> Said | None:
    """The reason why a table is paused or closed; None while it is dealt."""
    match room.faults.get(name):
        case None:
            return _paused(room, name)
        case Stale():
            return FOLLOWED
        case Damaged():
            return DAMAGED
        case _:
            return BROKEN


def _paused(room: Room, name: str) -> Said | None:
    """The reason why a sound table is paused or closed."""
    if (held := room.stopped(name)) is not None:
        return say("still-held", reason=held.words)
    if room.pause(name) is not None:
        return PAUSED
    return CLOSED if room.closed(name) and not room.tables[name].state.running() else None
