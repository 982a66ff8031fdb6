"""Splitting: the ways it can end, and the value of hands that are tied together."""

from itertools import permutations

import numpy as np
import pytest

from cardhouse.analysis.blackjack.split import Single, branches, split_worth

# A shoe of four cards of the pair and five others; each hand takes one.
PAIR, OTHERS = 3, 5


def dealt_out(most: int, worth: dict[bool, float]) -> float:
    """The value of splitting, from every order of a little shoe, one card to each hand."""
    total, orders = 0.0, 0
    for order in set(permutations([True] * PAIR + [False] * OTHERS)):
        hands, place, won = 2, 0, 0.0
        waiting = 2
        while waiting:
            pair = order[place]
            place += 1
            if pair and hands < most:
                hands += 1
                waiting += 1
                continue
            won += worth[pair]
            waiting -= 1
        total += won
        orders += 1
    return total / orders


@pytest.mark.parametrize("most", [2, 3, 4])
def test_hands_of_one_card_are_worth_what_dealing_every_order_finds(most: int) -> None:
    cards = PAIR + OTHERS
    gone = np.arange(5)
    left = np.maximum(PAIR - gone, 0)
    pair_next, other_next = left / (cards - gone), OTHERS / (cards - gone)
    chance = np.cumprod([1.0, *pair_next[:4]])
    worth = {True: -0.3, False: 0.7}
    parts = np.array([worth[False] * other_next, worth[True] * pair_next] * 2)
    found = split_worth(Single(*parts), chance, most)
    assert found == pytest.approx(dealt_out(most, worth))


def test_the_first_wagers_hand_comes_once() -> None:
    chance = np.array([1.0, 0.0, 0.0, 0.0, 0.0])
    first = Single(np.ones(5), np.zeros(5), np.zeros(5), np.zeros(5))
    assert split_worth(first, chance, 4) == pytest.approx(1)


def test_four_hands_end_in_eight_ways() -> None:
    assert sum(branch.orders for branch in branches(4)) == 8
    assert all(branch.other + branch.free == branch.again + 2 for branch in branches(4))
