"""The room: its store, its clock, its cage and bonuses, and its tables with their dealers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from cardhouse.bonus import Bonuses, next_due
from cardhouse.bonus.commands import ClockTick, ListBonuses, OpenBonuses
from cardhouse.bots.buying import buys
from cardhouse.cage import Cage
from cardhouse.cage.commands import SellChips
from cardhouse.chance import Chance, Secure
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.management import Management, Money
from cardhouse.management.changes import SetMoney
from cardhouse.management.commands import Perform
from cardhouse.management.events import BookEdited, ManagementEvent
from cardhouse.room.buying import bring_chips
from cardhouse.room.cashier import CageCraft
from cardhouse.room.clock import Clock, WallClock
from cardhouse.room.dealer import Dealer
from cardhouse.room.free_dealer import FreeDealer
from cardhouse.room.free_tables import FREE, FreeKeeper, free_name
from cardhouse.room.keeper import LEASE_SECONDS, C, Craft, Done, E, Keeper, Part, S, together
from cardhouse.room.managing import ManagementCraft
from cardhouse.room.own_entries import bring_entries_up_to_date
from cardhouse.room.patience import Patience
from cardhouse.room.patient_store import PatientStore, Pause
from cardhouse.room.pools import BonusCraft
from cardhouse.room.posts import Posts
from cardhouse.room.settling import settle
from cardhouse.room.surroundings import BonusKeeper, CageKeeper, ManagementKeeper
from cardhouse.room.tables import TABLES, TableKeeper
from cardhouse.room.timetable import LOOK, keep_hours
from cardhouse.rulebook import AnyPosted, Posted
from cardhouse.store.base import Store
from cardhouse.store.records import Stale, StoreError, Unavailable
from cardhouse.table.accounts import check_table_name
from cardhouse.table.commands import Sit
from cardhouse.table.table import Role

LOG = logging.getLogger(__name__)

BONUSES = "bonuses/"
CAGE = "cage"
MANAGEMENT = "management"

# Signs of life in each lease.
SIGNS = 3


class Room:
    """A card room in operation.

    `open` restores everything in the store, `spread` opens a table, `run` deals until `stop`.
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
        seed: int | str | None = None,
        rests: bool = False,
    ) -> None:
        # The first answers or fails at once; the second waits for an answer.
        self.store, self.patient = store, PatientStore(store)
        self.patient.follow(self._stand_or_go_on)
        self.clock = clock or WallClock()
        self.owner, self.lease = owner, lease
        self.cage: CageKeeper = self._keeper(CAGE, CageCraft())
        self.management: ManagementKeeper = self._keeper(MANAGEMENT, ManagementCraft())
        self.management.follow(self._managed)
        self._furnish_empty()
        # True if a table rests between hands while nobody watches or plays.
        self.rests = rests
        self._chance = chance or (lambda table: Secure())
        self.patience = patience or Patience()
        # Bots are unpredictable, unless a test gives their seed.
        self._seed = secrets.token_hex() if seed is None else seed
        # The second is set whenever the opening hours may be others.
        self._stopped, self._new_hours = asyncio.Event(), asyncio.Event()

    def _furnish_empty(self) -> None:
        """Begin without tables, people or faults."""
        self.tables: dict[str, TableKeeper] = {}
        self.dealers: dict[str, Dealer] = {}
        # The games that can be spread here, by house and name, as they are posted today.
        self.posts = Posts()
        # Tables that staff are about to open.
        self._to_open: dict[str, TableKeeper] = {}
        self.bonuses: dict[str, BonusKeeper] = {}
        # Private tables that play for a bonus without a purchase.
        self.free: dict[str, FreeDealer] = {}
        # Tables that staff have paused, each since when.
        self.held: dict[str, Pause] = {}
        # Viewers by table: with any, bots slow down.
        self.watched: dict[str, int] = {}
        # Other keepers that close with the room, and names that no bot may use.
        self.beside: list[Keeper[Any, Any, Any]] = []
        self.reserved: set[str] = set()
        # Two names with the same result count as one name.
        self.alike: Callable[[str], str] = str.casefold
        self._dealing: dict[asyncio.Future[Any], str] = {}
        # Stopped dealers by table, with the error.
        self.faults: dict[str, BaseException] = {}
        # Set once another process owns a stream that the whole room needs.
        self._followed: Stale | None = None
        self._renewing: dict[str, asyncio.Future[None]] = {}
        self._followers: dict[str, list[Callable[[], None]]] = {}

    def _keeper(self, stream: str, craft: Craft[S, C, E]) -> Keeper[S, C, E]:
        """The keeper of a stream of this room."""
        return Keeper(self.patient, stream, craft, self.clock, owner=self.owner, lease=self.lease)

    async def open(self) -> None:
        """Own the cage, the management and every stored table, each as it was left."""
        if not await self.cage.open():
            await self.cage.start(Cage())
        await self.open_management()
        for stream in await self.patient.streams():
            if stream.startswith(TABLES):
                await self._open_table(stream.removeprefix(TABLES))
            elif stream.startswith(FREE):
                await self._open_free(stream.removeprefix(FREE))
        await bring_entries_up_to_date(self.patient)

    async def open_management(self) -> None:
        """Own the management alone; the tables and the cage stay as they are."""
        if not await self.management.open():
            await self.management.start(Management())
        self._hold()

    @property
    def is_open(self) -> bool:
        """True until the room is told to stop."""
        return not self._stopped.is_set()

    async def spread(
        self, name: str, posted: AnyPosted, rules: str = "", seats: int = 0
    ) -> TableKeeper:
        """Open a table, or put an existing one under today's book."""
        check_table_name(name)
        posted = self.posts.post(posted, self.management.state)
        keeper = self.tables.get(name) or await self._open_table(name)
        if keeper.count and not keeper.state.running():
            # A new book forgets the last hand, so its bonuses are settled first.
            await settle(self, keeper)
        await keeper.post(posted, rules, seats)
        await self._open_bonuses(posted)
        return keeper

    def new_table(self, name: str) -> TableKeeper:
        """The keeper of a table that is not open yet; it joins the room with its first event."""
        check_table_name(name)
        if name in self.tables:
            raise Illegal(Reason.NOT_OFFERED, detail=say("table-there", table=name))
        if name not in self._to_open:
            keeper = self._to_open[name] = self._table_keeper(name)
            keeper.follow(lambda done: self._admit(keeper))
        return self._to_open[name]

    def _admit(self, keeper: TableKeeper) -> None:
        """Make a new table one of the room's, and deal at it."""
        if self._to_open.pop(keeper.name, None) is not None:
            self.tables[keeper.name] = keeper
            self.deal(keeper.name)

    async def forget(self, name: str) -> None:
        """Stop dealing at a table and forget it; what is stored of it stays."""
        keeper, dealer = self.tables.pop(name), self.dealers.pop(name, None)
        if dealer is not None:
            dealer.stop()
        dealing = [task for task, table in self._dealing.items() if table == name]
        await asyncio.gather(*dealing, return_exceptions=True)
        self.watched.pop(name, None)
        await keeper.close()

    async def open_free(self, posted: Posted, by: str, rules: str = "") -> FreeDealer:
        """Have a floor person open the private table of a game that has a bonus."""
        dealer = await self.free_dealer(posted, rules)
        await dealer.provide(by, f"provide/{dealer.keeper.count}")
        return dealer

    async def free_dealer(self, posted: Posted, rules: str = "") -> FreeDealer:
        """The dealer of a game's private table, under today's book."""
        name = free_name(posted)
        if not posted.bonuses.of(posted.name):
            words = say("no-bonus-for", game=posted.name)
            raise Illegal(Reason.NOT_OFFERED, "bonus.free", words)
        dealer = self.free.get(name) or await self._open_free(name)
        await dealer.keeper.post(posted, rules)
        await self._open_bonuses(posted)
        return dealer

    async def sell(self, name: str, amount: int, command: str, drawer: str = "") -> None:
        """Sell chips to a player, once for each command."""
        order = SellChips(at=self.clock.now(), name=name, amount=amount, drawer=drawer)
        await self.cage.order(order, command)

    async def seat_bot(
        self, table: str, seat: int, name: str, bot: str, *, role: Role = "player"
    ) -> None:
        """Seat a bot with lent chips; Illegal unless the room plays for play money."""
        keeper = self.tables[table]
        sit = Sit(seat=seat, name=name, chips=buys(keeper.state, role), role=role, bot=bot)
        await bring_chips(self, keeper, sit, name, f"sit/{table}/{keeper.count}/{name}")

    async def choose_money(self, money: Money, by: str) -> None:
        """Choose how the money works, before the first chip; the same again changes nothing."""
        if money == self.management.state.money:
            return
        mark = f"money/{self.management.count}"
        chosen = SetMoney(money=money)

        async def choosing() -> Perform:
            act = {"do": "set-money", "money": money}
            return Perform(at=self.clock.now(), by=by, act=act, change=chosen)

        await together(Part(self.cage, mark, self.no_chips), Part(self.management, mark, choosing))

    async def no_chips(self) -> None:
        """Refuse to go on if there are chips in the room."""
        if any((await self.patient.balances()).values()):
            raise Illegal(Reason.NOT_OFFERED, detail=say("money-first"))

    async def run(self) -> None:
        """Deal at every table until the room is stopped; Stale once another process owns it."""
        for name in self.tables:
            self.deal(name)
        work = (self._live(), self._prizes_grow(), self._keep_hours())
        clocks = [asyncio.ensure_future(each) for each in work]
        stopped = asyncio.ensure_future(self._stopped.wait())
        try:
            done, _ = await asyncio.wait((stopped, *clocks), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (stopped, *clocks):
                task.cancel()
            await self._close()
        if self._followed is not None:
            raise self._followed

    def _ended(self, task: asyncio.Future[Any]) -> None:
        """Close the table of a failed dealer; the others play on."""
        name = self._dealing.pop(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and self.is_open:
            self._close_table(name, error)

    def _close_table(self, name: str, error: BaseException) -> None:
        self.faults[name] = error
        # A store error needs one line; a fault of ours needs its traceback.
        trace = None if isinstance(error, StoreError) else error
        LOG.error("the dealer of %s has stopped: %r", name, error, exc_info=trace)
        self._tell(name)

    def stop(self) -> None:
        """Stop dealing: `run` finishes pending writes and returns."""
        self._stopped.set()

    async def _close(self) -> None:
        """Let the dealers finish, and release every stream for the next owner."""
        self.patient.give_up()
        for dealer in self.dealers.values():
            dealer.stop()
        await asyncio.gather(*self._dealing, return_exceptions=True)
        closed = (keeper.close() for keeper in self._keepers())
        for result in await asyncio.gather(*closed, return_exceptions=True):
            if isinstance(result, Unavailable):
                LOG.warning("what is ours is left for the next owner later: %s", result)
                return
            if isinstance(result, BaseException):
                raise result

    def pause(self, name: str) -> Pause | None:
        """The pause of a table: the staff's, its own, or between hands that of cage or bonuses."""
        if (held := self.stopped(name)) is not None:
            return held
        keeper, paused = self.tables[name], self.patient.paused
        streams = [keeper.stream]
        if paused and keeper.count and not keeper.state.running():
            streams += [CAGE, BONUSES + keeper.posted.house]
        return next((paused[stream] for stream in streams if stream in paused), None)

    def stopped(self, name: str) -> Pause | None:
        """The staff's pause of a table; one that finishes its hand first has none until then."""
        finishing = name in self.management.state.finishing and self.tables[name].state.running()
        return None if finishing else self.held.get(name)

    def follow(self, name: str, follower: Callable[[], None]) -> Callable[[], None]:
        """Call back whenever a table may have paused or resumed; returns how to stop."""
        followers = self._followers.setdefault(name, [])
        followers.append(follower)
        return lambda: followers.remove(follower)

    def closed(self, name: str) -> bool:
        """True if staff have closed a table."""
        return name in self.management.state.closed

    def _managed(self, done: Done[ManagementEvent]) -> None:
        """Put into effect what staff have changed in the way the room is run."""
        self._hold()
        for house in {event.house for event in done.events if isinstance(event, BookEdited)}:
            self.posts.revise(self.management.state, house)
        self._new_hours.set()
        self._stand_or_go_on()
        for keeper in self.tables.values():
            keeper.changed.set()

    def _hold(self) -> None:
        now, paused = asyncio.get_running_loop().time(), self.management.state.paused
        self.held = {
            table: self.held.get(table) or Pause(reason, now) for table, reason in paused.items()
        }

    def _stand_or_go_on(self) -> None:
        for dealer in self.dealers.values():
            dealer.stand_or_go_on()
        for name in self.tables:
            self._tell(name)

    def _tell(self, name: str) -> None:
        for follower in tuple(self._followers.get(name, ())):
            follower()

    def deal(self, name: str) -> Dealer:
        """Start the dealer of a table."""
        dealer = self.dealer(name)
        if name not in self._dealing.values() and name not in self.faults:
            task = asyncio.ensure_future(dealer.run())
            self._dealing[task] = name
            task.add_done_callback(self._ended)
        return dealer

    def dealer(self, name: str) -> Dealer:
        """The dealer of a table."""
        if name not in self.dealers:
            keeper, chance = self.tables[name], self._chance(name)
            self.dealers[name] = Dealer(
                self, keeper, chance, patience=self.patience, seed=self._seed
            )
        return self.dealers[name]

    def wanted(self, name: str) -> bool:
        """True if a table is dealt: somebody plays or watches there."""
        return self.dealer(name).wanted()

    def look_on(self, table: str, more: int = 1) -> None:
        """Count a viewer in, or out (-1)."""
        self.watched[table] = self.watched.get(table, 0) + more
        # The last viewers of a forgotten table go after it.
        if (keeper := self.tables.get(table)) is not None:
            keeper.changed.set()

    def looked_at(self, table: str) -> bool:
        """True if somebody watches a table."""
        return self.watched.get(table, 0) > 0

    def _keepers(self) -> list[Keeper[Any, Any, Any]]:
        free = [dealer.keeper for dealer in self.free.values()]
        office: list[Keeper[Any, Any, Any]] = [self.cage, self.management, *self.beside]
        return [*self.tables.values(), *free, *self.bonuses.values(), *office]

    def _table_keeper(self, name: str) -> TableKeeper:
        return TableKeeper(name, self.patient, self.clock, owner=self.owner, lease=self.lease)

    async def _open_table(self, name: str) -> TableKeeper:
        keeper = self._table_keeper(name)
        if await keeper.open():
            await self._open_bonuses(keeper.posted)
        self.tables[name] = keeper
        return keeper

    async def _open_free(self, name: str) -> FreeDealer:
        keeper = FreeKeeper(name, self.patient, self.clock, owner=self.owner, lease=self.lease)
        dealer = FreeDealer(self, keeper, self._chance(keeper.stream))
        if await keeper.open():
            await self._open_bonuses(keeper.posted)
            await dealer.go_on()
        self.free[name] = dealer
        return dealer

    async def _open_bonuses(self, posted: AnyPosted) -> None:
        """Open the bonuses of a table's house; their prizes are posted from its first table on."""
        house, rules = posted.house, posted.bonuses.bonus
        if not rules:
            return
        if house not in self.bonuses:
            keeper: BonusKeeper = self._keeper(BONUSES + house, BonusCraft(house))
            if not await keeper.open():
                await keeper.start(Bonuses(pools={}))
            self.bonuses[house] = keeper
        keeper = self.bonuses[house]
        now = self.clock.now()
        await keeper.order(ListBonuses(at=now, rules=rules), f"list/{keeper.count}")
        await keeper.order(OpenBonuses(at=now), f"open/{keeper.count}")

    async def _live(self) -> None:
        """Renew every lease of the room several times before it ends."""
        while True:
            await asyncio.sleep(self.lease / SIGNS)
            for keeper in self._keepers():
                # A stream that waits for the store delays no other renewal.
                if keeper.stream not in self._renewing:
                    self._renewing[keeper.stream] = asyncio.ensure_future(self._renew(keeper))

    async def _renew(self, keeper: Keeper[Any, Any, Any]) -> None:
        try:
            await keeper.renew()
        except Stale as error:
            self._lose(keeper, error)
        except StoreError as error:
            LOG.error("no sign of life: %s", error)
        finally:
            del self._renewing[keeper.stream]

    def _lose(self, keeper: Keeper[Any, Any, Any], error: Stale) -> None:
        """Close the table of a stream that another process took, or the room if all need it."""
        if keeper.stream.startswith(FREE):
            self.free.pop(keeper.stream.removeprefix(FREE), None)
        elif keeper.stream.startswith(TABLES):
            name = keeper.stream.removeprefix(TABLES)
            if name not in self.faults:
                self._close_table(name, error)
                self.dealer(name).stop()
        else:
            self._followed = error
            self.stop()

    async def _prizes_grow(self) -> None:
        """Tell the bonuses the time whenever a prize grows."""
        while True:
            waits = [60.0]
            for keeper in self.bonuses.values():
                try:
                    waits.append(await self._grow(keeper))
                except Exception:
                    # The next turn tries again; one house's prizes never stop the room.
                    LOG.exception("the prizes of %s do not grow", keeper.stream)
            await asyncio.sleep(min(waits))

    async def _keep_hours(self) -> None:
        """Open and close tables by the clock."""
        while True:
            self._new_hours.clear()
            wait = LOOK
            try:
                wait = await keep_hours(self.management, self.clock)
            except Exception:
                # The next turn tries again; a table that stays open never stops the room.
                LOG.exception("the opening hours are not kept")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._new_hours.wait(), wait)

    async def _grow(self, keeper: BonusKeeper) -> float:
        """Grow one house's prizes if due; returns the seconds until the next time."""
        now, due = self.clock.now(), next_due(keeper.state)
        if due is not None and due <= now:
            await keeper.order(ClockTick(at=now), f"tick/{keeper.count}")
            due = next_due(keeper.state)
        return 60.0 if due is None else max(1.0, float(due - now))
