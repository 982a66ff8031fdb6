"""The list of those who wait for a seat: first come, first seated."""

from collections.abc import Iterator

from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.room.commands import LeaveList
from cardhouse.room.events import RoomEvent
from cardhouse.room.table import Table


class ListJoined(RoomEvent, frozen=True, kw_only=True, tag="list-joined"):
    """Somebody waits for a seat."""

    name: str

    def change(self, table: Table) -> None:
        table.waiting.append(self.name)


class ListLeft(RoomEvent, frozen=True, kw_only=True, tag="list-left"):
    """Somebody waits no longer."""

    name: str

    def change(self, table: Table) -> None:
        table.waiting.remove(self.name)
        if self.name in table.called:
            table.called.remove(self.name)


class SeatCalled(RoomEvent, frozen=True, kw_only=True, tag="seat-called"):
    """A seat is free, and whoever has waited longest is called to it."""

    name: str

    def change(self, table: Table) -> None:
        table.called.append(self.name)


def join(table: Table, name: str) -> ListJoined:
    """Nobody waits twice, or for a table at which he sits."""
    if name in table.barred:
        raise Illegal(Reason.BARRED, "floor.dead-hand")
    if not name.strip():
        raise Illegal(Reason.NOT_OFFERED, detail="The list needs a name.")
    if name in table.waiting or any(player.name == name for player in table.players.values()):
        raise Illegal(Reason.NOT_OFFERED, detail=f"{name} has a place already.")
    return ListJoined(name=name)


def unlist(table: Table, command: LeaveList) -> ListLeft:
    if command.name not in table.waiting:
        raise Illegal(Reason.NOT_OFFERED, detail=f"{command.name} is not on the list.")
    return ListLeft(name=command.name)


def call(table: Table) -> Iterator[SeatCalled]:
    """One name for each free seat, in the order of the list."""
    for name in table.waiting[: _free(table)]:
        if name not in table.called:
            yield SeatCalled(name=name)


def check_turn(table: Table, name: str) -> None:
    """A seat is for whoever waits; others sit down only where one is left over."""
    waiting = table.waiting
    ahead = waiting[: waiting.index(name)] if name in waiting else waiting
    if ahead and len(ahead) >= _free(table):
        raise Illegal(Reason.SEAT_TAKEN, detail=f"{ahead[0]} has waited longer for a seat.")


def _free(table: Table) -> int:
    """The seats that a player may take: not those that are kept for standing banks."""
    kept = table.rotation.seats
    return sum(s not in table.players and s not in kept for s in range(1, table.seating.most + 1))
