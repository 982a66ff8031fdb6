"""Cards dealt by mistake to a player sitting out, and the blinds owed after playing them."""

from collections.abc import Iterator
from typing import Literal

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.said import Seat, say
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.table.commands import NextHand
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table


class AbsentDealt(TableEvent, frozen=True, kw_only=True, tag="absent-dealt"):
    """The dealer gave cards to a player sitting out: they play if the player puts chips in."""

    seat: int
    cite: str = "absent"


class AbsentCounted(TableEvent, frozen=True, kw_only=True, tag="absent-counted"):
    """That player's new standing: as before, in the game, or owing the blinds."""

    seat: int
    how: Literal["out", "in", "owing"]
    missed: bool = False
    cite: str = "absent.owes"

    def change(self, table: Table) -> None:
        player = table.players[self.seat]
        player.standing = self.how
        player.missed = self.missed


def plays_absent(table: Table) -> bool:
    """True if cards dealt to a player sitting out may be played."""
    return table.floor.absent_plays


def may_be_absent(table: Table) -> tuple[int, ...]:
    """Seats the dealer can have dealt in by mistake: players with chips who sit out."""
    return tuple(seat for seat in _sit_out(table) if table.players[seat].chips)


def not_absent(table: Table, command: NextHand) -> Illegal:
    """The refusal for any other seat."""
    for seat in command.absent:
        if seat not in _sit_out(table):
            return Illegal(Reason.NOT_SUCH_CASE, "absent", say("not-sitting-out", seat=Seat(seat)))
    return Illegal(Reason.NOT_ENOUGH_CHIPS, "absent")


def _sit_out(table: Table) -> list[int]:
    if not plays_absent(table):
        return []
    return [seat for seat, player in table.players.items() if player.standing == "out"]


def dealt_absent(absent: tuple[int, ...]) -> Iterator[AbsentDealt]:
    """Events for the seats dealt in by mistake."""
    for seat in absent:
        yield AbsentDealt(seat=seat)


def owed_before(table: Table) -> dict[int, bool]:
    """Seats dealt in by mistake, each true if it owed blinds before the hand."""
    hand = table.hand
    assert isinstance(hand, PotHand)
    return {seat: table.players[seat].missed for seat in hand.absent if seat in table.players}


def count_absent(table: Table, missed: dict[int, bool]) -> Iterator[AbsentCounted]:
    """A winner must post before being dealt in again; a loser goes on without posting."""
    hand = table.hand
    assert isinstance(hand, PotHand)
    winners = {event.seat for event in effective(table.log) if isinstance(event, PotAwarded)}
    for seat in hand.absent:
        if seat not in table.players or not table.players[seat].chips:
            continue
        if seat in winners:
            yield AbsentCounted(seat=seat, how="owing", missed=True)
        elif hand.paid[seat]:
            yield AbsentCounted(seat=seat, how="in")
        else:
            yield AbsentCounted(seat=seat, how="out", missed=missed[seat], cite="absent")
