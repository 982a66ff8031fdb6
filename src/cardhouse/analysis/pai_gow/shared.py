"""Sets of cards up to a change of suits: suits are worth the same, so one of each kind will do."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, groupby
from math import factorial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

SUITS: Final = 4


class Sets(NamedTuple):
    """Sets of a given size: the ranks of each suit as bits, and the number of sets like it."""

    masks: NDArray[np.int64]
    times: NDArray[np.int64]
    joker: bool


def sets(ranks: tuple[int, ...], size: int) -> list[Sets]:
    """All sets of this many cards of a deck, without and with the joker."""
    found = [Sets(*_natural(ranks, size), joker=False)]
    if size:
        found.append(Sets(*_natural(ranks, size - 1), joker=True))
    return found


def _natural(ranks: tuple[int, ...], size: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """A set for each pattern of suits, the longest suit first."""
    by_size = [_masks(ranks, cards) for cards in range(size + 1)]
    blocks, times = [], []
    for counts in _shares(size, SUITS, size):
        # Suits with the same number of cards are interchangeable: a choice with repeats.
        runs = [(count, len(list(run))) for count, run in groupby(counts)]
        parts = [
            np.array(list(combinations_with_replacement(range(len(by_size[count])), many)))
            for count, many in runs
        ]
        if not all(len(part) for part in parts):
            continue
        index = np.indices([len(part) for part in parts]).reshape(len(parts), -1)
        columns = [by_size[c][part[i]] for (c, _), part, i in zip(runs, parts, index, strict=True)]
        blocks.append(np.hstack(columns))
        alike = [_permutations(part)[i] for part, i in zip(parts, index, strict=True)]
        times.append(factorial(SUITS) // np.prod(alike, axis=0))
    return np.vstack(blocks), np.concatenate(times)


def _masks(ranks: tuple[int, ...], cards: int) -> NDArray[np.int64]:
    return np.array([sum(1 << r for r in held) for held in combinations(ranks, cards)], np.int64)


def _shares(cards: int, suits: int, most: int) -> Iterator[tuple[int, ...]]:
    """Ways to distribute cards over suits, the longest suit first."""
    if suits == 0:
        if cards == 0:
            yield ()
        return
    for first in range(min(cards, most), -1, -1):
        for others in _shares(cards - first, suits - 1, first):
            yield (first, *others)


def _permutations(rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """The number of permutations that leave a row, with equal members together, the same."""
    same = np.ones(len(rows), np.int64)
    run = np.ones(len(rows), np.int64)
    for column in range(1, rows.shape[1]):
        run = np.where(rows[:, column] == rows[:, column - 1], run + 1, 1)
        same *= run
    return same
