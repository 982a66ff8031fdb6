"""Two hole cards with three of the board, from lists of pairs, against trying all sixty."""

from itertools import combinations, product
from random import Random

import pytest

from cardhouse.cards import Card, Deck
from cardhouse.ranking import High, Low, scale
from cardhouse.ranking.twos import NUMBERS

RULES = (
    High(),
    High(qualifier="pair"),
    High(joker="bug"),
    High(joker="wild", wild_rank="2"),
    High(suits_break_ties=True),
    Low(),
    Low(qualifier=8),
    Low(joker="lowest"),
)


def the_long_way(rules: High | Low, own: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    value = scale(rules).value
    fives = product(combinations(own, 2), combinations(board, 3))
    return max(value(two + three) for two, three in fives)


@pytest.mark.parametrize("rules", RULES, ids=repr)
def test_every_hand_is_worth_what_its_best_five_are(rules: High | Low) -> None:
    random = Random(repr(rules))
    deck = Deck(jokers=0 if rules.joker == "none" else 1).cards()
    # Few ranks and suits make pairs, full houses and flushes common.
    few = [card for card in deck if card[1] in "cd" or card[0] in "2A"]
    for cards in (deck, few):
        for _ in range(150):
            dealt = random.sample(cards, 9)
            own, board = tuple(dealt[:4]), tuple(dealt[4:])
            measured = scale(rules).value_of_two(own, board)
            assert measured == the_long_way(rules, own, board), (own, board)


def test_a_sum_names_a_pair() -> None:
    sums = [a + b for a in NUMBERS for b in NUMBERS if a <= b]
    assert len(set(sums)) == len(sums)
