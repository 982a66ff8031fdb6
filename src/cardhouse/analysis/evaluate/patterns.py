"""Every pattern of ranks in four to seven cards, each with a place of its own in a table.

A card's code is a random number for its rank (or for a wild card) above 16 bits for its suit; a
hand's code is the sum. The sum of the ranks finds the pattern's place in two steps: its upper bits
name a row, its lower bits a column, and rows are slid over each other until no two patterns
collide. Every house's table is then one short list, and one lookup finds the value of seven cards.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.keep import kept
from cardhouse.cards import RANKS

KINDS: Final = len(RANKS) + 1  # the last one is the wild card
RANK_SHIFT: Final = 16
ROW_BITS: Final = 14
COLUMN_BITS: Final = 14
ROW_SHIFT: Final = 64 - ROW_BITS
COLUMN_MASK: Final = (1 << COLUMN_BITS) - 1
SIZES: Final = (4, 5, 6, 7)
OF_A_RANK: Final = 4
_SEED: Final = 1
_ROOM: Final = 1 << 20
_STRETCH: Final = 1 << 12
_BACK: Final = 4 * _STRETCH


class Patterns(NamedTuple):
    """All patterns up to a number of wild cards, with their places."""

    counts: NDArray[np.uint8]
    """The count of each rank, and of wild cards, one pattern per row."""
    place: NDArray[np.int64]
    """The place of each pattern in a table."""
    keys: NDArray[np.uint64]
    """The code one card of each kind adds to a hand."""
    row: NDArray[np.uint32]
    """The offset of each row."""
    size: int
    """The length of a table."""

    def of_size(self, cards: int) -> NDArray[np.int64]:
        """Numbers of the patterns of this many cards without wild cards."""
        natural = self.counts[:, -1] == 0
        return np.flatnonzero(natural & (self.counts.sum(axis=1) == cards))

    def without(self, which: NDArray[np.int64], kind: int) -> NDArray[np.int64]:
        """Numbers of the patterns left when one card of a kind goes."""
        codes = self.counts[which].astype(np.uint64) @ self.keys - self.keys[kind]
        number = np.zeros(self.size, dtype=np.int64)
        number[self.place] = np.arange(len(self.place))
        left: NDArray[np.int64] = number[places(codes, self.row)]
        return left


def places(codes: NDArray[np.uint64], row: NDArray[np.uint32]) -> NDArray[np.int64]:
    """Places of the ranks of hands in a table, from their codes."""
    column = (codes >> np.uint64(RANK_SHIFT)).astype(np.int64) & COLUMN_MASK
    slid: NDArray[np.int64] = row[codes >> np.uint64(ROW_SHIFT)].astype(np.int64)
    return slid + column


@cache
def patterns(wilds: int) -> Patterns:
    """The patterns of a deck with at most this many wild cards."""
    found = kept(f"patterns-{wilds}", lambda: _build(wilds))
    return Patterns(
        found["counts"], found["place"], found["keys"], found["row"], int(found["size"])
    )


def _build(wilds: int) -> dict[str, NDArray[Any]]:
    counts = np.array(list(_all_counts(wilds)), dtype=np.uint8)
    rng = np.random.default_rng(_SEED)
    while True:
        keys = rng.integers(1, 1 << 48, size=KINDS, dtype=np.uint64) << np.uint64(RANK_SHIFT)
        codes = counts.astype(np.uint64) @ keys
        row = (codes >> np.uint64(ROW_SHIFT)).astype(np.int64)
        column = (codes >> np.uint64(RANK_SHIFT)).astype(np.int64) & COLUMN_MASK
        if len(np.unique(row << COLUMN_BITS | column)) == len(codes):
            break
    slid = _slide(row, column)
    place = slid[row] + column
    # Long enough for any place a code can point at.
    size = int(slid.max()) + COLUMN_MASK + 1
    return {
        "counts": counts,
        "place": place,
        "keys": keys,
        "row": slid.astype(np.uint32),
        "size": np.array(size),
    }


def _all_counts(wilds: int) -> Iterator[list[int]]:
    for size in SIZES:
        for wild in range(min(wilds, size) + 1):
            for natural in _counts(size - wild, len(RANKS)):
                yield [*natural, wild]


def _counts(cards: int, ranks: int) -> Iterator[list[int]]:
    if ranks == 0:
        if cards == 0:
            yield []
        return
    for count in range(min(OF_A_RANK, cards) + 1):
        for rest in _counts(cards - count, ranks - 1):
            yield [count, *rest]


def _slide(row: NDArray[np.int64], column: NDArray[np.int64]) -> NDArray[np.int64]:
    """The offset of each row so that no two columns collide: the fullest rows choose first."""
    order = np.argsort(row, kind="stable")
    ends = np.searchsorted(row[order], np.arange((1 << ROW_BITS) + 1))
    fullest = np.argsort(-np.diff(ends), kind="stable")
    taken = np.zeros(_ROOM, dtype=bool)
    slid = np.zeros(1 << ROW_BITS, dtype=np.int64)
    # A row as full as the one before finds room near it: no use looking far back.
    start, full = 0, 0
    for which in fullest.tolist():
        columns = column[order[ends[which] : ends[which + 1]]]
        if not len(columns):
            break
        start = start if len(columns) == full else 0
        full = len(columns)
        start = slid[which] = _first_free(taken, columns.tolist(), max(0, start - _BACK))
        taken[columns + start] = True
    return slid


def _first_free(taken: NDArray[np.bool_], columns: list[int], start: int) -> int:
    while True:
        meets = np.zeros(_STRETCH, dtype=bool)
        for column in columns:
            meets |= taken[column + start : column + start + _STRETCH]
        first = int(meets.argmin())
        if not meets[first]:
            return start + first
        start += _STRETCH
