"""People's entries: every change of their chips outside play, found in the transfers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from cardhouse.formats.log import decode_event
from cardhouse.ledger import BONUS, BOX, Transfer
from cardhouse.room.seating_chart import SeatingChart
from cardhouse.store.base import Store
from cardhouse.store.records import PersonEntry, Seated, Stored
from cardhouse.table.accounts import at, held, purse
from cardhouse.table.bonus_events import OWED

# The prefix of a table's stream.
TABLES = "table/"
Seats = Mapping[int, Seated]


def entries_of(
    transfers: Iterable[Transfer], table: str = "", seats: Seats | None = None
) -> tuple[PersonEntry, ...]:
    """The entries of some transfers; at a table also fees from stacks, and prizes to them."""
    return tuple(_found(transfers, table, seats or {}))


def _found(transfers: Iterable[Transfer], table: str, seats: Seats) -> Iterator[PersonEntry]:
    for moved in transfers:
        source, target = str(moved.source), str(moved.target)
        for account, other, amount in (
            (source, target, -moved.amount),
            (target, source, moved.amount),
        ):
            if name := _owner(account, other, table, seats):
                yield PersonEntry(
                    name=name, account=account, other=other, amount=amount, why=moved.why
                )


def _owner(account: str, other: str, table: str, seats: Seats) -> str:
    """The person whose chips change outside play; empty if it is nobody's."""
    if own := _own_name(account):
        return own
    if not table or other not in (at(table, BOX), at(table, BONUS), OWED):
        return ""
    seat = account.removeprefix(f"{table}/")
    found = seats.get(int(seat)) if seat != account and seat.isdigit() else None
    return "" if found is None or found.bot else found.name


def _own_name(account: str) -> str:
    """The owner of chips away from the tables."""
    for prefix in (purse(""), held("")):
        if account.startswith(prefix):
            return account.removeprefix(prefix)
    return ""


class EntryList:
    """The entries of a stream as the store lists them, derived from its events."""

    def __init__(self, stream: str) -> None:
        self._stream = stream
        self._table = stream.removeprefix(TABLES) if stream.startswith(TABLES) else ""
        self._chart = SeatingChart()

    def take(self, stored: Stored) -> tuple[PersonEntry, ...]:
        """The entries of the next event of the stream."""
        before = self._chart.owners
        if self._table:
            self._chart.note(decode_event(stored.body))
        if not stored.transfers:
            return ()
        return tuple(
            replace(entry, stream=self._stream, number=stored.number, at=stored.at)
            for entry in entries_of(stored.transfers, self._table, self._chart.owners | before)
        )


async def bring_entries_up_to_date(store: Store) -> None:
    """List the entries of a room written before entries were listed."""
    sums = {a: amount for a, amount in (await store.entry_sums()).items() if _own_name(a)}
    balances = {a: amount for a, amount in (await store.balances()).items() if _own_name(a)}
    # An account that is empty now has entries too; it has no balance if it never changed.
    if sums == {account: 0 for account in sums} | balances:
        return
    found: list[PersonEntry] = []
    for stream in await store.streams():
        listing = EntryList(stream)
        async for each in store.read(stream):
            found += listing.take(each)
    await store.list_entries(found)
