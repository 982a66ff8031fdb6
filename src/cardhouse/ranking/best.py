"""The five of a player's cards that play."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Literal

from cardhouse.cards import JOKER, RANK, Card
from cardhouse.ranking.scales import Scale

Pick = Literal["any", "two"]


def of(scale: Scale, own: Sequence[Card], board: Sequence[Card], pick: Pick) -> int:
    """The value of the best five: any of all cards, or exactly two from the hand with three."""
    if pick == "any":
        return scale.value((*board, *own))
    return scale.value_of_two(own, board)


def five(scale: Scale, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five cards that make the hand, the most important first; none if it cannot win."""
    return _best_of(scale, combinations(cards, 5))


def five_of(
    scale: Scale, own: Sequence[Card], board: Sequence[Card], pick: Pick
) -> tuple[Card, ...]:
    """The five cards behind the value returned by `of`."""
    if pick == "any":
        return five(scale, (*board, *own))
    pairs = product(combinations(own, 2), combinations(board, 3))
    return _best_of(scale, (two + three for two, three in pairs))


def _best_of(scale: Scale, fives: Iterator[tuple[Card, ...]]) -> tuple[Card, ...]:
    # Among fives of equal value, show the one with fewer jokers.
    value, _, cards = max(
        ((scale.value(each), -each.count(JOKER), each) for each in fives),
        key=lambda found: found[:2],
    )
    return _in_order(cards, scale.ranks(value))


def _in_order(cards: tuple[Card, ...], ranks: Sequence[int]) -> tuple[Card, ...]:
    """The cards in the order of the hand's ranks, a wild card where its rank is missing."""
    left = sorted(cards, key=lambda card: card[1], reverse=True)
    placed: list[Card | None] = []
    for rank in ranks:
        found = next((card for card in left if RANK.get(card) == rank), None)
        if found is not None:
            left.remove(found)
        placed.append(found)
    return tuple(left.pop() if card is None else card for card in placed)
