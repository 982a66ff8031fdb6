"""The start of the next hand of pan: the last winner is first, and the deck lives on."""

from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pan.hand import PanHand
from cardhouse.table.button import button_moves
from cardhouse.table.commands import NextHand
from cardhouse.table.course import NOT_YET, Start, nobody_absent, none_is_absent, not_yet
from cardhouse.table.deed import Deed, Office
from cardhouse.table.table import Table


def pan_start(table: Table) -> HandStarted:
    """Everybody with chips who has not sat out, clockwise up to the first player."""
    ready = _ready(table)
    first = _first(table, ready)
    seats = tuple(seat for seat in table.clockwise(first) if seat in ready)
    last = table.last_hand()
    return HandStarted(
        house=table.game.house,
        game=table.game.name,
        seats=seats,
        stacks={seat: table.players[seat].chips for seat in seats},
        button=first,
        fee=table.fee.due(len(seats)),
        stock=() if last is None else tuple(last.stock),
        cite="first",
    )


def _ready(table: Table) -> list[int]:
    return [s for s, p in table.players.items() if p.chips and p.standing != "out"]


def _bars(table: Table, dealer: Office) -> Illegal | None:
    """Refuse a hand that cannot be dealt now."""
    few = len(_ready(table)) < table.seating.least
    return not_yet(table) or (Illegal(Reason.NOT_ENOUGH_PLAYERS) if few else None)


def _first(table: Table, ready: list[int]) -> int:
    """The winner of the last hand, or the next player to the right; 0 in the first hand."""
    last = table.last_hand()
    if not isinstance(last, PanHand):
        return 0
    winner = last.spreads.winner or last.button
    # Clockwise order from a seat ends with that seat, so backwards goes to the right.
    around = sorted(ready, key=lambda seat: (seat <= winner, seat))
    return around[-1]


def start(table: Table, command: NextHand) -> Start:
    """Nothing happens between hands of pan, except that a button moves if other games need it."""
    started = pan_start(table)
    yield from button_moves(table)
    return started


NEXT_HAND = Deed(
    kind=NextHand,
    of=Office.DEALER,
    bars=_bars,
    terms=nobody_absent,
    wrong=none_is_absent,
    answer=start,
    cites=("first",),
    of_bonus=NOT_YET,
)
