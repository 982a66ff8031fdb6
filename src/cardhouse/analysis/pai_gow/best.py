"""Kernels that find the best setting of each hand against a bank, or players, of the house way.

If copies are the bank's, each of the two hands is won or lost, and a wager wins, on average, the
sum of its two chances to win, less one. Front and back can therefore be weighed apart: by the
number of hands of the other side, sharing no card with this hand, that have a lower front, or back.
Those are counted by inclusion and exclusion over the cards of this hand. After three cards, or
four, the count is off by no more than the next term: that rules out nearly all settings at once,
and the few that are as good as level are counted to the end.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import inlined, kernel
from cardhouse.analysis.pai_gow.alike import CARDS
from cardhouse.analysis.pai_gow.count import cards_of, without
from cardhouse.analysis.pai_gow.hands import (
    RANKS,
    Steps,
    bit_of,
    gather,
    group_of,
    same_suits,
)
from cardhouse.analysis.pai_gow.ways import FRONT_BITS, FRONT_MASK

SIDES: Final = 2  # the player loses copies, the bank wins them
SUBSETS: Final = 1 << CARDS
SIZES: Final = np.array([subset.bit_count() for subset in range(SUBSETS)])
WIDE: Final = 3  # sets of up to this many cards are in many hands
NARROW: Final = 4
_WIDE_SUBSETS: Final = np.flatnonzero(SIZES <= WIDE)
_NARROW_SUBSETS: Final = np.flatnonzero(SIZES == NARROW)
_WIDE_SIGNS: Final = 1 - 2 * (SIZES[_WIDE_SUBSETS] & 1)
JOKER_BIT: Final = 1 << (4 * RANKS)
_CHOICES_MOST: Final = CARDS * (CARDS - 1) // 2
_SPREAD: Final = 0x9E3779B97F4A7C15 - (1 << 64)
PLACES: Final = 1 << 16


class Lower(NamedTuple):
    """The number of hands holding a set of up to four cards that have a lower front, or back."""

    place: NDArray[np.int64]
    """A hash table: the set at each place, or -1."""
    row: NDArray[np.int32]
    """The row of that set."""
    front: NDArray[np.int32]
    back: NDArray[np.int32]
    back_narrow: NDArray[np.uint16]
    """The same for sets of four cards, whose rows come after the others."""


class Settings(NamedTuple):
    """Possible settings of hands: the arrays of Ways that kernels need."""

    house: NDArray[np.int32]
    choices: NDArray[np.int32]
    starts: NDArray[np.int32]


@inlined
def _hashed(key: int) -> int:
    return (key * _SPREAD) >> 20 & (PLACES - 1)


@kernel
def enter(masks: NDArray[np.int64], joker: bool, first_row: int, lower: Lower) -> None:
    """Give each set of cards a row."""
    for i in range(len(masks)):
        held = JOKER_BIT if joker else 0
        for suit in range(4):
            held |= masks[i, suit] << (RANKS * suit)
        key = same_suits(held)
        place = _hashed(key)
        while lower.place[place] >= 0:
            place = (place + 1) & (PLACES - 1)
        lower.place[place] = key
        lower.row[place] = first_row + i


@kernel
def _rows(
    held: NDArray[np.int64], subsets: NDArray[np.int64], lower: Lower, rows: NDArray[np.int64]
) -> None:
    """Find the rows of some of the sets of a hand's cards."""
    places, row = lower.place, lower.row
    for i in range(len(subsets)):
        key = same_suits(held[subsets[i]])
        place = _hashed(key)
        while places[place] != key:
            place = (place + 1) & (PLACES - 1)
        rows[i] = row[place]


@kernel
def fill(
    masks: NDArray[np.int64],
    joker: bool,
    deck: NDArray[np.int64],
    table: Steps,
    house: NDArray[np.int32],
    most: int,
    fronts: NDArray[np.int32],
    backs: NDArray[Any],
) -> None:
    """The rows of some sets: the number of hands holding each, below each front and back."""
    cards = np.empty(CARDS, np.int64)
    groups = np.empty(most, np.int32)
    for i in range(len(masks)):
        held = cards[: cards_of(masks[i], joker, cards)]
        front, back = np.zeros(fronts.shape[1], np.int64), np.zeros(backs.shape[1], np.int64)
        # All hands at once would fill the memory, so they are split by their last card.
        for last in range(CARDS - 1, len(deck)) if len(held) == 0 else range(1):
            if len(held):
                count = gather(held, without(deck, held), table, groups)
            else:
                count = gather(deck[last : last + 1], deck[:last], table, groups)
            for group in groups[:count]:
                code = house[group]
                front[(code & FRONT_MASK) + 1] += 1
                back[(code >> FRONT_BITS) + 1] += 1
        fronts[i] = np.cumsum(front)
        backs[i] = np.cumsum(back)


