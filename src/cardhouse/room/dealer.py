"""The dealer of a table: takes the next step without being asked, and waits for people."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from cardhouse.bots.crew import Crew
from cardhouse.bots.names import make_for
from cardhouse.chance import Chance
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.illegal import Illegal
from cardhouse.management import key
from cardhouse.room.absence import Absence
from cardhouse.room.buying import bring_chips
from cardhouse.room.keeper import Done
from cardhouse.room.moving import break_up
from cardhouse.room.patience import Left, Patience, Stopwatch, Waiting
from cardhouse.room.settling import settle
from cardhouse.room.spreading import clearing, misfit, to_spread
from cardhouse.room.surroundings import Surroundings
from cardhouse.room.tables import AnyOrder, TableKeeper
from cardhouse.rulebook import open_table
from cardhouse.store.records import Conflict
from cardhouse.table import AnyEvent, Table, offered, to_name
from cardhouse.table.commands import (
    BuyChips,
    Leave,
    LeaveList,
    NameGame,
    NextHand,
    PassBank,
    Tick,
)
from cardhouse.table.timed import next_due

LOG = logging.getLogger("cardhouse")

# Bots think one at a time: more would only slow the room down.
THINKING = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")

# Hands between two snapshots.
SNAPSHOT_HANDS = 25
# Bots play this much faster while a person waits to be dealt in.
HURRY = 4.0
# The most events of a hand's end that the table waits for.
EVENTS_MOST = 24


class Dealer:
    """Deals at one table for as long as there are players."""

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
        # The seats of people whose connection is lost; the server knows them.
        self.away: Callable[[], Collection[int]] = tuple
        # Cleared while nobody looks on: a room of many tables rests.
        self.dealing = asyncio.Event()
        self.dealing.set()
        self._room = room
        self._keeper = keeper
        # Each bot has a seed of its own, even one that returns to a seat.
        self._bots = itertools.count()
        # Their names by seat, when they were last looked at.
        self._seated: dict[int, str] = {}
        self._stopped = asyncio.Event()
        # Events since a player had something to decide: at the end of a hand, those that end it.
        self._since = 0
        keeper.follow(self._heard)

    def _heard(self, done: Done[AnyEvent]) -> None:
        hand = self._keeper.state.hand
        decided = hand is not None and any(isinstance(ask.actor, int) for ask in hand.asked)
        self._since = 0 if decided else self._since + len(done.events)

    async def run(self) -> None:
        """Deal until the room closes or another process owns the table."""
        while not self._stopped.is_set():
            await self.dealing.wait()
            await self.step()

    async def step(self) -> None:
        """Take the next step, or wait until there is one."""
        self._keeper.changed.clear()
        if self._stands():
            await self._rest(None)
            return
        try:
            if await self._spread_anew() or await self._clear():
                return
            count = self._keeper.count
            order, seconds = await (self._next() if self.wanted() or self._due() else self._idle())
            if order is None:
                await self._rest(seconds)
            elif not self._stands():
                await self._carry_out(order, count)
        except Illegal:
            # Too few players, or no bank: people must act first.
            await self._rest(None)
        except Conflict:
            # The store had newer events, and the keeper now has them: look again.
            return

    async def _spread_anew(self) -> bool:
        """Between hands, put the table under the terms that hold now; False if it is."""
        keeper, room, table = self._keeper, self._room, self._keeper.state
        if table.running():
            return False
        opened = to_spread(room.management.state, room.posts, keeper.name, keeper.posted)
        if opened == keeper.craft.opened:
            return False
        posted = room.posts.get((opened.house, opened.game), keeper.posted)
        if misfit(open_table(posted, opened.rules, opened.seats), table) is not None:
            # Somebody must leave or change chips first.
            return False
        # A new book forgets the last hand, so its bonuses are settled first.
        await settle(room, keeper)
        await keeper.post(posted, opened.rules, opened.seats)
        return True

    async def _clear(self) -> bool:
        """Empty a closed table once its hand is over; False if nobody is left to go."""
        keeper = self._keeper
        if not self._room.closed(keeper.name) or keeper.state.running():
            return False
        if clearing(keeper.state) is None:
            return False
        await settle(self._room, keeper)
        if keeper.name in self._room.management.state.broken:
            while await break_up(self._room, keeper):
                pass
        while (order := clearing(keeper.state)) is not None:
            await keeper.order(order, f"dealer/{keeper.count}")
        return True

    def clocks(self) -> dict[int, Left]:
        """The time left to every player who is asked; a new question starts its clock now."""
        table = self._keeper.state
        asks = self.crew.awaited(table) if table.running() else self._asked_between(table)
        self.waiting.look(asks, self.away())
        return self.waiting.left()

    def let_pass(self, seat: int) -> bool:
        """Waive an option that a player need not take; False if there was none."""
        for ask in self.crew.awaited(self._keeper.state):
            if ask.actor == seat and not ask.must:
                self.crew.waive(ask)
                self._keeper.changed.set()
                return True
        return False

    def stand_or_go_on(self) -> None:
        """Wake up when the table pauses or resumes."""
        was = self.paused
        if self._stands() != was:
            self._keeper.changed.set()

    def _stands(self) -> bool:
        """True while the table is paused; the players' clocks stop with it."""
        pause = self._room.pause(self._keeper.name)
        self.paused = pause is not None
        if pause is None:
            self._watch.go_on()
        else:
            self._watch.stop(pause.since)
        return self.paused

    def stop(self) -> None:
        """Stop dealing; everything acknowledged is stored."""
        self._stopped.set()
        self.dealing.set()
        self._keeper.changed.set()

    async def _idle(self) -> tuple[AnyOrder | None, float | None]:
        """At a table at rest nothing happens; but barred people go."""
        return self._sent_out(self._keeper.state), None

    async def _next(self) -> tuple[AnyOrder | None, float | None]:
        """The next order, or how long to wait for people."""
        table = self._keeper.state
        self._seat_bots(table)
        if self._due():
            return Tick(at=self._room.clock.now()), None
        if not table.running():
            return self._between(table)
        people = self.crew.awaited(table)
        up, seconds = self.waiting.look(people, self.away())
        # Nobody waits for a person who is on the way out.
        going = self._going(table)
        for ask in (*(each for each in people if each.actor in going and each not in up), *up):
            if ask.must and ask.default is not None:
                self._silent(ask)
                return ask.default, None
            self.crew.waive(ask)
        if not self.patience.pace:
            return self._play(table), seconds
        # When people look on, bots think while the room goes on.
        thought = asyncio.get_running_loop().run_in_executor(THINKING, self._play, table)
        return await thought, seconds

    def _due(self) -> bool:
        """True if the table must be told the time."""
        due = next_due(self._keeper.state)
        return due is not None and due <= self._room.clock.now()

    def _play(self, table: Table) -> AnyOrder | None:
        """The next order of chance, a bot or the dealer; a bot that fails takes its default."""
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
        """The next order before a hand; naming its game or taking the bank has a time limit."""
        away = self.away()
        due = self._sent_out(table) or self.absence.due(table, away)
        if due is not None:
            return due, None
        up, seconds = self.waiting.look(self._asked_between(table), away)
        if (order := self.crew.between(table)) is not None:
            return order, None
        if up:
            seat = to_name(table)
            return NameGame(seat=seat) if seat else PassBank(seat=offered(table)), None
        return None, seconds

    def _asked_between(self, table: Table) -> tuple[Ask, ...]:
        """The question to a person between hands: the next game's name, or the bank."""
        seat = to_name(table)
        asked = seat or offered(table)
        if not asked or table.players[asked].bot:
            return ()
        return (Ask(asked, {}, must=bool(seat), seconds=None if seat else self.patience.offer),)

    def _going(self, table: Table) -> set[int]:
        """The seats of people who leave after the hand, or may not decide any more."""
        leaving = {seat for seat, p in table.players.items() if p.leaving and not p.bot}
        return leaving | self._barred(table)

    def _barred(self, table: Table) -> set[int]:
        """The seats of people who are barred from the room."""
        barred = self._room.management.state.barred
        return {seat for seat, p in table.players.items() if not p.bot and key(p.name) in barred}

    def _sent_out(self, table: Table) -> Leave | LeaveList | None:
        """Somebody barred from the room leaves their seat, or the wait list."""
        for seat in sorted(self._barred(table)):
            if not table.players[seat].leaving:
                return Leave(seat=seat)
        barred = self._room.management.state.barred
        return next((LeaveList(name=n) for n in table.waiting if key(n) in barred), None)

    def _silent(self, ask: Ask) -> None:
        """Note a player who did not answer; letting a timed option pass is no absence."""
        if isinstance(ask.actor, int) and ask.seconds is None:
            self.absence.silent(ask.actor)

    def wanted(self) -> bool:
        """True if the table should be dealt; a resting room needs spectators or players."""
        table = self._keeper.state
        if self._room.closed(self._keeper.name):
            return table.running()
        if not self._room.rests or self._room.looked_at(self._keeper.name) or table.running():
            return True
        return any(not p.bot and p.standing != "out" for p in table.players.values())

    async def _carry_out(self, order: AnyOrder, count: int) -> None:
        keeper = self._keeper
        if isinstance(order, NextHand):
            await self._before_hand()
            if self._stands() or not self.wanted():
                # Staff have stopped or closed the table meanwhile.
                return
        mark = f"dealer/{keeper.count}"
        if isinstance(order, BuyChips):
            bot = keeper.state.players[order.seat].name
            await bring_chips(self._room, keeper, order, bot, mark)
        else:
            # A decision holds only for the moment it was made at.
            playing = keeper.state.running()
            await keeper.order(order, mark, count if playing else None)
        if isinstance(getattr(order, "seat", None), int):
            await self._pause(self.patience.pace)

    async def _before_hand(self) -> None:
        """Settle the last hand with the bonuses, refill time banks and leave time to look at it."""
        keeper = self._keeper
        table = keeper.state
        if table.hands:
            await settle(self._room, keeper)
            if table.hands % SNAPSHOT_HANDS == 0:
                await keeper.keep()
        self.waiting.refill(table.players.keys())
        self.absence.hand_over()
        if table.hand is None:
            return
        patience = self.patience
        await self._pause(patience.hands + patience.told * min(self._since, EVENTS_MOST))

    async def _rest(self, seconds: float | None) -> None:
        """Wait until something changes, a player's time is up, or the clock has something due."""
        due = next_due(self._keeper.state)
        if due is not None:
            until = max(1.0, float(due - self._room.clock.now()))
            seconds = until if seconds is None else min(seconds, until)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._keeper.changed.wait(), seconds)

    async def _pause(self, seconds: float) -> None:
        """Pause for the eye, but only while somebody looks on."""
        if not seconds or not self._room.looked_at(self._keeper.name):
            return
        if self._awaited():
            seconds /= HURRY
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopped.wait(), seconds)

    def _awaited(self) -> bool:
        """True if a person has a seat and waits for the next hand."""
        table = self._keeper.state
        return table.running() and any(
            not p.bot and p.standing != "out" and not table.playing(seat)
            for seat, p in table.players.items()
        )

    def _seat_bots(self, table: Table) -> None:
        """Match the bots to the seats: they come and go."""
        bots = self.crew.bots
        seated = {seat: player.name for seat, player in table.players.items() if player.bot}
        for seat in [seat for seat in bots if seated.get(seat) != self._seated[seat]]:
            # A person may have taken the seat since, or another bot.
            del bots[seat]
        self._seated = seated
        for seat, player in table.players.items():
            if player.bot and seat not in bots:
                bots[seat] = make_for(table, player.bot, seed=f"{self._seed}/{next(self._bots)}")
