"""Bots that play for a pot by the share of it that their hand wins; compiled play has the same."""

import random
from functools import partial
from typing import Any, Final

from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.policies.buckets import place
from cardhouse.analysis.pot.policies.choose import WHOLE, choose
from cardhouse.analysis.pot.policies.manners import DEFAULT, MANNERS
from cardhouse.analysis.pot.policies.shares import shares_of
from cardhouse.analysis.pot.policies.traits import traits
from cardhouse.bots.pot.beaten import is_beaten
from cardhouse.bots.pot.drawing import chosen
from cardhouse.bots.pot.sight import COMMANDS, sight_of
from cardhouse.bots.simple import call
from cardhouse.engine.core.asks import Ask, Cards
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View
from cardhouse.engine.pot.commands import Call, Check, Discard, Muck, Show
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotView

# The choices of a player who never gives up and never raises, in order.
CALLING = (Check, Call, Show)

# Acts whose command names an amount.
_TO: Final = (acts.RAISE, acts.STRADDLE, acts.STAKE)


class Sensible:
    """Plays its share of the pot against the price, in a manner of its own."""

    def __init__(self, game: PotGame, source: random.Random, manner: str = DEFAULT) -> None:
        self._game = game
        self._source = source
        self._manner = MANNERS[manner]
        self._shares = shares_of(game) if game.high or game.low else b""

    def decide(self, view: View, ask: Ask) -> Command:
        assert isinstance(view, PotView)
        if Show in ask.offers:
            beaten = Muck in ask.offers and is_beaten(self._game, view, view.own)
            return Muck(ask.actor) if beaten else Show(ask.actor)
        if not self._shares:
            # Nobody knows what wins a game without a ranking.
            return call(ask, CALLING)
        act, amount = self._choose(view, ask)
        for kind in COMMANDS[act]:
            if kind in ask.offers:
                return self._command(kind, act, amount, ask)
        return call(ask, CALLING)

    def _choose(self, view: PotView, ask: Ask) -> tuple[int, int]:
        numbers, sight = traits(self._game), sight_of(self._game, view, ask)
        share = self._shares[place(numbers, sight)]
        toss, dice = self._source.randrange(WHOLE), self._source.randrange(WHOLE)
        return choose(self._manner, numbers, sight, share, toss, dice)

    def _command(self, kind: Any, act: int, amount: int, ask: Ask) -> Command:
        terms = ask.offers[kind]
        command: Command
        if act in _TO:
            command = kind(ask.actor, amount)
        elif isinstance(terms, Cards):
            command = Discard(ask.actor, chosen(terms.cards, amount))
        else:
            command = kind(ask.actor)
        return command


TIGHT: Final = partial(Sensible, manner="tight")
LOOSE: Final = partial(Sensible, manner="loose")
