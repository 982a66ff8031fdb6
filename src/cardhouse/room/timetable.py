"""Opening hours kept: tables open and close by the clock, each with its line in the journal."""

from __future__ import annotations

from cardhouse.engine.core.illegal import Illegal
from cardhouse.management import CLOCK, Management
from cardhouse.management.changes import CloseTable, ReopenTable
from cardhouse.management.commands import Perform
from cardhouse.room.clock import Clock
from cardhouse.room.surroundings import ManagementKeeper
from cardhouse.table.clock import Moment

# The longest wait for the next opening or closing, in seconds: a clock may be set.
LOOK = 60.0


async def keep_hours(keeper: ManagementKeeper, clock: Clock) -> float:
    """Open and close the tables whose time has come; returns the seconds until the next time."""
    for change in due(keeper.state, clock.now()):
        act = {"do": "close-table" if isinstance(change, CloseTable) else "reopen-table"}
        order = Perform(at=clock.now(), by=CLOCK, act={**act, "table": change.table}, change=change)
        try:
            await keeper.order(order, f"hours/{keeper.count}")
        except Illegal:
            # Somebody was quicker.
            continue
    now = clock.now()
    waits = (float(hours.next(now) - now) for hours in keeper.state.hours.values())
    return min((*waits, LOOK))


def due(management: Management, now: Moment) -> list[CloseTable | ReopenTable]:
    """Tables to open or close; what staff did since the last time of the clock stands."""
    found: list[CloseTable | ReopenTable] = []
    for table, hours in management.hours.items():
        is_open = table not in management.closed
        if hours.last(now) > management.switched.get(table, -1) and is_open != hours.open_at(now):
            found.append(CloseTable(table=table) if is_open else ReopenTable(table=table))
    return found
