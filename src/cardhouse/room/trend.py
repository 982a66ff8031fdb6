"""The days before a day: the hands and the drop of each."""

from __future__ import annotations

from datetime import date, timedelta

from msgspec import Struct

from cardhouse.ledger import BOX
from cardhouse.room.statements import tag
from cardhouse.room.tables import TABLES
from cardhouse.store.base import Store
from cardhouse.store.records import Stored
from cardhouse.table.accounts import at

# Hands by the event that adds one, or takes one back.
HANDS = {b"hand-counted": 1, b"hand-reopened": -1}


class DayFigures(Struct, kw_only=True):
    """A day of the whole room."""

    day: str
    hands: int = 0
    # Dropped into the boxes, less refunds, in cents.
    collected: int = 0


async def trend(store: Store, last: date, days: int) -> tuple[DayFigures, ...]:
    """Some days up to the last one, the earliest first."""
    begin = max(last - timedelta(days=days - 1), date.min) if last.year > 1 else last
    names = [(begin + timedelta(days=n)).isoformat() for n in range((last - begin).days + 1)]
    found = {name: DayFigures(day=name) for name in names}
    for stream in await store.streams():
        if stream.startswith(TABLES):
            box = at(stream.removeprefix(TABLES), BOX)
            async for each in store.read(stream):
                if (figures := found.get(each.at[:10])) is not None:
                    _count(figures, each, box)
    return tuple(found.values())


def _count(figures: DayFigures, each: Stored, box: str) -> None:
    figures.hands += HANDS.get(tag(each.body), 0)
    for moved in each.transfers:
        figures.collected += moved.amount * ((moved.target == box) - (moved.source == box))
