"""PokerKit, which shares no line with us, orders hands the same way."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cardhouse.cards import Card, Deck, show_cards
from cardhouse.ranking import High, Low, best, scale

pokerkit = pytest.importorskip("pokerkit")

Deal = tuple[list[Card], list[Card]]


def deals(count: int, *, own: int, board: tuple[int, ...], seed: int) -> list[Deal]:
    random = Random(seed)
    dealt = []
    for _ in range(count):
        cards = random.sample(Deck().cards(), own + random.choice(board))
        dealt.append((cards[:own], cards[own:]))
    return dealt


def same_order(hands: list[Deal], ours: Callable[[Deal], int], theirs: Any) -> bool:
    """True if each hand and the next compare the same way in both programs."""
    judged = [
        (ours(deal), theirs(show_cards(deal[0]), show_cards(deal[1])) or None) for deal in hands
    ]
    return all(
        (value > other) == _beats(hand, than) and (value < other) == _beats(than, hand)
        for (value, hand), (other, than) in pairwise(judged)
    )


def _beats(hand: Any, than: Any) -> bool:
    return hand is not None and (than is None or bool(hand > than))


def test_high_hands_of_five_to_seven_cards() -> None:
    order = scale(High())
    hands = deals(3000, own=2, board=(3, 4, 5), seed=1)
    assert same_order(
        hands, lambda deal: order.value(deal[0] + deal[1]), pokerkit.StandardHighHand.from_game
    )


def test_low_hands_of_five_to_seven_cards() -> None:
    order = scale(Low())
    hands = deals(3000, own=2, board=(3, 4, 5), seed=2)
    assert same_order(
        hands, lambda deal: order.value(deal[0] + deal[1]), pokerkit.RegularLowHand.from_game
    )


def test_eight_or_better() -> None:
    order = scale(Low(qualifier=8))
    hands = deals(3000, own=2, board=(3, 4, 5), seed=3)
    assert same_order(
        hands,
        lambda deal: order.value(deal[0] + deal[1]),
        pokerkit.EightOrBetterLowHand.from_game_or_none,
    )


def test_omaha_high() -> None:
    order = scale(High())
    hands = deals(1500, own=4, board=(3, 4, 5), seed=4)
    assert same_order(
        hands, lambda deal: best.of(order, *deal, "two"), pokerkit.OmahaHoldemHand.from_game
    )


def test_omaha_low() -> None:
    order = scale(Low(qualifier=8))
    hands = deals(1500, own=4, board=(3, 4, 5), seed=5)
    assert same_order(
        hands,
        lambda deal: best.of(order, *deal, "two"),
        pokerkit.OmahaEightOrBetterLowHand.from_game_or_none,
    )
