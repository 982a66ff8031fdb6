"""Leaving a table: at once, or when the hand is over and everything due is paid."""

from collections.abc import Iterator

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Seat, say
from cardhouse.table.commands import AdmitToTable, BarFromTable, Expel, Leave, Stay
from cardhouse.table.deed import Deed, Office, nobody
from cardhouse.table.events import (
    PlayerAdmitted,
    PlayerBarred,
    PlayerExpelled,
    PlayerLeft,
    PlayerStayed,
    TableEvent,
)
from cardhouse.table.table import Table
from cardhouse.table.terms import Admission, Barring, Expulsion
from cardhouse.table.waiting import ListLeft, call


def leave(table: Table, seat: int) -> PlayerLeft:
    """A player gets up, but stays on while in a hand or due a share of a prize."""
    if stays(table, seat):
        return PlayerLeft(seat=seat, after_hand=True)
    player = table.players[seat]
    return PlayerLeft(seat=seat, name=player.name, chips=player.chips + player.bought)


def freed(table: Table) -> Iterator[PlayerLeft]:
    """Players who asked to leave and are free to go."""
    for seat, player in sorted(table.players.items()):
        if player.leaving and not player.pays_time() and not stays(table, seat):
            yield leave(table, seat)


def stays(table: Table, seat: int) -> bool:
    """True for a player in the hand, or due a share of a prize."""
    claim = table.claim
    return table.playing(seat) or (claim is not None and seat in (*claim.mains, *claim.others))


def gone(table: Table) -> Iterator[TableEvent]:
    """Seats become free, and the wait list is called to them."""
    yield from freed(table)
    yield from call(table)


def _get_up(table: Table, command: Leave) -> Iterator[TableEvent]:
    yield leave(table, command.seat)
    yield from call(table)


def _no_way_back(table: Table, seat: int) -> Illegal | None:
    """Only a player who wanted to leave stays after all, and nobody whom the floor sent out."""
    if (empty := nobody(table, seat)) is not None:
        return empty
    if not table.players[seat].leaving:
        return Illegal(Reason.NOT_OFFERED, detail=say("stays-anyway", seat=Seat(seat)))
    if table.players[seat].name in table.barred:
        return Illegal(Reason.BARRED, "floor.dead-hand")
    return None


def _stay(table: Table, command: Stay) -> Iterator[TableEvent]:
    yield PlayerStayed(seat=command.seat)


def _unsigned(table: Table, command: Expel) -> Illegal:
    words = say("expel-unsigned")
    return nobody(table, command.seat) or Illegal(Reason.NOT_OFFERED, "floor", words)


def _expel(table: Table, command: Expel) -> Iterator[TableEvent]:
    """Send a player out: never automatic, always with a floor person's name."""
    left = leave(table, command.seat)
    yield PlayerExpelled(
        seat=command.seat,
        name=table.players[command.seat].name,
        by=command.by,
        reason=command.reason,
        after_hand=left.after_hand,
        chips=left.chips,
    )
    yield from call(table)


def _bar(table: Table, command: BarFromTable) -> Iterator[TableEvent]:
    """Bar somebody by name; a seated player is sent off as after any expulsion."""
    for seat, player in table.players.items():
        if player.name == command.name:
            yield from _expel(table, Expel(seat=seat, by=command.by, reason=command.reason))
            return
    if command.name in table.waiting:
        yield ListLeft(name=command.name)
    yield PlayerBarred(name=command.name, by=command.by, reason=command.reason)
    yield from call(table)


def _not_to_bar(table: Table, command: BarFromTable) -> Illegal:
    if command.name in table.barred:
        detail = say("barred-here-already", name=command.name)
        return Illegal(Reason.NOT_OFFERED, "floor", detail)
    return Illegal(Reason.NOT_OFFERED, "floor", say("expel-unsigned"))


def _admit(table: Table, command: AdmitToTable) -> Iterator[TableEvent]:
    yield PlayerAdmitted(name=command.name, by=command.by)


def _not_barred(table: Table, command: AdmitToTable) -> Illegal:
    return Illegal(Reason.NOT_OFFERED, "floor", say("not-barred-here", name=command.name))


LEAVE = Deed(kind=Leave, of="seat", bars=nobody, answer=_get_up)
STAY = Deed(kind=Stay, of="seat", bars=_no_way_back, answer=_stay, cites=("floor.dead-hand",))
EXPEL = Deed(
    kind=Expel,
    of=Office.FLOOR,
    terms=lambda table, floor: Expulsion(seats=tuple(sorted(table.players))),
    wrong=_unsigned,
    answer=_expel,
    cites=("floor", "floor.dead-hand"),
)
BAR = Deed(
    kind=BarFromTable,
    of=Office.FLOOR,
    terms=lambda table, floor: Barring(barred=tuple(table.barred)),
    wrong=_not_to_bar,
    answer=_bar,
    cites=("floor", "floor.dead-hand"),
)
ADMIT = Deed(
    kind=AdmitToTable,
    of=Office.FLOOR,
    terms=lambda table, floor: Admission(barred=tuple(dict.fromkeys(table.barred))),
    wrong=_not_barred,
    answer=_admit,
    cites=("floor",),
)
