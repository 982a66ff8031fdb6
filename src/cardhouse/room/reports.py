"""The room's report of a day or a shift: gathered from the events, compared with the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from cardhouse.cage.events import FEES, ShiftChanged, drawer_account
from cardhouse.room.cage_days import CageDay, PoolDay
from cardhouse.room.cashier import CageCraft
from cardhouse.room.gathering import Box, Report, gather
from cardhouse.room.room import CAGE
from cardhouse.room.statements import Period
from cardhouse.store.base import Store
from cardhouse.store.records import StoreError
from cardhouse.words.said import Said, say

# Later than any moment.
NEVER = "99999"


async def period(store: Store, which: date, shift: int = 0) -> Period:
    """A day of the room's clock, or a shift that began on it, to its end."""
    begin = which.isoformat()
    # The calendar's last day has no next one.
    end = NEVER if which == date.max else (which + timedelta(days=1)).isoformat()
    day = Period(begin, end, begin)
    if not shift:
        return day
    changes = await _shifts(store)
    todays = [i for i, (when, _) in enumerate(changes) if day.holds(when)]
    if shift > len(todays):
        there = f"there were {len(todays)}" if todays else "none began on it"
        raise LookupError(f"no shift {shift} on {begin}; {there}")
    index = todays[shift - 1]
    starts, event = changes[index]
    ends = changes[index + 1][0] if index + 1 < len(changes) else NEVER
    return Period(starts, ends, begin, shift, event.by)


async def _shifts(store: Store) -> list[tuple[str, ShiftChanged]]:
    craft, found = CageCraft(), []
    async for each in store.read(CAGE):
        event = craft.decode(each.body)
        if isinstance(event, ShiftChanged):
            found.append((each.at, event))
    return found


async def report(store: Store, over: Period, player: str = "") -> tuple[Report, list[Said]]:
    """The report, and the figures compared; disagreement with the ledger is a StoreError."""
    found = await gather(store, over, player)
    agreed = []
    for what, pairs in compared(found, await store.balances()):
        for name, (ours, ledgers) in pairs.items():
            if ours != ledgers:
                words = f"{name}: by the events it is {_dollars(ours)}"
                raise StoreError(f"the ledger disagrees on {words}, and it has {_dollars(ledgers)}")
        if pairs:
            agreed.append(say(what, count=len(pairs)))
    return found, agreed


# By name: the figure of the events, and that of the ledger.
Pairs = dict[str, tuple[int, int]]


def compared(found: Report, balances: dict[str, int]) -> Iterator[tuple[str, Pairs]]:
    """Pairs of figures that must be equal, each with the message that they are."""
    ever, cage = found.accounts.ever, found.cage
    names = sorted({*ever, *balances})
    yield "agreed-balances", {name: (ever[name], balances.get(name, 0)) for name in names}
    yield "agreed-nothing", {"all accounts": (0, sum(balances.values()))}
    yield "agreed-boxes", {f"the box of {name}": _in_box(box) for name, box in found.boxes.items()}
    fetched = sum(drop.counted for drop in cage.drops)
    income = (found.income.opening + fetched, found.income.closing)
    yield "agreed-income", {FEES: income}
    # A prize paid from the house's own money has no pool.
    pools = [pool for pool in found.pools if pool.opening or pool.collected or pool.closing]
    yield (
        "agreed-pools",
        {f"{pool.house}/bonus/{pool.bonus}": _in_pool(pool) for pool in pools},
    )
    yield "agreed-players", {"players": _players(found)}
    yield "agreed-drawers", {f"drawer/{name}": _in_drawer(found, name) for name in _drawers(cage)}


def _in_box(box: Box) -> tuple[int, int]:
    return box.opening + box.collected - box.fetched - box.short - box.settled, box.closing


def _in_pool(pool: PoolDay) -> tuple[int, int]:
    return pool.opening + pool.collected + pool.advanced - pool.paid, pool.closing


def _players(found: Report) -> tuple[int, int]:
    """The players' money: before, plus what came from cage and prizes, less returns and fees."""
    paid = sum(table.collected + table.bonus for table in found.tables.values())
    prizes = sum(pool.paid for pool in found.pools)
    cage = found.cage
    came = cage.sold + cage.lent + cage.lent_to_bots
    went = cage.redeemed + sum(settled.chips for settled in cage.settlements)
    return found.before.total + came - went - paid + prizes, found.after.total


def _drawers(cage: CageDay) -> list[str]:
    return sorted({drawer.drawer for drawer in cage.drawers})


def _in_drawer(found: Report, name: str) -> tuple[int, int]:
    """The cash in an open drawer; a closed one is empty."""
    cash = sum(
        each.opening + each.sold + each.filled - each.redeemed
        for each in found.cage.drawers
        if each.drawer == name and each.counted is None
    )
    return cash, found.accounts.flow(drawer_account(name)).closing


def _dollars(cents: int) -> str:
    return f"${cents / 100:,.2f}"
