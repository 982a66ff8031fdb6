"""Tables kept under a rule book, which the store files by its fingerprint."""

from __future__ import annotations

from abc import abstractmethod
from hashlib import sha256
from typing import Protocol, TypeVar

from cardhouse.formats.log import encode_event
from cardhouse.room.clock import Clock
from cardhouse.room.keeper import Craft, Keeper
from cardhouse.rulebook import AnyPosted, reposted
from cardhouse.store.base import Store
from cardhouse.store.records import Record, StoreError
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


class BookCraft(Craft[S, C, E]):
    """A table by its name, under the book that it was last opened with."""

    def __init__(self, name: str, store: Store) -> None:
        self.name = name
        self.opened: TableOpened | None = None
        self.posted: AnyPosted | None = None
        self._store = store

    async def under(self, opened: TableOpened, state: S | None) -> S:
        """The table under the book: fresh, or with its earlier state."""
        text = await self._store.book(opened.book)
        if text is None:
            raise StoreError(f"{self.name}: the rule book {opened.book[:12]} is not in the store")
        if sha256(text).hexdigest() != opened.book:
            raise forged(opened.book)
        self.opened = opened
        self.posted = reposted(opened.house, opened.game, text.decode())
        return self.laid(self.posted, opened.rules, state)

    @abstractmethod
    def laid(self, posted: AnyPosted, rules: str, state: S | None) -> S:
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

    async def post(self, posted: AnyPosted, rules: str = "") -> None:
        """Open the table under a book, or switch it to a new one between hands."""
        opened = TableOpened(
            house=posted.house,
            game=posted.name,
            rules=posted.table(rules).name,
            book=posted.hash,
        )
        before = self.state if self.count else None
        if opened == self.craft.opened or (before is not None and before.running()):
            return
        await self._store.keep_book(posted.hash, posted.text.encode())
        state = await self.craft.under(opened, before)
        await self.begin(state, (Record(encode_event(opened)),), f"open/{self.count}")
