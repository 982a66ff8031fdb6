"""Every hand a player can hold, as sets of cards, with its legal plays.

A set of cards is a node; drawing a card leads to another. Order matters only for naturals and first
two cards, and the number of cards identifies those.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.blackjack.bank import ENDS, MOST, end_total, natural_of
from cardhouse.analysis.blackjack.chart import Play
from cardhouse.analysis.blackjack.rules import NATURALS, Rules
from cardhouse.analysis.blackjack.shoe import ACE, KINDS, WILD, Floats, Ints, counts
from cardhouse.engine.banked.blackjack.hands import must_stand
from cardhouse.engine.banked.blackjack.outcome import outcome
from cardhouse.ranking.points import BEST, Total

# Legal plays as bits, in the order of the values of a hand's choices.
STAND: Final = 0
HIT: Final = 1
DOUBLE: Final = 2
SPLIT: Final = 3
SURRENDER: Final = 4
CHOICES: Final[tuple[Play, ...]] = ("stand", "hit", "double", "split", "surrender")

# Destination of a drawn card: a node, a hand that has lost whatever the bank does, or nowhere.
LOST: Final = -1
NOWHERE: Final = -2

# Rows of the table of results: totals up to 31, hands of three cards over 21, naturals.
OVER_MOST: Final = 31
THREE: Final = OVER_MOST - BEST
FIRST_NATURAL: Final = OVER_MOST + THREE + 1
ROWS: Final = FIRST_NATURAL + len(NATURALS)


class Hands(NamedTuple):
    """All nodes, those with more cards first."""

    # For each node: its cards, their number, its points, and true if an ace counts eleven.
    cards: Ints
    size: Ints
    points: Ints
    soft: NDArray[np.bool_]
    # Its row in the table of results, and the node each kind of card leads to.
    row: Ints
    drawn: Ints
    # Its legal plays: as a hand of its own, as a split hand, as a split ace.
    may: Ints
    may_split_hand: Ints
    may_split_ace: Ints
    # The nodes of one card, and of two.
    ones: Ints
    pairs: Ints


def hands(rules: Rules) -> Hands:
    """The hands under a house's rules."""
    return _hands(_Key(rules))


