"""Discards without a draw: the cards the best hand can do without."""

from collections.abc import Sequence
from itertools import combinations

from cardhouse.bots.pot import starting
from cardhouse.cards import RANK, Card
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import best, scale

HAND = 5


def discarded(
    game: PotGame, cards: tuple[Card, ...], board: tuple[Card, ...], count: int
) -> tuple[Card, ...]:
    """The cards to discard, this many of them."""
    kept = kept_of(game, cards, board, len(cards) - count)
    return tuple(card for card in cards if card not in kept)


def kept_of(
    game: PotGame, cards: tuple[Card, ...], board: tuple[Card, ...], count: int
) -> tuple[Card, ...]:
    """The best of these cards, this many, judged by the hands they make with the board."""
    ways = combinations(cards, count)
    return max(ways, key=lambda kept: (*_made(game, kept, board), *_worth(kept)), default=())


def _made(game: PotGame, kept: tuple[Card, ...], board: Sequence[Card]) -> tuple[int, ...]:
    """The hand's value on each side, once there are enough cards."""
    if len(kept) + len(board) < HAND or not board:
        return ()
    scales = [scale(rules) for rules in (game.high, game.low) if rules is not None]
    return tuple(best.of(ranks, kept, tuple(board), game.pick) for ranks in scales)


def _worth(kept: tuple[Card, ...]) -> tuple[float, ...]:
    """Points for two cards, ranks for any other number."""
    if len(kept) == 2:
        return (starting.points(kept),)
    return tuple(sorted((float(RANK[card]) for card in kept), reverse=True))
