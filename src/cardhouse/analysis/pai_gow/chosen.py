"""The best setting of every hand, group by group, and the odd hands whose suits matter."""

from math import comb
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.pai_gow.alike import CARDS
from cardhouse.analysis.pai_gow.best import (
    NARROW,
    PLACES,
    SIDES,
    WIDE,
    Lower,
    Settings,
    choose,
    enter,
    fill,
)
from cardhouse.analysis.pai_gow.hands import RANKS, Odd, same_suits, steps
from cardhouse.analysis.pai_gow.shared import Sets, sets
from cardhouse.analysis.pai_gow.ways import Ways
from cardhouse.analysis.pai_gow.work import Work

# The cost of choosing, in hands looked at.
CHOOSE: Final = 4000
_CODE_BITS: Final = 20
_CODE_MASK: Final = (1 << _CODE_BITS) - 1


class Chosen(NamedTuple):
    """The setting of each group by the house, by the best player and by the best bank."""

    house: NDArray[np.int32]
    player: NDArray[np.int32]
    bank: NDArray[np.int32]
    odd: Odd


def chosen(found: Ways, work: Work) -> Chosen:
    """Find the best setting of every hand, for a player and for a bank."""
    lower = _lower(found, work)
    deck, table = found.groups.deck(), steps(found.groups)
    settings = Settings(found.house, found.choices, found.starts)
    # The largest error of a count that stops after three cards, or after four.
    most = _off(len(deck), NARROW), _off(len(deck), NARROW + 1)
    hands, keys = [], []
    for some in sets(found.groups.ranks, CARDS):
        best = np.zeros((len(some.masks), SIDES), np.int32)
        groups = np.zeros(len(some.masks), np.int32)

        def play(
            a: int,
            b: int,
            some: Sets = some,
            best: NDArray[np.int32] = best,
            groups: NDArray[np.int32] = groups,
        ) -> None:
            out = best[a:b], groups[a:b]
            choose(some.masks[a:b], some.joker, deck, table, settings, lower, most, *out)

        work.share(len(some.masks), CHOOSE * len(some.masks), play)
        hands.append(some.masks)
        player, bank = best.T.astype(np.int64)
        keys.append((groups.astype(np.int64) << _CODE_BITS | player) << _CODE_BITS | bank)
    return _by_group(found, np.concatenate(hands), np.concatenate(keys))


def _off(cards: int, size: int) -> int:
    """All hands sharing this many cards with one hand, each counted as often as it does."""
    return comb(CARDS, size) * comb(cards - size, CARDS - size)


def _lower(found: Ways, work: Work) -> Lower:
    """Count lower fronts and backs among the hands that hold each set of up to four cards."""
    ranks, deck, table = found.groups.ranks, found.groups.deck(), steps(found.groups)
    by_size = [sets(ranks, size) for size in range(NARROW + 1)]
    rows = [sum(len(some.masks) for some in each) for each in by_size]
    wide = sum(rows[: WIDE + 1])
    lower = Lower(
        place=np.full(PLACES, -1, np.int64),
        row=np.zeros(PLACES, np.int32),
        front=np.zeros((sum(rows), found.fronts + 1), np.int32),
        back=np.zeros((wide, found.backs + 1), np.int32),
        back_narrow=np.zeros((rows[NARROW], found.backs + 1), np.uint16),
    )
    row = 0
    for size, each in enumerate(by_size):
        most = comb(len(deck) - max(size, 1), CARDS - max(size, 1))
        for some in each:
            enter(some.masks, some.joker, row, lower)
            narrow: NDArray[Any] = lower.back_narrow[row - wide :]
            backs = lower.back[row:] if size <= WIDE else narrow
            fronts = lower.front[row:]

            def play(
                a: int,
                b: int,
                some: Sets = some,
                most: int = most,
                fronts: NDArray[np.int32] = fronts,
                backs: NDArray[Any] = backs,
            ) -> None:
                out = fronts[a:b], backs[a:b]
                fill(some.masks[a:b], some.joker, deck, table, found.house, most, *out)

            work.share(len(some.masks), looks(len(deck), size, some), play)
            row += len(some.masks)
    return lower


def looks(cards: int, size: int, some: Sets) -> int:
    """The number of hands looked at for some sets of this many cards."""
    return len(some.masks) * comb(cards - size, CARDS - size)


def _by_group(found: Ways, hands: NDArray[np.int64], keys: NDArray[np.int64]) -> Chosen:
    """The most common choice is the group's; the other hands get groups of their own."""
    made, which, times = np.unique(keys, return_inverse=True, return_counts=True)
    order = np.lexsort((times, made >> 2 * _CODE_BITS))
    group = made[order] >> 2 * _CODE_BITS
    usual = order[np.append(group[1:] != group[:-1], True)]
    is_odd = np.ones(len(made), np.bool_)
    is_odd[usual] = False
    odd_made = np.flatnonzero(is_odd)
    number = np.zeros(len(made), np.int64)
    number[odd_made] = found.groups.groups + np.arange(len(odd_made))
    odd_hands = np.flatnonzero(is_odd[which])
    held = hands[odd_hands] @ (1 << RANKS * np.arange(4))
    names = np.array([same_suits(int(each)) for each in held], np.int64)
    by_name = np.argsort(names)
    tables = np.full((3, found.groups.groups + len(odd_made)), -1, np.int32)
    tables[0, : found.groups.groups] = found.house
    tables[0, found.groups.groups :] = found.house[made[odd_made] >> 2 * _CODE_BITS]
    for place, entry in ((made[usual] >> 2 * _CODE_BITS, usual), (number[odd_made], odd_made)):
        tables[1, place] = made[entry] >> _CODE_BITS & _CODE_MASK
        tables[2, place] = made[entry] & _CODE_MASK
    mixed = np.zeros(found.groups.groups, np.bool_)
    mixed[made[odd_made] >> 2 * _CODE_BITS] = True
    groups = number[which[odd_hands]][by_name].astype(np.int32)
    house, player, bank = tables
    return Chosen(house, player, bank, Odd(mixed, names[by_name], groups))
