"""The craft of a free table's keeper: a private table without chips."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from cardhouse.bonus import free
from cardhouse.bonus.free_commands import FreeCommand
from cardhouse.bonus.free_events import AnyFreeEvent, FreeEvent, FreeTable
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import StepsReplaced
from cardhouse.formats.history import event_types
from cardhouse.formats.log import decoder_of
from cardhouse.ledger import CAGE, Account, Transfer
from cardhouse.room.booked import BookCraft, BookKeeper
from cardhouse.room.clock import Clock
from cardhouse.rulebook import AnyPosted, Posted
from cardhouse.store.base import Store
from cardhouse.store.records import Record
from cardhouse.table.accounts import held
from cardhouse.table.claim import Claim
from cardhouse.table.events import TableOpened

# The prefix of a free table's stream.
FREE = "free/"

FreeOrder = FreeCommand | Command
FreeFact = AnyFreeEvent | TableOpened


class FreeKept(Struct):
    """The state of a free table that changes between hands."""

    by: str
    players: dict[int, str]
    hands: int
    claim: Claim | None
    cage: dict[str, int]


class FreeSnapshot(Struct):
    """A free table's state between hands, and its book."""

    opened: TableOpened
    kept: FreeKept


class FreeCraft(BookCraft[FreeTable, FreeOrder, FreeFact]):
    """The free table of one game, with the entrants who play without a purchase."""

    def copy(self, state: FreeTable) -> FreeTable:
        return state.copy()

    def play(self, state: FreeTable, command: FreeOrder) -> list[FreeFact]:
        return list(free.play(state, command))

    def records(self, before: FreeTable, events: list[FreeFact]) -> tuple[Record, ...]:
        return tuple(Record(msgspec.json.encode(event), _moves(event)) for event in events)

    async def refold(self, state: FreeTable | None, bodies: list[bytes]) -> FreeTable:
        for body in bodies:
            event = self.decode(body)
            if isinstance(event, TableOpened):
                state = await self.under(event, state)
            else:
                assert state is not None, f"{self.name}: an event before the table was opened"
                free.fold(state, event)
        assert state is not None
        # An empty replay works out anew who is awaited.
        return free.replay(state, ())

    def laid(self, posted: AnyPosted, opened: TableOpened, state: FreeTable | None) -> FreeTable:
        assert isinstance(posted, Posted), "a free table is of one game"
        game = posted.game(posted.table(opened.rules))
        table = free.free_table(game, posted.bonuses.of(posted.name))
        return table if state is None else _restore(table, _keep(state))

    def decode(self, body: bytes) -> FreeFact:
        # Rulings never replace the steps of a free hand.
        hands = [kind for kind in event_types() if kind is not StepsReplaced]
        event: FreeFact = decoder_of(TableOpened, *FreeEvent.__subclasses__(), *hands).decode(body)
        return event

    def snapshot(self, state: FreeTable) -> bytes | None:
        if self.opened is None or state.running():
            return None
        return msgspec.json.encode(FreeSnapshot(self.opened, _keep(state)))

    async def restored(self, body: bytes) -> FreeTable:
        snapshot = msgspec.json.decode(body, type=FreeSnapshot)
        return _restore(await self.under(snapshot.opened, None), snapshot.kept)


class FreeKeeper(BookKeeper[FreeTable, FreeOrder, FreeFact]):
    """The keeper of one free table."""

    def __init__(self, name: str, store: Store, clock: Clock, *, owner: str, lease: float) -> None:
        craft = FreeCraft(name, store)
        super().__init__(FREE + name, craft, store, clock, owner=owner, lease=lease)


def free_name(posted: AnyPosted) -> str:
    """The name of a game's free table."""
    return f"{posted.house}-{posted.name}"


def _moves(event: FreeFact) -> tuple[Transfer, ...]:
    """The transfers of an event: prizes only, into and out of the players' held accounts."""
    if not isinstance(event, FreeEvent):
        return ()
    moved = event.transfers()
    return tuple(Transfer(_held(t.source), _held(t.target), t.amount, t.why) for t in moved)


def _held(account: Account) -> Account:
    name = str(account)
    return held(name.removeprefix(CAGE)) if name.startswith(CAGE) else account


def _keep(table: FreeTable) -> FreeKept:
    return FreeKept(**{name: getattr(table, name) for name in FreeKept.__struct_fields__})


def _restore(table: FreeTable, kept: FreeKept) -> FreeTable:
    for name in FreeKept.__struct_fields__:
        setattr(table, name, getattr(kept, name))
    return table
