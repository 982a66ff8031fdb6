"""A single pass over the store, gathering all figures of a report."""

from __future__ import annotations

from msgspec import Struct

from cardhouse.cage.events import FEES, OVER, SHORT
from cardhouse.ledger import BOX
from cardhouse.management import Money
from cardhouse.management.events import MoneySet
from cardhouse.room.cage_days import CageDay, CageWalk, PoolDay, PoolWalk
from cardhouse.room.free_days import FreeDay, FreeWalk
from cardhouse.room.free_tables import FREE
from cardhouse.room.managing import ManagementCraft
from cardhouse.room.pools import pool_account
from cardhouse.room.room import BONUSES, CAGE, MANAGEMENT
from cardhouse.room.statements import Accounts, Flow, Liability, Period, liability
from cardhouse.room.table_days import TableDay, TableWalk
from cardhouse.room.tables import TABLES
from cardhouse.store.base import Store
from cardhouse.store.records import Stored
from cardhouse.table.accounts import at


class Box(Struct, frozen=True, kw_only=True):
    """A table's box: opening, collected, fetched, short, settled and closing."""

    opening: int
    collected: int
    fetched: int
    # Missing at the counts.
    short: int
    # Shared out when everybody settled up.
    settled: int
    closing: int


class Report(Struct, frozen=True, kw_only=True):
    """The room's report of a period; amounts in cents."""

    period: Period
    # How the money worked at the end of it.
    money: Money
    tables: dict[str, TableDay]
    boxes: dict[str, Box]
    # Tables that play for bonuses without a purchase.
    free: list[FreeDay]
    pools: list[PoolDay]
    cage: CageDay
    before: Liability
    after: Liability
    # The counted drops, and shortages and overages of the counts.
    income: Flow
    short: Flow
    over: Flow
    accounts: Accounts


async def gather(store: Store, period: Period, player: str = "") -> Report:
    """Go through every event once."""
    accounts = Accounts(period, player)
    tables: dict[str, TableDay] = {}
    pools: list[PoolDay] = []
    free: list[FreeDay] = []
    cage, money = CageWalk(period), MoneyWalk(period)
    for stream in await store.streams():
        walk = money if stream == MANAGEMENT else _walk(stream, period, cage, store)
        async for each in store.read(stream):
            accounts.book(stream, each)
            if walk is not None:
                walk.take(each)
        if isinstance(walk, TableWalk):
            tables[walk.day.table] = walk.day
        elif isinstance(walk, PoolWalk):
            pools += walk.pools.values()
        elif isinstance(walk, FreeWalk):
            free.append(walk.day)
    counted = cage.done()
    for pool in pools:
        flow = accounts.flow(pool_account(pool.house, f"bonus/{pool.bonus}"))
        pool.opening, pool.closing = flow.opening, flow.closing
    return Report(
        period=period,
        money=money.money,
        tables=tables,
        boxes={name: _box(name, table, accounts, counted) for name, table in tables.items()},
        free=free,
        pools=pools,
        cage=counted,
        before=liability(accounts, set(tables), opening=True),
        after=liability(accounts, set(tables)),
        income=accounts.flow(FEES),
        short=accounts.flow(SHORT),
        over=accounts.flow(OVER),
        accounts=accounts,
    )


class MoneyWalk:
    """Walks through the management's events for the way the money works."""

    def __init__(self, period: Period) -> None:
        self.money: Money = "play-money"
        self._period = period
        self._craft = ManagementCraft()

    def take(self, each: Stored) -> None:
        if each.at < self._period.end:
            event = self._craft.decode(each.body)
            self.money = event.money if isinstance(event, MoneySet) else self.money


def _walk(
    stream: str, period: Period, cage: CageWalk, store: Store
) -> TableWalk | PoolWalk | FreeWalk | CageWalk | None:
    """The walk that reads the events of a stream."""
    if stream == CAGE:
        return cage
    if stream.startswith(TABLES):
        return TableWalk(stream.removeprefix(TABLES), period)
    if stream.startswith(BONUSES):
        return PoolWalk(stream.removeprefix(BONUSES), period)
    if stream.startswith(FREE):
        return FreeWalk(stream, period, store)
    return None


def _box(name: str, table: TableDay, accounts: Accounts, cage: CageDay) -> Box:
    flow = accounts.flow(at(name, BOX))
    drops = [drop for drop in cage.drops if drop.table == name]
    return Box(
        opening=flow.opening,
        collected=table.collected,
        fetched=sum(drop.counted for drop in drops),
        short=sum(drop.short for drop in drops),
        settled=sum(each.boxes.get(name, 0) for each in cage.settlements),
        closing=flow.closing,
    )
