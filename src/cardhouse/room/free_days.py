"""A free table over a period: hands dealt and prizes won."""

from __future__ import annotations

from msgspec import Struct

from cardhouse.bonus.free_events import FreeHandOver, FreePaid
from cardhouse.room.free_tables import FREE, FreeCraft
from cardhouse.room.statements import Period
from cardhouse.store.base import Store
from cardhouse.store.records import Stored


class FreeDay(Struct, kw_only=True):
    """A free table; amounts in cents."""

    table: str
    hands: int = 0
    won: int = 0
    paid: int = 0


class FreeWalk:
    """Walks through a free table's events in order."""

    def __init__(self, stream: str, period: Period, store: Store) -> None:
        name = stream.removeprefix(FREE)
        self.day = FreeDay(table=name)
        self._period = period
        self._craft = FreeCraft(name, store)

    def take(self, each: Stored) -> None:
        if not self._period.holds(each.at):
            return
        match self._craft.decode(each.body):
            case FreeHandOver():
                self.day.hands += 1
            case FreePaid(shares=shares):
                self.day.won += bool(shares)
                self.day.paid += sum(shares.values())
