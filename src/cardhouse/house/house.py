"""The house: its store, its clock, its cage and bonuses, and its tables with their dealers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

from cardhouse.bonus import Bonuses, next_due
from cardhouse.bonus.commands import BonusCommand, ClockTick, ListBonuses, OpenBonuses
from cardhouse.bonus.events import BonusEvent
from cardhouse.bots.buying import buys
from cardhouse.cage import Cage
from cardhouse.cage.commands import CageCommand, SellChips
from cardhouse.cage.events import CageEvent
from cardhouse.chance import Chance, Secure
from cardhouse.house.cashier import CageCraft
from cardhouse.house.clock import Clock, WallClock
from cardhouse.house.dealer import Dealer
from cardhouse.house.keeper import LEASE_SECONDS, Keeper
from cardhouse.house.patience import Patience
from cardhouse.house.pools import BonusCraft
from cardhouse.house.tables import TABLES, TableKeeper
from cardhouse.room.commands import Sit
from cardhouse.room.table import Role
from cardhouse.rulebook import Posted
from cardhouse.store.base import Store

BonusKeeper: TypeAlias = Keeper[Bonuses, BonusCommand, BonusEvent]
CageKeeper: TypeAlias = Keeper[Cage, CageCommand, CageEvent]

BONUSES = "bonuses/"
CAGE = "cage"

# How many signs of life a lease spans.
SIGNS = 3


class House:
    """A card room in operation.

    `open` brings back what the store has, `spread` opens a table, `run` deals until `stop`.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        owner: str = "room",
        lease: float = LEASE_SECONDS,
        chance: Callable[[str], Chance] | None = None,
        patience: Patience | None = None,
        seed: int | str = 0,
    ) -> None:
        self.store = store
        self.clock = clock or WallClock()
        self.tables: dict[str, TableKeeper] = {}
        self.dealers: dict[str, Dealer] = {}
        self.bonuses: dict[str, BonusKeeper] = {}
        self.cage: CageKeeper = Keeper(
            store, CAGE, CageCraft(), self.clock, owner=owner, lease=lease
        )
        # At which tables somebody looks on, so that it is worth while to go slowly.
        self.watched: dict[str, int] = {}
        self._owner, self._lease = owner, lease
        self._chance = chance or (lambda table: Secure())
        self._patience, self._seed = patience or Patience(), seed
        self._stopped = asyncio.Event()
        self._tasks: set[asyncio.Future[Any]] = set()
        self._clocks: list[asyncio.Future[Any]] = []

    async def open(self) -> None:
        """Own the cage and every table that the store has, each where it was left."""
        if not await self.cage.open():
            await self.cage.start(Cage())
        for stream in await self.store.streams():
            if stream.startswith(TABLES):
                await self._open_table(stream.removeprefix(TABLES))

    async def spread(self, name: str, posted: Posted, rules: str = "") -> TableKeeper:
        """Open a table, or put one that there is under the book of today."""
        keeper = self.tables.get(name) or await self._open_table(name)
        await keeper.post(posted, rules)
        await self._open_bonuses(posted)
        return keeper

    async def sell(self, name: str, amount: int, command: str, drawer: str = "") -> None:
        """Sell chips to somebody, once for each command."""
        order = SellChips(at=self.clock.now(), name=name, amount=amount, drawer=drawer)
        await self.cage.order(order, command)

    async def seat_bot(
        self, table: str, seat: int, name: str, bot: str, *, role: Role = "player"
    ) -> None:
        """A bot buys chips and sits down."""
        keeper = self.tables[table]
        brings = buys(keeper.state, role)
        mark = f"{table}/{keeper.count}"
        await self.sell(name, brings, f"bot/{mark}")
        sit = Sit(seat=seat, name=name, chips=brings, role=role, bot=bot)
        await keeper.order(sit, f"sit/{mark}")

    async def run(self) -> None:
        """Deal at every table until somebody stops the room; a fault of the store is raised."""
        for name in self.tables:
            self.deal(name)
        self._clocks = [
            asyncio.ensure_future(work)
            for work in (self._live(), self._prizes_grow(), self._stopped.wait())
        ]
        while not self._stopped.is_set():
            work = {*self._clocks, *self._tasks}
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            self._tasks -= done
            for task in done:
                task.result()

    def deal(self, name: str) -> Dealer:
        """Give a table a dealer."""
        if name not in self.dealers:
            keeper = self.tables[name]
            dealer = Dealer(
                self, keeper, self._chance(name), patience=self._patience, seed=self._seed
            )
            self.dealers[name] = dealer
            self._tasks.add(asyncio.ensure_future(dealer.run()))
        return self.dealers[name]

    async def stop(self) -> None:
        """Deal no further, and leave every stream for the next owner."""
        self._stopped.set()
        for dealer in self.dealers.values():
            dealer.stop()
        for task in self._clocks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._clocks, return_exceptions=True)
        for keeper in self._keepers():
            await keeper.close()

    def looked_at(self, table: str) -> bool:
        """Whether somebody looks on at a table."""
        return self.watched.get(table, 0) > 0

    def _keepers(self) -> list[Keeper[Any, Any, Any]]:
        return [*self.tables.values(), *self.bonuses.values(), self.cage]

    async def _open_table(self, name: str) -> TableKeeper:
        keeper = TableKeeper(name, self.store, self.clock, owner=self._owner, lease=self._lease)
        if await keeper.open():
            await self._open_bonuses(keeper.posted)
        self.tables[name] = keeper
        return keeper

    async def _open_bonuses(self, posted: Posted) -> None:
        """The bonuses of a table's house, whose prizes are posted from the first table on."""
        house, rules = posted.house, posted.bonuses.bonus
        if not rules:
            return
        if house not in self.bonuses:
            keeper: BonusKeeper = Keeper(
                self.store,
                BONUSES + house,
                BonusCraft(house),
                self.clock,
                owner=self._owner,
                lease=self._lease,
            )
            if not await keeper.open():
                await keeper.start(Bonuses(pools={}))
            self.bonuses[house] = keeper
        keeper = self.bonuses[house]
        now = self.clock.now()
        await keeper.order(ListBonuses(at=now, rules=rules), f"list/{keeper.count}")
        await keeper.order(OpenBonuses(at=now), f"open/{keeper.count}")

    async def _live(self) -> None:
        """A sign of life for everything that is ours, several times in each lease."""
        while True:
            await asyncio.sleep(self._lease / SIGNS)
            for keeper in self._keepers():
                await keeper.renew()

    async def _prizes_grow(self) -> None:
        """Tell the bonuses the time whenever a prize grows."""
        while True:
            now = self.clock.now()
            waits = [60.0]
            for keeper in self.bonuses.values():
                due = next_due(keeper.state)
                if due is not None and due <= now:
                    await keeper.order(ClockTick(at=now), f"tick/{keeper.count}")
                elif due is not None:
                    waits.append(float(due - now))
            await asyncio.sleep(min(waits))
