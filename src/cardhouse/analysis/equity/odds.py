"""The value of hands against each other: every deal counted, or many dealt at random."""

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.equity import dealing
from cardhouse.analysis.equity import plain as odds_plain
from cardhouse.analysis.equity.boards import can_halve, every_board, halves
from cardhouse.analysis.equity.showdown import Showdown, no_count
from cardhouse.analysis.equity.spot import Spot, every_spot, slots, start
from cardhouse.analysis.equity.tally import Tally
from cardhouse.analysis.kernel.jit import FAST, together

# Trials are dealt in blocks, each with a seed of its own: the result does not depend on the number
# of threads.
BLOCK: Final = 1 << 17
TRIALS: Final = 2_000_000 if FAST else 100_000
# The most work counted by default: a second or two.
FEASIBLE: Final = 400_000_000 if FAST else 4_000_000
# The most work counted on request: minutes.
EXACT_MAX: Final = 50_000_000_000
_WORTH_SHARING: Final = 5_000_000

Count = NDArray[np.int64]


def is_feasible(spot: Spot) -> bool:
    """True if counting every deal takes no longer than a person waits."""
    return spot.deals() * len(spot.holdings) <= FEASIBLE


def exact(spot: Spot, showdown: Showdown, workers: int | None = None) -> Tally:
    """Every deal, counted."""
    if not (FAST and showdown.fast):
        return Tally(odds_plain.every_deal(spot, showdown), len(spot.holdings), exact=True)
    if can_halve(spot):
        return Tally(_every_board(spot, showdown, workers), len(spot.holdings), exact=True)
    tables = showdown.sides.tables
    open_slots, begin = slots(spot, tables), start(spot, tables)
    if not len(open_slots.first):
        return sampled(spot, showdown, 1, 0)._replace(exact=True)  # there is only one deal

    def part(since: int, until: int) -> Count:
        count = no_count(spot, showdown)
        room = dealing.work(open_slots, begin)
        dealing.every_deal(open_slots, room, showdown.sides, since, until, count)
        return count

    first, last = int(open_slots.first[0]), int(open_slots.last[0])
    step = last - first if spot.deals() < _WORTH_SHARING else 1
    works = [partial(part, i, min(i + step, last)) for i in range(first, last, step)]
    return Tally(_added(works, workers), len(spot.holdings), exact=True)


def _every_board(spot: Spot, showdown: Showdown, workers: int | None) -> Count:
    """The boards of every combination of hands in the ranges."""
    tables, suits_count = showdown.sides.tables, showdown.first.rules.suits_break_ties

    def part(certain: Spot) -> Count:
        count = no_count(spot, showdown)
        one, other = halves(certain, tables, suits_count=suits_count)
        room = dealing.work(slots(certain, tables), start(certain, tables))
        every_board(one, other, room, showdown.sides, count)
        return count

    return _added([partial(part, certain) for certain in every_spot(spot)], workers)


def sampled(
    spot: Spot, showdown: Showdown, trials: int, seed: int, workers: int | None = None
) -> Tally:
    """A number of random deals; the same seed gives the same with any number of threads."""
    seeds = np.random.SeedSequence(seed).generate_state(-(-trials // BLOCK), np.uint64)
    tables = showdown.sides.tables
    open_slots, begin = slots(spot, tables), start(spot, tables)

    def part(block: int) -> Count:
        many = min(BLOCK, trials - block * BLOCK)
        if not (FAST and showdown.fast):
            return odds_plain.random_deals(spot, showdown, int(seeds[block]), many)
        count = no_count(spot, showdown)
        room = dealing.work(open_slots, begin)
        dealing.random_deals(open_slots, begin, room, showdown.sides, seeds[block], many, count)
        return count

    works = [partial(part, block) for block in range(len(seeds))]
    return Tally(_added(works, workers), len(spot.holdings), exact=False)


def _added(works: Sequence[Callable[[], Count]], workers: int | None) -> Count:
    counts: list[Count] = together(works, workers or os.cpu_count() or 1)
    total: Count = np.sum(counts, axis=0)
    return total
