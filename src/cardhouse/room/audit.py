"""An audit of a store: the chain, the balances, and every stream replayed beside the ledger."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import zip_longest
from typing import Any

from msgspec import Struct, ValidationError, json

from cardhouse import bonus, cage, management
from cardhouse.bonus import Bonuses, free
from cardhouse.bonus.free_events import FreeTable
from cardhouse.cage import Cage
from cardhouse.cage.events import drawer_account
from cardhouse.formats.kept import alike
from cardhouse.ledger import BONUS, BOX
from cardhouse.management import Management
from cardhouse.room.cashier import CageCraft
from cardhouse.room.free_tables import FREE, FreeCraft, free_name
from cardhouse.room.keeper import unsealed
from cardhouse.room.managing import ManagementCraft
from cardhouse.room.own_entries import EntryList
from cardhouse.room.pools import BonusCraft, pool_account
from cardhouse.room.room import BONUSES, CAGE, MANAGEMENT
from cardhouse.room.seating_chart import HandList
from cardhouse.room.tables import TABLES, TableCraft
from cardhouse.store.base import Store
from cardhouse.store.heads import Head
from cardhouse.store.records import Damaged, PersonEntry, Snapshot, Stored, StoreError
from cardhouse.store.verify import verify
from cardhouse.table import Table, accounts, fold
from cardhouse.table.events import TableOpened

# The events after which the list of entries is compared.
COMPARED = 1000


class Audited(Struct, frozen=True, kw_only=True):
    """Counts of everything audited, and the heads of the streams."""

    streams: int
    events: int
    transfers: int
    accounts: int
    commands: int
    tables: int
    hands: int
    books: int
    heads: tuple[Head, ...]


class Beside(Struct):
    """A stream kept by a layer above the room, with all that its replay needs."""

    state: Any
    craft: Any
    # Applies an event to the state; if it raises, the event cannot have happened.
    fold: Callable[[Any, Any], None]


async def audit(
    store: Store,
    *,
    beside: Mapping[str, Beside] | None = None,
    earlier: Mapping[str, Head] | None = None,
) -> Audited:
    """Audit the whole store; the first fault raises a StoreError that names it.

    `beside` are streams unknown to the room itself; all streams must agree with the heads in
    `earlier`.
    """
    seen = await verify(store, earlier)
    balances = await store.balances()
    commands = hands = tables = 0
    books, houses = set[str](), set[str]()
    kept = Counter[str]()
    streams = await store.streams()
    # A missing list is made when the room opens.
    entered = bool(await store.entry_sums())
    for stream in streams:
        replay = Replay(store, stream, (beside or {}).get(stream), entered=entered)
        async for each in store.read(stream):
            await replay.take(each)
        await replay.end()
        commands += replay.commands
        books |= replay.books
        houses |= replay.houses
        for account, amount in replay.holds().items():
            if balances.get(account, 0) != amount:
                words = f"{account} should hold {amount / 100:,.2f}"
                has = f"the ledger has {balances.get(account, 0) / 100:,.2f}"
                raise StoreError(f"{stream}: replayed, {words}, and {has}")
        if isinstance(replay.state, Table | FreeTable):
            tables, hands = tables + 1, hands + replay.state.hands
            kept.update({accounts.held(name): cents for name, cents in replay.state.cage.items()})
        if isinstance(replay.state, Table):
            _nothing_else(stream, replay, balances)
    _held(kept, balances)
    _of_houses(streams, houses)
    return Audited(
        streams=seen.streams,
        events=seen.events,
        transfers=seen.transfers,
        accounts=len(balances),
        commands=commands,
        tables=tables,
        hands=hands,
        books=len(books),
        heads=seen.heads,
    )


def _nothing_else(stream: str, replay: Replay, balances: dict[str, int]) -> None:
    """The accounts of a table hold only chips that lie on the table, its box apart."""
    name, held = stream.removeprefix(TABLES), replay.holds()
    apart = {accounts.at(name, BOX), accounts.at(name, BONUS)}
    for account, amount in balances.items():
        if account.startswith(f"{name}/") and amount and account not in held | dict.fromkeys(apart):
            what = f"the ledger has {amount / 100:,.2f} in {account}, and no such chips are there"
            raise StoreError(f"{stream}: {what}")


def _held(kept: Counter[str], balances: dict[str, int]) -> None:
    """The cage holds for each player exactly the sum that the tables say."""
    booked = {account for account in balances if account.startswith(accounts.held(""))}
    for account in sorted(booked | set(kept)):
        if balances.get(account, 0) != kept[account]:
            words = f"by the tables {account} should hold {kept[account] / 100:,.2f}"
            has = f"the ledger has {balances.get(account, 0) / 100:,.2f}"
            raise StoreError(f"{words}, and {has}")


def _of_houses(streams: list[str], houses: set[str]) -> None:
    """Every stream of bonuses belongs to a house with a table here."""
    for stream in streams:
        if stream.startswith(BONUSES) and stream.removeprefix(BONUSES) not in houses:
            raise StoreError(f"{stream}: no table was ever opened by a house of that name")


class Replay:
    """Replay one stream event by event, checking states and transfers."""

    def __init__(
        self, store: Store, stream: str, beside: Beside | None = None, *, entered: bool
    ) -> None:
        self.state: Any = None
        self.books: set[str] = set()
        self.houses: set[str] = set()
        self.commands = 0
        self._store = store
        self._stream = stream
        # The events of the command being read.
        self._waiting: list[Stored] = []
        self._snapshot: Snapshot | None = None
        self._beside = beside
        self._craft: Any = None
        self._hands = HandList()
        # True if the store has a list of entries to compare.
        self._entered = entered
        self._entries = EntryList(stream)
        # The entries found, and the event up to which the list was compared with them.
        self._found: list[PersonEntry] = []
        self._compared = 0
        if stream == CAGE:
            self.state, self._craft = Cage(), CageCraft()
        elif stream == MANAGEMENT:
            self.state, self._craft = Management(), ManagementCraft()
        elif stream.startswith(BONUSES):
            house = stream.removeprefix(BONUSES)
            self.state, self._craft = Bonuses(pools={}), BonusCraft(house)
        elif stream.startswith(TABLES):
            self._craft = TableCraft(stream.removeprefix(TABLES), store)
        elif stream.startswith(FREE):
            self._craft = FreeCraft(stream.removeprefix(FREE), store)
        elif beside is not None:
            self.state, self._craft = beside.state, beside.craft
        else:
            raise StoreError(f"{stream}: no stream of a room is called so")

    async def take(self, each: Stored) -> None:
        """Take the next event; a command's events are checked together, as they were made."""
        if self._waiting and self._waiting[-1].command != each.command:
            await self._command()
        self._waiting.append(each)

    async def _command(self) -> None:
        """Check that each event was possible and moved exactly the chips booked beside it."""
        stored, self._waiting = self._waiting, []
        moved: Iterator[Any] = iter(())
        for place, each in enumerate(stored):
            event = self._event(each)
            opens = isinstance(event, TableOpened)
            if opens:
                with self._possible(each):
                    await self._open(event)
            if opens or place == 0:
                moved = iter(self._moves(stored[place + opens :]))
            if isinstance(self._craft, TableCraft):
                self._hands.take(event, each)
            self._found += self._entries.take(each)
            booked = () if opens else next(moved)
            if not opens:
                with self._possible(each):
                    self._fold(event)
            if booked != each.transfers:
                what = "it moves other chips than are booked for it"
                raise Damaged(self._stream, each.number, what)
            await self._kept(each.number)
        last = stored[-1]
        await self._applied(last)
        if last.number - self._compared >= COMPARED:
            await self._own_entries(last.number)

    def _moves(self, stored: list[Stored]) -> list[Any]:
        """The transfers that a command's events must have made; one may depend on another."""
        events = [self._event(each) for each in stored]
        try:
            return [record.transfers for record in self._craft.records(self.state, events)]
        except Exception:
            # Find the first event that makes the rest impossible: that is the faulty one.
            for count, each in enumerate(stored, 1):
                with self._possible(each):
                    self._craft.records(self.state, events[:count])
            raise

    def _event(self, each: Stored) -> Any:
        with self._possible(each):
            return self._craft.decode(each.body)

    @contextmanager
    def _possible(self, each: Stored) -> Iterator[None]:
        """Report any failure in the block as an event that cannot have happened."""
        try:
            yield
        except StoreError:
            raise
        except Exception as error:
            what = f"it cannot have happened there ({type(error).__name__}: {error})"
            raise Damaged(self._stream, each.number, " ".join(what.split())) from None

    async def _kept(self, number: int) -> None:
        """Check that a snapshot is the state its events lead to: a room opens from it."""
        if self._snapshot is None:
            self._snapshot = await self._store.snapshot(self._stream) or Snapshot(0, b"")
        if self._snapshot.count == number:
            found = self._craft.snapshot(self.state)
            if found is None or not await self._is(json.decode(found), self._snapshot.body):
                raise Damaged(self._stream, number, "the snapshot behind it is of another state")

    async def _is(self, found: Any, kept: bytes) -> bool:
        """True if a snapshot, which may be in an earlier form, is whole and of the same state."""
        if not (whole := unsealed(kept)):
            return False
        then = json.decode(whole)
        if isinstance(self.state, Table):
            return found["opened"] == then["opened"] and alike(found["kept"], then["kept"])
        if found == then or isinstance(self.state, FreeTable):
            return bool(found == then)
        try:
            earlier = await self._craft.restored(whole)
        except ValidationError:
            return False
        return bool(found == json.decode(self._craft.snapshot(earlier)))

    async def end(self) -> None:
        """Check the last command, and that nothing is listed without an event."""
        number = 0
        if self._waiting:
            number = self._waiting[-1].number
            await self._command()
        if (listed := await self._store.commands(self._stream)) != self.commands:
            words = f"{listed:,} commands are listed as applied"
            raise StoreError(f"{self._stream}: {words}, and its events are of {self.commands:,}")
        snapshot = await self._store.snapshot(self._stream)
        if snapshot is not None and not 0 < snapshot.count <= number:
            what = "events are missing: there is a snapshot of later ones"
            raise Damaged(self._stream, number + 1, what)
        await self._own_entries(sys.maxsize)
        if isinstance(self.state, Table):
            await self._listed()
        elif any(await self._store.counted_hands(self._stream)):
            raise StoreError(f"{self._stream}: hands are listed, and no table deals there")

    async def _own_entries(self, last: int) -> None:
        """Compare the list of entries up to an event."""
        found, self._found = self._found, []
        after, self._compared = self._compared, last
        if not self._entered:
            return
        listed = await self._store.listed_entries(self._stream, after, last)
        for ours, theirs in zip_longest(found, listed):
            if ours != theirs:
                number = min(each.number for each in (ours, theirs) if each is not None)
                what = "the changes of people's chips are listed otherwise than its transfers say"
                raise Damaged(self._stream, number, what)

    async def _listed(self) -> None:
        """Check the list of hands, if there is one; a missing list is made when the room opens."""
        count, highest = await self._store.counted_hands(self._stream)
        if not count:
            return
        dealt = self._hands.hands
        for number, hand in dealt.items():
            if await self._store.hand(self._stream, number) != hand:
                raise Damaged(self._stream, hand.first, f"hand {number} is listed otherwise")
        if (count, highest) != (len(dealt), len(dealt)):
            raise StoreError(f"{self._stream}: {count} hands are listed, and {len(dealt)} dealt")
        seats = sum(len(hand.seats) for hand in dealt.values())
        if (listed := await self._store.counted_seats(self._stream)) != seats:
            raise StoreError(f"{self._stream}: {listed} seats are listed, and {seats} dealt to")

    def holds(self) -> dict[str, int]:
        """The balances that the accounts of this stream must have."""
        match self.state:
            case Table():
                return accounts.holdings(self._stream.removeprefix(TABLES), self.state)
            case Cage():
                return {drawer_account(name): d.cash for name, d in self.state.drawers.items()}
            case Bonuses():
                house = self._stream.removeprefix(BONUSES)
                chips = self.state.chips.items()
                return {pool_account(house, str(account)): held for account, held in chips}
            case _:
                return {}

    async def _applied(self, last: Stored) -> None:
        """Check that a command is listed as applied, with the number of its last event."""
        self.commands += 1
        if await self._store.applied(self._stream, last.command) != last.number:
            what = f"its command {last.command} is not listed as applied with it"
            raise Damaged(self._stream, last.number, what)

    async def _open(self, event: TableOpened) -> None:
        """Open a table, or put it under another book."""
        self.books.add(event.book)
        self.houses.add(event.house)
        table = self.state if isinstance(self.state, Table | FreeTable) else None
        self.state = await self._craft.under(event, table)
        posted = self._craft.posted
        if isinstance(self._craft, FreeCraft) and free_name(posted) != self._craft.name:
            raise ValueError("it opens the free table of another game")

    def _fold(self, event: Any) -> None:
        """Apply an event to the state."""
        match self.state:
            case Table():
                fold(self.state, event)
            case FreeTable():
                free.fold(self.state, event)
            case Cage():
                cage.fold(self.state, event)
            case Bonuses():
                bonus.fold(self.state, event)
            case Management():
                management.fold(self.state, event)
            case _:
                assert self._beside is not None
                self._beside.fold(self.state, event)
