"""The figures of the cage, worked out anew from the ledger of a store."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from cardhouse.store.base import Store

OUTSIDE = "outside"


class Cash(Struct):
    """Cash by patron and drawer, as the transfers of the cage's stream have it."""

    cash_in: Counter[str] = field(default_factory=Counter)
    cash_out: Counter[str] = field(default_factory=Counter)
    # Cash that should be in each drawer, shortages and overages found.
    drawers: Counter[str] = field(default_factory=Counter)
    short: int = 0
    over: int = 0


async def cash_of(store: Store) -> Cash:
    """Read the transfers of the cage: chips and cash move in one event, each its own way."""
    found = Cash()
    async for each in store.read("cage"):
        for moved in each.transfers:
            source, target = str(moved.source), str(moved.target)
            for account, amount in ((source, -moved.amount), (target, moved.amount)):
                if account.startswith("drawer/"):
                    found.drawers[account.removeprefix("drawer/")] += amount
            if source == OUTSIDE and target.startswith("player/"):
                found.cash_in[target.removeprefix("player/")] += moved.amount
            if target == OUTSIDE and source.startswith("player/"):
                found.cash_out[source.removeprefix("player/")] += moved.amount
            found.short += moved.amount * (target == "cage/short")
            found.over += moved.amount * (target == "cage/over")
    return found
