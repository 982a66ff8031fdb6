"""Stretches of time, and places in a list, as requests name them."""

from __future__ import annotations

from datetime import date, timedelta

from cardhouse.room.clock import Clock, is_day, stamp
from cardhouse.room.own_entries import TABLES
from cardhouse.server.front.problems import denied
from cardhouse.server.me.messages import MyPeriod
from cardhouse.store.base import Store
from cardhouse.store.records import Span

# Between the time and the stream of a place.
MARK = "|"
# The days of a week.
WEEK = 7
# Entries among which the start of the last sitting is looked for.
SITTING_ENTRIES = 500


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


async def span_of(
    store: Store, clock: Clock, name: str, period: MyPeriod, table: str = ""
) -> tuple[Span, str]:
    """A period of a person's play, and the table of their last sitting."""
    today = date.fromisoformat(stamp(clock.now())[:10])
    if period == "day":
        return Span(today.isoformat()), ""
    if period == "week":
        return Span((today - timedelta(days=WEEK - 1)).isoformat()), ""
    if period == "all":
        return Span(), ""
    return await _sitting(store, name, table)


async def _sitting(store: Store, name: str, table: str) -> tuple[Span, str]:
    """The last sitting at a table, or at the table last played at."""
    if not table:
        last = await store.played(name, Span(), 1)
        table = last[0].stream.removeprefix(TABLES) if last else ""
    moves = [
        entry
        for entry in await store.entries(name, Span(), SITTING_ENTRIES)
        if entry.other.startswith(f"{table}/") and entry.account.startswith("player/")
    ]
    # The chips that were taken away at its end, and those with which it began.
    ended = moves[0].at if moves and moves[0].amount > 0 else ""
    began = ""
    for entry in moves[1 if ended else 0 :]:
        if entry.amount > 0:
            break
        began = entry.at
    return Span(began, f"{ended}~" if ended else ""), table
