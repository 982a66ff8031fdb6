"""A watch on bots that make no progress and would play one hand forever."""

from collections import Counter
from typing import Final

import msgspec

from cardhouse.engine.core.view import View

# Enough for a bot that tosses coins and takes a wager back now and then.
SAME_MOST: Final = 100
# Many times the length of any hand; at pan nobody ever has to meld, and the deck is reshuffled.
ASKED_MOST: Final = 2_000


class Watch:
    """Counts of the times a seat has been asked in a hand, by position."""

    def __init__(self) -> None:
        self._seen: Counter[bytes] = Counter()

    def begin(self) -> None:
        """Start a new hand with clean counts."""
        self._seen.clear()

    def trouble(self, view: View) -> str:
        """The reason to stop asking the seat; empty while it makes progress."""
        position = msgspec.msgpack.encode(view)
        self._seen[position] += 1
        if self._seen[position] > SAME_MOST:
            return f"came back to the same position {SAME_MOST} times in one hand"
        if self._seen.total() > ASKED_MOST:
            return f"was asked {ASKED_MOST} times in one hand and does not end it"
        return ""
