"""Kernels that compare all hands set one way with all hands set another, a set of cards at a time.

Two hands of one deal share no card. The pairs without a shared card are counted by inclusion and
exclusion: all pairs, less those that both hold a card, plus those that both hold two cards, and so
on.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import kernel
from cardhouse.analysis.pai_gow.alike import CARDS, JOKER_CARD
from cardhouse.analysis.pai_gow.hands import RANKS, Steps, gather

# Counts for two ways of setting, in this order.
WIN: Final = 0  # the player's front and back both outrank the bank's
LOSE: Final = 1  # neither does
UNDER: Final = 2  # both rank below the bank's: a player's losses if copies push
FRONT_COPY: Final = 3
BACK_COPY: Final = 4
COUNTS: Final = 5

# Up to this many hands are sorted; more are counted into a list of all settings.
_SORTED_MOST: Final = 2000


class Cells(NamedTuple):
    """The settings of hands under some ways of setting, sorted by back and then by front."""

    of_group: NDArray[np.int32]
    """The setting of a group of hands: `of_group[way, group]`."""
    back: NDArray[np.int32]
    front: NDArray[np.int32]
    fronts: int


@kernel
def cards_of(masks: NDArray[np.int64], joker: bool, cards: NDArray[np.int64]) -> int:
    """Write the cards of a set into a list, and return their number."""
    count = 0
    for suit in range(4):
        for rank in range(RANKS):
            if masks[suit] >> rank & 1:
                cards[count] = 4 * rank + suit
                count += 1
    if joker:
        cards[count] = JOKER_CARD
        count += 1
    return count


@kernel
def without(deck: NDArray[np.int64], cards: NDArray[np.int64]) -> NDArray[np.int64]:
    """The cards of the deck outside a set."""
    rest = np.empty(len(deck) - len(cards), np.int64)
    count = 0
    for card in deck:
        found = False
        for other in cards:
            found |= card == other
        if not found:
            rest[count] = card
            count += 1
    return rest


@kernel
def compare(
    player: NDArray[np.int32],
    player_times: NDArray[np.int64],
    bank: NDArray[np.int32],
    bank_times: NDArray[np.int64],
    cells: Cells,
    times: int,
    out: NDArray[np.int64],
) -> None:
    """Count how settings of the player fare against settings of the bank, both sorted."""
    fronts = np.zeros(cells.fronts + 1, np.int64)
    for i in range(len(bank)):
        fronts[cells.front[bank[i]] + 1] += bank_times[i]
    for i in range(cells.fronts):
        fronts[i + 1] += fronts[i]
    all_hands, lower = fronts[cells.fronts], 0
    # A Fenwick tree: the number of the bank's backs so far with a front up to a given one.
    tree = np.zeros(cells.fronts + 1, np.int64)
    at, i = 0, 0
    while i < len(player):
        back = cells.back[player[i]]
        while at < len(bank) and cells.back[bank[at]] < back:
            lower += bank_times[at]
            _add(tree, cells.front[bank[at]], bank_times[at])
            at += 1
        end = i
        while end < len(player) and cells.back[player[end]] == back:
            front, count = cells.front[player[end]], player_times[end] * times
            both = _below(tree, front)
            out[WIN] += count * both
            out[LOSE] += count * (all_hands - lower - fronts[front] + both)
            out[FRONT_COPY] += count * (fronts[front + 1] - fronts[front])
            end += 1
        equal = 0
        while at < len(bank) and cells.back[bank[at]] == back:
            equal += bank_times[at]
            _add(tree, cells.front[bank[at]], bank_times[at])
            at += 1
        lower += equal
        for j in range(i, end):
            front, count = cells.front[player[j]], player_times[j] * times
            both = _below(tree, front + 1)
            out[UNDER] += count * (all_hands - lower - fronts[front + 1] + both)
            out[BACK_COPY] += count * equal
        i = end


@kernel
def _add(tree: NDArray[np.int64], front: int, times: int) -> None:
    place = front + 1
    while place < len(tree):
        tree[place] += times
        place += place & -place


@kernel
def _below(tree: NDArray[np.int64], front: int) -> int:
    total = 0
    while front > 0:
        total += tree[front]
        front -= front & -front
    return total


@kernel
def layer(
    masks: NDArray[np.int64],
    times: NDArray[np.int64],
    joker: bool,
    deck: NDArray[np.int64],
    table: Steps,
    cells: Cells,
    pairs: NDArray[np.int64],
    most: int,
) -> NDArray[np.int64]:
    """Sum up, over sets of cards, the comparisons of all hands that hold the set."""
    out = np.zeros((len(pairs), COUNTS), np.int64)
    cards = np.empty(CARDS, np.int64)
    groups = np.empty(most, np.int32)
    ways = len(cells.of_group)
    tally = np.zeros((ways, len(cells.back) if most > _SORTED_MOST else 0), np.int64)
    for i in range(len(masks)):
        held = cards[: cards_of(masks[i], joker, cards)]
        lists = []
        counts = []
        if most > _SORTED_MOST:
            tally[:] = 0
            _tally(held, deck, table, cells.of_group, groups, tally)
            for way in range(ways):
                found = np.flatnonzero(tally[way]).astype(np.int32)
                lists.append(found)
                counts.append(tally[way][found])
        else:
            count = gather(held, without(deck, held), table, groups)
            for way in range(ways):
                lists.append(np.sort(cells.of_group[way][groups[:count]]))
                counts.append(np.ones(count, np.int64))
        for j in range(len(pairs)):
            p, b = pairs[j]
            compare(lists[p], counts[p], lists[b], counts[b], cells, times[i], out[j])
    return out


@kernel
def _tally(
    held: NDArray[np.int64],
    deck: NDArray[np.int64],
    table: Steps,
    of_group: NDArray[np.int32],
    groups: NDArray[np.int32],
    tally: NDArray[np.int64],
) -> None:
    """Count each setting, under each way, among the hands that hold a set."""
    if len(held):
        count = gather(held, without(deck, held), table, groups)
        _into(groups[:count], of_group, tally)
        return
    # All hands at once would fill the memory, so they are split by their last card.
    for last in range(CARDS - 1, len(deck)):
        count = gather(deck[last : last + 1], deck[:last], table, groups)
        _into(groups[:count], of_group, tally)


@kernel
def _into(groups: NDArray[np.int32], of_group: NDArray[np.int32], tally: NDArray[np.int64]) -> None:
    for way in range(len(of_group)):
        for group in groups:
            tally[way, of_group[way, group]] += 1
