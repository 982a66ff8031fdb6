"""A bot at a table of blackjack: small wagers, a sound bank, and the book's way to play."""

import random
from typing import Final

from cardhouse.analysis.blackjack.chart import Play
from cardhouse.bots.banked.charted import chart_of, charted_play
from cardhouse.bots.banked.twenty_one import Hand, best_play
from cardhouse.bots.banked.wagering import usual, wager
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.commands import (
    Double,
    Follow,
    Hit,
    Split,
    Stand,
    Surrender,
)
from cardhouse.engine.banked.layout import spot_of
from cardhouse.engine.banked.terms import OneOf
from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View

PLAYS: Final[dict[type[Command], Play]] = {
    Hit: "hit",
    Stand: "stand",
    Double: "double",
    Split: "split",
    Surrender: "surrender",
}


class BlackjackGuest:
    """Bets the minimum on its own spot, and plays by the house's chart."""

    def __init__(self, game: BlackjackGame, source: random.Random) -> None:
        self._game = game
        self._chart = chart_of(game)

    def decide(self, view: View, ask: Ask) -> Command:
        assert isinstance(view, BankedView)
        if betting := wager(view, ask):
            return betting
        if Hit in ask.offers or Stand in ask.offers:
            return self._play(view, ask)
        if Follow in ask.offers:
            return Follow(ask.actor)
        return usual(ask)

    def _play(self, view: BankedView, ask: Ask) -> Command:
        lay, rules = view.layout, self._game.blackjack
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


def _now(ask: Ask, kind: type[Command]) -> bool:
    """True if a play is open to the hand in turn, and not only to an earlier one."""
    terms = ask.offers.get(kind)
    return terms is not None and not (isinstance(terms, OneOf) and 0 not in terms.values)
