"""Every five-card hand, counted class by class against the published figures."""

from collections import Counter
from itertools import combinations

import pytest

from cardhouse.cards import Deck
from cardhouse.ranking import High, Low, Scale, scale

# Two and a half million hands for each test.
pytestmark = pytest.mark.long


def values_of_all(order: Scale, deck: Deck) -> Counter[int]:
    return Counter(map(order.value, combinations(deck.cards(), 5)))


def by_class(order: Scale, values: Counter[int]) -> dict[str, int]:
    count: Counter[str] = Counter()
    for value, hands in values.items():
        count[order.category(value)] += hands
    return dict(count)


def by_highest_card(order: Scale, values: Counter[int]) -> dict[str, int]:
    count: Counter[str] = Counter()
    for value, hands in values.items():
        paired = order.category(value) != "no pair"
        count["pair or worse" if paired else order.spell(value)[0]] += hands
    return dict(count)


def test_high_without_a_joker() -> None:
    order = scale(High())
    values = values_of_all(order, Deck())
    assert len(values) == 7462
    assert by_class(order, values) == {
        "royal flush": 4,
        "straight flush": 36,
        "four of a kind": 624,
        "full house": 3744,
        "flush": 5108,
        "straight": 10200,
        "three of a kind": 54912,
        "two pair": 123552,
        "one pair": 1098240,
        "high card": 1302540,
    }


def test_high_with_the_joker_as_bug() -> None:
    order = scale(High(joker="bug"))
    values = values_of_all(order, Deck(jokers=1))
    assert len(values) == 7463
    assert by_class(order, values) == {
        "five of a kind": 1,
        "royal flush": 24,
        "straight flush": 180,
        "four of a kind": 828,
        "full house": 4368,
        "flush": 7804,
        "straight": 20532,
        "three of a kind": 63360,
        "two pair": 138600,
        "one pair": 1215024,
        "high card": 1418964,
    }


def test_high_with_the_joker_wild() -> None:
    order = scale(High(joker="wild"))
    values = values_of_all(order, Deck(jokers=1))
    assert len(values) == 7475
    assert by_class(order, values) == {
        "five of a kind": 13,
        "royal flush": 24,
        "straight flush": 180,
        "four of a kind": 3120,
        "full house": 6552,
        "flush": 7804,
        "straight": 20532,
        "three of a kind": 137280,
        "two pair": 123552,
        "one pair": 1268088,
        "high card": 1302540,
    }


def test_low_without_a_joker() -> None:
    order = scale(Low())
    values = values_of_all(order, Deck())
    assert len(values) == 6175
    assert by_highest_card(order, values) == {
        "5": 1024,
        "6": 5120,
        "7": 15360,
        "8": 35840,
        "9": 71680,
        "T": 129024,
        "J": 215040,
        "Q": 337920,
        "K": 506880,
        "pair or worse": 2598960 - 1317888,
    }
    assert by_class(order, values) == {
        "no pair": 1317888,
        "one pair": 1098240,
        "two pair": 123552,
        "three of a kind": 54912,
        "full house": 3744,
        "four of a kind": 624,
    }


def test_eight_or_better() -> None:
    order = scale(Low(qualifier=8))
    values = values_of_all(order, Deck())
    assert len(values) == 1 + 56
    assert by_class(order, values) == {"no pair": 57344, "no low": 2598960 - 57344}
    assert 57344 == 1024 + 5120 + 15360 + 35840


def test_low_with_the_joker() -> None:
    """A joker stands in for one of five ranks or, beside a wheel's four lowest, for the five."""
    order = scale(Low(joker="lowest"))
    values = values_of_all(order, Deck(jokers=1))
    with_joker = {
        high: 4**4 * len(four_ranks_that_make(high)) for high in (5, 6, 7, 8, 9, 10, 11, 12, 13)
    }
    assert with_joker[5] == 4**4 * 5
    natural = [1024, 5120, 15360, 35840, 71680, 129024, 215040, 337920, 506880]
    expected = {
        rank: count + with_joker[high]
        for rank, high, count in zip("56789TJQK", with_joker, natural, strict=True)
    }
    assert sum(expected.values()) == 1317888 + 4**4 * 715
    found = by_highest_card(order, values)
    assert found.pop("pair or worse") == 2869685 - sum(expected.values())
    assert found == expected


def four_ranks_that_make(highest: int) -> list[tuple[int, ...]]:
    """The sets of four ranks that the joker, as the lowest missing rank, makes such a low."""
    return [
        four
        for four in combinations(range(1, 14), 4)
        if max(*four, next(rank for rank in range(1, 6) if rank not in four)) == highest
    ]
