"""Sitting out, and coming into the game or back into it."""

from collections.abc import Iterator

from cardhouse.engine.core.cites import where
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.commands import ComeIn, SitOut
from cardhouse.table.deed import Deed, gone_or_going
from cardhouse.table.events import CameIn, SatOut
from cardhouse.table.families import course_of
from cardhouse.table.table import Player, Table
from cardhouse.table.terms import Coming


def _owes_nothing(player: Player) -> bool:
    return player.standing == "out" and not player.missed


def _bars(table: Table, seat: int) -> Illegal | None:
    if (gone := gone_or_going(table, seat)) is not None:
        return gone
    player = table.players[seat]
    if player.standing == "in" or not player.chips:
        return Illegal(Reason.NO_BLIND_OWED, "seat.enter")
    return None


def _ways(table: Table, seat: int) -> Coming:
    """Players who owe nothing play at once; others wait, or post unless between the blinds."""
    owes_nothing = _owes_nothing(table.players[seat])
    if not owes_nothing and course_of(table.game).between(table, seat):
        return Coming(how=("wait",))
    return Coming(how=("post", "wait"))


def _between(table: Table, command: ComeIn) -> Illegal:
    return Illegal(Reason.BETWEEN_BLINDS, "seat.between-blinds")


def _come_in(table: Table, command: ComeIn) -> Iterator[CameIn]:
    player = table.players[command.seat]
    if _owes_nothing(player):
        yield CameIn(seat=command.seat, how="in")
        return
    cite = "blind.missed" if player.missed else "seat.enter"
    yield CameIn(seat=command.seat, how=command.how, cite=cite)


def _sit_out(table: Table, command: SitOut) -> Iterator[SatOut]:
    yield SatOut(seat=command.seat)


SIT_OUT = Deed(kind=SitOut, of="seat", bars=gone_or_going, answer=_sit_out)
COME_IN = Deed(
    kind=ComeIn,
    of="seat",
    bars=_bars,
    terms=_ways,
    wrong=_between,
    answer=_come_in,
    cites=(
        where(
            lambda table: bool(table.game.stakes.blinds),
            *("seat.enter", "seat.between-blinds", "blind.missed"),
        ),
    ),
)
