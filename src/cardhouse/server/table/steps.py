"""How a table came to be as it is: a view of the hand after each line told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from cardhouse.engine.core.log import effective
from cardhouse.engine.families import look
from cardhouse.server.messages import Line, Step
from cardhouse.server.table.families import staging_of
from cardhouse.server.table.telling import Ear, Moment
from cardhouse.table import Table


def steps(
    table: Table, moments: Iterable[Moment], ear: Ear, lines: tuple[Line, ...]
) -> Iterator[Step]:
    """The moments that passed before a listener's last line, each as their seat saw it."""
    last = lines[-1].seq if lines else 0
    for moment in moments:
        if moment.lines.get(ear, last) < last:
            yield _step(table, moment, ear)


def _step(table: Table, moment: Moment, ear: Ear) -> Step:
    viewer, language = ear
    hand, stands = moment.hand, effective(moment.log)
    staged, view = staging_of(hand.game), look(hand, viewer)
    return Step(
        line=moment.lines[ear],
        hand=replace(view, offers=()),
        chips={seat: hand.chips[seat] for seat in hand.seats},
        betting=staged.betting(hand),
        shown=staged.shown(hand, stands, viewer),
        made=tuple(staged.made(hand, stands, language)),
        hand_results=tuple(staged.hand_results(stands)),
        readings=staged.readings(table, view, language),
    )
