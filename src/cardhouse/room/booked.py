"""Tables kept under a rule book, which the store files by its fingerprint."""

from __future__ import annotations

from abc import abstractmethod
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from cardhouse.formats.log import encode_event
from cardhouse.room.clock import Clock
from cardhouse.room.keeper import Craft, Done, Keeper, Part, Trial, together
from cardhouse.rulebook import AnyPosted, reposted
from cardhouse.store.base import Store
from cardhouse.store.records import Receipt, Record, StoreError
from cardhouse.store.verify import forged
from cardhouse.table.events import TableOpened


class Played(Protocol):
    """A table at which hands are played."""

    def running(self) -> bool:
        """True while a hand is being played."""
        ...


S = TypeVar("S", bound=Played)
C = TypeVar("C", contravariant=True)
E = TypeVar("E")


class Posting(Trial[S, E], Generic[S, E]):
    """A table put under a book, on a copy: the book, and the event that opens it."""

    posted: AnyPosted
    opened: TableOpened


class BookCraft(Craft[S, C, E]):
    """A table by its name, under the book that it was last opened with."""

    def __init__(self, name: str, store: Store) -> None:
        self.name = name
        self.opened: TableOpened | None = None
        self.posted: AnyPosted | None = None
        self._store = store

    async def under(self, opened: TableOpened, state: S | None) -> S:
        """The table under the book: fresh, or with its earlier state."""
        self.posted, self.opened = await self.read(opened), opened
        return self.laid(self.posted, opened, state)

    async def read(self, opened: TableOpened) -> AnyPosted:
        """The book that an event names, as the store has it."""
        text = await self._store.book(opened.book)
        if text is None:
            raise StoreError(f"{self.name}: the rule book {opened.book[:12]} is not in the store")
        if sha256(text).hexdigest() != opened.book:
            raise forged(opened.book)
        return reposted(opened.house, opened.game, text.decode())

    @abstractmethod
    def laid(self, posted: AnyPosted, opened: TableOpened, state: S | None) -> S:
        """A table of the book, with the changing parts of the earlier state, if any."""


class BookKeeper(Keeper[S, C, E]):
    """The keeper of a table under a book."""

    def __init__(
        self,
        stream: str,
        craft: BookCraft[S, C, E],
        store: Store,
        clock: Clock,
        *,
        owner: str,
        lease: float,
    ) -> None:
        self.name = craft.name
        self.craft = craft
        super().__init__(store, stream, craft, clock, owner=owner, lease=lease)

    @property
    def posted(self) -> AnyPosted:
        """The book that governs the table."""
        assert self.craft.posted is not None, f"{self.name} has not been opened"
        return self.craft.posted

    async def post(self, posted: AnyPosted, rules: str = "", seats: int = 0) -> None:
        """Open the table under a book, or switch it to a new one between hands."""

        async def made() -> Posting[S, E] | None:
            return await self.posting(posted, rules, seats)

        await together(Part(self, f"open/{self.count}", made))

    async def posting(
        self, posted: AnyPosted, rules: str = "", seats: int = 0
    ) -> Posting[S, E] | None:
        """The table under a book, ready to be stored; None if nothing changes, or not now.

        To be asked in the keeper's turn.
        """
        opened = as_opened(posted, rules, seats)
        before = self.state if self.count else None
        if opened == self.craft.opened or (before is not None and before.running()):
            return None
        await self._store.keep_book(posted.hash, posted.text.encode())
        read = await self.craft.read(opened)
        records = (Record(encode_event(opened)),)
        return Posting(
            append=self._to_append(records, ""),
            events=[self._craft.decode(each.body) for each in records],
            after=self.craft.laid(read, opened, before),
            posted=read,
            opened=opened,
        )

    def _tried(self, command: Any, name: str) -> Trial[S, E] | None:
        """A book is not played but put in force."""
        if isinstance(command, Posting):
            command.append = replace(command.append, command=name)
            return command
        return super()._tried(command, name)

    async def _shown(self, trial: Trial[S, E], receipt: Receipt) -> Done[E]:
        if isinstance(trial, Posting) and not receipt.repeated:
            # Followers look at the book as soon as they hear of it.
            self.craft.posted, self.craft.opened = trial.posted, trial.opened
        return await super()._shown(trial, receipt)


def as_opened(posted: AnyPosted, rules: str = "", seats: int = 0) -> TableOpened:
    """The event that puts a table under a book."""
    return TableOpened(
        house=posted.house,
        game=posted.name,
        rules=posted.table(rules).name,
        book=posted.hash,
        seats=0 if seats == posted.seating.most else seats,
    )
