"""Hands of seven cards that are set alike: the same ranks and, with a flush, the same suit.

Every hand of pai gow poker is one of 67,600 by its ranks, or, with five cards of a suit, one of
224,653 by the ranks of that suit and of the others. The engine's answer for one hand holds for all
that are alike, so its own rules fill the tables and no kernel knows them.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.cards import JOKER, RANKS, Card

CARDS: Final = 7
SUITED: Final = 5
SUITS: Final = "cdhs"
# Kinds of cards: the thirteen ranks, and the joker.
JOKER_KIND: Final = len(RANKS)
KINDS: Final = JOKER_KIND + 1
# A card is 4 x rank + suit; the joker is the last one.
JOKER_CARD: Final = 4 * len(RANKS)

# At most two cards lie beside a flush: each is a rank, or missing.
BESIDE: Final = KINDS * KINDS
NOBODY: Final = KINDS - 1
_DIGIT: Final = 5


class Alike(NamedTuple):
    """The steps by which cards, one after another, lead to a hand's group."""

    ranks: tuple[int, ...]
    """The ranks of the deck: all of them, or a few in a test."""
    after: NDArray[np.int32]
    """The next step when a kind of card comes to a hand: `after[step, kind]`."""
    mask_number: NDArray[np.int32]
    """Numbers for the possible sets of ranks of four to seven cards of a suit."""
    plain: int
    """The number of groups without a flush; the others come after them."""
    first: int
    """The step of the first whole hand."""

    @property
    def groups(self) -> int:
        """The number of places in a table of groups."""
        return self.plain + (int(self.mask_number.max()) + 1) * BESIDE

    def deck(self) -> NDArray[np.int64]:
        """All cards, the joker last."""
        return np.array([4 * r + s for r in self.ranks for s in range(4)] + [JOKER_CARD])


def alike(ranks: Sequence[int] = range(len(RANKS))) -> Alike:
    """The groups of a deck with these ranks in four suits, and a joker."""
    allowed = [(_DIGIT**kind, 4 if kind < JOKER_KIND else 1) for kind in (*ranks, JOKER_KIND)]
    levels = [np.zeros(1, np.int64)]
    for _ in range(CARDS):
        grown = [
            held[held // one % _DIGIT < most] + one for one, most in allowed for held in levels[-1:]
        ]
        levels.append(np.unique(np.concatenate(grown)))
    starts = np.cumsum([0] + [len(level) for level in levels])
    after = np.full((starts[CARDS], KINDS), -1, np.int32)
    for size in range(CARDS):
        for (one, most), kind in zip(allowed, (*ranks, JOKER_KIND), strict=True):
            held = levels[size]
            fits = held // one % _DIGIT < most
            steps = starts[size + 1] + np.searchsorted(levels[size + 1], held[fits] + one)
            after[starts[size] : starts[size + 1]][fits, kind] = steps
    number = np.full(1 << len(RANKS), -1, np.int32)
    masks = [mask for mask in range(len(number)) if SUITED - 1 <= mask.bit_count() <= CARDS]
    number[masks] = np.arange(len(masks))
    return Alike(tuple(ranks), after, number, len(levels[-1]), int(starts[CARDS]))


def examples(groups: Alike) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """A hand of every group, after the group's place in a table."""
    yield from _plain_examples(groups)
    yield from _flush_examples(groups)


def _plain_examples(groups: Alike) -> Iterator[tuple[int, tuple[Card, ...]]]:
    kinds = (*groups.ranks, JOKER_KIND)
    for held in combinations_with_replacement(kinds, CARDS):
        step = 0
        for kind in held:
            step = int(groups.after[step, kind])
            if step < 0:
                break
        else:
            yield step - groups.first, tuple(_without_flush(held))


def _without_flush(held: Sequence[int]) -> Iterator[Card]:
    """Cards of these kinds, always in the suit with the fewest."""
    used = dict.fromkeys(SUITS, 0)
    for kind in sorted(set(held)):
        if kind == JOKER_KIND:
            yield JOKER
            continue
        for suit in sorted(SUITS, key=used.__getitem__)[: held.count(kind)]:
            used[suit] += 1
            yield Card(RANKS[kind] + suit)


def _flush_examples(groups: Alike) -> Iterator[tuple[int, tuple[Card, ...]]]:
    for joker in (0, 1):
        for suited in range(SUITED - joker, CARDS - joker + 1):
            for ranks in combinations(groups.ranks, suited):
                start = groups.plain + int(groups.mask_number[sum(1 << r for r in ranks)]) * BESIDE
                flush = [Card(RANKS[rank] + "s") for rank in ranks] + [JOKER] * joker
                left = CARDS - joker - suited
                for beside in combinations_with_replacement(groups.ranks, left):
                    others = [Card(RANKS[r] + s) for r, s in zip(beside, "hd", strict=False)]
                    low, high = sorted((*beside, NOBODY, NOBODY)[:2])
                    yield start + high * KINDS + low, (*flush, *others)