class _Key:
    """Rules as a cache key; odds are a dict, which cannot be hashed."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def __hash__(self) -> int:
        return hash(repr(self.rules))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.rules == self.rules


@cache
def _hands(key: _Key) -> Hands:
    rules = key.rules
    found = _grow(rules)
    order = sorted(found, key=lambda node: -sum(node))
    index = {node: i for i, node in enumerate(order)}
    totals = [count(node, rules) for node in order]
    drawn = np.full((len(order), KINDS), NOWHERE, np.int64)
    for i, node in enumerate(order):
        drawn[i] = [NOWHERE if to is None else index.get(to, LOST) for to in found[node]]
    ones, pairs = np.full(KINDS, -1), np.full((KINDS, KINDS), -1)
    for node, i in index.items():
        held = [kind for kind in range(KINDS) for _ in range(node[kind])]
        if len(held) == 1:
            ones[held[0]] = i
        elif len(held) == 2:
            pairs[held[0], held[1]] = pairs[held[1], held[0]] = i
    size = np.array([sum(node) for node in order])
    may_split_hand = np.array(
        [_may(*each, rules, split=True) for each in zip(order, totals, strict=True)]
    )
    # A split ace gets one card; it can at most be surrendered.
    one_card = may_split_hand & (1 << SURRENDER) | 1 << STAND
    return Hands(
        cards=np.array(order),
        size=size,
        points=np.array([total.points for total in totals]),
        soft=np.array([total.soft for total in totals]),
        row=np.array([_row(t, sum(n)) for t, n in zip(totals, order, strict=True)]),
        drawn=drawn,
        may=np.array([_may(*each, rules, split=False) for each in zip(order, totals, strict=True)]),
        may_split_hand=may_split_hand,
        may_split_ace=may_split_hand if rules.practice.split_aces_play else one_card,
        ones=ones,
        pairs=pairs,
    )


Node = tuple[int, ...]
# Destination of each kind: a node, () for a lost hand, None for nowhere.
Ways = list[Node | None]


def _grow(rules: Rules) -> dict[Node, Ways]:
    """All nodes that the shoe allows and that are not certain to lose."""
    shoe = counts(rules.deck)
    kinds = [kind for kind in range(KINDS) if shoe[kind]]
    found: dict[Node, Ways] = {}
    waiting = [tuple(int(k == kind) for k in range(KINDS)) for kind in kinds]
    while waiting:
        node = waiting.pop()
        if node in found:
            continue
        ways = found[node] = [None] * KINDS
        size, hard = sum(node), sum((kind + 1) * many for kind, many in enumerate(node))
        if not _draws(node, size, hard):
            continue
        for kind in kinds:
            if node[kind] < shoe[kind]:
                if kind != WILD and _lost(size + 1, hard + kind + 1, rules):
                    ways[kind] = ()
                    continue
                ways[kind] = grown = (*node[:kind], node[kind] + 1, *node[kind + 1 :])
                waiting.append(grown)
    return found


def _draws(node: Node, size: int, hard: int) -> bool:
    """True if another card may come: the first two cards may be doubled at any total."""
    if size == 1:
        return True
    twenty_one = hard >= BEST or (node[ACE] > 0 and hard + 10 == BEST)
    return not node[WILD] and (size == 2 or not twenty_one)


def _lost(size: int, hard: int, rules: Rules) -> bool:
    """True if a hand is over 21 and loses whatever the bank does."""
    if hard <= BEST:
        return False
    if rules.play.bust == "loses" or hard >= MOST:
        return True
    only = rules.play.three_card_push
    return bool(only) and not (size == 3 and hard in only)


def count(node: Node, rules: Rules) -> Total:
    """The count of a set of cards, as the engine would count it."""
    held = [kind for kind in range(KINDS) for _ in range(node[kind])] if sum(node) == 2 else []
    if held and (natural := natural_of(*held)) in rules.points.naturals:
        return Total(points=BEST, kind="natural", natural=natural)
    if node[WILD]:
        return Total(points=BEST, kind="joker")
    hard = sum((kind + 1) * many for kind, many in enumerate(node))
    if node[ACE] and hard + 10 <= BEST:
        return Total(points=hard + 10, kind="soft")
    return Total(points=hard, kind="hard")


def _row(total: Total, size: int) -> int:
    if total.natural:
        return FIRST_NATURAL + NATURALS.index(total.natural)
    return total.points + (THREE if total.over and size == 3 else 0)


def unnatural(row: int) -> int:
    """The row of the same cards in a split hand."""
    return row if row < FIRST_NATURAL else BEST


def _may(node: Node, now: Total, rules: Rules, *, split: bool) -> int:
    """Legal plays for a hand, as bits; a pair's ranks are checked elsewhere."""
    size, play, practice = sum(node), rules.play, rules.practice
    if split and now.natural:
        now = Total(points=BEST, kind="joker" if node[WILD] else "soft")
    if size < 2:
        return 1 << HIT
    closed = must_stand(play, now) or now.over
    bits = 0
    if closed or now.points > play.must_hit:
        bits |= 1 << STAND
    if not closed:
        bits |= 1 << HIT
    if not node[WILD] and not now.natural and size == 2:
        if _doubles(now, rules) and (practice.double_after_split or not split):
            bits |= 1 << DOUBLE
        if not split and max(node) == 2 and play.split_hands > 1:
            bits |= 1 << SPLIT
    if not node[WILD] and not now.natural and _surrenders(now, size, rules, split=split):
        bits |= 1 << SURRENDER
    return bits


def _doubles(now: Total, rules: Rules) -> bool:
    play, totals = rules.play, rules.practice.double_on
    if totals and (now.soft or now.points not in totals):
        return False
    if play.double_stands == "all" or not must_stand(play, now):
        return True
    return play.double_stands == "soft-19" and now.soft and now.points == 19


def _surrenders(now: Total, size: int, rules: Rules, *, split: bool) -> bool:
    if rules.play.surrender == "any-time":
        return now.points < BEST
    return rules.play.surrender == "first-two" and size == 2 and not split


def results(rules: Rules) -> Floats:
    """The win or loss of a wager of one, by row and by the end of the bank's hand."""
    table = np.zeros((ROWS, ENDS))
    for row in range(ROWS):
        player, cards = player_of(row)
        for end in range(ENDS):
            found = outcome(player, cards, end_total(end, rules.points), rules.play)
            times, parts = found.odds
            won = {"win": times / parts, "push": 0.0, "lose": -1.0}[found.result]
            table[row, end] = won
    return table


def player_of(row: int) -> tuple[Total, int]:
    """A hand, with its number of cards, that stands for a row of the table of results."""
    if row >= FIRST_NATURAL:
        natural = NATURALS[row - FIRST_NATURAL]
        return Total(points=BEST, kind="natural", natural=natural), 2
    if row > OVER_MOST:
        return Total(points=row - THREE, kind="hard"), 3
    return Total(points=row, kind="hard"), 4
