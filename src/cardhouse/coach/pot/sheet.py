"""A game for a pot on one page: its hands from the best down, by the house's own ranking."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.cards import JOKER, parse_cards
from cardhouse.coach.sheet import Pictured, Sheet
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.bet import BY_CARD, BettingRound
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low, scale
from cardhouse.words.hands import hand_said
from cardhouse.words.said import Said, say

HIGH_HANDS = (
    *("AsKsQsJsTs", "9h8h7h6h5h", "QcQdQhQs7d", "KcKdKh4s4d", "AhJh8h6h3h", "8s7d6c5h4s"),
    *("JcJdJh9s5d", "AcAd8h8c4s", "TcTdKh7s3c", "AhQd9c6s2h"),
)
WITH_JOKER = "AcAdAhAsJo"
LOW_HANDS = ("5h4d3c2sAh", "6h4d3c2sAh", "7c5d4h2sAc", "8s6d5c4h2d", "9d8c6h5s2c", "KhJd8c6s3h")


def sheet(game: PotGame) -> Sheet:
    """The page of a game."""
    sides = "both" if game.high and game.low else "high" if game.high else "low"
    return Sheet(
        aim=say("learn-aim-pot", sides=sides),
        wins=say("learn-wins-pot", sides=sides, two=game.pick == "two"),
        pictures=tuple(_pictures(game)),
        special=tuple(_special(game)),
        words=tuple(_words(game)),
    )


def _words(game: PotGame) -> Iterator[str]:
    """Words of the table, in the order in which they are met."""
    yield "button"
    kinds = {type(step) for step in game.script}
    rounds = [step for step in game.script if isinstance(step, BettingRound)]
    if Blinds in kinds:
        yield "blind"
    if Antes in kinds:
        yield "ante"
    if any(step.first in BY_CARD for step in rounds):
        yield "bring-in"
    if game.stakes.limit == "fixed":
        yield "limit"
    yield "call"
    yield "all-in"
    if any(step.openers for step in rounds):
        yield "openers"
    if Draw in kinds:
        yield "pat"
    if game.low is not None:
        yield "low"
    yield from ("muck", "buy-in", "fee")


def _pictures(game: PotGame) -> Iterator[Pictured]:
    if game.high is not None:
        hands: tuple[str, ...] = HIGH_HANDS
        if game.high.joker != "none" and JOKER in game.deck.cards():
            hands = (WITH_JOKER, *hands)
        yield from _ranked(game.high, hands)
    if game.low is not None:
        yield from _ranked(game.low, LOW_HANDS)


def _ranked(rules: High | Low, hands: tuple[str, ...]) -> Iterator[Pictured]:
    """The hands that win anything, the best first."""
    ranks = scale(rules)
    valued = sorted(
        ((ranks.value(cards), cards) for cards in map(parse_cards, hands)), reverse=True
    )
    for value, cards in valued:
        if value:
            yield Pictured(hand_said(ranks, value), cards)


def _special(game: PotGame) -> Iterator[Said]:
    if game.high is not None and game.high.joker != "none":
        yield say("learn-joker", joker=game.high.joker)
    elif game.low is not None and game.low.joker != "none":
        yield say("learn-joker", joker=game.low.joker)
    if game.high is not None and game.high.straight_beats_flush:
        yield say("learn-straight-beats-flush")
    if game.low is not None and game.low.qualifier:
        yield say("learn-qualifier", qualifier=game.low.qualifier)
    if any(rules and rules.suits_break_ties for rules in (game.high, game.low)):
        yield say("learn-suits")
    if game.kill is not None:
        yield say("learn-kill")
