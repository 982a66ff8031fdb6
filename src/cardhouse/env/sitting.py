"""A table at which learners and bots sit: it plays on by itself until a learner is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from cardhouse.bots.bot import Bot
from cardhouse.bots.buying import buys
from cardhouse.bots.crew import Crew
from cardhouse.bots.names import make_for
from cardhouse.bots.prizes import Prizes
from cardhouse.chance import Seeded
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.view import View
from cardhouse.engine.families import look
from cardhouse.rulebook import AnyPosted, open_table
from cardhouse.table import Table, broken, play, table_ask
from cardhouse.table.commands import (
    NameGame,
    NextHand,
    PassBank,
    Sit,
    TableCommand,
    TakeBank,
)
from cardhouse.table.table import Role

# Decisions of one seat in one hand, after which silence answers for it: a player may change a
# wager or a setting without end.
PATIENCE: Final = 1_000
# Commands in one hand, after which it is cut short: at pan nobody need ever go out.
LONGEST: Final = 8_000


class Seating(Struct, frozen=True, kw_only=True):
    """The seats of a table with learners and bots, and the length of an episode."""

    posted: AnyPosted
    table: str
    # The seats that are learned in; the others are bots'.
    learners: frozenset[int]
    bots: Mapping[int, str]
    # Seats of standing banks.
    banks: frozenset[int]
    # Chips that each seat brings, in cents; who is not named brings the usual.
    stacks: Mapping[int, int]
    hands: int
    # The seat that takes the bank whenever it is offered; 0: no learner does; None: each is asked.
    bank: int | None = None
    # Decisions that the table takes by default.
    silent: tuple[type[Any], ...] = ()

    @property
    def taken(self) -> tuple[int, ...]:
        """All seats."""
        return tuple(sorted({*self.learners, *self.bots}))


class Learner:
    """Sits in a seat whose decisions come from outside."""

    def decide(self, view: View, ask: Ask) -> Command:
        raise AssertionError("a learner decides for this seat")


class Sitting:
    """One episode: a new table, and so many hands."""

    def __init__(self, seating: Seating, seed: str) -> None:
        self._seating = seating
        self.table = opened(seating)
        bots: dict[int, Bot] = {seat: Learner() for seat in seating.learners}
        for seat, name in seating.bots.items():
            bots[seat] = make_for(self.table, name, seed=f"{seed}/{seat}")
        self._chance = Seeded(seed, sparing=True)
        self._crew = Crew(self._chance, bots, seed=seed)
        self._prizes = Prizes(self.table)
        # The seat that decides, and its Ask in a hand or its offers between hands.
        self.seat = 0
        self.ask: Ask | None = None
        self.offered: dict[type[TableCommand], Any] = {}
        # Cents won by each seat and dropped by the house in hands that are over, until collected.
        self.won = dict.fromkeys(seating.taken, 0)
        self.dropped = 0
        # True once all hands have been played, or one has been cut short.
        self.over = False
        self.cut_short = False
        self.decisions = 0
        self._hands = 0
        self._commands = 0
        self._asked: dict[int, int] = {}
        self._waived: list[Ask] = []
        self._go_on()

    @property
    def between(self) -> bool:
        """True while a seat decides between hands."""
        return bool(self.offered)

    @property
    def started(self) -> bool:
        """True once a hand has been dealt."""
        return self.table.hand is not None

    def view(self, seat: int) -> View:
        """The hand as a seat sees it."""
        assert self.table.hand is not None, "no hand has been dealt yet"
        return look(self.table.hand, seat)

    def play(self, command: Command | TableCommand | None) -> None:
        """Carry out a learner's decision, or let an optional one pass, and play on."""
        self.decisions += 1
        if command is None:
            assert self.ask is not None
            self._waived.append(self.ask)
        else:
            self._asked[self.seat] = self._asked.get(self.seat, 0) + 1
            self._do(command)
        self._go_on()

    def collect(self) -> tuple[dict[int, int], int]:
        """Cents won by each seat and dropped by the house since the last time."""
        won, dropped = self.won, self.dropped
        self.won, self.dropped = dict.fromkeys(won, 0), 0
        return won, dropped

    def _go_on(self) -> None:
        """Play until a learner is asked, or the episode is over."""
        self.seat, self.ask, self.offered = 0, None, {}
        while not self.over and not self.seat:
            if self.table.running():
                self._step()
            elif self._hands >= self._seating.hands:
                self.over = True
            else:
                self._between()

    def _do(self, command: Command | TableCommand) -> None:
        self._commands += 1
        running = self.table.running()
        play(self.table, command)
        if running and not self.table.running():
            self._count()
        elif self._commands >= LONGEST:
            self.over = self.cut_short = True

    def _count(self) -> None:
        """Count a hand that is over."""
        hand, started = self.table.hand, self.table.log[0]
        assert hand is not None and isinstance(started, HandStarted)
        for seat, chips in started.stacks.items():
            net = hand.chips[seat] - chips
            self.won[seat] += net
            self.dropped -= net
        self._hands += 1

    def _step(self) -> None:
        """One decision of chance, a bot or the dealer; or stop at a learner's."""
        hand = self.table.hand
        assert hand is not None
        for ask in hand.asked:
            seat = ask.actor
            if seat == CHANCE:
                self._do(self._chance.answer(ask))
                return
            if seat in self._seating.learners:
                if self._stops(ask):
                    return
                if ask.must:
                    self._do(ask.default or ask.sample(_first))
                    return
            elif isinstance(seat, int) and ask.must:
                if self._silent(ask) and ask.default is not None:
                    # Bots that muck at random would give pots away that they have won.
                    self._do(ask.default)
                    return
                self._do(self._crew.bots[seat].decide(look(hand, seat), ask))
                return
        self._waived.clear()
        order = next(ask.default for ask in hand.asked if isinstance(ask.actor, str))
        assert order is not None, "nobody is awaited, and the hand is not over"
        self._do(order)

    def _stops(self, ask: Ask) -> bool:
        """True if a learner is asked now."""
        assert isinstance(ask.actor, int)
        if not ask.must and (not ask.holds or ask in self._waived):
            return False
        if self._silent(ask):
            return False
        if self._asked.get(ask.actor, 0) >= PATIENCE:
            return False
        self.seat, self.ask = ask.actor, ask
        return True

    def _silent(self, ask: Ask) -> bool:
        """True if the table takes this decision by default, whoever is asked."""
        return any(kind in ask.offers for kind in self._seating.silent)

    def _between(self) -> None:
        """The next command before a hand, and then its start; or stop at a learner's decision."""
        if self.table.hand is not None and self.table.hand.over:
            self._prizes.settle(self.table)
        order = self._crew.between(self.table)
        assert order is not None, "every seat has somebody who decides"
        if isinstance(order, TakeBank | PassBank) and not broken(self.table):
            order = self._bank(order.seat) or order
        if isinstance(order, TakeBank | PassBank | NameGame) and self._decides(order):
            self.seat = order.seat
            self.offered = dict(table_ask(self.table, order.seat).offers)
            return
        if isinstance(order, NextHand):
            self._commands, self._asked = 0, {}
            self._waived.clear()
        self._do(order)
        # A hand may be over before anybody is asked.
        if isinstance(order, NextHand) and not self.table.running():
            self._count()

    def _bank(self, seat: int) -> TakeBank | PassBank | None:
        """The answer of a seat that is offered the bank, if the seating says it."""
        bank = self._seating.bank
        if bank is None or (bank == 0 and seat not in self._seating.learners):
            return None
        return TakeBank(seat=seat) if seat == bank else PassBank(seat=seat)

    def _decides(self, order: TakeBank | PassBank | NameGame) -> bool:
        """True if a learner decides on this between hands."""
        if order.seat not in self._seating.learners:
            return False
        asked = self._seating.bank is None and not broken(self.table)
        return asked or isinstance(order, NameGame)


def opened(seating: Seating) -> Table:
    """The table with everybody at it; the button is still to be drawn for."""
    table = open_table(seating.posted, seating.table)
    for seat in seating.taken:
        role: Role = "bank" if seat in seating.banks else "player"
        chips = seating.stacks.get(seat) or buys(table, role)
        play(table, Sit(seat=seat, name=f"seat {seat}", chips=chips, role=role))
    return table


def _first(count: int) -> int:
    return 0
