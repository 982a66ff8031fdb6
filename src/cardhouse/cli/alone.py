"""What hands are worth each by itself, in games whose players are not compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from cardhouse.cards import Card, card_words
from cardhouse.cli.parser import Mistake
from cardhouse.cli.terminal import Hands, Ranked
from cardhouse.engine.core.game import Game


def alone(
    name: Callable[[Any, tuple[Card, ...]], str],
) -> Callable[[Any, Hands, tuple[Card, ...]], Ranked]:
    """How hands are ranked where one is named without a look at the others."""

    def rank(game: Game, hands: Hands, board: tuple[Card, ...]) -> Ranked:
        if board:
            raise Mistake("this game has no board: each hand is all of a player's own cards")
        in_deck(game, [card for hand in hands for card in hand])
        found = [(hand, name(game, hand)) for hand in hands]
        width = max(len(" ".join(hand)) for hand in hands)
        lines = [f"{' '.join(hand):{width}}  {said}" for hand, said in found]
        return {"hands": [{"cards": hand, "name": said} for hand, said in found]}, lines

    return rank


def in_deck(game: Game, cards: list[Card]) -> None:
    """Refuse cards that the game's deck does not have, or not so often."""
    deck = Counter(game.deck.cards())
    for card, times in Counter(cards).items():
        if not deck[card]:
            raise Mistake(f"{card} ({card_words(card)}) is not in the deck of this game")
        if times > deck[card]:
            if deck[card] == 1:
                raise Mistake(f"{card} ({card_words(card)}) is named twice; one deck has it once")
            raise Mistake(f"{card} ({card_words(card)}) is named more than {deck[card]} times")
