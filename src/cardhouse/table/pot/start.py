"""How the next hand of poker begins: button and blinds move on, and the fee is known."""

from collections.abc import Iterator

from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.commands import NextHand
from cardhouse.table.course import Start
from cardhouse.table.events import BlindsMissed, ButtonMoved
from cardhouse.table.pot.absent import dealt_absent
from cardhouse.table.pot.button import first_button
from cardhouse.table.pot.seats import Positions, fee_takes_all, positions
from cardhouse.table.table import Table


def checked_places(table: Table) -> Positions:
    """The places of the next hand, if one can be dealt."""
    places = positions(table)
    if places is None or len(places.seats) < table.seating.least:
        raise Illegal(Reason.NOT_ENOUGH_PLAYERS)
    if not first_button(table) and table.seating.button_card != "first-seat":
        raise Illegal(Reason.NOT_OFFERED, "button.first", "Draw for the button first.")
    if len(places.seats) == 2 and fee_takes_all(table, places):
        words = f"Seat {places.button} has no more than the fee."
        raise Illegal(Reason.NOT_ENOUGH_PLAYERS, "fee.short", words)
    return places


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
    places = checked_places(table)
    # All of it is known to be legal before anything changes.
    yield from (*moved(table, places), *dealt_absent(table, command.absent))
    return poker_start(table, places, command.absent)
