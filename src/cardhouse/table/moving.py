"""Moving players: to another seat, to another table, and in from there."""

from collections.abc import Iterator

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, Seat, say
from cardhouse.table.commands import ChangeSeat, MoveIn, MoveOut
from cardhouse.table.deed import Deed, Office, nobody
from cardhouse.table.events import PlayerLeft, PlayerMoved, PlayerSat, TableEvent
from cardhouse.table.leaving import stays
from cardhouse.table.table import Table
from cardhouse.table.terms import Arrival, Moving
from cardhouse.table.timed import TIME_CITES, collect_time
from cardhouse.table.waiting import call, free_seats


def open_seats(table: Table) -> tuple[int, ...]:
    """Free seats for players of other tables: one is left to everybody called to a seat."""
    free = free_seats(table)
    return free if len(free) > len(table.called) else ()


def movable(table: Table) -> tuple[int, ...]:
    """Seats of players whom no hand holds; a standing bank keeps its place."""
    return tuple(
        seat
        for seat, player in sorted(table.players.items())
        if player.role != "bank" and not stays(table, seat)
    )


def moved_in(table: Table, seat: int, to: int, by: str) -> MoveIn:
    """The command that seats a player of a table at another one."""
    player = table.players[seat]
    return MoveIn(
        seat=to,
        name=player.name,
        chips=player.chips + player.bought,
        by=by,
        missed=player.missed,
        time_owed=player.time_owed,
        bot=player.bot,
        apart=player.apart,
    )


def _held(table: Table, seat: int) -> Illegal | None:
    """The reason why a player cannot be moved at all now."""
    if (empty := nobody(table, seat)) is not None:
        return empty
    if table.players[seat].role == "bank":
        return Illegal(Reason.NOT_OFFERED, "floor", say("bank-keeps-place", seat=Seat(seat)))
    if stays(table, seat):
        return Illegal(Reason.HAND_RUNNING, "floor", say("moved-after-hand", seat=Seat(seat)))
    return None


def _cannot_change(table: Table, command: ChangeSeat) -> Illegal:
    if (held := _held(table, command.seat)) is not None:
        return held
    if not command.by.strip():
        return Illegal(Reason.NOT_OFFERED, "floor", say("expel-unsigned"))
    return Illegal(Reason.SEAT_TAKEN, detail=say("seat-not-free", seat=Seat(command.to)))


def _change(table: Table, command: ChangeSeat) -> Iterator[TableEvent]:
    player = table.players[command.seat]
    yield PlayerMoved(
        seat=command.seat,
        to=command.to,
        name=player.name,
        by=command.by,
        chips=player.chips + player.bought,
        owing=(table.begun() or table.running()) and table.has_blinds(),
    )


def _cannot_go(table: Table, command: MoveOut) -> Illegal:
    unsigned = Illegal(Reason.NOT_OFFERED, "floor", say("expel-unsigned"))
    return _held(table, command.seat) or unsigned


def _go(table: Table, command: MoveOut) -> Iterator[TableEvent]:
    player = table.players[command.seat]
    chips = player.chips + player.bought
    yield PlayerLeft(seat=command.seat, name=player.name, chips=chips, to=command.to, cite="floor")
    yield from call(table)


def _arrival(table: Table, seating: Office) -> Arrival:
    here = (player.name for player in table.players.values())
    return Arrival(
        places=open_seats(table),
        others=(*here, *table.barred),
        chips=tuple(sorted({each.game.stakes.chip for each in table.spreads})),
    )


def _cannot_come(table: Table, command: MoveIn) -> Illegal:
    if command.name in table.barred:
        return Illegal(Reason.BARRED, "floor.dead-hand")
    if any(player.name == command.name for player in table.players.values()):
        words = say("sits-here-already", name=command.name)
        return Illegal(Reason.SEAT_TAKEN, detail=words)
    if command.seat not in open_seats(table):
        return Illegal(Reason.SEAT_TAKEN, detail=say("seat-not-free", seat=Seat(command.seat)))
    if command.chips <= 0:
        return Illegal(Reason.NOT_ENOUGH_CHIPS, detail=say("moved-without-chips"))
    for each in table.spreads:
        if command.chips % each.game.stakes.chip:
            chip = Money(each.game.stakes.chip)
            words = say("chips-too-small", name=command.name, chip=chip)
            return Illegal(Reason.WRONG_AMOUNT, detail=words)
    return Illegal(Reason.NOT_OFFERED, "floor", say("expel-unsigned"))


def _come(table: Table, command: MoveIn) -> Iterator[TableEvent]:
    """Seat somebody from another table: what they have is their stake, what they owe they owe."""
    owing = (table.begun() or table.running()) and table.has_blinds()
    yield PlayerSat(
        seat=command.seat,
        name=command.name,
        chips=command.chips,
        owing=owing,
        missed=owing and (command.missed or command.name in table.left_owing),
        time_owed=command.time_owed + table.left_time.get(command.name, 0),
        bot=command.bot,
        apart=command.apart,
        cite="floor",
    )
    yield from collect_time(table)


CHANGE_SEAT = Deed(
    kind=ChangeSeat,
    of=Office.SEATING,
    terms=lambda table, seating: Moving(seats=movable(table), places=free_seats(table)),
    wrong=_cannot_change,
    answer=_change,
    cites=("floor",),
)
MOVE_OUT = Deed(
    kind=MoveOut,
    of=Office.SEATING,
    terms=lambda table, seating: Moving(seats=movable(table), away=True),
    wrong=_cannot_go,
    answer=_go,
    cites=("floor",),
)
MOVE_IN = Deed(
    kind=MoveIn,
    of=Office.SEATING,
    terms=_arrival,
    wrong=_cannot_come,
    answer=_come,
    cites=("floor", "floor.dead-hand", *TIME_CITES),
)
