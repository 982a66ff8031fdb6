"""Evenings in a room at which everything happens that changes somebody's chips."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

from cardhouse.bonus.free_commands import SitFree
from cardhouse.bots.crew import Crew
from cardhouse.bots.names import make_for
from cardhouse.cards import JOKER, parse_cards
from cardhouse.chance import Chance, Seeded, Stacked
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Arrange, Command
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor.core.reports import CancelHand
from cardhouse.room import window
from cardhouse.room.buying import bring_chips
from cardhouse.room.keeper import Part, together
from cardhouse.room.moving import move_orders
from cardhouse.room.room import Room
from cardhouse.room.settling import settle
from cardhouse.room.tables import TableKeeper
from cardhouse.rulebook import opened_by, posted
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.commands import BuyChips, ChangeSeat, Expel, Leave, Sit, Tick
from tests.kit.days import Evening
from tests.kit.ledgers import roles
from tests.runs.floor.wishes import wishes

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
BOTS = 3
# Seats and places at the rail of any table.
PLACES = 40
# A table of every family, two of one game, one with time and bonuses, and one that changes games.
GAMES = {
    "holdem": ("tommys", "holdem"),
    "holdem-2": ("tommys", "holdem"),
    "stud": ("tommys", "stud7-hilo"),
    "choice": ("button-room", "dealers-choice"),
    "lowball": ("lo-ball-room", "lowball"),
    "blackjack": ("tommys", "no-bust-blackjack"),
    "twenty-one": ("lo-ball-room", "no-bust-blackjack"),
    "pai-gow": ("tommys", "pai-gow-poker"),
    "pan": ("tommys", "pan"),
}
SIGNED: dict[str, Any] = {"by": "Flora", "reason": "because"}


class Lucky(Seeded):
    """A seeded source that now and then brings two jokers to one hand."""

    def answer(self, ask: Ask) -> Command:
        command = super().answer(ask)
        if not isinstance(command, Arrange) or command.cards.count(JOKER) < 2 or self.choose(2):
            return command
        cards = [card for card in command.cards if card != JOKER]
        first = self.choose(6)
        cards.insert(first, JOKER)
        cards.insert(first + 3 + self.choose(6), JOKER)
        return Arrange(cards=tuple(cards))


def _chance(table: str) -> Chance:
    """At a free table seat 3 gets both jokers."""
    free = Stacked(parse_cards("Ks Jo Qs Jo"))
    return free if "/" in table else Seeded(table)


class Night(Evening):
    """A room in which people come, play, err, buy, move and go at random."""

    def __init__(self, store: SqliteStore, seed: int) -> None:
        super().__init__(store)
        self.room = Room(store, clock=self.clock, chance=_chance, seed=0)
        self.random = random.Random(seed)
        self.seed = seed
        self.orders = 0
        # How often each kind of thing was done.
        self.seen: Counter[str] = Counter()

    async def spread(self) -> None:
        await self.room.open()
        for name, (house, game) in GAMES.items():
            keeper = await self.room.spread(name, opened_by(house, game))
            for seat in self.bots(keeper):
                role = roles(keeper.state.rotation).get(seat, "player")
                await self.room.seat_bot(name, seat, f"{name} {seat}", "random", role=role)
            bots = {seat: make_for(keeper.state, "random", seed=seat) for seat in range(1, PLACES)}
            self.crews[name] = Crew(Lucky(f"{self.seed}/{name}"), bots, seed=self.seed)

    async def play_free(self) -> None:
        """A person plays for a bonus without a purchase, and wins it: no hand of theirs counts."""
        dealer = await self.room.open_free(posted(*GAMES["twenty-one"]), "Flora")
        await dealer.order(SitFree(seat=3, name=PEOPLE[0]), self.mark)
        await dealer.deal(self.mark)

    def bots(self, keeper: TableKeeper) -> list[int]:
        """The seats of bots: three players, and standing banks."""
        banks = keeper.state.rotation.seats
        return [*banks, *(seat for seat in range(1, 9) if seat not in banks)][: len(banks) + BOTS]

    @property
    def mark(self) -> str:
        self.orders += 1
        return f"night {self.orders}"

    async def play(self, hands: int) -> None:
        """Play until this many hands were counted in all, a step at one table after another."""
        until = hands + self.dealt
        while self.dealt < until:
            self.clock.at += self.random.choice((0, 0, 1, 2, 40))
            keeper = self.random.choice(list(self.room.tables.values()))
            await self.happen(keeper)
            # Mostly a whole stretch of play.
            for _ in range(self.random.choice((1, 5, 30))):
                if not await self.step(keeper):
                    break

    async def step(self, keeper: TableKeeper) -> bool:
        """Play on; False if no hand can be dealt."""
        try:
            await self._step(keeper, self.crews[keeper.name])
        except Illegal as refused:
            assert refused.reason == Reason.NOT_ENOUGH_PLAYERS, refused
            return False
        return True

    @property
    def dealt(self) -> int:
        return sum(keeper.state.hands for keeper in self.room.tables.values())

    async def happen(self, keeper: TableKeeper) -> None:
        """One thing that is no play, if it can be done now."""
        name = self.random.choice(PEOPLE)
        seat = next((s for s, p in keeper.state.players.items() if p.name == name), 0)
        acts = [self.ruling, self.ruling, self.time, self.window]
        if seat:
            acts += [self.buy, self.buy, self.leave, self.move, self.change_seat, self.expel]
        else:
            acts += [self.sit, self.sit, self.sit]
        act = self.random.choice(acts)
        try:
            await act(keeper, name, seat)
        except Illegal:
            return
        self.seen[act.__name__] += 1

    async def sit(self, keeper: TableKeeper, name: str, seat: int) -> None:
        seat = self.random.randint(1, keeper.state.seating.most)
        order = Sit(seat=seat, name=name, chips=keeper.state.buy_in)
        await bring_chips(self.room, keeper, order, name, self.mark)

    async def buy(self, keeper: TableKeeper, name: str, seat: int) -> None:
        order = BuyChips(seat=seat, chips=keeper.state.buy_in)
        await bring_chips(self.room, keeper, order, name, self.mark)

    async def leave(self, keeper: TableKeeper, name: str, seat: int) -> None:
        self.seen["left in a hand"] += keeper.state.playing(seat)
        await keeper.order(Leave(seat=seat), self.mark)

    async def expel(self, keeper: TableKeeper, name: str, seat: int) -> None:
        if self.random.random() < 0.3:
            await keeper.order(Expel(seat=seat, **SIGNED), self.mark)

    async def change_seat(self, keeper: TableKeeper, name: str, seat: int) -> None:
        to = self.random.randint(1, keeper.state.seating.most)
        await keeper.order(ChangeSeat(seat=seat, to=to, by="Flora"), self.mark)

    async def move(self, keeper: TableKeeper, name: str, seat: int) -> None:
        target = self.room.tables["holdem-2" if keeper.name == "holdem" else "holdem"]
        if not keeper.name.startswith("holdem"):
            return
        to = self.random.randint(1, target.state.seating.most)
        orders = move_orders(keeper, seat, target, to, "Flora")
        mark = self.mark
        await together(*(Part(each, f"{mark} {n}", make) for n, (each, make) in enumerate(orders)))

    async def time(self, keeper: TableKeeper, name: str, seat: int) -> None:
        self.clock.at += self.random.randrange(1200)
        await self.room.tables["lowball"].order(Tick(at=self.clock.at), self.mark)

    async def window(self, keeper: TableKeeper, name: str, seat: int) -> None:
        have = (await self.room.store.balances()).get(f"player/{name}", 0)
        if self.random.random() < 0.5:
            await window.fetch_held(self.room, name, self.mark)
        elif have:
            await window.redeem(self.room, name, -(-have // 2), self.mark)
        else:
            await self.room.sell(name, 100_00, self.mark)

    async def ruling(self, keeper: TableKeeper, name: str, seat: int) -> None:
        """A report that can be true; after the hand it reopens it, perhaps without its players."""
        table = keeper.state
        if table.hand is None or not table.hands:
            return
        if over := table.hand.over:
            for place in [s for s in table.hand.seats if s in table.players]:
                if not table.players[place].bot and self.random.random() < 0.5:
                    await keeper.order(Leave(seat=place), self.mark)
        found = wishes(self.random, table.hand)
        if self.random.random() < 0.1 and not over:
            found = [CancelHand(**SIGNED)]
        self.random.shuffle(found)
        for report in found[:12]:
            try:
                await keeper.order(report, self.mark)
            except Illegal:
                continue
            self.seen["reopened" if over else "ruled"] += 1
            return

    async def cash_out(self) -> None:
        """Everybody goes home, but one."""
        for keeper in self.room.tables.values():
            while keeper.state.running():
                await self._step(keeper, self.crews[keeper.name])
            await settle(self.room, keeper)
            for seat, player in list(keeper.state.players.items()):
                if player.name in PEOPLE[1:]:
                    await keeper.order(Leave(seat=seat), self.mark)


async def evenings(file: Path, seed: int, nights: int, hands: int) -> Counter[str]:
    """Play some evenings past midnight; returns how often each thing was done."""
    async with SqliteStore(file) as store:
        night = Night(store, seed)
        await night.spread()
        await night.play_free()
        for _ in range(nights):
            await night.play(hands)
            await night.cash_out()
            night.clock.at += 3600 * night.random.randint(1, 14)
        return night.seen
