"""The clock of the house: hours, days and Mondays by the calendar."""

from calendar import timegm
from datetime import UTC, datetime

import pytest

from cardhouse.table.clock import DAY, FIRST_MONDAY, HOUR, MINUTE, WEEK, next_at


def at(day: int, hour: int, minute: int = 0) -> int:
    """A moment in November 2026, when the 2nd is a Monday."""
    return timegm(datetime(2026, 11, day, hour, minute).timetuple())


def test_a_week_begins_on_monday() -> None:
    assert (MINUTE, HOUR, DAY, WEEK) == (60, 60 * 60, 86_400, 604_800)
    assert datetime.fromtimestamp(FIRST_MONDAY, UTC).strftime("%A %H:%M") == "Monday 00:00"


@pytest.mark.parametrize(
    ("now", "due"),
    [
        (at(2, 10, 59), at(2, 11)),
        (at(2, 11), at(9, 11)),
        (at(3, 11), at(9, 11)),
        (at(9, 11), at(16, 11)),
        (at(16, 11), at(23, 11)),
        (at(23, 11), at(30, 11)),
    ],
)
def test_monday_at_eleven_comes_once_a_week(now: int, due: int) -> None:
    assert next_at(now, WEEK, FIRST_MONDAY + 11 * HOUR) == due


def test_a_moment_that_is_due_is_not_its_own_successor() -> None:
    assert next_at(at(2, 14), 30 * MINUTE) == at(2, 14, 30)
    assert next_at(at(2, 14) - 1, 30 * MINUTE) == at(2, 14)
