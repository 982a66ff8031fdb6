"""Taking a seat: the order of the wait list, the buy-in, and the blinds newcomers owe."""

from collections.abc import Iterator

from cardhouse.engine.core.cites import where
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.table.buyin import off_step
from cardhouse.table.commands import Sit
from cardhouse.table.deed import Deed
from cardhouse.table.events import PlayerSat, TableEvent
from cardhouse.table.families import course_of
from cardhouse.table.table import Table
from cardhouse.table.terms import Places
from cardhouse.table.timed import TIME_CITES, collect_time
from cardhouse.table.waiting import others_first


def _bars(table: Table, name: str) -> Illegal | None:
    if not name.strip():
        return Illegal(Reason.NOT_OFFERED, detail=say("seat-nameless"))
    if name in table.barred:
        return Illegal(Reason.BARRED, "floor.dead-hand")
    if any(player.name == name for player in table.players.values()):
        return Illegal(Reason.SEAT_TAKEN, detail=say("sits-here-already", name=name))
    return None


def _places(table: Table, name: str) -> Places:
    """Places for a newcomer: seats go first to those who have waited longest."""
    kept, rail = table.rotation.seats, course_of(table.game).rail(table)
    free = tuple(seat for seat in range(1, table.seating.most + 1) if _is_free(table, seat))
    seats = () if others_first(table, name) else tuple(s for s in free if s not in kept)
    return Places(
        seats=seats,
        banks=_bank_places(table, free, seats),
        rail=rail,
        standing=_standing(table, rail),
        least=table.buy_in,
        step=table.step,
    )


def _bank_places(table: Table, free: tuple[int, ...], seats: tuple[int, ...]) -> tuple[int, ...]:
    if kept := table.rotation.seats:
        return tuple(seat for seat in free if seat in kept)
    return seats if table.rotation.banks else ()


def _standing(table: Table, rail: int) -> tuple[int, ...]:
    """Places at the rail that are taken, or still held by the hand being played."""
    hand = table.in_play()
    playing = () if hand is None else hand.seats
    return tuple(sorted(seat for seat in {*table.players, *playing} if 0 < rail <= seat))


def _is_free(table: Table, seat: int) -> bool:
    return seat not in table.players and not table.playing(seat)


def _wrong(table: Table, sit: Sit) -> Illegal:
    rail, kept = course_of(table.game).rail(table), table.rotation.seats
    standing = 0 < rail <= sit.seat
    if not 1 <= sit.seat <= table.seating.most and not standing:
        return Illegal(Reason.NO_SUCH_SEAT, detail=say("seats-are", most=table.seating.most))
    if not _is_free(table, sit.seat):
        return Illegal(Reason.SEAT_TAKEN)
    if not standing and sit.seat not in kept and (waits := others_first(table, sit.name)):
        return waits
    if (sit.seat in kept) != (sit.role == "bank"):
        return Illegal(Reason.SEAT_TAKEN, "seat.bank" if kept else "")
    if sit.chips < table.buy_in and not (standing and sit.chips > 0):
        least = say("at-least", amount=Money(table.buy_in))
        return Illegal(Reason.BUY_IN_TOO_SMALL, "seat.buy-in", least)
    return off_step(table)


def _sit(table: Table, sit: Sit) -> Iterator[TableEvent]:
    owing = (table.begun() or table.running()) and table.has_blinds()
    yield PlayerSat(
        seat=sit.seat,
        name=sit.name,
        chips=sit.chips,
        owing=owing,
        missed=owing and sit.name in table.left_owing,
        time_owed=table.left_time.get(sit.name, 0),
        role=sit.role,
        bot=sit.bot,
        apart=bool(sit.bot),
    )
    yield from collect_time(table)


SIT = Deed(
    kind=Sit,
    of="name",
    bars=_bars,
    terms=_places,
    wrong=_wrong,
    answer=_sit,
    cites=(
        "seat.buy-in",
        "floor.dead-hand",
        where(lambda table: bool(table.rotation.seats), "seat.bank"),
        *TIME_CITES,
    ),
)
