"""The wait list: first come, first seated."""

from collections.abc import Iterator

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.table.clock import MINUTE, Moment
from cardhouse.table.commands import JoinList, LeaveList, ListFirst
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table
from cardhouse.table.terms import Listing


class ListJoined(TableEvent, frozen=True, kw_only=True, tag="list-joined"):
    """Somebody joined the wait list."""

    name: str
    # True for a player of a broken table: only those called to a seat are before them.
    first: bool = False

    def change(self, table: Table) -> None:
        called = [table.waiting.index(name) + 1 for name in table.called]
        place = max(called, default=0) if self.first else len(table.waiting)
        table.waiting.insert(place, self.name)


class ListLeft(TableEvent, frozen=True, kw_only=True, tag="list-left"):
    """Somebody left the wait list."""

    name: str
    # True if they were called, and did not take the seat in time.
    late: bool = False

    def change(self, table: Table) -> None:
        table.waiting.remove(self.name)
        table.paged.pop(self.name, None)
        if self.name in table.called:
            table.called.remove(self.name)


class SeatCalled(TableEvent, frozen=True, kw_only=True, tag="seat-called"):
    """A seat is free, and the longest-waiting player is called to it."""

    name: str

    def change(self, table: Table) -> None:
        table.called.append(self.name)


class PlayerPaged(TableEvent, frozen=True, kw_only=True, tag="player-paged"):
    """A called player's time runs from here."""

    name: str
    at: Moment

    def change(self, table: Table) -> None:
        table.paged[self.name] = self.at


def _cannot_wait(table: Table, name: str) -> Illegal | None:
    """Nobody waits twice, or for a table where they sit."""
    if name in table.barred:
        return Illegal(Reason.BARRED, "floor.dead-hand")
    if not name.strip():
        return Illegal(Reason.NOT_OFFERED, detail=say("waiting-nameless"))
    if name in table.waiting or any(player.name == name for player in table.players.values()):
        return Illegal(Reason.NOT_OFFERED, detail=say("has-place-already", name=name))
    return None


def _does_not_wait(table: Table, name: str) -> Illegal | None:
    if name in table.waiting:
        return None
    return Illegal(Reason.NOT_OFFERED, detail=say("not-waiting", name=name))


def _join(table: Table, command: JoinList) -> Iterator[TableEvent]:
    yield ListJoined(name=command.name)
    yield from call(table)


def _listing(table: Table, seating: Office) -> Listing:
    here = (player.name for player in table.players.values())
    return Listing(others=(*table.waiting, *table.barred, *here))


def _not_listed(table: Table, command: ListFirst) -> Illegal:
    return _cannot_wait(table, command.name) or Illegal(Reason.NOT_OFFERED)


def _join_first(table: Table, command: ListFirst) -> Iterator[TableEvent]:
    yield ListJoined(name=command.name, first=True)
    yield from call(table)


def _unlist(table: Table, command: LeaveList) -> Iterator[TableEvent]:
    yield ListLeft(name=command.name)
    yield from call(table)


def call(table: Table) -> Iterator[SeatCalled]:
    """Call a name for each free seat, in the order of the list."""
    for name in table.waiting[: _free(table)]:
        if name not in table.called:
            yield SeatCalled(name=name)


def page_due(table: Table) -> Moment | None:
    """The moment the first call expires; 0 for a new call, so that its time begins at once."""
    limit = table.seating.page_minutes * MINUTE
    if not limit or not table.called:
        return None
    return min(table.paged[name] + limit if name in table.paged else 0 for name in table.called)


def lapse(table: Table, at: Moment) -> Iterator[ListLeft]:
    """A player who has not taken the seat in time loses the call to the next one."""
    limit = table.seating.page_minutes * MINUTE
    for name, since in tuple(table.paged.items()):
        if limit and since + limit <= at:
            yield ListLeft(name=name, late=True)


def page(table: Table, at: Moment) -> Iterator[PlayerPaged]:
    """Start the time of everybody called since the last look at the clock."""
    for name in table.called if table.seating.page_minutes else ():
        if name not in table.paged:
            yield PlayerPaged(name=name, at=at)


def others_first(table: Table, name: str) -> Illegal | None:
    """Seats go to the wait list first; others sit down only if one is left over."""
    waiting = table.waiting
    ahead = waiting[: waiting.index(name)] if name in waiting else waiting
    if ahead and len(ahead) >= _free(table):
        return Illegal(Reason.SEAT_TAKEN, detail=say("waited-longer", name=ahead[0]))
    return None


def _free(table: Table) -> int:
    """Number of seats open to players, without those kept for standing banks."""
    return len(free_seats(table))


def free_seats(table: Table) -> tuple[int, ...]:
    """Seats open to players, without those kept for standing banks."""
    kept = table.rotation.seats
    return tuple(
        seat
        for seat in range(1, table.seating.most + 1)
        if seat not in table.players and seat not in kept and not table.playing(seat)
    )


JOIN_LIST = Deed(
    kind=JoinList, of="name", bars=_cannot_wait, answer=_join, cites=("floor.dead-hand",)
)
LEAVE_LIST = Deed(kind=LeaveList, of="name", bars=_does_not_wait, answer=_unlist)
LIST_FIRST = Deed(
    kind=ListFirst,
    of=Office.SEATING,
    terms=_listing,
    wrong=_not_listed,
    answer=_join_first,
    cites=("floor.dead-hand",),
)
