"""The clock on the wall of the room."""

import time
from calendar import timegm
from datetime import UTC, date, datetime
from typing import Final, Protocol

from cardhouse.table.clock import Moment

# A clock set back by more than this many microseconds is believed at once.
SET_BACK: Final = 60_000_000


class Clock(Protocol):
    """Tells the local time of the room."""

    def now(self) -> Moment: ...

    def timestamp(self) -> str:
        """This moment as the log writes it, later than any before, so that stamps sort by time."""
        ...


class WallClock:
    """The local time of this computer."""

    def __init__(self) -> None:
        self._last = 0

    def now(self) -> Moment:
        return timegm(time.localtime())

    def timestamp(self) -> str:
        """Local time to the microsecond with its UTC offset, as autumn repeats an hour."""
        now = time.time_ns() // 1000
        self._last = max(now, self._last + 1) if now > self._last - SET_BACK else now
        seconds, part = divmod(self._last, 1_000_000)
        local = datetime.fromtimestamp(seconds, UTC).astimezone()
        return local.replace(microsecond=part).isoformat(timespec="microseconds")


class StoppedClock:
    """A clock that shows the time it is set to: for tests and lessons."""

    def __init__(self, at: Moment) -> None:
        self.at = at
        self._told = (at, 0)

    def now(self) -> Moment:
        return self.at

    def timestamp(self) -> str:
        """The time it is set to, and how often it was asked then."""
        at, times = self._told
        self._told = (self.at, times + 1 if at == self.at else 1)
        return f"{stamp(self.at)}.{self._told[1]:06}"


def stamp(at: Moment) -> str:
    """A moment to the second: `2026-11-16T11:00:00`."""
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(at))


def is_day(text: str) -> bool:
    """True for a day as the log writes it: `2026-11-16`."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def in_time(at: str) -> tuple[bool, str]:
    """A sort key for times of the log; older ones, without a zone, come first."""
    try:
        moment = datetime.fromisoformat(at)
    except ValueError:
        return False, at
    if moment.tzinfo is None:
        return False, at
    return True, moment.astimezone(UTC).isoformat(timespec="microseconds")
