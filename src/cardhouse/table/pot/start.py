"""The start of the next hand of poker: button and blinds move on, and the fee is known."""

from collections.abc import Iterator

from cardhouse.engine.core.cites import where
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Seat, say
from cardhouse.table.button import first_button
from cardhouse.table.commands import NextHand
from cardhouse.table.course import NOT_YET, Start, not_yet
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import BlindsMissed, ButtonMoved
from cardhouse.table.pot.absent import dealt_absent, may_be_absent, not_absent, plays_absent
from cardhouse.table.pot.button import draws_again
from cardhouse.table.pot.kill import killer
from cardhouse.table.pot.seats import Positions, fee_takes_all, positions
from cardhouse.table.table import Table
from cardhouse.table.terms import Absent


def _bars(table: Table, dealer: Office) -> Illegal | None:
    """Refuse a hand that cannot be dealt now."""
    if (waits := not_yet(table)) is not None:
        return waits
    places = positions(table)
    if places is None or len(places.seats) < table.seating.least:
        return Illegal(Reason.NOT_ENOUGH_PLAYERS)
    if unplaced(table):
        return Illegal(Reason.NOT_OFFERED, "button.first", say("draw-for-button"))
    if len(places.seats) == 2 and fee_takes_all(table, places):
        words = say("only-the-fee", seat=Seat(places.button))
        return Illegal(Reason.NOT_ENOUGH_PLAYERS, "fee.short", words)
    return None


def unplaced(table: Table) -> bool:
    """True while the first button is still to be drawn for."""
    return not first_button(table) and table.seating.button_card != "first-seat"


def moved(table: Table, places: Positions) -> Iterator[ButtonMoved | BlindsMissed]:
    """Move the button, and pass the blinds over players who are away."""
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
    """The next hand, with any seats dealt in by mistake."""
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
        kill=killer(table, places.seats),
    )


def _fees(table: Table, most: int) -> dict[int, int]:
    """The fee by number of players, if some may still choose not to play."""
    if not any([step.joining for step in table.game.script]):
        return {}
    return {players: table.fee.due(players) for players in range(2, most + 1)}


def start(table: Table, command: NextHand) -> Start:
    """Button and blinds move on, and everybody in the game is dealt in."""
    places = positions(table)
    assert places is not None, "no hand is started that cannot be dealt"
    # Events that follow from the state of the table are known before anything changes.
    yield from (*moved(table, places), *dealt_absent(command.absent))
    return poker_start(table, places, command.absent)


NEXT_HAND = Deed(
    kind=NextHand,
    of=Office.DEALER,
    bars=_bars,
    terms=lambda table, dealer: Absent(seats=may_be_absent(table)),
    wrong=not_absent,
    answer=start,
    cites=(
        *("button", "button.first", "button.moves"),
        where(draws_again, "button.tied"),
        where(lambda table: bool(table.game.stakes.blinds), "button.heads-up", "blind.missed"),
        where(lambda table: table.fee.payer == "button", "fee.short"),
        where(plays_absent, "absent"),
    ),
    of_bonus=NOT_YET,
)
