"""Stretches of time, and places in a list, as requests name them."""

from __future__ import annotations

from datetime import date, timedelta

from cardhouse.room.clock import Clock, is_day, stamp
from cardhouse.server.front.problems import denied
from cardhouse.server.me.messages import MyPeriod
from cardhouse.store.records import Span

# Between the time and the stream of a place.
MARK = "|"
# The days of a week.
WEEK = 7


def days(since: str, until: str, before: str = "") -> Span:
    """The days from one to another, both whole, up to a place in the list."""
    for day in (since, until):
        if day and not is_day(day):
            raise denied(400, "staff-bad-day", day=day)
    after = (date.fromisoformat(until) + timedelta(days=1)).isoformat() if until else ""
    at, _, stream = before.partition(MARK)
    return Span(since, after, (at, stream))


def place(at: str, stream: str) -> str:
    """The place of a row in a list."""
    return f"{at}{MARK}{stream}"


def span_of(clock: Clock, period: MyPeriod) -> Span:
    """A period up to now; the days are the room's."""
    today = date.fromisoformat(stamp(clock.now())[:10])
    if period == "day":
        return Span(today.isoformat())
    if period == "week":
        return Span((today - timedelta(days=WEEK - 1)).isoformat())
    return Span()
