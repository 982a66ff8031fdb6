"""The sides of a showdown: the house's high, low, or both, and how many own cards play."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.omaha_tables import Twos, can_be, twos
from cardhouse.analysis.evaluate.strength import (
    FIVE_OF_A_SUIT,
    NO_CARDS,
    flush,
    place,
)
from cardhouse.analysis.evaluate.tables import LANE_BITS, HandOrder, Tables, is_spoiled, wild_cards
from cardhouse.analysis.kernel.jit import bare, inlined
from cardhouse.ranking import High, Low

_ENOUGH_ON_BOARD: Final = np.uint64(0x5555)
_ENOUGH_OF_OWN: Final = np.uint64(0x6666)
_FIVE: Final = np.uint64(8)
_SUIT_BITS: Final = np.uint64(4)
_LANE_WIDTH: Final = np.uint64(LANE_BITS)
_LANE: Final = np.uint64((1 << LANE_BITS) - 1)
_NOTHING: Final = np.zeros(0, dtype=np.uint16)
_NO_TABLE: Final = np.zeros((0, 0), dtype=np.uint16)
_NO_TWOS: Final = Twos(_NOTHING, _NO_TABLE, _NOTHING, _NOTHING, _NO_TABLE)


# A hand's value on the first side and on the second.
Both = tuple[np.int64, np.int64]


class Sides(NamedTuple):
    """Lookup tables for a showdown; the first side is high, or low if there is no high."""

    tables: Tables
    least: int
    """The least strength that qualifies for the first side, if anybody qualifies for the other."""
    low: NDArray[np.uint16]
    """The strength of each pattern on the second side; empty if there is only one side."""
    two: bool
    """True if exactly two hole cards play."""
    simple: bool
    """True if the best five of all cards win everything, whatever their suits."""
    twos: Twos
    low_of_two: NDArray[np.uint16]


def sides_of(both: Sequence[HandOrder], *, two: bool, least: int = 0) -> Sides:
    """The kernels' lookup tables for one order of hands, or for a high and a low."""
    first, *others = both
    in_twos = two and all(can_be(each.rules) for each in both)
    return Sides(
        first.tables,
        least,
        others[0].tables.of_ranks if others else _NOTHING,
        two,
        not others and not two and not first.rules.suits_break_ties,
        twos(first.rules) if in_twos else _NO_TWOS,
        twos(others[0].rules).of_ranks if in_twos and others else _NO_TABLE,
    )


def is_fast(both: Sequence[High | Low], *, two: bool) -> bool:
    """True if kernels can do it: both sides read jokers alike, and no suits besides jokers."""
    if any(map(is_spoiled, both)):
        return False
    alike = len({wild_cards(rules) for rules in both}) == 1
    suits = [rules for rules in both if rules.suits_break_ties]
    plain = len(both) == 1 and isinstance(both[0], High) and not wild_cards(both[0])
    return alike and (not suits or plain) and (not two or all(map(can_be, both)))


@bare
def by_suits(best: np.uint16, suited: np.uint64, tables: Tables) -> np.int64:
    """A strength with the five best suits below it, if suits break ties."""
    five = tables.five[best]
    of_one_suit = np.int64(five) >> 20
    packed, left, before = np.int64(best), np.int64(0), np.int64(-1)
    for i in range(5):
        rank = np.int64(five >> np.uint32(16 - 4 * i)) & 15
        if rank != before:
            left, before = np.int64(0), rank
            for suit in range(4):
                lane = suited >> np.uint64(LANE_BITS * suit)
                if of_one_suit and not _is_long(lane & _LANE):
                    continue
                if lane >> np.uint64(rank) & np.uint64(1):
                    left |= 1 << np.int64(tables.suit_value[suit])
        top = 3
        while not left >> top & 1:
            top -= 1
        left ^= 1 << top
        packed = packed << 2 | top
    return packed


@inlined
def _is_long(lane: np.uint64) -> bool:
    count = 0
    while lane:
        lane &= lane - np.uint64(1)
        count += 1
    return count >= 5


@inlined
def of_any(code: np.uint64, suited: np.uint64, sides: Sides) -> Both:
    """The value of any five of all cards on both sides, from the sums over the cards."""
    at = place(code, sides.tables.row)
    best = sides.tables.of_ranks[at]
    if (code + NO_CARDS) & FIVE_OF_A_SUIT:
        best = flush(code + NO_CARDS, suited, sides.tables.of_suited, best)
    low = np.int64(0)
    if len(sides.low):
        low = np.int64(sides.low[at])
    if len(sides.tables.five):
        return by_suits(best, suited, sides.tables), low
    return np.int64(best), low


@inlined
def of_two(
    code: np.uint64, suited: np.uint64, board: np.uint64, on_board: np.uint64, sides: Sides
) -> Both:
    """The value of two hole cards with three of the board on both sides."""
    tables = sides.twos
    own_number = tables.number[place(code, sides.tables.row)]
    board_number = tables.number[place(board, sides.tables.row)]
    best = tables.of_ranks[own_number, board_number]
    long = (board + _ENOUGH_ON_BOARD) & (code + _ENOUGH_OF_OWN) & FIVE_OF_A_SUIT
    while long:
        if long & _FIVE:
            own_suited = tables.own_suited[suited & _LANE]
            found = tables.of_suited[own_suited, tables.board_suited[on_board & _LANE]]
            if found > best:
                best = found
        long >>= _SUIT_BITS
        suited >>= _LANE_WIDTH
        on_board >>= _LANE_WIDTH
    low = np.int64(0)
    if len(sides.low_of_two):
        low = np.int64(sides.low_of_two[own_number, board_number])
    return np.int64(best), low
