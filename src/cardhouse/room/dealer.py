"""The dealer of a table: does what comes next by itself, and waits for people."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from cardhouse.bots.crew import Crew
from cardhouse.bots.names import make
from cardhouse.chance import Chance
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.illegal import Illegal
from cardhouse.room.absence import Absence
from cardhouse.room.buying import bring_chips
from cardhouse.room.patience import Left, Patience, Stopwatch, Waiting
from cardhouse.room.settling import settle
from cardhouse.room.surroundings import Surroundings
from cardhouse.room.tables import AnyOrder, TableKeeper
from cardhouse.store.records import Conflict
from cardhouse.table import Table
from cardhouse.table.commands import BuyChips, NextHand, PassBank, Tick
from cardhouse.table.families import offered
from cardhouse.table.timed import next_due

LOG = logging.getLogger("cardhouse")

# One bot thinks at a time: more of them would only keep the room from going on.
THINKING = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")

# How many hands lie between two snapshots.
SNAPSHOT_HANDS = 25
# How much faster bots play while a person waits to be dealt in.
HURRY = 4.0


class Dealer:
    """Deals at one table for as long as there is somebody to deal to."""

    def __init__(
        self,
        room: Surroundings,
        keeper: TableKeeper,
        chance: Chance,
        *,
        patience: Patience | None = None,
        seed: int | str,
    ) -> None:
        self.patience = patience or Patience()
        self.paused = False
        self._watch = Stopwatch()
        self.waiting = Waiting(self.patience, self._watch)
        self.absence = Absence(self.patience, self._watch)
        self._seed = f"{seed}/{keeper.name}"
        self.crew = Crew(chance, {}, seed=self._seed)
        # The seats of people whose line is lost: whoever serves them knows.
        self.away: Callable[[], Collection[int]] = tuple
        # Nobody is dealt to while nobody looks on: a room of many tables rests.
        self.dealing = asyncio.Event()
        self.dealing.set()
        self._room = room
        self._keeper = keeper
        # Each bot tosses coins of its own, also one that comes back to a seat.
        self._bots = itertools.count()
        self._stopped = asyncio.Event()

    async def run(self) -> None:
        """Until the room closes, or the table belongs to somebody else."""
        while not self._stopped.is_set():
            await self.dealing.wait()
            await self.step()

    async def step(self) -> None:
        """Do what comes next, or wait until there is something to do."""
        self._keeper.changed.clear()
        if self._stands() or (not self.wanted() and not self._due()):
            await self._rest(None)
            return
        try:
            count = self._keeper.count
            order, seconds = await self._next()
            if order is None:
                await self._rest(seconds)
            else:
                await self._carry_out(order, count)
        except Illegal:
            # Too few players, or no bank: somebody has to do something first.
            await self._rest(None)
        except Conflict:
            # The store knew better, and now the keeper does: look again.
            return

    def clocks(self) -> dict[int, Left]:
        """What is left to everybody who is asked, counted from now for whoever was not before."""
        table = self._keeper.state
        if table.running():
            self.waiting.look(self.crew.awaited(table), self.away())
        return self.waiting.left()

    def let_pass(self, seat: int) -> bool:
        """A person lets pass what he may do but need not; whether there was anything."""
        for ask in self.crew.awaited(self._keeper.state):
            if ask.actor == seat and not ask.must:
                self.crew.waive(ask)
                self._keeper.changed.set()
                return True
        return False

    def stand_or_go_on(self) -> None:
        """Wake up when the table is paused or goes on."""
        was = self.paused
        if self._stands() != was:
            self._keeper.changed.set()

    def _stands(self) -> bool:
        """True while the table waits for the store; the players' clocks stop with it."""
        pause = self._room.pause(self._keeper.name)
        self.paused = pause is not None
        if pause is None:
            self._watch.go_on()
        else:
            self._watch.stop(pause.since)
        return self.paused

    def stop(self) -> None:
        """Deal no further; what has been acknowledged is stored."""
        self._stopped.set()
        self.dealing.set()
        self._keeper.changed.set()

    async def _next(self) -> tuple[AnyOrder | None, float | None]:
        """What comes next and when: an order, or how long to wait for people."""
        table = self._keeper.state
        self._seat_bots(table)
        if self._due():
            return Tick(at=self._room.clock.now()), None
        if not table.running():
            return self._between(table)
        people = self.crew.awaited(table)
        up, seconds = self.waiting.look(people, self.away())
        for ask in up:
            if ask.must and ask.default is not None:
                self._silent(ask)
                return ask.default, None
            self.crew.waive(ask)
        if not self.patience.pace:
            return self._play(table), seconds
        # Where people look on, bots think while the room goes on.
        thought = asyncio.get_running_loop().run_in_executor(THINKING, self._play, table)
        return await thought, seconds

    def _due(self) -> bool:
        """Whether the table has to be told the time."""
        due = next_due(self._keeper.state)
        return due is not None and due <= self._room.clock.now()

    def _play(self, table: Table) -> AnyOrder | None:
        """What chance, a bot or the dealer does; a bot that fails has said nothing."""
        try:
            return self.crew.next(table)
        except Exception:
            LOG.exception("bot-failed", extra={"fields": {"table": self._keeper.name}})
            asks = () if table.hand is None else table.hand.asked
            bots = (ask for ask in asks if ask.actor in self.crew.bots and ask.must)
            ask = next(bots, None)
            if ask is None or ask.default is None:
                raise
            return ask.default

    def _between(self, table: Table) -> tuple[AnyOrder | None, float | None]:
        """What comes before the next hand; whoever is offered the bank has his time for it."""
        away = self.away()
        if (due := self.absence.due(table, away)) is not None:
            return due, None
        if (order := self.crew.between(table)) is not None:
            self.waiting.look(())
            return order, None
        seat = offered(table)
        up, seconds = self.waiting.look([Ask(seat, {}, must=False)], away)
        if up:
            return PassBank(seat=seat), None
        return None, seconds

    def _silent(self, ask: Ask) -> None:
        """Note who did not answer; a chance that was let pass says nothing about them."""
        if isinstance(ask.actor, int) and ask.seconds is None:
            self.absence.silent(ask.actor)

    def wanted(self) -> bool:
        """Whether to go on: where a room rests, only while somebody looks on or plays."""
        table = self._keeper.state
        if not self._room.rests or self._room.looked_at(self._keeper.name) or table.running():
            return True
        return any(not p.bot and p.standing != "out" for p in table.players.values())

    async def _carry_out(self, order: AnyOrder, count: int) -> None:
        keeper = self._keeper
        if isinstance(order, NextHand):
            await self._before_hand()
        mark = f"dealer/{keeper.count}"
        if isinstance(order, BuyChips):
            bot = keeper.state.players[order.seat].name
            await bring_chips(self._room, keeper, order, bot, mark)
        else:
            # What was decided at one moment does not hold for another.
            playing = keeper.state.running()
            await keeper.order(order, mark, count if playing else None)
        if isinstance(getattr(order, "seat", None), int):
            await self._pause(self.patience.pace)

    async def _before_hand(self) -> None:
        """What the last hand paid for the bonuses goes to them, and what it won is paid."""
        keeper = self._keeper
        table = keeper.state
        if table.hands:
            await settle(self._room, keeper)
            if table.hands % SNAPSHOT_HANDS == 0:
                await keeper.keep()
        self.waiting.refill(table.players.keys())
        self.absence.hand_over()
        await self._pause(self.patience.hands)

    async def _rest(self, seconds: float | None) -> None:
        """Until something changes, somebody's time is up, or the clock has something due."""
        due = next_due(self._keeper.state)
        if due is not None:
            until = max(1.0, float(due - self._room.clock.now()))
            seconds = until if seconds is None else min(seconds, until)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._keeper.changed.wait(), seconds)

    async def _pause(self, seconds: float) -> None:
        """For the eye; where nobody looks on there is nothing to wait for."""
        if not seconds or not self._room.looked_at(self._keeper.name):
            return
        if self._awaited():
            seconds /= HURRY
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), seconds)

    def _awaited(self) -> bool:
        """Whether a person has a seat and waits for the next hand."""
        table = self._keeper.state
        return table.running() and any(
            not p.bot and p.standing != "out" and not table.playing(seat)
            for seat, p in table.players.items()
        )

    def _seat_bots(self, table: Table) -> None:
        """Whoever sits there now: bots come and go with the seats."""
        bots = self.crew.bots
        for seat in [seat for seat in bots if seat not in table.players]:
            del bots[seat]
        for seat, player in table.players.items():
            if player.bot and seat not in bots:
                bots[seat] = make(player.bot, table.game, seed=f"{self._seed}/{next(self._bots)}")
