"""How a table came to be as it is: a view of the hand after each line told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from cardhouse.engine.core.log import effective
from cardhouse.engine.families import look
from cardhouse.server.messages import Line, Step
from cardhouse.server.table.families import staging_of
from cardhouse.server.table.telling import Ear, Moment


def steps(moments: Iterable[Moment], ear: Ear, lines: tuple[Line, ...]) -> Iterator[Step]:
    """The moments that passed before a listener's last line, each as their seat saw it."""
    last = lines[-1].seq if lines else 0
    for moment in moments:
        if moment.lines.get(ear, last) < last:
            yield _step(moment, ear[0], moment.lines[ear])


def _step(moment: Moment, viewer: int, line: int) -> Step:
    hand, stands = moment.hand, effective(moment.log)
    staged = staging_of(hand.game)
    return Step(
        line=line,
        hand=replace(look(hand, viewer), offers=()),
        chips={seat: hand.chips[seat] for seat in hand.seats},
        betting=staged.betting(hand),
        shown=staged.shown(stands, viewer),
        hand_results=tuple(staged.hand_results(stands)),
    )
