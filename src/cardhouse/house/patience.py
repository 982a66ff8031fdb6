"""How long people are waited for."""

import asyncio
from collections.abc import Iterable

from msgspec import Struct

from cardhouse.engine.asks import Ask


class Patience(Struct, frozen=True):
    """Seconds for a decision that holds play up, and for one that somebody may make."""

    must: float = 30.0
    may: float = 6.0
    # Between two hands, to look at the last one; between two decisions of bots, to see them.
    hands: float = 0.0
    pace: float = 0.0


class Waiting:
    """Since when each person has been asked what he is asked now."""

    def __init__(self, patience: Patience) -> None:
        self._patience = patience
        self._until: dict[int, tuple[Ask, float]] = {}

    def look(self, asks: Iterable[Ask]) -> tuple[list[Ask], float | None]:
        """Whose time is up, and how many seconds are left until the next one's is."""
        now = asyncio.get_running_loop().time()
        asked = {ask.actor: ask for ask in asks if isinstance(ask.actor, int)}
        self._until = {seat: each for seat, each in self._until.items() if seat in asked}
        for seat, ask in asked.items():
            if seat not in self._until or self._until[seat][0] != ask:
                seconds = self._patience.must if ask.must else self._patience.may
                self._until[seat] = (ask, now + seconds)
        up = [ask for ask, until in self._until.values() if until <= now]
        left = [until - now for _, until in self._until.values() if until > now]
        return up, min(left, default=None)

    def seconds(self, seat: int) -> float | None:
        """What is left to somebody who is asked."""
        if seat not in self._until:
            return None
        return max(0.0, self._until[seat][1] - asyncio.get_running_loop().time())
