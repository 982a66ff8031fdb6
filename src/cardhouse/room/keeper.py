"""The keeper of a stream: plays on a copy, stores the events, and only then shows them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.room.clock import Clock
from cardhouse.room.own_entries import entries_of
from cardhouse.store.base import Store
from cardhouse.store.chain import START, check_link
from cardhouse.store.records import Append, Conflict, Damaged, Overdrawn, Receipt, Record, Snapshot

S = TypeVar("S")
C = TypeVar("C", contravariant=True)
E = TypeVar("E")

LOG = logging.getLogger(__name__)

# A stream stays owned for this long without a sign of life.
LEASE_SECONDS = 15.0
SEAL = sha256().digest_size


class Craft(Protocol[S, C, E]):
    """A keeper's knowledge of the state it keeps."""

    def copy(self, state: S) -> S:
        """An independent copy, to try a command on."""
        ...

    def play(self, state: S, command: C) -> list[E]:
        """Carry out a command; Illegal leaves the kept state unchanged."""
        ...

    def records(self, before: S, events: list[E]) -> tuple[Record, ...]:
        """The events as stored, with their transfers in the room's ledger."""
        ...

    async def refold(self, state: S | None, bodies: list[bytes]) -> S:
        """Apply stored events to a state, or to none yet."""
        ...

    def decode(self, body: bytes) -> E:
        """The event in a stored body."""
        ...

    def snapshot(self, state: S) -> bytes | None:
        """The state as bytes, if it can be kept at this moment."""
        ...

    async def restored(self, body: bytes) -> S:
        """The state of a snapshot."""
        ...


class Done(Struct, Generic[E]):
    """The durable outcome of a command; a repeated one adds nothing."""

    count: int
    events: list[E]
    repeated: bool = False


class Trial(Struct, Generic[S, E]):
    """A command carried out on a copy: the append to store, and the state after it."""

    append: Append
    events: list[E]
    after: S


