"""Tables of lows that straights and flushes spoil, or in which the ace is high: five cards only."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.patterns import patterns
from cardhouse.analysis.evaluate.tables import HandOrder, fingerprint, order
from cardhouse.analysis.kernel.keep import kept
from cardhouse.cards import RANKS, SUITS, Card
from cardhouse.ranking import High, Low, scale

FIVE: Final = 5
_MASKS: Final = 1 << len(RANKS)


@cache
def spoiled_order(rules: Low) -> HandOrder:
    """The order of five cards: by ranks of several suits, and by the ranks of one suit."""
    found = kept(f"spoiled-{fingerprint(rules)}", lambda: _build(rules))
    # Cards add up as for high, where suits are counted.
    plain = order(High()).tables
    tables = plain._replace(of_ranks=found["of_ranks"], of_suited=found["of_suited"])
    return HandOrder(rules, tables, found["values"])


def _build(rules: Low) -> dict[str, NDArray[np.generic]]:
    measure, pattern = scale(rules), patterns(1)
    fives = pattern.of_size(FIVE)
    mixed = [measure.value(_of_several_suits(pattern.counts[five])) for five in fives]
    masks = {sum(1 << rank for rank in five): five for five in combinations(range(13), FIVE)}
    suited = [measure.value([_card(rank, 0) for rank in five]) for five in masks.values()]
    values = np.unique(np.array([0, *mixed, *suited], dtype=np.int64))
    of_ranks = np.zeros(pattern.size, dtype=np.uint16)
    of_ranks[pattern.place[fives]] = np.searchsorted(values, mixed)
    of_suited = np.zeros(_MASKS, dtype=np.uint16)
    of_suited[list(masks)] = np.searchsorted(values, suited)
    return {"of_ranks": of_ranks, "of_suited": of_suited, "values": values}


def _of_several_suits(counts: NDArray[np.uint8]) -> list[Card]:
    """Cards with these ranks, equal ranks in different suits and never all in one."""
    return [_card(rank, i) for i, rank in enumerate(_ranks(counts))]


def _ranks(counts: NDArray[np.uint8]) -> Iterator[int]:
    for rank in range(len(RANKS)):
        yield from [rank] * int(counts[rank])


def _card(rank: int, number: int) -> Card:
    return Card(RANKS[rank] + SUITS[number % len(SUITS)])
