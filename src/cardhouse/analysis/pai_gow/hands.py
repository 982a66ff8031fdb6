"""Kernels that go through hands of seven cards and name each one's group."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import inlined, kernel
from cardhouse.analysis.pai_gow.alike import BESIDE, CARDS, JOKER_CARD, JOKER_KIND, KINDS, Alike

# As in the engine's codes: four counters, one per suit, starting at 3; bit 3 means five or more.
NO_SUITS: Final = 0x3333
ANY_SUIT: Final = 0x1111
FIVE_OF_A_SUIT: Final = 0x8888
RANKS: Final = JOKER_KIND
SUIT_MASK: Final = (1 << RANKS) - 1
# The lowest rank of a set of ranks.
_LOWEST: Final = np.array([(mask & -mask).bit_length() - 1 for mask in range(SUIT_MASK + 1)])


class Odd(NamedTuple):
    """Hands set unlike the others of their group because of their suits."""

    mixed: NDArray[np.bool_]
    """True if a group has such hands."""
    hand: NDArray[np.int64]
    """Those hands, sorted, as written by `same_suits`."""
    group: NDArray[np.int32]
    """The separate group each of them is counted in."""


class Steps(NamedTuple):
    """Lookup tables for naming a hand's group."""

    after: NDArray[np.int32]
    mask_number: NDArray[np.int32]
    plain: int
    first: int
    odd: Odd


def steps(groups: Alike, odd: Odd | None = None) -> Steps:
    """The arrays of the groups, as kernels take them."""
    none = Odd(np.zeros(groups.groups, np.bool_), np.zeros(0, np.int64), np.zeros(0, np.int32))
    return Steps(groups.after, groups.mask_number, groups.plain, groups.first, odd or none)


@inlined
def kind_of(card: int) -> int:
    """A card's rank; the joker is a kind of its own."""
    return card >> 2


@inlined
def suits_of(card: int) -> int:
    """A card's addition to the counters of suits; the joker joins every flush."""
    return ANY_SUIT if card == JOKER_CARD else 1 << 4 * (card & 3)


@inlined
def bit_of(card: int) -> int:
    """A card's bit among the natural cards of a hand, suit by suit."""
    return 0 if card == JOKER_CARD else 1 << (RANKS * (card & 3) + (card >> 2))


@kernel
def same_suits(held: int) -> int:
    """A set of cards as one number that stays the same when suits change places."""
    a, b = held & SUIT_MASK, held >> RANKS & SUIT_MASK
    c, d = held >> 2 * RANKS & SUIT_MASK, held >> 3 * RANKS & SUIT_MASK
    a, b = max(a, b), min(a, b)
    c, d = max(c, d), min(c, d)
    a, c = max(a, c), min(a, c)
    b, d = max(b, d), min(b, d)
    b, c = max(b, c), min(b, c)
    joker = held >> (4 * RANKS) << (4 * RANKS)
    return joker | ((a << RANKS | b) << RANKS | c) << RANKS | d


@kernel
def _odd_group(group: int, held: int, odd: Odd) -> int:
    """The group a hand of a mixed group is counted in."""
    hand = same_suits(held)
    place = np.searchsorted(odd.hand, hand)
    if place < len(odd.hand) and odd.hand[place] == hand:
        return int(odd.group[place])
    return group


@kernel
def flush_group(held: int, suits: int, table: Steps) -> int:
    """The group of a hand with five cards of a suit: that suit's ranks, and those beside it."""
    suit = 0
    while not suits >> (4 * suit) & 8:
        suit += 1
    mask = held >> (RANKS * suit) & SUIT_MASK
    a = b = JOKER_KIND
    for other in range(4):
        beside = 0 if other == suit else held >> (RANKS * other) & SUIT_MASK
        while beside:
            a, b = _LOWEST[beside], a
            beside &= beside - 1
    start = table.plain + table.mask_number[mask] * BESIDE
    return int(start + max(a, b) * KINDS + min(a, b))


@kernel
def group_of(cards: NDArray[np.int64], table: Steps) -> int:
    """The group of one hand."""
    step, suits, held = 0, NO_SUITS, 0
    for i in range(CARDS):
        step = table.after[step, kind_of(cards[i])]
        suits += suits_of(cards[i])
        held |= bit_of(cards[i])
    group = flush_group(held, suits, table) if suits & FIVE_OF_A_SUIT else step - table.first
    if table.odd.mixed[group]:
        group = _odd_group(group, held, table.odd)
    return group


@kernel
def gather(
    fixed: NDArray[np.int64], rest: NDArray[np.int64], table: Steps, out: NDArray[np.int32]
) -> int:
    """Collect the groups of all hands made of the fixed cards and others; returns their number."""
    # Read once: taking an array out of a record costs more than a look into it.
    after, mixed, first = table.after, table.odd.mixed, table.first
    more, n = CARDS - len(fixed), len(rest)
    step = np.zeros(more + 1, np.int64)
    suits = np.full(more + 1, NO_SUITS, np.int64)
    held = np.zeros(more + 1, np.int64)
    for card in fixed:
        step[0] = after[step[0], kind_of(card)]
        suits[0] += suits_of(card)
        held[0] |= bit_of(card)
    if more == 0:
        out[0] = group_of(fixed, table)
        return 1
    pick = np.arange(more)
    depth, count = 0, 0
    while True:
        while depth < more - 1:
            card = rest[pick[depth]]
            step[depth + 1] = after[step[depth], kind_of(card)]
            suits[depth + 1] = suits[depth] + suits_of(card)
            held[depth + 1] = held[depth] | bit_of(card)
            depth += 1
            pick[depth] = pick[depth - 1] + 1
        here, all_suits = step[depth], suits[depth]
        for last in range(pick[depth], n):
            card = rest[last]
            five = all_suits + suits_of(card)
            if five & FIVE_OF_A_SUIT:
                group = flush_group(held[depth] | bit_of(card), five, table)
            else:
                group = after[here, kind_of(card)] - first
            if mixed[group]:
                group = _odd_group(group, held[depth] | bit_of(card), table.odd)
            out[count] = group
            count += 1
        depth -= 1
        while depth >= 0 and pick[depth] == n - more + depth:
            depth -= 1
        if depth < 0:
            return count
        pick[depth] += 1
