"""Bots that do not think: one takes any offer, one calls everything."""

import random
from collections.abc import Callable
from typing import Any

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View
from cardhouse.engine.pot.commands import Call, Check, Show

# What one puts up before the cards are dealt, if anything.
Bets = Callable[[Any, Ask], Command | None]
# What a player does who never gives up and never raises, the first that is offered.
CALLING: tuple[type[Command], ...] = (Check, Call, Show)


class Random:
    """Takes each offer as often as any other."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def decide(self, view: View, ask: Ask) -> Command:
        return ask.sample(self._source.randrange)


class Caller:
    """Checks, calls and shows; at a banked table it bets the least and leaves the rest as it is."""

    def __init__(self, bets: Bets = lambda view, ask: None) -> None:
        self._bets = bets

    def decide(self, view: View, ask: Ask) -> Command:
        return self._bets(view, ask) or call(ask)


def call(ask: Ask) -> Command:
    """Stay in as cheaply as the Ask allows; what it does not know it leaves to the default."""
    for kind in CALLING:
        if kind in ask.offers:
            return kind(ask.actor)
    return ask.default if ask.default is not None else ask.sample(_first)


def _first(count: int) -> int:
    return 0
