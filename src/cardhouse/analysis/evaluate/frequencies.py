"""The frequency of each hand: every hand of five, six or seven cards in a deck, counted."""

import os
from functools import partial
from itertools import combinations, islice
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate import plain
from cardhouse.analysis.evaluate.strength import FIVE_OF_A_SUIT, NO_CARDS, flush, place
from cardhouse.analysis.evaluate.tables import HandOrder, Tables, is_spoiled, numbers, order
from cardhouse.analysis.kernel.jit import FAST, bare, together
from cardhouse.cards import RANK_WORDS, Deck
from cardhouse.ranking import High, Low

Count = NDArray[np.int64]
_CHUNK: Final = 1 << 16


class Row(NamedTuple):
    """A class of hands, and the number of hands in it."""

    name: str
    hands: int


def frequencies(rules: High | Low, deck: Deck, cards: int, workers: int | None = None) -> list[Row]:
    """The number of hands in each class, the best class first."""
    if is_spoiled(rules):
        raise ValueError("only lows of ace to five are counted")
    hands = order(rules)
    count = by_strength(hands, numbers(deck.cards()), cards, workers)
    rows: dict[str, int] = {}
    for value, times in zip(hands.values.tolist(), count.tolist(), strict=True):
        name = _class(hands, value)
        rows[name] = rows.get(name, 0) + times
    return [Row(name, times) for name, times in reversed(rows.items()) if times]


def _class(hands: HandOrder, value: int) -> str:
    """The class of a hand; a low without a pair is named for its highest card."""
    name = hands.scale.category(value)
    if name == "no pair":
        return f"{RANK_WORDS[hands.scale.ranks(value)[0]]} low"
    return name


def by_strength(
    hands: HandOrder, deck: NDArray[np.uint8], cards: int, workers: int | None = None
) -> Count:
    """The number of hands of a deck with each strength."""
    if not FAST:
        return _counted_plainly(hands, deck, cards)
    code, suited = hands.tables.code[deck], hands.tables.suited[deck]

    def part(first: int) -> Count:
        count = np.zeros(len(hands.values), dtype=np.int64)
        at = np.zeros(cards, dtype=np.int64)
        sums = np.zeros((2, cards), dtype=np.uint64)
        _count(code, suited, hands.tables, first, at, sums, count)
        return count

    # The first cards have the most hands: they go first, so that all threads end together.
    works = [partial(part, first) for first in range(len(deck) - cards + 1)]
    total: Count = np.sum(together(works, workers or os.cpu_count() or 1), axis=0)
    assert int(total.sum()) == comb(len(deck), cards)
    return total


@bare
def _count(
    code: NDArray[np.uint64],
    suited: NDArray[np.uint64],
    tables: Tables,
    first: int,
    at: Count,
    sums: NDArray[np.uint64],
    count: Count,
) -> None:
    """Count every hand whose first card is the given one, by strength."""
    last, many = len(at) - 1, len(code)
    sums[0, 0], sums[1, 0] = NO_CARDS + code[first], suited[first]
    level = 1
    at[1] = first + 1
    while level > 0:
        if level == last:
            so_far, suited_so_far = sums[0, level - 1], sums[1, level - 1]
            for card in range(at[level], many):
                total = so_far + code[card]
                best = tables.of_ranks[place(total, tables.row)]
                if total & FIVE_OF_A_SUIT:
                    best = flush(total, suited_so_far + suited[card], tables.of_suited, best)
                count[best] += 1
            at[level] = many
        if at[level] < many:
            card = at[level]
            sums[0, level] = sums[0, level - 1] + code[card]
            sums[1, level] = sums[1, level - 1] + suited[card]
            level += 1
            at[level] = card + 1
        else:
            level -= 1
            at[level] += 1


def _counted_plainly(hands: HandOrder, deck: NDArray[np.uint8], cards: int) -> Count:
    count = np.zeros(len(hands.values), dtype=np.int64)
    every = combinations(deck.tolist(), cards)
    while chunk := list(islice(every, _CHUNK)):
        strengths = plain.strengths(hands.tables, np.array(chunk, dtype=np.uint8))
        count += np.bincount(strengths, minlength=len(count))
    return count
