"""How the next hand of poker begins: button and blinds move on, and the fee is known."""

from collections.abc import Iterator

from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.commands import NextHand
from cardhouse.table.course import Start, not_yet
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import BlindsMissed, ButtonMoved
from cardhouse.table.pot.absent import dealt_absent, may_be_absent, not_absent
from cardhouse.table.pot.button import first_button
from cardhouse.table.pot.seats import Positions, fee_takes_all, positions
from cardhouse.table.table import Table
from cardhouse.table.terms import Absent


def _bars(table: Table, dealer: Office) -> Illegal | None:
    """Why no hand can be dealt now."""
    if (waits := not_yet(table)) is not None:
        return waits
    places = positions(table)
    if places is None or len(places.seats) < table.seating.least:
        return Illegal(Reason.NOT_ENOUGH_PLAYERS)
    if not first_button(table) and table.seating.button_card != "first-seat":
        return Illegal(Reason.NOT_OFFERED, "button.first", "Draw for the button first.")
    if len(places.seats) == 2 and fee_takes_all(table, places):
        words = f"Seat {places.button} has no more than the fee."
        return Illegal(Reason.NOT_ENOUGH_PLAYERS, "fee.short", words)
    return None


def moved(table: Table, places: Positions) -> Iterator[ButtonMoved | BlindsMissed]:
    """The button moves, and the blinds pass whoever is away."""
    yield ButtonMoved(
        seat=places.button,
        big_blind=places.big_blind,
        first_blind=places.first_blind,
        anew=places.anew and table.begun(),
        cite=places.cite,
    )
    for seat in places.passed:
        if not table.players[seat].missed:
            yield BlindsMissed(seat=seat)


def poker_start(table: Table, places: Positions, absent: tuple[int, ...]) -> HandStarted:
    """The next hand, with whoever is dealt in by mistake."""
    seats, count = places.seats, len(places.seats)
    if absent:
        seats = tuple(s for s in table.clockwise(places.button) if s in (*seats, *absent))
    return HandStarted(
        house=table.game.house,
        game=table.game.name,
        seats=seats,
        stacks={seat: table.players[seat].chips for seat in seats},
        button=places.button,
        fee_seat=places.button if table.fee.payer == "button" else 0,
        fee=table.fee.due(count),
        fees=_fees(table, count),
        posts=places.posts,
        absent=absent,
        between=places.between,
    )


def _fees(table: Table, most: int) -> dict[int, int]:
    """The fee by the number of players, if some of them may still choose not to play."""
    if not any([step.joining for step in table.game.script]):
        return {}
    return {players: table.fee.due(players) for players in range(2, most + 1)}


def start(table: Table, command: NextHand) -> Start:
    """Button and blinds move on, and whoever is in the game is dealt in."""
    places = positions(table)
    assert places is not None, "no hand is started that cannot be dealt"
    # What follows from how the table stands is known before anything changes.
    yield from (*moved(table, places), *dealt_absent(command.absent))
    return poker_start(table, places, command.absent)


NEXT_HAND = Deed(
    kind=NextHand,
    of=Office.DEALER,
    bars=_bars,
    terms=lambda table, dealer: Absent(seats=may_be_absent(table)),
    wrong=not_absent,
    answer=start,
)
