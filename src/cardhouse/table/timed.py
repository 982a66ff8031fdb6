"""What the clock brings: the collection by time, which is taken between hands, and late calls."""

from collections.abc import Iterator

from cardhouse.ledger import BOX, Transfer
from cardhouse.table.clock import MINUTE, Moment, next_at
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table
from cardhouse.table.waiting import page_due


class ClockSeen(TableEvent, frozen=True, kw_only=True, tag="clock-seen"):
    """The table was opened by the clock: what falls due counts from here."""

    at: Moment

    def change(self, table: Table) -> None:
        table.clock = self.at


class TimeFell(TableEvent, frozen=True, kw_only=True, tag="time-fell"):
    """A collection fell due, from whoever holds a seat at that moment."""

    at: Moment
    seats: tuple[int, ...]
    amount: int
    cite: str = "fee.time"

    def change(self, table: Table) -> None:
        table.clock = self.at
        for seat in self.seats:
            table.players[seat].time_owed += self.amount


class TimeCollected(TableEvent, frozen=True, kw_only=True, tag="time-collected"):
    """A player paid for his time: from his stack, never from a pot."""

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


def next_due(table: Table) -> Moment | None:
    """When the table has to be told the time again; never where nothing falls due."""
    found = (_time_due(table), page_due(table))
    return min((due for due in found if due is not None), default=None)


def _time_due(table: Table) -> Moment | None:
    if table.time_fee is None:
        return None
    return next_at(table.clock, table.time_fee.minutes * MINUTE)


def tick(table: Table, at: Moment) -> Iterator[TableEvent]:
    """What has fallen due up to a moment, and what of it can be taken at once."""
    if table.time_fee is not None and not table.clock:
        yield ClockSeen(at=at)
    while (due := _time_due(table)) is not None and due <= at:
        assert table.time_fee is not None
        seats = tuple(sorted(table.players))
        yield TimeFell(at=due, seats=seats, amount=table.time_fee.amount)
    yield from collect_time(table)


def collect_time(table: Table) -> Iterator[TimeCollected]:
    """From everybody who owes, can pay and plays no hand; who cannot pay is not dealt in."""
    for seat, player in sorted(table.players.items()):
        if player.pays_time() and not table.playing(seat):
            yield TimeCollected(seat=seat, amount=player.time_owed)
