"""The course of a game for a pot."""

from collections.abc import Iterator

from cardhouse.engine.core.cites import where
from cardhouse.engine.pot.family import POT
from cardhouse.table.course import Course
from cardhouse.table.events import TableEvent
from cardhouse.table.pot.absent import count_absent, owed_before, plays_absent
from cardhouse.table.pot.bonus import as_settled, wins
from cardhouse.table.pot.button import DRAW_BUTTON
from cardhouse.table.pot.kill import count_pots, has_kill
from cardhouse.table.pot.seats import between_blinds
from cardhouse.table.pot.start import NEXT_HAND, unplaced
from cardhouse.table.table import Table


def _counted(table: Table, missed: dict[int, bool]) -> Iterator[TableEvent]:
    """After the count: players dealt in by mistake, and the kill."""
    yield from count_absent(table, missed)
    yield from count_pots(table)


COURSE = Course(
    family=POT,
    next_hand=NEXT_HAND,
    deeds=(DRAW_BUTTON,),
    cites=(where(plays_absent, "absent", "absent.owes"), where(has_kill, "blind.kill")),
    before=owed_before,
    counted=_counted,
    unplaced=unplaced,
    between=between_blinds,
    as_settled=as_settled,
    wins=wins,
)
