"""Ranks of hands, in words, and the hands that win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card, CardError, card_words, show_cards
from cardhouse.engine.core.game import Game

Cards = tuple[Card, ...]
Hands = Sequence[Cards]


class Rank(Struct, frozen=True, kw_only=True):
    """The rank of a hand, for high or low if the game has both."""

    # The hand.
    cards: Cards
    # Its rank in words.
    name: str
    # Which half of the pot it is about: "high" or "low"; nothing where hands are not compared.
    side: str = ""
    # The cards that play, the most important first; none where the hand does not qualify.
    five: Cards = ()
    # True if no other hand is better.
    wins: bool = False

    def __str__(self) -> str:
        five = f" ({show_cards(self.five)})" if self.five else ""
        return f"{show_cards(self.cards)}: {self.name}{five}{', wins' if self.wins else ''}"


# How the hands of a game on a board are ranked; a CardError says what is wrong with them.
Ranking = Callable[[Any, Hands, Cards], tuple[Rank, ...]]


def alone(name: Callable[[Any, Cards], str]) -> Ranking:
    """A ranking that names each hand without a look at the others."""

    def rank(game: Game, hands: Hands, board: Cards) -> tuple[Rank, ...]:
        if board:
            raise CardError("this game has no board: each hand is all of a player's own cards")
        in_deck(game, [card for hand in hands for card in hand])
        return tuple(Rank(cards=hand, name=name(game, hand)) for hand in hands)

    return rank


def in_deck(game: Game, cards: Sequence[Card]) -> None:
    """Refuse cards that the game's deck does not have, or not so often."""
    deck = Counter(game.deck.cards())
    for card, times in Counter(cards).items():
        if card == HIDDEN:
            raise CardError("a hidden card (??) has no rank")
        if not deck[card]:
            raise CardError(f"{card} ({card_words(card)}) is not in the deck of this game")
        if times > deck[card]:
            if deck[card] == 1:
                raise CardError(f"{card} ({card_words(card)}) is named twice; one deck has it once")
            raise CardError(f"{card} ({card_words(card)}) is named more than {deck[card]} times")
