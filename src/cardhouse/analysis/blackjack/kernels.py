"""The loops of the solver: the value of standing on many hands, and the best of all choices."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.blackjack.bank import ENDS, LEAST, LONGEST, MANY, PLACES, Tree
from cardhouse.analysis.blackjack.hands import DOUBLE, HIT, LOST, STAND, SURRENDER
from cardhouse.analysis.blackjack.shoe import KINDS, Floats, Ints
from cardhouse.analysis.kernel.jit import kernel
from cardhouse.ranking.points import BEST

# Hands worked on at once, to let the compiler use vectors.
LANES: Final = 16
# The bank's end when it goes over, no matter how far.
BANK_OVER: Final = BEST + 1 - LEAST
MAY_STAND: Final = 1 << STAND
MAY_HIT: Final = 1 << HIT
MAY_DOUBLE: Final = 1 << DOUBLE
MAY_SURRENDER: Final = 1 << SURRENDER

Marks = NDArray[np.int8]


class Sets(NamedTuple):
    """For each hand: its cards, points and row of results, its drawn nodes, its legal plays."""

    cards: Ints
    points: Ints
    row: Ints
    drawn: Ints
    may: Ints


class Money(NamedTuple):
    """The money at stake."""

    # 1 for the hand with the first wager, 0 for other split hands.
    base: float
    # Second cards of the bank that take added money out of the hand: their kind, or -1; the ends
    # they make; and the loss of a surrendered hand then.
    safe: int
    spares: NDArray[np.bool_]
    half: float
    # True if a hand that takes no more cards may be surrendered.
    late: bool


class Stood(NamedTuple):
    """The value of standing: on all money, and on the first wager if added money is spared."""

    plain: Floats
    spared: Floats


@kernel
def _products(
    shoe: Ints, cards: Ints, nodes: Ints, first: int, fall: Floats, whole: Floats
) -> None:
    """Falling products of the cards left of each kind, and inverses of those of the whole shoe."""
    for lane in range(LANES):
        node = nodes[min(first + lane, len(nodes) - 1)]
        left = 0
        for kind in range(KINDS):
            have = shoe[kind] - cards[node, kind]
            left += have
            product = 1.0
            for many in range(MANY[kind]):
                product *= max(have - many, 0)
                fall[PLACES[kind] + many, lane] = product
        product = 1.0
        for many in range(LONGEST):
            whole[many, lane] = 1.0 / product
            product *= max(left - many, 1)


@kernel
def _ends(tree: Tree, fall: Floats, whole: Floats, path: Floats, chance: Floats) -> None:
    """The chance of each end of the bank's hand, in all lanes."""
    chance[:] = 0.0
    path[0, :] = 1.0
    for node in range(1, len(tree.depth)):
        here, before = path[tree.depth[node]], path[tree.depth[node] - 1]
        times = fall[tree.factor[node]]
        for lane in range(len(here)):
            here[lane] = before[lane] * times[lane]
        orders = tree.orders[node]
        if orders > 0.0:
            found, one = chance[tree.end[node]], whole[tree.cards[node]]
            for lane in range(len(here)):
                found[lane] += orders * here[lane] * one[lane]


@kernel
def standing(
    shoe: Ints,
    sets: Sets,
    nodes: Ints,
    tree: Tree,
    over: bool,
    pay: Floats,
    money: Money,
    stood: Stood,
) -> None:
    """The average win of each of these hands if it stands, with a wager of one.

    The tree leaves out the bank's hands that go over or, for players' hands that are `over`
    themselves, those that do not.
    """
    fall = np.zeros((PLACES[-1], LANES))
    whole = np.zeros((LONGEST, LANES))
    path = np.empty((KINDS + 1, LANES))
    chance = np.empty((ENDS, LANES))
    for first in range(0, len(nodes), LANES):
        _products(shoe, sets.cards, nodes, first, fall, whole)
        _ends(tree, fall, whole, path, chance)
        for lane in range(min(LANES, len(nodes) - first)):
            node = nodes[first + lane]
            row = sets.row[node]
            left, won, lost = 1.0, 0.0, 0.0
            for end in range(ENDS):
                left -= chance[end, lane]
                part = chance[end, lane] * pay[row, end]
                if money.spares[end]:
                    lost += part
                else:
                    won += part
            if over and money.safe >= 0:
                # A hand over 21 loses to such a second card.
                apart = (shoe[money.safe] - sets.cards[node, money.safe]) * whole[1, lane]
                left -= apart
                lost -= apart
            stood.plain[node] = won + left * pay[row, 0 if over else BANK_OVER]
            stood.spared[node] = lost


@kernel
def _drawing(
    shoe: Ints, sets: Sets, node: int, money: Money, stood: Stood, worth: Floats, closed: Marks
) -> tuple[float, float]:
    """The values of a hit and of a double on a hand, over all cards that may come."""
    have = shoe - sets.cards[node]
    left = have.sum()
    hit, double = 0.0, 0.0
    for kind in range(KINDS):
        if have[kind] <= 0:
            continue
        chance, to = have[kind] / left, sets.drawn[node, kind]
        apart = 0.0
        if money.safe >= 0:
            apart = (have[money.safe] - (kind == money.safe)) / (left - 1)
        if to == LOST:
            hit -= chance * (1.0 - apart + money.base * apart)
            double -= chance * (2.0 * (1.0 - apart) + money.base * apart)
            continue
        hit += chance * worth[to]
        stands = 2.0 * stood.plain[to] + money.base * stood.spared[to]
        if money.late and sets.points[to] < BEST:
            given = -(1.0 - apart) + money.base * money.half * apart
            if closed[to] > 0 or (closed[to] < 0 and given > stands):
                stands = given
        double += chance * stands
    return hit, double


@kernel
def choose(
    shoe: Ints,
    sets: Sets,
    nodes: Ints,
    money: Money,
    stood: Stood,
    policy: Marks,
    closed: Marks,
    worth: Floats,
    choices: Floats,
) -> None:
    """The value of each choice on each hand, those with more cards first, and of the hand.

    With a policy of -1 the best choice is made, otherwise the policy's; `closed` says the same of
    hands that take no more cards: stand (0), surrender (1), or the better of the two (-1).
    """
    for node in nodes:
        bits = sets.may[node]
        choices[node, :] = -np.inf
        if bits & MAY_STAND:
            choices[node, STAND] = stood.plain[node] + money.base * stood.spared[node]
        if bits & MAY_SURRENDER:
            apart = 0.0
            if money.safe >= 0:
                have = shoe - sets.cards[node]
                apart = have[money.safe] / have.sum()
            choices[node, SURRENDER] = -0.5 * (1.0 - apart) + money.base * money.half * apart
        if bits & (MAY_HIT | MAY_DOUBLE):
            hit, double = _drawing(shoe, sets, node, money, stood, worth, closed)
            if bits & MAY_HIT:
                choices[node, HIT] = hit
            if bits & MAY_DOUBLE:
                choices[node, DOUBLE] = double
        pick = policy[node]
        worth[node] = choices[node].max() if pick < 0 else choices[node, pick]
