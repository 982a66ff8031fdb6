"""Whether a store is what was written: every digest, every transfer, every balance."""

from collections import Counter

from msgspec import Struct

from cardhouse.store.base import OUTSIDE, Store
from cardhouse.store.chain import START, digest
from cardhouse.store.records import Damaged, Record, StoreError


class Verified(Struct, frozen=True):
    """What was looked at."""

    streams: int
    events: int
    transfers: int


async def verify(store: Store) -> Verified:
    """Go through everything that is stored; the first thing that is wrong is Damaged."""
    balances: Counter[str] = Counter()
    streams = await store.streams()
    events = transfers = 0
    for stream in streams:
        last, number = START, 0
        async for each in store.read(stream):
            number += 1
            if each.number != number:
                raise Damaged(stream, number, f"the next one there is is {each.number}")
            record = Record(each.body, each.transfers)
            last = digest(last, stream, number, each.command, each.at, record)
            if last != each.digest:
                raise Damaged(stream, number, "it is not what was written, or not in its place")
            for move in each.transfers:
                balances[str(move.source)] -= move.amount
                balances[str(move.target)] += move.amount
                transfers += 1
        events += number
        if await store.head(stream) != (number, last):
            raise Damaged(stream, number + 1, "events are missing at the end")
    _compare(balances, await store.balances())
    return Verified(len(streams), events, transfers)


def _compare(wanted: Counter[str], found: dict[str, int]) -> None:
    for account in sorted({*wanted, *found}):
        if wanted[account] != found.get(account, 0):
            what = f"{found.get(account, 0) / 100:.2f}, but its transfers lead to"
            raise StoreError(f"account {account} holds {what} {wanted[account] / 100:.2f}")
        if wanted[account] < 0 and account != OUTSIDE:
            raise StoreError(f"account {account} is below zero")
