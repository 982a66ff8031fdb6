"""A bot that plays poker like a reasonable guest: good cards, the odds, a rare bluff."""

import random
from typing import Literal

from cardhouse.bots.pot import starting, strength
from cardhouse.bots.pot.discarding import discarded, kept_of
from cardhouse.bots.pot.drawing import thrown
from cardhouse.bots.simple import call
from cardhouse.engine.core.asks import Amounts, Ask, Cards
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View
from cardhouse.engine.pot.commands import (
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Match,
    Muck,
    Raise,
    Show,
    Stake,
)
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.limits import LIMITED
from cardhouse.engine.pot.view import PotSeat, PotView

Want = Literal["raise", "call", "fold"]

# The choices of a player who never gives up and never raises, in order.
CALLING = (Check, Call, Show)

# The chance to bet or raise with nothing, and to only call with a good hand.
BLUFF = 0.05
SLOW = 0.15
# Starting points to call and to raise, by the number of raises so far.
STARTS = ((6.5, 9.5), (9.5, 12.5), (11.5, 14.5))
# Points are for a full table; each seat fewer makes a hand better.
FULL = 9
PER_SEAT = 0.5
# Fewer points needed by the last to act, and by a player who has paid half the price or more.
LATE = 1.0
PAID = 2.0
# Multiples of its fair share that a hand must win to be worth a bet, or a raise.
BET = 1.25
RAISE = 1.6
# Bettors hold better cards than average: the odds must be this much better.
CARE = 1.3
# An opening stake is worth up to this part of a stack, a larger one only now and then.
STAKE = 0.1
DARE = 0.2


class Sensible:
    """Plays its starting cards, then its chance to win; if it cannot tell, it calls."""

    def __init__(self, game: PotGame, source: random.Random) -> None:
        self._game = game
        self._source = source

    def decide(self, view: View, ask: Ask) -> Command:
        assert isinstance(view, PotView)
        own = next(seat for seat in view.seats if seat.seat == view.viewer)
        if Show in ask.offers:
            beaten = Muck in ask.offers and strength.is_beaten(self._game, view, own)
            return Muck(ask.actor) if beaten else Show(ask.actor)
        if Discard in ask.offers:
            return self._discard(ask, view)
        if Stake in ask.offers or Match in ask.offers:
            return self._stake(ask, own)
        if Fold not in ask.offers and BringIn not in ask.offers:
            return call(ask, CALLING)
        price = ask.offers[Call].cost if Call in ask.offers else 0
        kept = len(own.down) - strength.to_discard(self._game, own)
        if kept == 2 and not own.up and not view.board and self._game.high:
            want = self._at_start(view, own, price)
        else:
            want = self._later(view, own, price)
        return self._carry_out(want, ask, view)

    def _discard(self, ask: Ask, view: PotView) -> Command:
        terms = ask.offers[Discard]
        assert isinstance(terms, Cards)
        if terms.least:
            return Discard(ask.actor, discarded(self._game, terms.cards, view.board, terms.least))
        return Discard(ask.actor, thrown(self._game, terms.cards, terms.most))

    def _stake(self, ask: Ask, own: PotSeat) -> Command:
        """The button stakes a little; the others come in if it is cheap."""
        terms = ask.offers.get(Stake)
        if isinstance(terms, Amounts):
            most = max(terms.least, min(terms.most, int(STAKE * own.chips)))
            steps = (most - terms.least) // terms.step
            return Stake(ask.actor, terms.least + terms.step * int(steps * self._source.random()))
        cheap = ask.offers[Match].cost <= STAKE * own.chips
        comes = cheap or self._source.random() < DARE
        return Match(ask.actor) if comes or ask.default is None else ask.default

    def _at_start(self, view: PotView, own: PotSeat, price: int) -> Want:
        """Decide by starting cards, the raises so far, the seat and the price."""
        stakes = view.stakes
        level = max(seat.bet for seat in view.seats)
        opened = stakes.blinds[-1] if stakes.blinds else 0
        raises = (level - opened + stakes.small_bet - 1) // stakes.small_bet
        calling, raising = STARTS[min(max(raises, 0), len(STARTS) - 1)]
        points = starting.points(kept_of(self._game, own.down, (), 2))
        points += PER_SEAT * (FULL - len(view.seats))
        if own.seat == view.button:
            points += LATE
        if own.bet and price <= own.bet:
            calling -= PAID
        return _want(points, raising, calling)

    def _later(self, view: PotView, own: PotSeat, price: int) -> Want:
        """Decide by the chance to win, against a fair share and against the pot odds."""
        win = strength.chance_to_win(self._game, view, own, self._source)
        if win is None:
            return "call" if self._is_cheap(own, price) else "fold"
        players = sum(seat.live for seat in view.seats)
        odds = CARE * price / (view.pot + price) if price else 0.0
        return _want(win, (RAISE if price else BET) / players, odds)

    def _is_cheap(self, own: PotSeat, price: int) -> bool:
        """True if a hand of unknown value may be played on: always with limited bets."""
        if self._game.stakes.limit in LIMITED or price <= STAKE * own.chips:
            return True
        return self._source.random() < DARE

    def _carry_out(self, want: Want, ask: Ask, view: PotView) -> Command:
        toss = self._source.random()
        if (want == "raise" and toss > SLOW) or (want == "fold" and toss < BLUFF):
            for kind in (Bet, Raise):
                terms = ask.offers.get(kind)
                if isinstance(terms, Amounts):
                    return kind(ask.actor, self._amount(terms, view))
        for free in (Check, BringIn):
            if free in ask.offers:
                return free(ask.actor)
        return Fold(ask.actor) if want == "fold" else call(ask, CALLING)

    def _amount(self, terms: Amounts, view: PotView) -> int:
        """With free amounts, mostly near the minimum, and seldom more than the pot."""
        most = terms.most
        if self._game.stakes.limit not in LIMITED and self._source.random() > BLUFF:
            most = min(most, max(terms.least, view.pot))
        steps = (most - terms.least) // terms.step
        return terms.least + terms.step * int(steps * self._source.random() ** 4)


def _want(have: float, raising: float, calling: float) -> Want:
    if have >= raising:
        return "raise"
    return "call" if have >= calling else "fold"
