"""A bot at a banked table: small wagers, a sound bank, and the book's way to play a hand."""

import random
from typing import Final

from cardhouse.analysis.strategy_chart import Play
from cardhouse.bots.charted import chart_of, charted_play
from cardhouse.bots.twenty_one import Hand, best_play
from cardhouse.bots.wagering import wager
from cardhouse.engine.banked.commands import (
    Confirm,
    Double,
    Follow,
    Hit,
    SetHand,
    Split,
    Stand,
    Surrender,
)
from cardhouse.engine.banked.layout import spot_of
from cardhouse.engine.banked.pai_gow.spots import by_house_way
from cardhouse.engine.banked.terms import OneOf, Partition
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.view import View

PLAYS: Final[dict[type[Command], Play]] = {
    Hit: "hit",
    Stand: "stand",
    Double: "double",
    Split: "split",
    Surrender: "surrender",
}


class Guest:
    """Bets the least on its own spot, and plays by the house's chart."""

    def __init__(self, game: Game, source: random.Random) -> None:
        self._game = game
        self._chart = chart_of(game) if game.blackjack is not None else None

    def decide(self, view: View, ask: Ask) -> Command:
        if betting := wager(view, ask):
            return betting
        if Hit in ask.offers or Stand in ask.offers:
            return self._play(view, ask)
        if Confirm in ask.offers:
            return Confirm(ask.actor)
        if SetHand in ask.offers:
            return self._set(ask)
        if Follow in ask.offers:
            return Follow(ask.actor)
        return ask.default if ask.default is not None else ask.sample(_first)

    def _play(self, view: View, ask: Ask) -> Command:
        lay, rules = view.layout, self._game.blackjack
        assert lay is not None and rules is not None
        if not lay.bank_hand.up and ask.default is not None:
            # The dealer has forgotten the bank's card, and nobody has noticed.
            return ask.default
        shown = next(hand for hand in lay.hands if hand.hand == lay.turn)
        ranks = [card[0] for card in shown.up]
        pair = ranks[0] if len(ranks) == 2 and ranks[0] == ranks[1] else ""
        may = frozenset(play for kind, play in PLAYS.items() if _now(ask, kind))
        hand, up = Hand(shown.points, shown.soft, pair), lay.bank_hand.up[0]
        split = sum(spot_of(other.hand) == spot_of(lay.turn) for other in lay.hands) > 1
        chart = self._chart
        wish = charted_play(chart, shown.up, hand, up, may, split=split) if chart else None
        play = wish or best_play(hand, up, rules, may)
        return next(kind for kind, name in PLAYS.items() if name == play)(ask.actor)

    def _set(self, ask: Ask) -> Command:
        """The house way; a hand of a wrong size as it comes."""
        terms, rules = ask.offers[SetHand], self._game.paigow
        assert isinstance(terms, Partition) and rules is not None
        way = by_house_way(terms.cards, rules)
        return SetHand(seat=ask.actor, front=way.front, back=way.back, spot=terms.spot)


def _now(ask: Ask, kind: type[Command]) -> bool:
    """Whether something may be done with the hand in turn, and not just with an earlier one."""
    terms = ask.offers.get(kind)
    return terms is not None and not (isinstance(terms, OneOf) and 0 not in terms.values)


def _first(count: int) -> int:
    return 0
