"""How the next hand of pan begins: the winner of the last one is first, and the deck lives on."""

from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pan.hand import PanHand
from cardhouse.table.commands import NextHand
from cardhouse.table.course import Start, nobody_absent, none_is_absent, not_yet
from cardhouse.table.deed import Deed, Office
from cardhouse.table.table import Table


def pan_start(table: Table) -> HandStarted:
    """Everybody with chips who has not sat out, clockwise up to the first player."""
    ready = _ready(table)
    first = _first(table, ready)
    seats = tuple(seat for seat in table.clockwise(first) if seat in ready)
    last = table.hand
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
    """Why no hand can be dealt now."""
    few = len(_ready(table)) < table.seating.least
    return not_yet(table) or (Illegal(Reason.NOT_ENOUGH_PLAYERS) if few else None)


def _first(table: Table, ready: list[int]) -> int:
    """Who won the last hand, or whoever is next to the right; nobody yet in the first one."""
    last = table.hand
    if not isinstance(last, PanHand):
        return 0
    winner = last.spreads.winner or last.button
    # Clockwise from a seat, that seat is the last one: backwards from it goes to the right.
    around = sorted(ready, key=lambda seat: (seat <= winner, seat))
    return around[-1]


def start(table: Table, command: NextHand) -> Start:
    """Nothing happens between two hands of pan."""
    yield from ()
    return pan_start(table)


NEXT_HAND = Deed(
    kind=NextHand,
    of=Office.DEALER,
    bars=_bars,
    terms=nobody_absent,
    wrong=none_is_absent,
    answer=start,
)
