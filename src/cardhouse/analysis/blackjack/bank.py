"""The ends of the bank's hand: every set of cards it may draw, and in how many orders.

The bank decides nothing, so the chance of a set of drawn cards is its number of possible orders
times falling products of the shoe's counts. Sets that begin alike share products: they are kept as
a tree.
"""

from bisect import bisect_right
from functools import cache
from itertools import accumulate, takewhile
from math import perm
from operator import eq
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.blackjack.rules import NATURALS, Rules
from cardhouse.analysis.blackjack.shoe import ACE, KINDS, TEN, WILD, Floats, Ints
from cardhouse.ranking.points import BEST, Natural, Points, Total

# Ends of a bank's hand: 17 to 21, 22 to 26, a natural; a joker as second card makes 21 or a natural
# of its own, because it takes added money out of the hand.
LEAST: Final = 17
MOST: Final = 26
NATURAL: Final = MOST - LEAST + 1
JOKER_SECOND: Final = NATURAL + 1
JOKER_NATURAL: Final = JOKER_SECOND + 1
ENDS: Final = JOKER_NATURAL + 1

# Counts of the cards drawn after the up card.
Drawn = tuple[int, ...]

# The most cards of each kind in one set, with fewer than LONGEST in all: falling products are kept
# for these and no more.
MANY: Final = (11, 8, 5, 4, 3, 3, 3, 2, 2, 2, 1)
LONGEST: Final = 13
# Start of the products of each kind.
PLACES: Final = tuple(accumulate(MANY, initial=0))


class Tree(NamedTuple):
    """The sets of cards that complete the hand behind one up card, for some of its ends."""

    # For each node: its distance from the root (a node follows the last one nearer to the root),
    # and the falling product it adds; at the end of a set, its number of orders, its number of
    # cards, and the end of the hand.
    depth: NDArray[np.int16]
    factor: NDArray[np.int16]
    orders: Floats
    cards: NDArray[np.int8]
    end: NDArray[np.int8]


class Bank(NamedTuple):
    """By up card: the bank's hands that end at 21 or less, and those that go over."""

    within: tuple[Tree, ...]
    over: tuple[Tree, ...]


def bank(rules: Rules) -> Bank:
    """The bank's hands under a house's rules."""
    jokers = rules.deck.jokers > 0
    return _bank(jokers, rules.points, rules.play.soft_17 == "hit")


def end_total(end: int, points: Points) -> Total:
    """The bank's hand for an end."""
    if end in (NATURAL, JOKER_NATURAL):
        natural = points.naturals[0] if points.naturals else NATURALS[0]
        return Total(points=BEST, kind="natural", natural=natural)
    if end == JOKER_SECOND:
        return Total(points=BEST, kind="joker")
    return Total(points=LEAST + end, kind="hard")


@cache
def _bank(jokers: bool, points: Points, hits_soft_17: bool) -> Bank:
    within, over = [], []
    for up in range(KINDS if jokers else WILD):
        ends = _ends(up, jokers, points, hits_soft_17)
        goes_over = {drawn: end for drawn, end in ends.items() if BEST - LEAST < end[0] < NATURAL}
        over.append(_tree(goes_over))
        within.append(_tree({d: end for d, end in ends.items() if d not in goes_over}))
    return Bank(tuple(within), tuple(over))


def _ends(up: int, jokers: bool, points: Points, hits: bool) -> dict[Drawn, tuple[int, int]]:
    """Each set of drawn cards that completes the hand, with its end and number of orders."""
    ends: dict[Drawn, tuple[int, int]] = {}
    open_sets: dict[Drawn, int] = {(0,) * KINDS: 1}
    while open_sets:
        later: dict[Drawn, int] = {}
        for drawn, orders in open_sets.items():
            for kind in range(KINDS if jokers else WILD):
                grown = (*drawn[:kind], drawn[kind] + 1, *drawn[kind + 1 :])
                end = _end(up, grown, kind, points, hits)
                if end < 0:
                    later[grown] = later.get(grown, 0) + orders
                else:
                    ends[grown] = end, ends.get(grown, (0, 0))[1] + orders
        open_sets = later
    return ends


def _end(up: int, drawn: Drawn, last: int, points: Points, hits: bool) -> int:
    """The end of the hand with these cards, given the last one; -1 if it draws on."""
    if sum(drawn) == 1:
        natural = natural_of(up, last) in points.naturals
        if last == WILD and up != WILD:
            return JOKER_NATURAL if natural else JOKER_SECOND
        if natural:
            return NATURAL
    if up == WILD or drawn[WILD]:
        return BEST - LEAST
    hard = up + 1 + sum((kind + 1) * many for kind, many in enumerate(drawn))
    soft = (up == ACE or drawn[ACE] > 0) and hard + 10 <= BEST
    now = hard + 10 if soft else hard
    stands = now > LEAST or (now == LEAST and not (soft and hits))
    return now - LEAST if stands else -1


def natural_of(first: int, second: int) -> Natural | None:
    """The natural of two kinds of card, for houses that count it."""
    pair = {first, second}
    if pair == {ACE, TEN}:
        return "ace-ten"
    if pair == {ACE}:
        return "two-aces"
    if pair == {ACE, WILD}:
        return "ace-joker"
    return "two-jokers" if pair == {WILD} else None


def _tree(ends: dict[Drawn, tuple[int, int]]) -> Tree:
    """Sets that begin alike share their first nodes; node 0 is the root."""
    rows = [(0, 0, 0, 0, 0)]
    last: tuple[int, ...] = ()
    for drawn, (end, orders) in sorted(ends.items()):
        path = tuple(PLACES[kind] + many - 1 for kind, many in enumerate(drawn) if many)
        shared = len(list(takewhile(bool, map(eq, last, path))))
        # A set may end at a node where another goes on, with its cards in another order.
        rows += [(depth, path[depth - 1], 0, 0, 0) for depth in range(shared + 1, len(path))]
        rows.append((len(path), path[-1], orders, sum(drawn), end))
        last = path
    depth, factor, ways, cards, how = zip(*rows, strict=True)
    return Tree(
        np.array(depth, np.int16),
        np.array(factor, np.int16),
        np.array(ways, np.float64),
        np.array(cards, np.int8),
        np.array(how, np.int8),
    )


def chances(rules: Rules, left: Ints, up: int) -> Floats:
    """The chance of each end of the bank's hand, given the cards left behind its up card.

    The plain and slow version, for one hand, of what the kernels do for many.
    """
    found = np.zeros(ENDS)
    for trees in bank(rules):
        tree = trees[up]
        path = [1.0] * (KINDS + 1)
        for node in range(1, len(tree.depth)):
            kind = bisect_right(PLACES, tree.factor[node]) - 1
            many = int(tree.factor[node]) - PLACES[kind] + 1
            depth = tree.depth[node]
            path[depth] = path[depth - 1] * perm(int(left[kind]), many)
            orders = float(tree.orders[node])
            if orders:
                found[tree.end[node]] += (
                    orders * path[depth] / perm(int(sum(left)), tree.cards[node])
                )
    return found