@kernel
def choose(
    masks: NDArray[np.int64],
    joker: bool,
    deck: NDArray[np.int64],
    table: Steps,
    settings: Settings,
    lower: Lower,
    most: tuple[int, int],
    chosen: NDArray[np.int32],
    groups: NDArray[np.int32],
) -> int:
    """Find the best setting of each hand, for player and bank; returns the number of close ones."""
    cards, held = np.empty(CARDS, np.int64), np.zeros(SUBSETS, np.int64)
    rows = np.empty(SUBSETS, np.int64)
    value = np.empty((SIDES, _CHOICES_MOST), np.int64)
    close = 0
    for i in range(len(masks)):
        cards_of(masks[i], joker, cards)
        groups[i] = group = group_of(cards, table)
        choices = settings.choices[settings.starts[group] : settings.starts[group + 1]]
        chosen[i] = choices[0]
        if len(choices) == 1:
            continue
        for subset in range(1, SUBSETS):
            first = subset & -subset
            card = cards[SIZES[first - 1]]
            bit = JOKER_BIT if bit_of(card) == 0 else bit_of(card)
            held[subset] = held[subset ^ first] | bit
        _rows(held, _WIDE_SUBSETS, lower, rows)
        _weigh_wide(choices, rows, lower, value)
        for side in range(SIDES):
            open_ = _within(value[side], len(choices), most[0])
            if len(open_) > 1:
                _weigh_narrow(choices, open_, side, held, lower, value[side])
                open_ = _still(value[side], open_, most[1])
            if len(open_) > 1:
                close += 1
                _weigh_rest(choices, open_, side, cards, deck, table, settings, value[side])
            best = open_[0]
            for choice in open_:
                if value[side, choice] > value[side, best]:
                    best = choice
            chosen[i, side] = choices[best]
    return close


@kernel
def _weigh_wide(
    choices: NDArray[np.int32],
    rows: NDArray[np.int64],
    lower: Lower,
    value: NDArray[np.int64],
) -> None:
    fronts, backs = lower.front, lower.back
    for choice in range(len(choices)):
        f, b = choices[choice] & FRONT_MASK, choices[choice] >> FRONT_BITS
        player = bank = 0
        for i in range(len(_WIDE_SUBSETS)):
            row = rows[i]
            here = fronts[row, f] + backs[row, b]
            above = fronts[row, f + 1] + backs[row, b + 1]
            player += here * _WIDE_SIGNS[i]
            bank += above * _WIDE_SIGNS[i]
        value[0, choice] = player
        value[1, choice] = bank


@kernel
def _within(value: NDArray[np.int64], count: int, most: int) -> NDArray[np.int64]:
    """Settings that may still turn out to be the best."""
    return np.flatnonzero(value[:count] >= value[:count].max() - most)


@kernel
def _still(value: NDArray[np.int64], open_: NDArray[np.int64], most: int) -> NDArray[np.int64]:
    """Those of some settings that may still turn out to be the best."""
    left = value[open_]
    still: NDArray[np.int64] = open_[left >= left.max() - most]
    return still


@kernel
def _weigh_narrow(
    choices: NDArray[np.int32],
    open_: NDArray[np.int64],
    side: int,
    held: NDArray[np.int64],
    lower: Lower,
    value: NDArray[np.int64],
) -> None:
    rows = np.empty(len(_NARROW_SUBSETS), np.int64)
    _rows(held, _NARROW_SUBSETS, lower, rows)
    fronts, backs, wide = lower.front, lower.back_narrow, len(lower.back)
    for choice in open_:
        f, b = choices[choice] & FRONT_MASK, choices[choice] >> FRONT_BITS
        for row in rows:
            value[choice] += fronts[row, f + side] + np.int64(backs[row - wide, b + side])


@kernel
def _weigh_rest(
    choices: NDArray[np.int32],
    open_: NDArray[np.int64],
    side: int,
    cards: NDArray[np.int64],
    deck: NDArray[np.int64],
    table: Steps,
    settings: Settings,
    value: NDArray[np.int64],
) -> None:
    """Add the terms of hands that share five cards or more, one by one."""
    house = settings.house
    shared, groups = np.empty(CARDS, np.int64), np.empty(len(deck) * len(deck), np.int32)
    for subset in range(SUBSETS):
        if SIZES[subset] <= NARROW:
            continue
        size = 0
        for i in range(CARDS):
            if subset >> i & 1:
                shared[size] = cards[i]
                size += 1
        sign = 1 - 2 * (size & 1)
        count = gather(shared[:size], without(deck, shared[:size]), table, groups)
        for group in groups[:count]:
            code = house[group]
            for choice in open_:
                f, b = choices[choice] & FRONT_MASK, choices[choice] >> FRONT_BITS
                lower_front = (code & FRONT_MASK) < f + side
                lower_back = (code >> FRONT_BITS) < b + side
                value[choice] += sign * (int(lower_front) + int(lower_back))