class Keeper(Generic[S, C, E]):
    """Keeps a stream: a single owner, and a single command at a time."""

    def __init__(
        self,
        store: Store,
        stream: str,
        craft: Craft[S, C, E],
        clock: Clock,
        *,
        owner: str,
        lease: float = LEASE_SECONDS,
    ) -> None:
        self.stream = stream
        self.count = 0
        self.changed = asyncio.Event()
        self._store = store
        self._craft = craft
        self._clock = clock
        self._owner = owner
        self._lease = lease
        self._epoch = 0
        self._state: S | None = None
        self._turn = asyncio.Lock()
        self._under_way: set[asyncio.Future[Any]] = set()
        self._followers: list[Callable[[Done[E]], None]] = []

    @property
    def state(self) -> S:
        """The state as stored, and no further."""
        assert self._state is not None, f"{self.stream} has not been opened"
        return self._state

    async def open(self) -> bool:
        """Own the stream and restore its state; False if it was empty."""
        self._epoch = await self._store.claim(self.stream, self._owner, seconds=self._lease)
        await self._catch_up(await self._restore())
        return self.count > 0

    async def _restore(self) -> int:
        """Start from the snapshot, if there is a whole one, or else from the first event."""
        snapshot = await self._store.snapshot(self.stream)
        body = b"" if snapshot is None else unsealed(snapshot.body)
        if snapshot is None or not body:
            return 0
        self._state = await self._craft.restored(body)
        return snapshot.count

    async def start(self, state: S) -> None:
        """Start with the state before the first event."""
        self._state = state

    async def renew(self) -> None:
        """Renew the lease, unless another process has taken the stream over."""
        async with self._turn:
            await self._store.renew(self.stream, self._epoch, seconds=self._lease)

    async def close(self) -> None:
        """Give up the stream."""
        async with self._turn:
            await self._store.release(self.stream, self._epoch)

    async def order(self, command: C, name: str, expected: int | None = None) -> Done[E]:
        """Carry out a command under its own name; durable when this returns."""
        # A caller may give up while waiting for the turn, and nothing is done; once the turn has
        # come, the order is finished even if the caller is gone.
        await self._turn.acquire()
        task = asyncio.ensure_future(self._order(command, name, expected))
        self._under_way.add(task)
        task.add_done_callback(self._over)
        return await asyncio.shield(task)

    def _over(self, task: asyncio.Future[Any]) -> None:
        """Retrieve the result of an order whose caller may be gone."""
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()

    async def _order(self, command: C, name: str, expected: int | None) -> Done[E]:
        """Carry out a command in its turn, then end the turn."""
        try:
            before = self.state
            try:
                if expected is not None and expected != self.count:
                    raise Conflict(f"{self.stream}: the table has gone on; look again")
                after = self._craft.copy(before)
                events = self._craft.play(after, command)
            except (Illegal, Conflict):
                # A command that was carried out already is not refused when sent again.
                if (done := await self._store.applied(self.stream, name)) is None:
                    raise
                return Done(done, [], repeated=True)
            if not events:
                return Done(self.count, [])
            try:
                receipt = await self._append(self._craft.records(before, events), name)
            except Overdrawn as error:
                raise _too_little(error) from None
            if receipt.repeated:
                return Done(receipt.count, [], repeated=True)
            self._state = after
            done_now = Done(self.count, events)
            self._tell(done_now)
            return done_now
        finally:
            self._turn.release()

    def _tried(self, command: C, name: str) -> Trial[S, E] | None:
        """Carry out a command on a copy; Illegal if it cannot be, None if nothing follows."""
        after = self._craft.copy(self.state)
        if not (events := self._craft.play(after, command)):
            return None
        append = self._to_append(self._craft.records(self.state, events), name)
        return Trial(append=append, events=events, after=after)

    async def _shown(self, trial: Trial[S, E], receipt: Receipt) -> Done[E]:
        """Make the tried state the current one, now that it is stored."""
        if receipt.repeated:
            if receipt.count > self.count:
                # The answer to an earlier try was lost.
                await self._catch_up(self.count)
            return Done(receipt.count, [], repeated=True)
        self.count, self._state = receipt.count, trial.after
        done = Done(self.count, trial.events)
        self._tell(done)
        return done

    async def keep(self) -> bool:
        """Save a snapshot, if the state can be kept at this moment."""
        async with self._turn:
            body = self._craft.snapshot(self.state)
            if body is not None:
                await self._store.save(self.stream, Snapshot(self.count, sealed(body)))
            return body is not None

    def follow(self, follower: Callable[[Done[E]], None]) -> Callable[[], None]:
        """Call back with everything that happens from now on; returns how to stop."""
        self._followers.append(follower)
        return lambda: self._followers.remove(follower)

    async def _append(self, records: tuple[Record, ...], name: str) -> Receipt:
        append = self._to_append(records, name)
        try:
            receipt = await self._store.append(append, self._epoch)
        except Conflict:
            # Another owner was here, or an answer was lost: the store has the truth.
            await self._catch_up(self.count)
            raise
        if not receipt.repeated:
            self.count = receipt.count
        elif receipt.count > self.count:
            # The answer to an earlier try was lost.
            await self._catch_up(self.count)
        return receipt

    def _to_append(self, records: tuple[Record, ...], name: str) -> Append:
        return Append(
            stream=self.stream,
            expected=self.count,
            command=name,
            at=self._clock.timestamp(),
            records=tuple(map(_with_entries, records)),
        )

    async def _catch_up(self, count: int) -> None:
        """Fold the events stored after the first `count`, checking every link of the chain."""
        last, bodies = START, []
        number = max(count - 1, 0)
        async for each in self._store.read(self.stream, number):
            number += 1
            if number > count:
                check_link(self.stream, number, each, last)
                bodies.append(each.body)
            last = each.digest
        if number < count or (number, last) != await self._store.head(self.stream):
            raise Damaged(self.stream, number + 1, "events are missing at the end")
        if bodies:
            # On a copy: nobody sees a half-folded state.
            before = None if self._state is None else self._craft.copy(self._state)
            self._state = await self._craft.refold(before, bodies)
        self.count = number
        if bodies:
            self._tell(Done(number, [self._craft.decode(body) for body in bodies]))

    def _tell(self, done: Done[E]) -> None:
        for follower in tuple(self._followers):
            try:
                follower(done)
            except Exception:
                # The events are stored: a failing follower does not undo them.
                LOG.exception("%s: a follower failed", self.stream)
        self.changed.set()


