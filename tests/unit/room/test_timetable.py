"""Opening hours: tables that open and close by the room's clock, and by staff between."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardhouse.engine.core.illegal import Illegal
from cardhouse.management import CLOCK, Management
from cardhouse.management.changes import Change, CloseTable, ReopenTable, SetHours
from cardhouse.management.commands import Perform
from cardhouse.management.hours import Hours, Span, muddled
from cardhouse.room.clock import StoppedClock
from cardhouse.room.room import Room
from cardhouse.room.timetable import due, keep_hours
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.clock import DAY, HOUR

MIDNIGHT = 20_773 * DAY
# From six in the evening to two in the morning.
EVENING = Span(opens=18 * 60, closes=2 * 60)


@pytest.mark.parametrize(
    ("hour", "is_open"), [(0, True), (1.99, True), (2, False), (17.99, False), (18, True)]
)
def test_hours_may_end_after_midnight(hour: float, is_open: bool) -> None:
    hours = Hours(spans=(EVENING,), since=0)
    assert hours.open_at(MIDNIGHT + int(hour * HOUR)) is is_open


def test_the_last_and_the_next_turn_of_the_clock() -> None:
    hours = Hours(spans=(EVENING,), since=0)
    noon = MIDNIGHT + 12 * HOUR
    assert (hours.last(noon), hours.next(noon)) == (MIDNIGHT + 2 * HOUR, MIDNIGHT + 18 * HOUR)
    assert hours.last(MIDNIGHT + 18 * HOUR) == MIDNIGHT + 18 * HOUR
    assert hours.next(MIDNIGHT + 18 * HOUR) == MIDNIGHT + 26 * HOUR


@pytest.mark.parametrize(
    ("spans", "wrong"),
    [
        ((EVENING,), False),
        ((EVENING, Span(opens=600, closes=840)), False),
        ((Span(opens=600, closes=600),), True),
        ((EVENING, Span(opens=60, closes=600)), True),
        ((EVENING, Span(opens=1000, closes=1200)), True),
        ((EVENING, EVENING), True),
        ((EVENING, Span(opens=120, closes=600)), True),
    ],
)
def test_hours_do_not_run_into_one_another(spans: tuple[Span, ...], wrong: bool) -> None:
    assert muddled(spans) is wrong


class Rosa:
    """A manager of a room whose clock is set by hand."""

    def __init__(self, room: Room, clock: StoppedClock) -> None:
        self.room, self.clock = room, clock

    async def does(self, change: Change) -> None:
        order = Perform(at=self.clock.now(), by="Rosa", act={}, change=change)
        await self.room.management.order(order, f"rosa/{self.room.management.count}")

    async def closed_at(self, hour: float) -> str:
        """The person who has closed the table when the clock shows an hour; empty if open."""
        self.clock.at = MIDNIGHT + int(hour * HOUR)
        await keep_hours(self.room.management, self.clock)
        return self.room.management.state.closed.get("holdem", "")


def test_a_table_follows_its_hours_and_staff_between_them(tmp_path: Path) -> None:
    async def work() -> None:
        async with SqliteStore(tmp_path / "room.db") as store:
            clock = StoppedClock(MIDNIGHT + 12 * HOUR)
            room = Room(store, clock=clock)
            await room.open_management()
            rosa = Rosa(room, clock)
            await rosa.does(SetHours(table="holdem", hours=(EVENING,)))
            assert await rosa.closed_at(12) == CLOCK
            await rosa.does(ReopenTable(table="holdem"))
            assert await rosa.closed_at(13) == ""
            assert await rosa.closed_at(18) == ""
            await rosa.does(CloseTable(table="holdem"))
            assert await rosa.closed_at(19) == "Rosa"
            assert await rosa.closed_at(25) == "Rosa"
            assert await rosa.closed_at(26) == "Rosa"
            assert await rosa.closed_at(42) == ""
            assert await rosa.closed_at(50) == CLOCK
            await rosa.does(SetHours(table="holdem"))
            assert await rosa.closed_at(66) == CLOCK
            with pytest.raises(Illegal, match="hours-so"):
                await rosa.does(SetHours(table="holdem"))
            with pytest.raises(Illegal, match="hours-muddled"):
                await rosa.does(SetHours(table="holdem", hours=(EVENING, EVENING)))

    asyncio.run(work())


def test_a_room_that_was_shut_at_the_hour_makes_up_for_it() -> None:
    management = Management(hours={"holdem": Hours(spans=(EVENING,), since=MIDNIGHT)})
    assert due(management, MIDNIGHT + 3 * HOUR) == [CloseTable(table="holdem")]
    management.closed["holdem"], management.switched["holdem"] = CLOCK, MIDNIGHT + 3 * HOUR
    assert due(management, MIDNIGHT + 17 * HOUR) == []
    assert due(management, MIDNIGHT + 5 * DAY + 20 * HOUR) == [ReopenTable(table="holdem")]
