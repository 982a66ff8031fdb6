"""All settings of many hands at once, and the one that the house way picks."""

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

# Places in a hand: of the two cards in front, and of the five behind them.
_FRONTS: Final = np.array(list(combinations(range(CARDS), 2)))
_BACKS: Final = np.array([[i for i in range(CARDS) if i not in pair] for pair in _FRONTS])
# All cards in the order of their numbers.
_DECK: Final = (*(Card(rank + suit) for rank in RANKS for suit in SUITS), JOKER)
# Two values as one number, the more important one above the other.
_BITS: Final = 32
_MASK: Final = (1 << _BITS) - 1

Ints = NDArray[np.int64]


class Tried(NamedTuple):
    """The settings of some hands, legal or foul: a row for each hand, a column for each front."""

    kinds: Ints
    """The two kinds of cards in front, as one number."""
    front: Ints
    """The values of the hands in front, and of those behind them."""
    back: Ints
    complete: NDArray[np.bool_]
    """True if the back is a straight or a flush."""


class Picked(NamedTuple):
    """Some settings, by the values of their two hands."""

    back: Ints
    front: Ints


def tried(hands: Ints, rules: PaiGow) -> Tried:
    """All settings of these hands."""
    scale = order(back_scale(rules).rules)
    behind = numbers(_DECK)[hands][:, _BACKS].reshape(-1, CARDS - 2)
    back = strengths(scale, behind).reshape(len(hands), -1)
    complete = np.array([name in COMPLETE for name in scale.categories()])
    low, high = np.moveaxis(np.sort(hands[:, _FRONTS] >> 2), -1, 0)
    kinds = low * KINDS + high
    return Tried(kinds, _front_values(rules)[kinds], scale.values[back], complete[back])


def sensible(found: Tried) -> tuple[Picked, Ints]:
    """The legal settings that no other one of the same hand beats, and their number by hand.

    The higher a setting's back, the earlier it comes.
    """
    legal = np.where(found.front < found.back, found.back << _BITS | found.front, 0)
    by_back = np.sort(legal)[:, ::-1]
    highest = np.maximum.accumulate(by_back & _MASK, axis=1)
    higher = np.diff(highest, axis=1, prepend=0) > 0
    best = by_back[higher]
    return Picked(best >> _BITS, best & _MASK), higher.sum(axis=1)


def house_way_of(groups: Alike, hands: Ints, found: Tried, rules: PaiGow) -> Picked:
    """The settings of hands by the house way, given hands of all groups in order (TOM-PG-P19).

    The ranks call for two kinds of cards in front. Suits count twice: among equal cards those go
    in front that leave the highest back, and many hands keep a straight or a flush behind the
    highest front (P26).
    """
    called, gives_way = _called(hands[: len(groups.held)], rules)
    by_ranks = _plain_groups(groups, hands)
    fits = found.kinds == called[by_ranks, None]
    highest = np.where(fits, found.back << _BITS | found.front, 0).max(axis=1)
    keeps = found.complete & gives_way[by_ranks, None]
    kept = np.where(keeps, found.front << _BITS | found.back, 0).max(axis=1)
    return Picked(
        np.where(kept, kept & _MASK, highest >> _BITS),
        np.where(kept, kept >> _BITS, highest & _MASK),
    )


def _called(hands: Ints, rules: PaiGow) -> tuple[Ints, NDArray[np.bool_]]:
    """The kinds of cards that ranks call for in front, and if a straight or a flush comes first."""
    kind = {card: number >> 2 for number, card in enumerate(_DECK)}
    called = np.zeros(len(hands), np.int64)
    gives_way = np.zeros(len(hands), np.bool_)
    for group, hand in enumerate(hands.tolist()):
        two, gives_way[group] = front_by_ranks([_DECK[card] for card in hand], rules)
        low, high = sorted(map(kind.__getitem__, two))
        called[group] = low * KINDS + high
    return called, gives_way


def _plain_groups(groups: Alike, hands: Ints) -> Ints:
    """The groups without a flush that have the ranks of these hands."""
    step = np.zeros(len(hands), np.int64)
    for cards in hands.T:
        step = groups.after[step, cards >> 2].astype(np.int64)
    return step - groups.first


def _front_values(rules: PaiGow) -> Ints:
    """The value of each two kinds of cards in front."""
    values = np.zeros(KINDS * KINDS, np.int64)
    for (one, low), (two, high) in combinations(enumerate(_DECK), 2):
        values[(one >> 2) * KINDS + (two >> 2)] = front((low, high), rules)
    return values
