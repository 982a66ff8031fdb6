"""High hands: the value of every rank pattern and of every suited set of ranks."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from cardhouse.cards import RANKS
from cardhouse.ranking.layout import (
    ACE,
    FIVE,
    MASK_RANKS,
    MASK_WILD,
    pack,
    rank_counts,
)
from cardhouse.ranking.rules import High
from cardhouse.ranking.wild import fill, spread, straight_tops

HighClass = Literal[
    "high card", "one pair", "two pair", "three of a kind", "straight", "flush", "full house",
    "four of a kind", "straight flush", "royal flush", "five of a kind",
]  # fmt: skip

FLUSHES: Final[frozenset[str]] = frozenset({"flush", "straight flush", "royal flush"})
RUNS: Final[frozenset[str]] = frozenset({"straight", "straight flush", "royal flush"})

NINE: Final = RANKS.index("9")
_ACE_TO_NINE: Final = 1 << ACE | 0b1111 << NINE - 3

_USUAL: Final[tuple[HighClass, ...]] = (
    "high card", "one pair", "two pair", "three of a kind", "straight", "flush", "full house",
    "four of a kind", "straight flush", "royal flush", "five of a kind",
)  # fmt: skip


def classes(rules: High) -> tuple[HighClass, ...]:
    """The house's classes of high hands, lowest first."""
    order = list(_USUAL)
    if rules.straight_beats_flush:
        order[4:6] = "flush", "straight"
    if rules.flush_beats_full_house:
        order[5:7] = "full house", "flush"
    if rules.five_of_a_kind == "below-royal":
        order[9:11] = "five of a kind", "royal flush"
    return tuple(order)


class HighTables:
    """Computes values under one house's rules; frequent callers cache the answers."""

    def __init__(self, rules: High) -> None:
        """Number the house's classes from 1, leaving 0 for hands that cannot win."""
        self._rules = rules
        self._place = {name: place for place, name in enumerate(classes(rules), start=1)}

    def of_ranks(self, key: int) -> int:
        """The best hand made by the ranks alone, whatever the suits."""
        counts, wilds = rank_counts(key)
        mask = sum(1 << rank for rank, count in enumerate(counts) if count)
        groups = map(self._grouped, spread(counts, wilds, self._rules.joker))
        runs = (pack(self._place["straight"], run) for run in self._runs(mask, wilds))
        return max([*groups, *runs])

    def of_suited(self, mask: int) -> int:
        """The best flush made by the ranks held in one suit and the wild cards."""
        ranks, wilds = mask & MASK_RANKS, mask // MASK_WILD
        flush = pack(self._place["flush"], _from_the_top(fill(ranks, wilds)))
        runs = (pack(self._place[_suited_run(run)], run) for run in self._runs(ranks, wilds))
        return max([flush, *runs])

    def _grouped(self, counts: Sequence[int]) -> int:
        name, ranks = grouped(counts)
        if name == "high card" and self._rules.qualifier == "pair":
            return 0
        return pack(self._place[name], ranks)

    def _runs(self, mask: int, wilds: int) -> Iterator[list[int]]:
        # Every straight, not just the highest: a raised wheel beats a six-high straight.
        if self._rules.ace_below_six and mask & _ACE_TO_NINE == _ACE_TO_NINE:
            yield [NINE, NINE - 1, NINE - 2, NINE - 3, ACE]
        for top in straight_tops(mask, wilds):
            if top > FIVE:
                yield [top - step for step in range(5)]
            elif self._rules.wheel == "second":
                # Listed ace first, it falls between A-K-Q-J-T and K-Q-J-T-9.
                yield [ACE, FIVE, FIVE - 1, FIVE - 2, FIVE - 3]
            else:
                yield [FIVE, FIVE - 1, FIVE - 2, FIVE - 3, ACE]


def grouped(counts: Sequence[int]) -> tuple[HighClass, list[int]]:
    """The class made by equal ranks and high cards, with up to five ranks by importance."""
    groups = sorted(((count, rank) for rank, count in enumerate(counts) if count), reverse=True)
    most, first = groups[0]
    next_most, second = groups[1] if len(groups) > 1 else (0, 0)
    if most >= 5:
        return "five of a kind", [first] * 5
    if most == 4:
        return "four of a kind", [first] * 4 + _kickers(counts, {first}, 1)
    if most == 3 and next_most >= 2:
        return "full house", [first] * 3 + [second] * 2
    if most == 3:
        return "three of a kind", [first] * 3 + _kickers(counts, {first}, 2)
    if next_most == 2:
        return "two pair", [first] * 2 + [second] * 2 + _kickers(counts, {first, second}, 1)
    if most == 2:
        return "one pair", [first] * 2 + _kickers(counts, {first}, 3)
    return "high card", _kickers(counts, set(), 5)


def _kickers(counts: Sequence[int], without: set[int], wanted: int) -> list[int]:
    held = [rank for rank in range(ACE, -1, -1) if counts[rank] and rank not in without]
    return held[:wanted]


def _suited_run(run: Sequence[int]) -> HighClass:
    return "royal flush" if run[:2] == [ACE, ACE - 1] else "straight flush"


def _from_the_top(mask: int) -> Iterator[int]:
    """The five highest ranks of a mask."""
    left = 5
    for rank in range(ACE, -1, -1):
        if left and mask >> rank & 1:
            left -= 1
            yield rank
