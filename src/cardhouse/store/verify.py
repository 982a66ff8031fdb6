"""Whether a store is what was written: every digest, every transfer, every balance."""

from collections import Counter

from msgspec import Struct

from cardhouse.ledger import OUTSIDE
from cardhouse.store.base import Store
from cardhouse.store.chain import START, check_link
from cardhouse.store.records import Damaged, StoreError


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
            check_link(stream, number, each, last)
            last = each.digest
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
