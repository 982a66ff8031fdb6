"""The craft of a table's keeper: its events, their transfers, and the books behind them."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.core.commands import Command
from cardhouse.floor import Report
from cardhouse.formats.kept import Kept, keep_table, restore
from cardhouse.formats.log import decode_event, encode_event
from cardhouse.room.booked import BookCraft, BookKeeper
from cardhouse.room.clock import Clock
from cardhouse.room.own_entries import TABLES as TABLES
from cardhouse.room.own_entries import entries_of
from cardhouse.room.seating_chart import SeatingChart, bring_up_to_date
from cardhouse.rulebook import AnyPosted, open_table
from cardhouse.store.base import Store
from cardhouse.store.records import Record
from cardhouse.table import AnyEvent, Table, accounts, fold, play
from cardhouse.table.commands import TableCommand
from cardhouse.table.events import TableOpened
from cardhouse.table.play import settled

AnyOrder = TableCommand | Command | Report


class TableSnapshot(Struct):
    """A table's state between hands, and its book."""

    opened: TableOpened
    kept: Kept


class TableCraft(BookCraft[Table, AnyOrder, AnyEvent]):
    """A table by its name, keeping its players when its book changes."""

    def copy(self, state: Table) -> Table:
        return state.copy()

    def play(self, state: Table, command: AnyOrder) -> list[AnyEvent]:
        return play(state, command)

    def records(self, before: Table, events: list[AnyEvent]) -> tuple[Record, ...]:
        moved = accounts.moves(self.name, before, events)
        chart = SeatingChart.of(before, self.opened)
        return tuple(
            self._record(event, transfers, chart)
            for event, transfers in zip(events, moved, strict=True)
        )

    def _record(self, event: AnyEvent, moved: accounts.Moves, chart: SeatingChart) -> Record:
        # Players who leave with the event, or come with it, are known all the same.
        before, note = chart.owners, chart.note(event)
        entries = entries_of(moved, self.name, chart.owners | before) if moved else ()
        return Record(encode_event(event), moved, note, entries)

    async def refold(self, state: Table | None, bodies: list[bytes]) -> Table:
        for body in bodies:
            event = decode_event(body)
            if isinstance(event, TableOpened):
                state = await self.under(event, state)
            else:
                assert state is not None, f"{self.name}: an event before the table was opened"
                fold(state, event)
        assert state is not None
        return settled(state)

    def laid(self, posted: AnyPosted, opened: TableOpened, state: Table | None) -> Table:
        table = open_table(posted, opened.rules, opened.seats)
        return table if state is None else restore(table, replace(keep_table(state), log=[]))

    def decode(self, body: bytes) -> AnyEvent:
        return decode_event(body)

    def snapshot(self, state: Table) -> bytes | None:
        if self.opened is None or state.running():
            return None
        return msgspec.json.encode(TableSnapshot(self.opened, keep_table(state)))

    async def restored(self, body: bytes) -> Table:
        snapshot = msgspec.json.decode(body, type=TableSnapshot)
        return restore(await self.under(snapshot.opened, None), snapshot.kept)


class TableKeeper(BookKeeper[Table, AnyOrder, AnyEvent]):
    """The keeper of one table."""

    def __init__(self, name: str, store: Store, clock: Clock, *, owner: str, lease: float) -> None:
        craft = TableCraft(name, store)
        super().__init__(TABLES + name, craft, store, clock, owner=owner, lease=lease)

    async def open(self) -> bool:
        """Own the table and restore it, with every hand listed."""
        if not await super().open():
            return False
        await bring_up_to_date(self._store, self.stream, self.state)
        return True
