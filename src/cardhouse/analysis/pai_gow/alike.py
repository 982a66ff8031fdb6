"""Hands of seven cards that are set alike: the same ranks and, with a flush, the same suit.

Every hand of pai gow poker is one of 67,600 by its ranks, or, with five cards of a suit, one of
224,653 by the ranks of that suit and of the others. The engine's answer for one hand holds for all
that are alike, so its own rules fill the tables.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.cards import RANKS

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
    held: NDArray[np.int64]
    """The groups without a flush: the number of cards of each kind, as digits of a number."""
    first: int
    """The step of the first whole hand."""

    @property
    def plain(self) -> int:
        """The number of groups without a flush; the others come after them."""
        return len(self.held)

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
    return Alike(tuple(ranks), after, number, levels[-1], int(starts[CARDS]))


def examples(groups: Alike) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The place of each group in a table, in order, and seven cards of that group."""
    plain = _without_flush(groups)
    found = [(np.arange(len(plain)), plain)]
    for joker in (0, 1):
        for suited in range(SUITED - joker, CARDS - joker + 1):
            found.append(_with_flush(groups, suited, joker))
    places, hands = map(np.concatenate, zip(*found, strict=True))
    order = np.argsort(places)
    return places[order], hands[order]


def _without_flush(groups: Alike) -> NDArray[np.int64]:
    kinds = np.arange(KINDS)
    counts = groups.held[:, None] // _DIGIT**kinds % _DIGIT
    held = np.repeat(np.tile(kinds, len(counts)), counts.ravel()).reshape(-1, CARDS)
    # Suits in turn: at most two cards of each, and never the same card twice.
    cards: NDArray[np.int64] = np.minimum(4 * held + np.arange(CARDS) % 4, JOKER_CARD)
    return cards


def _with_flush(
    groups: Alike, suited: int, joker: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Groups with this many cards of a suit, or with a joker beside them."""
    flush = _rows(combinations(groups.ranks, suited), suited)
    left = CARDS - joker - suited
    beside = _rows(combinations_with_replacement(groups.ranks, left), left)
    flush, beside = np.repeat(flush, len(beside), 0), np.tile(beside, (len(flush), 1))
    low_high = np.full((len(beside), 2), NOBODY)
    low_high[:, :left] = beside
    low, high = np.sort(low_high).T
    places = groups.plain + groups.mask_number[(1 << flush).sum(1)] * BESIDE + high * KINDS + low
    jokers = np.full((len(flush), joker), JOKER_CARD)
    # Two cards of the same rank beside a flush are of different suits.
    return places, np.hstack([4 * flush + 3, 4 * beside + np.arange(left), jokers])


def _rows(held: Iterable[tuple[int, ...]], size: int) -> NDArray[np.int64]:
    rows = list(held)
    return np.array(rows, np.int64).reshape(len(rows), size)
