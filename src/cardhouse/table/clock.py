"""The house's own clock: seconds of local time since the start of 1970."""

from typing import Final

# A moment on the house's wall clock, stamped by the shell when needed.
Moment = int

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY

# 1970 began on a Thursday.
FIRST_MONDAY: Final = 4 * DAY


def next_at(at: Moment, every: int, start: Moment = 0) -> Moment:
    """The first of the moments `start`, `start + every`, ... that is later than `at`."""
    return at - (at - start) % every + every
