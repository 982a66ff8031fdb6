"""Low hands, ace to five: the value of every rank pattern."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, Literal

from cardhouse.ranking.layout import ACE, pack, rank_counts
from cardhouse.ranking.rules import Low
from cardhouse.ranking.wild import lowest_missing

LowClass = Literal[
    "four of a kind", "full house", "three of a kind", "two pair", "one pair", "no pair"
]

# Worst first; straights and flushes do not exist here.
CLASSES: Final[tuple[LowClass, ...]] = (
    "four of a kind", "full house", "three of a kind", "two pair", "one pair", "no pair",
)  # fmt: skip

_PLACE: Final = {name: place for place, name in enumerate(CLASSES, start=1)}
BY_GROUPS: Final[dict[tuple[int, ...], LowClass]] = {
    (4, 1): "four of a kind",
    (3, 2): "full house",
    (3, 1, 1): "three of a kind",
    (2, 2, 1): "two pair",
    (2, 1, 1, 1): "one pair",
    (1, 1, 1, 1, 1): "no pair",
}


class LowTables:
    """Computes values of low hands; frequent callers cache the answers."""

    def __init__(self, rules: Low) -> None:
        """Keep the qualifier as a number of pips, with the ace as one."""
        self._pips_max = rules.qualifier

    def of_ranks(self, key: int) -> int:
        """The best low in a hand's ranks; 0 if it does not qualify."""
        counts, jokers = rank_counts(key)
        for _ in range(jokers):
            counts[lowest_missing(counts)] += 1
        by_pips = [counts[ACE], *counts[:ACE]]
        kinds = [pips for pips, count in enumerate(by_pips, start=1) if count]
        if len(kinds) < 5:
            return self._paired(by_pips, kinds)
        if self._pips_max is not None and kinds[4] > self._pips_max:
            return 0
        return _value(kinds[:5])

    def _paired(self, by_pips: Sequence[int], kinds: Sequence[int]) -> int:
        if self._pips_max is not None:
            return 0
        if len(kinds) == 4:
            lowest_pair = next(pips for pips in kinds if by_pips[pips - 1] > 1)
            return _value([*kinds, lowest_pair])
        held = [pips for pips in kinds for _ in range(by_pips[pips - 1])]
        return max(_value(five) for five in set(combinations(held, 5)))


def rank_of_number(number: int) -> int:
    """The rank behind a number in a low value, where a lower card is a greater number."""
    pips = 14 - number
    return ACE if pips == 1 else pips - 2


def _value(five: Sequence[int]) -> int:
    groups = sorted(((five.count(pips), pips) for pips in set(five)), reverse=True)
    name = BY_GROUPS[tuple(count for count, _ in groups)]
    return pack(_PLACE[name], (14 - pips for count, pips in groups for _ in range(count)))
