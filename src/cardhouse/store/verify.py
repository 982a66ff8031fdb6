"""The check that a store is as written: every digest, transfer, balance and book."""

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256

from msgspec import Struct, field

from cardhouse.ledger import OUTSIDE
from cardhouse.store.base import Store
from cardhouse.store.chain import START, check_link
from cardhouse.store.heads import Head
from cardhouse.store.records import Damaged, Stored, StoreError


class Verified(Struct, frozen=True):
    """The number of records checked, and the end of each stream."""

    streams: int
    events: int
    transfers: int
    heads: tuple[Head, ...]


class Booked(Struct):
    """The sums of the transfers of all events."""

    transfers: int = 0
    balances: Counter[str] = field(default_factory=Counter)

    def book(self, each: Stored) -> None:
        for move in each.transfers:
            self.balances[str(move.source)] -= move.amount
            self.balances[str(move.target)] += move.amount
            self.transfers += 1


async def verify(store: Store, earlier: Mapping[str, Head] | None = None) -> Verified:
    """Check everything in the store; the first fault is a StoreError.

    Given heads of an earlier moment, every event up to them must still be the same.
    """
    booked, streams, earlier = Booked(), await store.streams(), earlier or {}
    await _check_names(store, streams, earlier)
    heads = [await _check_stream(store, stream, booked, earlier) for stream in streams]
    _compare(booked.balances, await store.balances())
    await _check_books(store)
    return Verified(
        streams=len(streams),
        events=sum(head.count for head in heads),
        transfers=booked.transfers,
        heads=tuple(head for head in heads if head.count),
    )


async def _check_names(store: Store, streams: list[str], earlier: Mapping[str, Head]) -> None:
    """Check that everything is filed under a listed stream, and that none is gone."""
    for stream in await store.filed():
        if stream not in streams:
            raise StoreError(f"{stream}: something is filed under it, and it is no stream")
    for stream, head in earlier.items():
        if stream not in streams:
            had = f"it had {head.count:,} events when its head was taken"
            raise StoreError(f"{stream}: the stream is gone; {had}")


async def _check_stream(
    store: Store, stream: str, booked: Booked, earlier: Mapping[str, Head]
) -> Head:
    """Check every link of a stream, and return its end."""
    last, number, at, then = START, 0, "", earlier.get(stream)
    async for each in store.read(stream):
        number += 1
        check_link(stream, number, each, last)
        last, at = each.digest, each.at
        booked.book(each)
        if then is not None and number == then.count and last.hex() != then.digest:
            what = "it, or one before it, is another than when its head was taken"
            raise Damaged(stream, number, what)
    if await store.head(stream) != (number, last):
        raise Damaged(stream, number + 1, "events are missing at the end")
    if then is not None and number < then.count:
        what = f"events are missing: there were {then.count:,} when its head was taken, {then.at}"
        raise Damaged(stream, number + 1, what)
    return Head(stream=stream, count=number, digest=last.hex(), at=at)


async def _check_books(store: Store) -> None:
    """Check that every rule book matches its fingerprint."""
    for fingerprint in await store.books():
        text = await store.book(fingerprint)
        if text is None or sha256(text).hexdigest() != fingerprint:
            raise forged(fingerprint)


def forged(fingerprint: str) -> StoreError:
    """The fault of a rule book changed in storage."""
    return StoreError(f"the rule book {fingerprint[:12]} is not the text that was kept as it")


def _compare(wanted: Counter[str], found: dict[str, int]) -> None:
    for account in sorted({*wanted, *found}):
        if wanted[account] != found.get(account, 0):
            what = f"{found.get(account, 0) / 100:.2f}, but its transfers lead to"
            raise StoreError(f"account {account} holds {what} {wanted[account] / 100:.2f}")
        if wanted[account] < 0 and account != OUTSIDE:
            raise StoreError(f"account {account} is below zero")
