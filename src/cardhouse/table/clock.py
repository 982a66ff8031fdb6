"""The house's own clock: seconds of local time since the start of 1970, as its wall shows them."""

from typing import Final

# A moment on the wall clock of the house, stamped by the shell on what needs it.
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