class Part(Struct, Generic[C], frozen=True):
    """A keeper's part in an order of several: its name there, and its command, if it needs one.

    The command is made once nothing else can change any of the keepers.
    """

    keeper: Keeper[Any, Any, Any]
    name: str
    make: Callable[[], Awaitable[C | None]]


async def together(*parts: Part[Any]) -> list[Done[Any]]:
    """Carry out the commands of several keepers in one commit: all are stored, or none.

    Commands are tried from the last to the first, and stored from the first to the last, on which
    the others wait: chips are sold before they are brought to a table.
    """
    # Everybody takes turns in the same order, so that nobody waits for each other.
    keepers = sorted({each.keeper.stream: each.keeper for each in parts}.items())
    taken: list[Keeper[Any, Any, Any]] = []
    try:
        for _, keeper in keepers:
            await keeper._turn.acquire()
            taken.append(keeper)
    except BaseException:
        _end_turns(taken)
        raise
    # As with any order: once all turns have come, it is finished even if the caller is gone.
    last = parts[-1].keeper
    task = asyncio.ensure_future(_in_turn(parts, taken))
    last._under_way.add(task)
    task.add_done_callback(last._over)
    return await asyncio.shield(task)


async def _in_turn(
    parts: tuple[Part[Any], ...], taken: list[Keeper[Any, Any, Any]]
) -> list[Done[Any]]:
    """Carry out all commands in their turns, then end the turns."""
    try:
        if (known := await _known(parts)) is not None:
            return known
        tried: list[tuple[Keeper[Any, Any, Any], Trial[Any, Any]]] = []
        for part in reversed(parts):
            command = await part.make()
            trial = None if command is None else part.keeper._tried(command, part.name)
            if trial is not None:
                tried.insert(0, (part.keeper, trial))
        receipts = await _store_all(tried) if tried else ()
        shown = {
            keeper.stream: await keeper._shown(trial, receipt)
            for (keeper, trial), receipt in zip(tried, receipts, strict=True)
        }
        return [shown.get(p.keeper.stream) or Done(p.keeper.count, []) for p in parts]
    finally:
        _end_turns(taken)


async def _known(parts: tuple[Part[Any], ...]) -> list[Done[Any]] | None:
    """The outcome of an order that was carried out before."""
    applied = [await p.keeper._store.applied(p.keeper.stream, p.name) for p in parts]
    if not any(count is not None for count in applied):
        return None
    for part, count in zip(parts, applied, strict=True):
        if count is not None and count > part.keeper.count:
            # The answer to an earlier try was lost.
            await part.keeper._catch_up(part.keeper.count)
    return [
        Done(part.keeper.count if count is None else count, [], repeated=True)
        for part, count in zip(parts, applied, strict=True)
    ]


async def _store_all(
    tried: list[tuple[Keeper[Any, Any, Any], Trial[Any, Any]]],
) -> tuple[Receipt, ...]:
    # Stamped in storing order, which differs from the order of the trials.
    appends = [
        (replace(trial.append, at=keeper._clock.timestamp()), keeper._epoch)
        for keeper, trial in tried
    ]
    try:
        return await tried[-1][0]._store.append_all(*appends)
    except Overdrawn as error:
        raise _too_little(error) from None
    except Conflict:
        for keeper, _ in tried:
            await keeper._catch_up(keeper.count)
        raise


def _end_turns(taken: list[Keeper[Any, Any, Any]]) -> None:
    for keeper in reversed(taken):
        keeper._turn.release()


def _with_entries(record: Record) -> Record:
    """A record with the entries of people's purses, unless its craft has found more."""
    if record.entries or not record.transfers:
        return record
    return replace(record, entries=entries_of(record.transfers))


def _too_little(error: Overdrawn) -> Illegal:
    """The refusal of an order whose chips are not there."""
    detail = say("overdrawn", account=error.account, amount=Money(error.amount))
    return Illegal(Reason.NOT_ENOUGH_CHIPS, detail=detail)


def sealed(body: bytes) -> bytes:
    """A snapshot with its digest in front: unlike an event, no chain protects it."""
    return sha256(body).digest() + body


def unsealed(kept: bytes) -> bytes:
    """The snapshot inside a seal; empty if the seal does not match."""
    seal, body = kept[:SEAL], kept[SEAL:]
    return body if sha256(body).digest() == seal else b""
