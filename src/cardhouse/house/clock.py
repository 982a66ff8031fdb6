"""The clock on the wall of the house."""

import time
from calendar import timegm
from typing import Protocol

from cardhouse.room.clock import Moment


class Clock(Protocol):
    """Says what time it is where the house stands."""

    def now(self) -> Moment: ...


class WallClock:
    """The local time of this computer."""

    def now(self) -> Moment:
        return timegm(time.localtime())


class StoppedClock:
    """A clock that shows what it is set to: for tests and lessons."""

    def __init__(self, at: Moment) -> None:
        self.at = at

    def now(self) -> Moment:
        return self.at


def stamp(at: Moment) -> str:
    """A moment as the log writes it: `2026-11-16T11:00:00`."""
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(at))
