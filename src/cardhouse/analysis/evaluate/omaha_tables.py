"""Exactly two of four hole cards with three of the board: the value of every pair of patterns.

Boards and hole cards have numbers; a table has a row for each hand and a column for each board. A
row is short, so that the boards of one hand are all near each other. Ranks and suits are separate
as elsewhere: one table for the ranks, one for the cards of one suit.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.patterns import patterns, places
from cardhouse.analysis.evaluate.tables import HandOrder, fingerprint, is_spoiled, wild_cards
from cardhouse.analysis.kernel.keep import kept
from cardhouse.cards import RANKS

OWN: Final = 4
BOARD: Final = 5
_MASKS: Final = 1 << len(RANKS)

Table = NDArray[np.uint16]
Cards = Sequence[tuple[int, ...]]
Worth = Callable[[NDArray[np.int64], NDArray[np.int64]], Table]


class Twos(NamedTuple):
    """Lookup tables for the value of two of four with three of five."""

    number: Table
    """The number of a pattern of four or of five ranks, by its place."""
    of_ranks: Table
    """The strength of own ranks (row) on the ranks of a board (column)."""
    own_suited: Table
    """The number of a set of ranks held in a suit."""
    board_suited: Table
    """The number of a set of ranks that a board shows in a suit."""
    of_suited: Table
    """The strength of such a flush; empty if there are none."""


@cache
def twos(rules: Any) -> Twos:
    """The tables for a house's order, built once and kept on disk."""
    from cardhouse.analysis.evaluate.tables import order

    found = kept(f"twos-{fingerprint(rules)}", lambda: _build(order(rules)))
    return Twos(*(found[name] for name in Twos._fields))


def can_be(rules: Any) -> bool:
    """True if such tables exist: no card stands for others, and suits do not break ties."""
    return not (wild_cards(rules) or rules.suits_break_ties or is_spoiled(rules))


def _build(order: HandOrder) -> dict[str, Table]:
    own_numbers, own = _numbered(OWN)
    board_numbers, boards = _numbered(BOARD)
    own_suited, owns_suited = _numbered_masks(2, OWN)
    board_suited, boards_suited = _numbered_masks(3, BOARD)
    flushes = len(order.tables.of_suited) > 0
    return {
        "number": np.maximum(own_numbers, board_numbers),
        "of_ranks": _best(own, boards, combinations_with_replacement, _by_ranks(order)),
        "own_suited": own_suited,
        "board_suited": board_suited,
        "of_suited": _best(owns_suited, boards_suited, combinations, _by_suit(order))
        if flushes
        else np.zeros((0, 0), dtype=np.uint16),
    }


def _numbered(size: int) -> tuple[Table, Cards]:
    """A number for each pattern of this many ranks, by its place; and the ranks of each."""
    pattern = patterns(1)
    chosen = pattern.of_size(size)
    numbers = np.zeros(pattern.size, dtype=np.uint16)
    numbers[pattern.place[chosen]] = np.arange(len(chosen))
    ranks = range(len(RANKS))
    return numbers, [tuple(np.repeat(ranks, pattern.counts[i, :-1]).tolist()) for i in chosen]


def _numbered_masks(least: int, most: int) -> tuple[Table, Cards]:
    """A number for each set of this many ranks of a suit, by its mask; and the ranks of each."""
    sets = [ranks for size in range(least, most + 1) for ranks in combinations(range(13), size)]
    numbers = np.zeros(_MASKS, dtype=np.uint16)
    for number, ranks in enumerate(sets):
        numbers[sum(1 << rank for rank in ranks)] = number
    return numbers, sets


def _best(owns: Cards, boards: Cards, ways: Callable[..., Any], worth: Worth) -> Table:
    """The best of every hand's twos with every board's threes."""
    twos_of, threes_of = list(ways(range(13), 2)), list(ways(range(13), 3))
    values = worth(np.array(twos_of), np.array(threes_of))
    on_boards = _best_columns(values, boards, {three: i for i, three in enumerate(threes_of)})
    return _best_columns(on_boards.T, owns, {two: i for i, two in enumerate(twos_of)}).T.copy()


def _best_columns(values: Table, hands: Cards, column: dict[tuple[int, ...], int]) -> Table:
    """For each hand the best of the columns named by its parts."""
    size = len(next(iter(column)))
    most = max(len(hand) for hand in hands)
    parts = list(combinations(range(most), size))
    best = np.zeros((len(values), len(hands)), dtype=np.uint16)
    for part in parts:
        has = [i for i, hand in enumerate(hands) if len(hand) > part[-1]]
        named = [column[tuple(hands[i][at] for at in part)] for i in has]
        best[:, has] = np.maximum(best[:, has], values[:, named])
    return best


def _by_ranks(order: HandOrder) -> Worth:
    """The value of five ranks, whatever their suits; 0 for five of a rank."""
    keys, tables = patterns(1).keys, order.tables

    def worth(two: NDArray[np.int64], three: NDArray[np.int64]) -> Table:
        own, board = (keys[cards].sum(axis=1, dtype=np.uint64) for cards in (two, three))
        at = places(own[:, None] + board[None, :], tables.row)
        one = np.eye(len(RANKS), dtype=np.int64)
        counts = one[two].sum(axis=1)[:, None, :] + one[three].sum(axis=1)[None, :, :]
        return np.where((counts > 4).any(axis=2), 0, tables.of_ranks[at])

    return worth


def _by_suit(order: HandOrder) -> Worth:
    """The value of five cards of one suit; 0 if a card appears twice."""
    of_suited = order.tables.of_suited

    def worth(two: NDArray[np.int64], three: NDArray[np.int64]) -> Table:
        own, board = ((1 << cards).sum(axis=1) for cards in (two, three))
        meet = (own[:, None] & board[None, :]) != 0
        return np.where(meet, 0, of_suited[own[:, None] | board[None, :]])

    return worth
