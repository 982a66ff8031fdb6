"""The kernels' lookup tables: every pattern in its own place, with its own worth."""

from math import comb

import numpy as np
import pytest

from cardhouse.analysis.evaluate.patterns import KINDS, SIZES, patterns, places
from cardhouse.analysis.evaluate.tables import CARDS, numbers, order, wild_cards
from cardhouse.cards import JOKER, PACK, parse_cards
from cardhouse.ranking import High, Low
from cardhouse.ranking.high import HighTables
from cardhouse.ranking.layout import RANKS_SHIFT, WILD, rank_code
from cardhouse.ranking.low import LowTables
from tests.unit.analysis.rankings import called, rankings


def test_no_two_patterns_meet() -> None:
    found = patterns(1)
    codes = found.counts.astype(np.uint64) @ found.keys
    assert (places(codes, found.row) == found.place).all()
    assert len(np.unique(found.place)) == len(found.counts) == 102440
    assert found.place.max() < found.size


def test_all_patterns_are_there() -> None:
    found = patterns(1)
    natural = {cards: len(found.of_size(cards)) for cards in SIZES}
    assert natural == {4: 1820, 5: 6175, 6: 18395, 7: 49205}
    assert found.counts.shape[1] == KINDS
    # As many hands as there are ways to deal the suits of all patterns.
    ways = np.prod([[comb(4, n) for n in line] for line in found.counts[found.of_size(7), :-1]], 1)
    assert ways.sum() == comb(52, 7)


@pytest.mark.parametrize("rules", rankings(), ids=called)
def test_a_pattern_is_worth_what_the_engine_says(rules: High | Low) -> None:
    """The best five of six and seven follow from the best five: check a tenth of them."""
    found, hands = patterns(1), order(rules)
    work_out = (HighTables(rules) if isinstance(rules, High) else LowTables(rules)).of_ranks
    ones = [rank_code(rank) >> RANKS_SHIFT for rank in range(13)] + [WILD >> RANKS_SHIFT]
    possible = (found.counts.sum(axis=1) >= 5) & (found.counts[:, -1] <= len(wild_cards(rules)))
    some = np.flatnonzero(possible)[::31].tolist()
    assert len(some) > 2000
    for number in some:
        key = int(found.counts[number].astype(np.int64) @ np.array(ones))
        assert hands.values[hands.tables.of_ranks[found.place[number]]] == work_out(key)


def test_cards_are_numbered_as_in_a_new_pack() -> None:
    assert (*PACK, JOKER) == CARDS
    assert numbers(parse_cards("2c Ac 2s As Jo")).tolist() == [0, 12, 39, 51, 52]


def test_wild_cards() -> None:
    assert wild_cards(High()) == ()
    assert wild_cards(Low(joker="lowest")) == (JOKER,)
    assert wild_cards(High(wild_rank="2")) == ("2c", "2d", "2h", "2s")
