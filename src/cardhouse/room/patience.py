"""Time limits for players' decisions."""

import asyncio
from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.core.asks import Ask


class Patience(Struct, frozen=True):
    """Seconds for a decision that holds up play, and for an optional one."""

    must: float = 30.0
    may: float = 6.0
    # For the offer of the bank between hands, whose terms have to be read.
    offer: int = 6
    # Pauses to look at the last hand, and to follow the bots' decisions.
    hands: float = 0.0
    # The first of them is longer by this for each event of the hand's end.
    told: float = 0.0
    pace: float = 0.0
    # Everybody's time bank, and how much of it each hand restores.
    bank: float = 0.0
    refill: float = 0.0
    # Extra time for a player whose connection is lost.
    reserve: float = 0.0
    # A player is passed over after this many silent hands in a row.
    absences: int = 2
    # A player who is passed over and disconnected gives up the seat after this many seconds.
    gone: float = 600.0


# For tables that people watch.
AT_LEISURE = Patience(
    must=25.0,
    may=8.0,
    offer=25,
    hands=4.0,
    told=0.4,
    pace=0.8,
    bank=30.0,
    refill=5.0,
    reserve=60.0,
)


def at_pace(pace: float) -> Patience:
    """The same at another pace, with the pause between hands in proportion."""
    times = pace / AT_LEISURE.pace
    return replace(
        AT_LEISURE, pace=pace, hands=times * AT_LEISURE.hands, told=times * AT_LEISURE.told
    )


class Stopwatch:
    """The clock of a table, stopped while the table is paused."""

    def __init__(self) -> None:
        self._lost = 0.0
        self._since: float | None = None

    def now(self) -> float:
        """Seconds, not counting pauses."""
        now = _now() if self._since is None else self._since
        return now - self._lost

    def stop(self, since: float) -> None:
        """Stop as of a moment that may have passed already."""
        if self._since is None:
            self._since = since

    def go_on(self) -> None:
        """Run again, leaving out the pause."""
        if self._since is not None:
            self._lost += _now() - self._since
            self._since = None


def _now() -> float:
    return asyncio.get_running_loop().time()


class Left(Struct, frozen=True):
    """A player's remaining time, the total, and the part that comes from their time bank."""

    seconds: float
    of: float
    bank: float


class _Asked(Struct, frozen=True):
    ask: Ask
    since: float


class Waiting:
    """When each player was asked the current question, and their time banks."""

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
        """The asks whose time is up, and the seconds until the next runs out."""
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
        """The time left to every player who is asked."""
        now, found = self._now(), {}
        for seat, each in self._asked.items():
            seconds = max(0.0, self._until(seat) - now)
            bank = min(seconds, self._extra(seat, each.ask))
            found[seat] = Left(seconds, self._given(seat, each.ask), bank)
        return found

    def refill(self, seats: Collection[int]) -> None:
        """A hand is over: restore part of everybody's time bank."""
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
        """End a question: time beyond the limit comes out of the player's time bank."""
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
        return each.since + self._given(seat, each.ask)

    def _given(self, seat: int, ask: Ask) -> float:
        return self._base(ask) + self._extra(seat, ask)

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
    """True if a time bank applies: play is held up, and the rules set no time of their own."""
    return ask.must and ask.seconds is None
