"""The value of every pattern under one house's rules: the engine's own tables as flat arrays.

Cards are numbers here: the place in a new pack, clubs to spades and two to ace, and the joker 52. A
hand's strength is the place of its value among all values of the house, 0 if it cannot win.
"""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.patterns import KINDS, Patterns, patterns
from cardhouse.analysis.kernel.keep import kept
from cardhouse.cards import JOKER, PACK, RANK, SUIT, Card
from cardhouse.ranking import High, Low, Scale, scale
from cardhouse.ranking.high import FLUSHES, HighTables
from cardhouse.ranking.layout import MASK_RANKS, MASK_WILD, RANKS_SHIFT, WILD, rank_code
from cardhouse.ranking.low import LowTables

CARDS: Final = (*PACK, JOKER)
NUMBER: Final[dict[Card, int]] = {card: number for number, card in enumerate(CARDS)}

# A suit's lane in the sum of the cards' suited masks: thirteen ranks, and a count of wild cards.
LANE_BITS: Final = 16
SUIT_BITS: Final = 10  # five suits of two bits, below the strength if suits break ties

Numbers = NDArray[np.integer[Any]]


class Tables(NamedTuple):
    """Lookup tables for the value of a hand."""

    code: NDArray[np.uint64]
    """A card's addition to a hand's code: its rank's key, and one in its suit's counter."""
    suited: NDArray[np.uint64]
    """A card's addition to the ranks held in each suit."""
    row: NDArray[np.uint32]
    of_ranks: NDArray[np.uint16]
    """The strength of each pattern of ranks, by its place."""
    of_suited: NDArray[np.uint16]
    """The strength of the ranks held in one suit; empty if there are no flushes."""
    five: NDArray[np.uint32]
    """The five ranks of each strength below a bit for a flush; empty unless suits break ties."""
    suit_value: NDArray[np.uint8]
    """The rank of each suit if suits break ties."""


class HandOrder(NamedTuple):
    """A house's order of hands: the kernels' lookup tables, and the meaning of their answers."""

    rules: High | Low
    tables: Tables
    values: NDArray[np.int64]
    """The engine's value of each strength."""

    @property
    def scale(self) -> Scale:
        """The engine's own evaluator for the same rules, without the suits."""
        return _scale_by_ranks(self.rules)

    def categories(self) -> list[str]:
        """The class of hand of each strength."""
        return [self.scale.category(value) for value in self.values.tolist()]


def numbers(cards: Iterable[Card]) -> NDArray[np.uint8]:
    """Cards as kernels know them."""
    return np.array([NUMBER[card] for card in cards], dtype=np.uint8)


@cache
def order(rules: High | Low) -> HandOrder:
    """The order of hands under a house's rules: built once, and kept on disk."""
    found = kept(f"order-{fingerprint(rules)}", lambda: _build(rules))
    return HandOrder(
        rules,
        Tables(*(found[name] for name in Tables._fields)),
        found["values"],
    )


def fingerprint(rules: High | Low) -> str:
    """The name of a house's rules in the cache."""
    text = f"{type(rules).__name__} {msgspec.json.encode(rules, order='sorted').decode()}"
    return sha256(text.encode()).hexdigest()[:16]


def wild_cards(rules: High | Low) -> tuple[Card, ...]:
    """Cards that stand for others."""
    jokers = () if rules.joker == "none" else (JOKER,)
    rank = rules.wild_rank if isinstance(rules, High) else ""
    return (*(card for card in PACK if card[0] == rank), *jokers)


def is_spoiled(rules: High | Low) -> bool:
    """True for a low whose order tables of ranks cannot express."""
    return isinstance(rules, Low) and not rules.ace_to_five


def _scale_by_ranks(rules: High | Low) -> Scale:
    return scale(msgspec.structs.replace(rules, suits_break_ties=False))


