"""The engine as the judge: the same cards and decisions in a hand of its own and in a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from cardhouse.analysis.evaluate.tables import NUMBER
from cardhouse.analysis.pot.compiled import acts, mapping
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.doors import advance, allows, answer, rate
from cardhouse.analysis.pot.compiled.plan import Plan, flatten
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Amounts, Ask, Cards
from cardhouse.engine.core.commands import CHANCE, Arrange, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.pot.commands import Bet, Discard, Fold, Muck, PlayBoard, Raise, Show
from cardhouse.engine.pot.hand import PotGame, PotHand
from tests.runs.compiled.compared import awaited, pairs


class Differs(Exception):
    """The first thing that is not the same at both."""


class Fallen(Exception):
    """A hand of a changed book that the engine itself cannot play; `make books` looks for those."""


@lru_cache(maxsize=256)
def plan_of(game: PotGame) -> Plan:
    return flatten(game)


def engine(work: Callable[..., Any], *args: Any) -> Any:
    """Let the engine work; an error of its own is no difference."""
    try:
        return work(*args)
    except (AssertionError, IndexError, ValueError) as error:
        raise Fallen(str(error)) from error


class Judged:
    """One hand, played at both from the same start."""

    def __init__(self, game: PotGame, started: HandStarted, dice: Random) -> None:
        self.dice = dice
        self.plan = plan_of(game)
        self.row = np.zeros(r.WIDTH, dtype=np.int64)
        self.game = mapping.begin(self.plan, self.row, started)
        hand, _ = engine(kernel.start, game, started)
        assert isinstance(hand, PotHand)
        self.hand = hand
        self.decisions = 0
        # Some hands are played to the end by most, others are wild.
        self.fold, self.all_in = dice.choice(((0.2, 0.3), (0.05, 0.05), (0.6, 0.1), (0.3, 0.6)))

    def run(self) -> int:
        """Play to the end of the hand, comparing everything after each decision."""
        while True:
            self._advance()
            self._compare()
            if self.hand.over:
                return self.decisions
            if self.hand.asked[0].actor == CHANCE:
                self._shuffle()
            else:
                self._decide()

    def _advance(self) -> None:
        # Sums over cards go over the edge of their type on purpose.
        with np.errstate(over="ignore"):
            while advance(self.game, self.row) == acts.RATING:
                rate(self.plan.ranks, self.game, self.row)

    def _compare(self) -> None:
        now: Any = self.row.tolist()
        if self.hand.over or self.hand.asked[0].actor == CHANCE:
            wanted = acts.OVER if self.hand.over else acts.SHUFFLE
            self._same("asked", wanted, now[r.ASKED])
        else:
            for name, here, there in awaited(self.hand, now):
                self._same(name, here, there)
        for name, here, there in pairs(self.hand, self.row):
            self._same(name, here, there)

    def _same(self, name: str, here: Any, there: Any) -> None:
        if here != there:
            raise Differs(f"{name}: {here} in the engine, {there} compiled ({self.hand.at})")

    def _shuffle(self) -> None:
        """One order of the stock for both."""
        terms: Any = self.hand.asked[0].offers[Arrange]
        now: Any = self.row.tolist()
        self._same("unseen", sorted(terms.cards), sorted(mapping.stock(now)))
        order = list(terms.cards)
        self.dice.shuffle(order)
        engine(kernel.play, self.hand, Arrange(cards=tuple(order)))
        top = now[r.TOP]
        for i, card in enumerate(order):
            self.row[r.STOCK + top + i] = NUMBER[card]
        self.row[r.KNOWN] = 1

    def _decide(self) -> None:
        """One decision for both."""
        self.decisions += 1
        now: Any = self.row.tolist()
        seat = self.hand.seats[now[r.ACTOR]]
        ask = next(ask for ask in self.hand.asked if ask.actor == seat)
        command = self._choice(ask)
        act, amount = mapping.decision(now, command)
        self._same("command", command, mapping.command(now, self.hand.seats, act, amount))
        self._same("allowed", True, bool(allows(self.row, act, amount)))
        self._try_others(ask, command, act)
        engine(kernel.play, self.hand, command)
        answer(self.game, self.row, act, amount)

    def _choice(self, ask: Ask) -> Command:
        dice = self.dice
        command = ask.sample(dice.randrange)
        if isinstance(command, Fold | Muck) and dice.random() > self.fold:
            command = ask.sample(dice.randrange)
        if isinstance(command, Show | PlayBoard) and dice.random() < 0.9:
            command = Show(ask.actor)
        if isinstance(command, Show):
            return Show(ask.actor)
        terms = ask.offers[type(command)]
        if isinstance(command, Discard) and isinstance(terms, Cards):
            # A row knows which cards go, not in which order they were named.
            return replace(command, cards=tuple(c for c in terms.cards if c in command.cards))
        if isinstance(terms, Amounts) and dice.random() < self.all_in:
            return replace(command, to=terms.most)
        return command

    def _try_others(self, ask: Ask, command: Command, act: int) -> None:
        """Another amount or other cards are allowed by both, or by neither."""
        terms = ask.offers[type(command)]
        if isinstance(command, Bet | Raise) and isinstance(terms, Amounts):
            to = self.dice.choice((terms.least, terms.most)) + self.dice.randint(-150, 150)
            allowed = terms.allows(replace(command, to=to))
            self._same(f"to {to}", allowed, bool(allows(self.row, act, to)))
        elif isinstance(terms, Cards) and act == acts.THROW:
            mask = self.dice.randrange(1 << len(terms.cards))
            many = mask.bit_count()
            allowed = terms.least <= many <= terms.most
            self._same(f"cards {mask}", allowed, bool(allows(self.row, act, mask)))
