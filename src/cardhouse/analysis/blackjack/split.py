"""What splitting a pair is worth, from what single hands are worth.

The hands of a split are played without a look at one another's cards. Cards that nobody looks at
are in no order, so each hand is worth what it would be worth as the next one from the shoe, and
only two things tie them together: how many cards of the pair are gone, and that a hand which was
not split again did not get one. The second is had by subtraction: what is worth x with no word on
another card, and y if that card is of the pair, is worth x - p y where it is not, times its chance.
"""

from collections import Counter
from functools import cache
from math import comb
from typing import NamedTuple

from cardhouse.analysis.blackjack.shoe import Floats


class Branch(NamedTuple):
    """A way in which splitting can end: so many hands, and in how many orders of second cards."""

    # Cards of the pair that made further hands; hands whose second card is none; hands whose
    # second card may be anything, because no more hands may be made.
    again: int
    other: int
    free: int
    orders: int


@cache
def branches(most: int) -> tuple[Branch, ...]:
    """All ways to end with up to so many hands."""
    found = Counter[tuple[int, int, int]]()

    def deal(waiting: int, again: int, other: int) -> None:
        """Second cards come one after another to the hands that wait for one."""
        if waiting == 0 or again == most - 2:
            found[again, other, waiting] += 1
            return
        deal(waiting + 1, again + 1, other)
        deal(waiting - 1, again, other + 1)

    deal(2, 0, 0)
    return tuple(Branch(*key, orders) for key, orders in found.items())


class Single(NamedTuple):
    """What one hand is worth with 0, 1, 2 ... more cards of the pair gone from the shoe.

    `other` is over second cards that are not of the pair, `pair` over those that are, both with
    their chances; the first wager's hand apart from those that hold added money.
    """

    first_other: Floats
    first_pair: Floats
    later_other: Floats
    later_pair: Floats


def split_worth(one: Single, chance: Floats, most: int) -> float:
    """The value of splitting; `chance` is that of 0, 1, 2 ... cards in a row being of the pair."""
    first_free = one.first_other + one.first_pair
    later_free = one.later_other + one.later_pair

    def part(values: Floats, again: int, others: int) -> float:
        """A hand's value where `again` cards are of the pair and `others` are not."""
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
