"""A banked game on one page: totals that count, or seven cards set as two hands."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.cards import JOKER, parse_cards
from cardhouse.coach.sheet import Pictured, Sheet
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import back_scale, front
from cardhouse.ranking.points import total
from cardhouse.words.hands import front_said, hand_said, total_said
from cardhouse.words.said import Said, say

COUNTS = ("AcKd", "Jo7c", "JoJo", "Th8s", "Ac6d", "9s7c")
SEVENS = ("AsAhKsKd9c7h4d", "QsQhQd8c7s5h2d", "AcKdJh9s7c5d3h")


def blackjack_sheet(game: BlackjackGame) -> Sheet:
    """The page of blackjack."""
    return Sheet(
        aim=say("learn-aim-blackjack"),
        wins=say("learn-wins-blackjack", push=game.blackjack.bust == "may-push"),
        pictures=tuple(_counts(game)),
        special=tuple(_of_blackjack(game)),
        words=("banker", "wager", "push", "natural", "soft", "buy-in", "fee"),
    )


def _counts(game: BlackjackGame) -> Iterator[Pictured]:
    deck = game.deck.cards()
    for cards in map(parse_cards, COUNTS):
        if all(deck.count(card) >= cards.count(card) for card in cards):
            yield Pictured(total_said(total(cards, game.points), game.points), cards)


def _of_blackjack(game: BlackjackGame) -> Iterator[Said]:
    play = game.blackjack
    if JOKER in game.deck.cards():
        yield say("learn-joker-21")
    if play.must_hit:
        yield say("learn-must-hit", points=play.must_hit)
    yield say("learn-must-stand", hard=play.stand_hard, soft=play.stand_soft)
    if play.split_hands > 1:
        yield say("learn-split", hands=play.split_hands)
    if play.surrender != "none":
        yield say("learn-surrender", when=play.surrender)
    if play.insurance:
        yield say("learn-insurance")
    yield say("learn-soft-17", does=play.soft_17)


def pai_gow_sheet(game: PaiGowGame) -> Sheet:
    """The page of pai gow poker."""
    rules = game.paigow
    return Sheet(
        aim=say("learn-aim-pai-gow"),
        wins=say("learn-wins-pai-gow", copies=rules.copies),
        pictures=tuple(_settings(game)),
        special=(say("learn-joker", joker=rules.joker), say("learn-wheel", wheel=rules.wheel)),
        words=("banker", "wager", "front", "foul", "copy", "push", "house-way", "buy-in", "fee"),
    )


def _settings(game: PaiGowGame) -> Iterator[Pictured]:
    """Hands set the house way: the two in front first."""
    ranks = back_scale(game.paigow)
    for cards in map(parse_cards, SEVENS):
        laid = house_way(cards, game.paigow)
        before = front_said(front(laid.front, game.paigow))
        behind = hand_said(ranks, ranks.value(laid.back))
        said = say("learn-set", front=before, back=behind)
        yield Pictured(said, (*laid.front, *laid.back))