def _build(rules: High | Low) -> dict[str, NDArray[Any]]:
    wilds = len(wild_cards(rules))
    pattern = patterns(max(1, wilds))
    by_ranks = _of_ranks(rules, pattern, wilds)
    by_suit = _of_suited(rules, wilds) if isinstance(rules, High) else np.zeros(0, np.int64)
    values = np.unique(np.concatenate([[0], by_ranks, by_suit]))
    of_ranks = np.zeros(pattern.size, dtype=np.uint16)
    of_ranks[pattern.place] = np.searchsorted(values, by_ranks)
    return {
        "code": _codes(rules, pattern),
        "suited": _suited(rules),
        "row": pattern.row,
        "of_ranks": of_ranks,
        "of_suited": np.searchsorted(values, by_suit).astype(np.uint16),
        "five": _fives(rules, values) if rules.suits_break_ties else np.zeros(0, np.uint32),
        "suit_value": _suit_values(rules),
        "values": values,
    }


def _of_ranks(rules: High | Low, pattern: Patterns, wilds: int) -> NDArray[np.int64]:
    """The engine's value of each pattern of five to seven cards; 0 for impossible hands."""
    work_out = (HighTables(rules) if isinstance(rules, High) else LowTables(rules)).of_ranks
    ones = [rank_code(rank) >> RANKS_SHIFT for rank in range(KINDS - 1)] + [WILD >> RANKS_SHIFT]
    keys = pattern.counts.astype(np.int64) @ np.array(ones)
    sizes, wild = pattern.counts.sum(axis=1), pattern.counts[:, -1]
    values = np.zeros(len(keys), dtype=np.int64)
    fives = np.flatnonzero((sizes == 5) & (wild <= wilds))
    values[fives] = [work_out(key) for key in keys[fives].tolist()]
    for size in (6, 7):
        # The best five of more cards are the best of those left when any one of them goes.
        for kind in range(KINDS):
            more = np.flatnonzero((sizes == size) & (wild <= wilds) & (pattern.counts[:, kind] > 0))
            fewer = pattern.without(more, kind)
            values[more] = np.maximum(values[more], values[fewer])
    return values


def _of_suited(rules: High, wilds: int) -> NDArray[np.int64]:
    """The engine's value of the ranks held in one suit, with wild cards; 0 if not a flush."""
    work_out = HighTables(rules).of_suited
    values = np.zeros(1 << LANE_BITS, dtype=np.int64)
    for mask in range((wilds + 1) * MASK_WILD):
        if 5 <= (mask & MASK_RANKS).bit_count() + mask // MASK_WILD <= 7:
            values[mask] = work_out(mask)
    return values


def _codes(rules: High | Low, pattern: Patterns) -> NDArray[np.uint64]:
    wild = {NUMBER[card] for card in wild_cards(rules)}
    codes = np.zeros(len(CARDS), dtype=np.uint64)
    for number, card in enumerate(CARDS):
        is_wild = number in wild or card == JOKER
        codes[number] = pattern.keys[KINDS - 1 if is_wild else RANK[card]]
        if isinstance(rules, High):
            codes[number] += np.uint64(0x1111 if is_wild else 1 << 4 * SUIT[card])
    return codes


def _suited(rules: High | Low) -> NDArray[np.uint64]:
    wild = {NUMBER[card] for card in wild_cards(rules)}
    masks = [
        sum(MASK_WILD << LANE_BITS * suit for suit in range(4))
        if number in wild or card == JOKER
        else 1 << (LANE_BITS * SUIT[card] + RANK[card])
        for number, card in enumerate(CARDS)
    ]
    return np.array(masks, dtype=np.uint64)


def _fives(rules: High | Low, values: NDArray[np.int64]) -> NDArray[np.uint32]:
    """Five ranks of four bits, the most important first, below a bit for a flush."""
    measure = _scale_by_ranks(rules)
    fives = []
    for value in values.tolist():
        packed = int(measure.category(value) in FLUSHES)
        for rank in measure.ranks(value) or (0,) * 5:
            packed = packed << 4 | rank
        fives.append(packed)
    return np.array(fives, dtype=np.uint32)


def _suit_values(rules: High | Low) -> NDArray[np.uint8]:
    """For high the higher suit wins, for low the lower one."""
    high = isinstance(rules, High)
    places = [rules.suit_order.index(suit) for suit in "cdhs"]
    return np.array([place if high else 3 - place for place in places], dtype=np.uint8)
