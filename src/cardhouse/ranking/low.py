"""Low hands, ace to five: every rank pattern and what it is worth."""

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
_BY_GROUPS: Final[dict[tuple[int, ...], LowClass]] = {
    (4, 1): "four of a kind",
    (3, 2): "full house",
    (3, 1, 1): "three of a kind",
    (2, 2, 1): "two pair",
    (2, 1, 1, 1): "one pair",
    (1, 1, 1, 1, 1): "no pair",
}


class LowTables:
    """Works out values of low hands; whoever asks often keeps the answers."""

    def __init__(self, rules: Low) -> None:
        """Keep the qualifier as a number of pips, the ace being one."""
        self._pips_max = rules.qualifier

    def of_ranks(self, key: int) -> int:
        """The best low of a hand's ranks; 0 if it does not qualify."""
        counts, jokers = rank_counts(key)
        for _ in range(jokers):
            counts[lowest_missing(counts)] += 1
        pips = sorted(pips_of(rank) for rank, count in enumerate(counts) for _ in range(count))
        kinds = sorted(set(pips))
        if len(kinds) >= 5:
            best = kinds[:5]
            if self._pips_max is not None and best[-1] > self._pips_max:
                return 0
            return _value(best)
        if self._pips_max is not None:
            return 0
        return max(_value(five) for five in set(combinations(pips, 5)))


def pips_of(rank: int) -> int:
    """The ace counts one, a king thirteen."""
    return 1 if rank == ACE else rank + 2


def rank_of_number(number: int) -> int:
    """The rank behind a number of a low value, in which a lower card is a greater number."""
    pips = 14 - number
    return ACE if pips == 1 else pips - 2


def _value(five: Sequence[int]) -> int:
    groups = sorted(((five.count(pips), pips) for pips in set(five)), reverse=True)
    name = _BY_GROUPS[tuple(count for count, _ in groups)]
    return pack(_PLACE[name], (14 - pips for count, pips in groups for _ in range(count)))
