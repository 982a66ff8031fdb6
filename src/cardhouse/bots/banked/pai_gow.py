"""A bot at a table of pai gow poker: small wagers, and the house way to set a hand."""

import random

from cardhouse.bots.banked.wagering import usual, wager
from cardhouse.engine.banked.commands import Confirm, SetHand
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.pai_gow.spots import by_house_way
from cardhouse.engine.banked.terms import Partition
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View


class PaiGowGuest:
    """Bets the minimum on its own spot, and sets its hand the house way."""

    def __init__(self, game: PaiGowGame, source: random.Random) -> None:
        self._rules = game.paigow

    def decide(self, view: View, ask: Ask) -> Command:
        assert isinstance(view, BankedView)
        if betting := wager(view, ask):
            return betting
        if Confirm in ask.offers:
            return Confirm(ask.actor)
        return self._set(ask) if SetHand in ask.offers else usual(ask)

    def _set(self, ask: Ask) -> Command:
        """Set the hand the house way; a hand of a wrong size as it comes."""
        terms = ask.offers[SetHand]
        assert isinstance(terms, Partition)
        way = by_house_way(terms.cards, self._rules)
        return SetHand(seat=ask.actor, front=way.front, back=way.back, spot=terms.spot)
