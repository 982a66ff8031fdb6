"""The total of a blackjack hand."""

from cardhouse.cards import Card, CardError
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.ranking.points import total, total_words


def counts(game: BlackjackGame, cards: tuple[Card, ...]) -> str:
    """The total of some cards in words."""
    if len(cards) < 2:
        raise CardError(f"the hand '{' '.join(cards)}' needs two cards at least")
    return total_words(total(cards, game.points), game.points)
