"""How many files and connections the system lets this process have open."""

from __future__ import annotations

import resource
from contextlib import suppress
from typing import Final

# Nobody needs more, and some systems say a number without end.
MOST: Final = 65_536


def most_files() -> int:
    """Take as many files as the system lets us have, and return their number."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST if soft == resource.RLIM_INFINITY else soft
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
