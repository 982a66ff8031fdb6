"""All settings of many hands at once, and the one that the house way picks.

A setting is one number: the value of its back hand above that of its front.
"""

from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.many import strengths
from cardhouse.analysis.evaluate.tables import numbers, order
from cardhouse.analysis.pai_gow.alike import CARDS, KINDS, SUITS, Alike
from cardhouse.cards import JOKER, RANKS, Card
from cardhouse.ranking.house_way import COMPLETE, front_by_ranks
from cardhouse.ranking.paigow import PaiGow, back_scale, front

VALUE_BITS: Final = 32
VALUE_MASK: Final = (1 << VALUE_BITS) - 1
# Places in a hand: of the two cards in front, and of the five behind them.
_FRONTS: Final = np.array(list(combinations(range(CARDS), 2)))
_BACKS: Final = np.array([[i for i in range(CARDS) if i not in pair] for pair in _FRONTS])
# All cards in the order of their numbers.
_DECK: Final = (*(Card(rank + suit) for rank in RANKS for suit in SUITS), JOKER)
# All hands at once would fill the memory.
_PIECES: Final = 16

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]


class Called(NamedTuple):
    """The fronts that the ranks of hands call for by the house way."""

    kinds: Ints
    """The kinds of cards in front, as one number."""
    gives_way: Bools
    """True if a straight or a flush comes first."""

    def of(self, which: Ints) -> "Called":
        """The fronts of some of the hands."""
        return Called(self.kinds[which], self.gives_way[which])


class Tried(NamedTuple):
    """All settings of some hands, also foul ones: a row for each hand, a column for each front."""

    kinds: Ints
    front: Ints
    """The values of the hands in front, and of those behind them."""
    back: Ints
    complete: Bools
    """True if the back is a straight or a flush."""


def settings(groups: Alike, hands: Ints, rules: PaiGow) -> tuple[Ints, Ints, Ints]:
    """The house way of each hand, all settings that no other one beats, and their number by hand.

    The hands are those of all groups in order, so that the ones without a flush come first.
    """
    called = _called(hands[: groups.plain], rules).of(_plain_groups(groups, hands))
    done = []
    for piece in np.array_split(np.arange(len(hands)), _PIECES):
        tried = _tried(hands[piece], rules)
        done.append((_house_way(tried, called.of(piece)), *_sensible(tried)))
    house, best, counts = map(np.concatenate, zip(*done, strict=True))
    return house, best, counts


def _tried(hands: Ints, rules: PaiGow) -> Tried:
    scale = order(back_scale(rules).rules)
    behind = numbers(_DECK)[hands][:, _BACKS].reshape(-1, CARDS - 2)
    back = strengths(scale, behind).reshape(len(hands), len(_FRONTS))
    complete = np.array([name in COMPLETE for name in scale.categories()])
    kinds = _two_kinds(hands[:, _FRONTS])
    return Tried(kinds, _front_values(rules)[kinds], scale.values[back], complete[back])


def _house_way(tried: Tried, called: Called) -> Ints:
    """The setting of each hand with the front that its ranks call for (TOM-PG-P19).

    Among equal cards those go in front that leave the highest back. A straight or a flush that
    comes first stays behind the highest front that leaves one (P26).
    """
    fits = tried.kinds == called.kinds[:, None]
    by_ranks = _joined(tried.back, tried.front, fits).max(axis=1)
    keeps = tried.complete & called.gives_way[:, None]
    complete = _joined(tried.front, tried.back, keeps).max(axis=1)
    turned = _joined(complete & VALUE_MASK, complete >> VALUE_BITS, complete > 0)
    return np.where(complete > 0, turned, by_ranks)


def _sensible(tried: Tried) -> tuple[Ints, Ints]:
    """The legal settings that no other one of the same hand beats, and their number by hand."""
    legal = _joined(tried.back, tried.front, tried.front < tried.back)
    by_back = np.sort(legal)[:, ::-1]
    highest = np.maximum.accumulate(by_back & VALUE_MASK, axis=1)
    is_best = np.diff(highest, axis=1, prepend=0) > 0
    return by_back[is_best], is_best.sum(axis=1)


def _joined(first: Ints, second: Ints, where: Bools) -> Ints:
    """Two values as one number, 0 elsewhere."""
    return np.where(where, first << VALUE_BITS | second, 0)


def _called(hands: Ints, rules: PaiGow) -> Called:
    """The engine's answer for some hands."""
    number = {card: place for place, card in enumerate(_DECK)}
    found = [front_by_ranks([_DECK[card] for card in hand], rules) for hand in hands.tolist()]
    in_front = np.array([[number[one], number[two]] for (one, two), _ in found])
    return Called(_two_kinds(in_front), np.array([gives_way for _, gives_way in found]))


def _plain_groups(groups: Alike, hands: Ints) -> Ints:
    """The groups without a flush that have the ranks of these hands."""
    step = np.zeros(len(hands), np.int64)
    for cards in hands.T:
        step = groups.after[step, cards >> 2].astype(np.int64)
    return step - groups.first


def _front_values(rules: PaiGow) -> Ints:
    """The values of fronts by their two kinds of cards."""
    values = np.zeros(KINDS * KINDS, np.int64)
    for two in combinations(range(len(_DECK)), 2):
        values[_two_kinds(np.array(two))] = front((_DECK[two[0]], _DECK[two[1]]), rules)
    return values


def _two_kinds(cards: Ints) -> Ints:
    """The kinds of two cards as one number."""
    kinds = np.sort(cards >> 2)
    two: Ints = kinds[..., 0] * KINDS + kinds[..., 1]
    return two
