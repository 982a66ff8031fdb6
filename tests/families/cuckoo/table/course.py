"""Between hands of cuckoo: the deal goes round, and the next dealer may pass it on."""

from collections.abc import Iterator

from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.table.commands import NextHand, TableCommand
from cardhouse.table.course import Course, Start, not_yet
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table
from tests.families.cuckoo.engine.family import CUCKOO


class PassDeal(TableCommand, frozen=True, kw_only=True, tag="pass-deal"):
    """Pass the next deal on to the left."""

    seat: int


class DealMoved(TableEvent, frozen=True, kw_only=True, tag="deal-moved"):
    """A player deals the next hand."""

    seat: int
    cite: str = "cuckoo.deal"

    def change(self, table: Table) -> None:
        table.button = self.seat


class DealPassed(TableEvent, frozen=True, kw_only=True, tag="deal-passed"):
    """A player passed the next deal on; it goes to the left from them."""

    seat: int
    cite: str = "cuckoo.deal"

    def change(self, table: Table) -> None:
        table.button = self.seat


def next_dealer(table: Table) -> int:
    """The first player with chips to the left of the last dealer; 0 if nobody plays."""
    return next((seat for seat in table.clockwise(table.button) if _plays(table, seat)), 0)


def _plays(table: Table, seat: int) -> bool:
    player = table.players[seat]
    return bool(player.chips) and player.standing != "out"


def _seats(table: Table) -> tuple[int, ...]:
    """The seats dealt in, the dealer last."""
    return tuple(seat for seat in table.clockwise(next_dealer(table)) if _plays(table, seat))


def _bars(table: Table, dealer: Office) -> Illegal | None:
    few = len(_seats(table)) < table.seating.least
    return not_yet(table) or (Illegal(Reason.NOT_ENOUGH_PLAYERS) if few else None)


def start(table: Table, command: NextHand) -> Start:
    """The deal moves on, and everybody with chips is dealt in."""
    dealer, seats = next_dealer(table), _seats(table)
    yield DealMoved(seat=dealer)
    return HandStarted(
        house=table.game.house,
        game=table.game.name,
        seats=seats,
        stacks={seat: table.players[seat].chips for seat in seats},
        button=dealer,
        fee=table.fee.due(len(seats)),
        cite="cuckoo.deal",
    )


def _not_theirs(table: Table, seat: int) -> Illegal | None:
    """Refuse a pass by anybody but the next dealer."""
    if not table.running() and seat == next_dealer(table):
        return None
    return Illegal(Reason.NOT_OFFERED, "cuckoo.deal", say("deal-not-yours"))


def _pass(table: Table, command: PassDeal) -> Iterator[TableEvent]:
    yield DealPassed(seat=command.seat)


COURSE = Course(
    family=CUCKOO,
    next_hand=Deed(
        kind=NextHand, of=Office.DEALER, bars=_bars, answer=start, cites=("cuckoo.deal",)
    ),
    deeds=(Deed(kind=PassDeal, of="seat", bars=_not_theirs, answer=_pass, cites=("cuckoo.deal",)),),
)
