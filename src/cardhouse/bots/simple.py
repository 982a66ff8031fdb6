"""Bots that do not think: one takes any offer, one calls everything."""

import random
from collections.abc import Callable, Collection
from typing import Any

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View

# A wager put up before the cards are dealt, if any.
Bets = Callable[[Any, Ask], Command | None]


class Random:
    """Takes each offer equally often."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def decide(self, view: View, ask: Ask) -> Command:
        return ask.sample(self._source.randrange)


class Caller:
    """Checks, calls and shows; at a banked table it bets the minimum and leaves the rest."""

    def __init__(
        self, calling: Collection[type[Command]] = (), bets: Bets = lambda view, ask: None
    ) -> None:
        self._calling = calling
        self._bets = bets

    def decide(self, view: View, ask: Ask) -> Command:
        return self._bets(view, ask) or call(ask, self._calling)


def call(ask: Ask, calling: Collection[type[Command]]) -> Command:
    """Stay in as cheaply as the Ask allows, leaving other decisions to the default."""
    for kind in calling:
        if kind in ask.offers:
            return kind(ask.actor)
    return ask.default if ask.default is not None else ask.sample(_first)


def _first(count: int) -> int:
    return 0
