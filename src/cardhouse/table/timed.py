"""The clock's events: collection by time, taken between hands, and late calls."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.core.cites import where
from cardhouse.ledger import BOX, Transfer
from cardhouse.table.clock import MINUTE, Moment, next_at
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table
from cardhouse.table.waiting import page_due


class ClockSeen(TableEvent, frozen=True, kw_only=True, tag="clock-seen"):
    """The table's first look at the clock: collections count from here."""

    at: Moment

    def change(self, table: Table) -> None:
        table.clock = self.at


class TimeFell(TableEvent, frozen=True, kw_only=True, tag="time-fell"):
    """A collection fell due from everybody with a seat at that moment."""

    at: Moment
    seats: tuple[int, ...]
    amount: int
    cite: str = "fee.time"

    def change(self, table: Table) -> None:
        table.clock = self.at
        for seat in self.seats:
            table.players[seat].time_owed += self.amount


class TimeCollected(TableEvent, frozen=True, kw_only=True, tag="time-collected"):
    """A player paid for their time, from their stack, never from a pot."""

    seat: int
    amount: int
    cite: str = "fee.time"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(self.seat, BOX, self.amount, self.cite),)

    def change(self, table: Table) -> None:
        player = table.players[self.seat]
        player.chips -= self.amount
        player.time_owed -= self.amount
        table.box += self.amount


# Keys cited by collections by the clock.
TIME_CITES: Final = (where(lambda table: table.time_fee is not None, "fee.time"),)


def next_due(table: Table) -> Moment | None:
    """The next moment the table must be told the time, if anything falls due."""
    found = (_time_due(table), page_due(table))
    return min((due for due in found if due is not None), default=None)


def _time_due(table: Table) -> Moment | None:
    if table.time_fee is None:
        return None
    return next_at(table.clock, table.time_fee.minutes * MINUTE)


def tick(table: Table, at: Moment) -> Iterator[TableEvent]:
    """Collections due up to a moment, with those that can be taken at once."""
    if table.time_fee is not None and not table.clock:
        yield ClockSeen(at=at)
    while (due := _time_due(table)) is not None and due <= at:
        assert table.time_fee is not None
        seats = tuple(sorted(table.players))
        yield TimeFell(at=due, seats=seats, amount=table.time_fee.amount)
    yield from collect_time(table)


def collect_time(table: Table) -> Iterator[TimeCollected]:
    """Collect from everybody who owes, can pay and is in no hand; others are not dealt in."""
    for seat, player in sorted(table.players.items()):
        if player.pays_time() and not table.playing(seat):
            yield TimeCollected(seat=seat, amount=player.time_owed)
