"""A look at the clock: collections that fall due, and calls to a seat that went unanswered."""

from collections.abc import Iterator

from cardhouse.table.commands import Tick
from cardhouse.table.deed import Deed, Office
from cardhouse.table.events import TableEvent
from cardhouse.table.leaving import gone
from cardhouse.table.table import Table
from cardhouse.table.terms import Clock
from cardhouse.table.timed import TIME_CITES, next_due, tick
from cardhouse.table.waiting import lapse, page


def _look(table: Table, command: Tick) -> Iterator[TableEvent]:
    yield from tick(table, command.at)
    yield from lapse(table, command.at)
    yield from gone(table)
    yield from page(table, command.at)


TICK = Deed(
    kind=Tick,
    of=Office.CLOCK,
    terms=lambda table, clock: Clock(at=next_due(table) or table.clock),
    answer=_look,
    cites=TIME_CITES,
)
