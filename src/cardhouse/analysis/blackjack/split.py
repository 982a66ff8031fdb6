"""The value of splitting a pair, from the values of single hands.

The hands of a split are played without a look at one another's cards. Unseen cards are in no order,
so each hand is worth as much as it would be as the next one from the shoe, and only two things tie
them together: the number of cards of the pair already gone, and that a hand not split again did not
get one. The second follows by subtraction: a hand worth x with another card unknown, and y if that
card is of the pair, is worth x - p y if it is not, times its chance.
"""

from collections import Counter
from functools import cache
from math import comb
from typing import NamedTuple

from cardhouse.analysis.blackjack.shoe import Floats


class Branch(NamedTuple):
    """A way splitting can end: a number of hands, and the orders of their second cards."""

    # Cards of the pair that made further hands; hands with a second card not of the pair; hands
    # with any second card, because no more hands may be made.
    again: int
    other: int
    free: int
    orders: int


@cache
def branches(most: int) -> tuple[Branch, ...]:
    """All ways to end with up to the given number of hands."""
    found = Counter[tuple[int, int, int]]()

    def deal(waiting: int, again: int, other: int) -> None:
        """Deal second cards one after another to the hands waiting for one."""
        if waiting == 0 or again == most - 2:
            found[again, other, waiting] += 1
            return
        deal(waiting + 1, again + 1, other)
        deal(waiting - 1, again, other + 1)

    deal(2, 0, 0)
    return tuple(Branch(*key, orders) for key, orders in found.items())


class Single(NamedTuple):
    """The value of one hand with 0, 1, 2 ... more cards of the pair gone from the shoe.

    `other` is over second cards not of the pair, `pair` over those of the pair, both with their
    chances; the hand with the first wager is separate from hands with added money.
    """

    first_other: Floats
    first_pair: Floats
    later_other: Floats
    later_pair: Floats


def split_worth(one: Single, chance: Floats, most: int) -> float:
    """The value of splitting; `chance` is that of 0, 1, 2 ... cards of the pair in a row."""
    first_free = one.first_other + one.first_pair
    later_free = one.later_other + one.later_pair

    def part(values: Floats, again: int, others: int) -> float:
        """A hand's value if `again` cards are of the pair and `others` are not."""
        signs = ((-1) ** i * comb(others, i) for i in range(others + 1))
        terms = (s * chance[again + i] * values[again + i] for i, s in enumerate(signs))
        return float(sum(terms))

    total = 0.0
    for again, other, free, orders in branches(most):
        if other:
            worth = part(one.first_other, again, other - 1)
            worth += (other - 1) * part(one.later_other, again, other - 1)
            worth += free * part(later_free, again, other)
        else:
            worth = part(first_free, again, 0) + (free - 1) * part(later_free, again, 0)
        total += orders * worth
    return float(total)
