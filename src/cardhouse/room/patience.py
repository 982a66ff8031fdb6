"""How long people are waited for."""

import asyncio
from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.core.asks import Ask


class Patience(Struct, frozen=True):
    """Seconds for a decision that holds play up, and for one that somebody may make."""

    must: float = 30.0
    may: float = 6.0
    # Between two hands, to look at the last one; between two decisions of bots, to see them.
    hands: float = 0.0
    pace: float = 0.0
    # What everybody has beyond that, and how much of it comes back with every hand.
    bank: float = 0.0
    refill: float = 0.0
    # What somebody has in addition whose line is lost.
    reserve: float = 0.0
    # After so many hands in which all was decided for him somebody is passed over.
    absences: int = 2
    # After so many seconds a player who is passed over and whose line is lost gives up his seat.
    gone: float = 600.0


# At tables that people look at.
AT_LEISURE = Patience(must=25.0, may=8.0, hands=4.0, pace=0.8, bank=30.0, refill=5.0, reserve=60.0)


def at_pace(pace: float) -> Patience:
    """The same at another pace, with as many of its beats between two hands."""
    return replace(AT_LEISURE, pace=pace, hands=pace * AT_LEISURE.hands / AT_LEISURE.pace)


class Stopwatch:
    """The clock of a table, stopped while the table is paused."""

    def __init__(self) -> None:
        self._lost = 0.0
        self._since: float | None = None

    def now(self) -> float:
        """Seconds, without those spent in pauses."""
        now = _now() if self._since is None else self._since
        return now - self._lost

    def stop(self, since: float) -> None:
        """Stop as of a moment that may have passed already."""
        if self._since is None:
            self._since = since

    def go_on(self) -> None:
        """Run again, without the time of the pause."""
        if self._since is not None:
            self._lost += _now() - self._since
            self._since = None


def _now() -> float:
    return asyncio.get_running_loop().time()


class Left(Struct, frozen=True):
    """What is left of somebody's time, out of how much, and how much of it is his bank's."""

    seconds: float
    of: float
    bank: float


class _Asked(Struct, frozen=True):
    ask: Ask
    since: float


class Waiting:
    """Since when each person has been asked what he is asked now, and what he has in his bank."""

    def __init__(self, patience: Patience, watch: Stopwatch | None = None) -> None:
        self._patience = patience
        self._now = (watch or Stopwatch()).now
        self._asked: dict[int, _Asked] = {}
        self._bank: dict[int, float] = {}
        self._reserve: dict[int, float] = {}
        self._away: Collection[int] = ()

    def look(
        self, asks: Iterable[Ask], away: Collection[int] = ()
    ) -> tuple[list[Ask], float | None]:
        """Whose time is up, and how many seconds are left until the next one's is."""
        now = self._now()
        asked = {ask.actor: ask for ask in asks if isinstance(ask.actor, int)}
        for seat, each in tuple(self._asked.items()):
            if asked.get(seat) != each.ask:
                self._spend(seat, now)
        self._away = away
        for seat, ask in asked.items():
            self._asked.setdefault(seat, _Asked(ask, now))
        left = {seat: self._until(seat) - now for seat in self._asked}
        up = [self._asked[seat].ask for seat, seconds in left.items() if seconds <= 0]
        return up, min((seconds for seconds in left.values() if seconds > 0), default=None)

    def left(self) -> dict[int, Left]:
        """What is left to everybody who is asked."""
        now, found = self._now(), {}
        for seat, each in self._asked.items():
            seconds = max(0.0, self._until(seat) - now)
            bank = min(seconds, self._extra(seat, each.ask))
            found[seat] = Left(seconds, self._until(seat) - each.since, bank)
        return found

    def refill(self, seats: Collection[int]) -> None:
        """A hand is over: everybody at the table gets back some of his bank."""
        patience = self._patience
        full = patience.bank
        self._bank = {
            seat: min(full, left + patience.refill)
            for seat, left in self._bank.items()
            if seat in seats
        }
        here = [seat for seat in seats if seat not in self._away]
        self._reserve = {s: left for s, left in self._reserve.items() if s not in here}

    def _spend(self, seat: int, now: float) -> None:
        """Somebody is asked no longer: what he took beyond his time comes out of his bank."""
        each = self._asked.pop(seat)
        over = now - each.since - self._base(each.ask)
        if not _has_bank(each.ask) or over <= 0:
            return
        bank = self._bank.get(seat, self._patience.bank)
        self._bank[seat] = max(0.0, bank - over)
        if over > bank:
            reserve = self._reserve.get(seat, self._patience.reserve)
            self._reserve[seat] = max(0.0, reserve - (over - bank))

    def _until(self, seat: int) -> float:
        each = self._asked[seat]
        return each.since + self._base(each.ask) + self._extra(seat, each.ask)

    def _base(self, ask: Ask) -> float:
        if ask.seconds is not None:
            return ask.seconds
        return self._patience.must if ask.must else self._patience.may

    def _extra(self, seat: int, ask: Ask) -> float:
        if not _has_bank(ask):
            return 0.0
        extra = self._bank.get(seat, self._patience.bank)
        if seat in self._away:
            extra += self._reserve.get(seat, self._patience.reserve)
        return extra


def _has_bank(ask: Ask) -> bool:
    """True where a bank of time helps: play is held up, and the rules set no time of their own."""
    return ask.must and ask.seconds is None
