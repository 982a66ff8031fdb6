"""The best five of every seven cards, counted by patterns against the published figures.

The 133,784,560 hands are not dealt one by one. Hands whose longest suit is short are told apart by
their ranks alone; hands with a long suit by the ranks in that suit and the ranks outside it. Each
pattern is valued once, on real cards, and stands for all the hands dealt that way.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from cardhouse.cards import JOKER, RANKS, SUITS, Card, parse_card
from cardhouse.ranking import High, Low, Scale, scale

# Tens of thousands of patterns for each test.
pytestmark = pytest.mark.long

Counts = tuple[int, ...]
Pattern = tuple[list[Card], int]


@cache
def multisets(cards: int, of_a_rank: int) -> list[Counts]:
    """Every choice of this many cards by rank, with this many of each rank in the deck."""
    held = (Counter(way) for way in combinations_with_replacement(range(13), cards))
    return [
        tuple(way[rank] for rank in range(13))
        for way in held
        if max(way.values(), default=0) <= of_a_rank
    ]


def in_spades(ranks: tuple[int, ...]) -> list[Card]:
    return [parse_card(RANKS[rank] + "s") for rank in ranks]


def beside_spades(counts: Counts) -> list[Card]:
    return [
        parse_card(RANKS[rank] + suit)
        for rank, count in enumerate(counts)
        for suit in SUITS[:count]
    ]


def without_a_long_suit(counts: Counts) -> list[Card]:
    """Deal the suits in turn, so that none is long."""
    cards: list[Card] = []
    for rank, count in enumerate(counts):
        first = len(cards) % 4
        cards += [parse_card(RANKS[rank] + suit) for suit in (SUITS * 2)[first : first + count]]
    return cards


def suited_patterns(natural: int, longest: int) -> Iterator[tuple[list[Card], Counts, int]]:
    """Patterns with at least this many spades: cards, rank counts, and number of hands."""
    for spades in range(longest, natural + 1):
        for ranks in combinations(range(13), spades):
            held = in_spades(ranks)
            for others in multisets(natural - spades, 3):
                ways = prod(comb(3, count) for count in others)
                whole = [count + (rank in ranks) for rank, count in enumerate(others)]
                yield held + beside_spades(others), tuple(whole), ways


@cache
def patterns(natural: int, longest: int) -> list[Pattern]:
    """Every pattern of this many natural cards: one example, and its number of hands."""
    found: list[Pattern] = []
    suited: Counter[Counts] = Counter()
    for cards, counts, ways in suited_patterns(natural, longest):
        suited[counts] += 4 * ways
        found.append((cards, 4 * ways))
    for counts in multisets(natural, 4):
        if rest := ways_to_deal(counts) - suited[counts]:
            found.append((without_a_long_suit(counts), rest))
    return found


def ways_to_deal(counts: Counts) -> int:
    return prod(comb(4, count) for count in counts)


def counted(order: Scale, hands: Iterable[Pattern]) -> Counter[str]:
    values: Counter[int] = Counter()
    for cards, ways in hands:
        values[order.value(cards)] += ways
    classes: Counter[str] = Counter()
    for value, ways in values.items():
        low = isinstance(order.rules, Low) and order.category(value) == "no pair"
        classes[order.spell(value)[0] if low else order.category(value)] += ways
    return classes


def with_joker(hands: Iterable[Pattern]) -> Iterator[Pattern]:
    return (([*cards, JOKER], ways) for cards, ways in hands)


def test_best_five_of_seven() -> None:
    assert counted(scale(High()), patterns(7, 5)) == {
        "royal flush": 4324,
        "straight flush": 41584 - 4324,
        "four of a kind": 224848,
        "full house": 3473184,
        "flush": 4047644,
        "straight": 6180020,
        "three of a kind": 6461620,
        "two pair": 31433400,
        "one pair": 58627800,
        "high card": 23294460,
    }


def test_best_five_of_six() -> None:
    assert counted(scale(High()), patterns(6, 5)) == {
        "royal flush": 188,
        "straight flush": 1844 - 188,
        "four of a kind": 14664,
        "full house": 165984,
        "flush": 205792,
        "straight": 361620,
        "three of a kind": 732160,
        "two pair": 2532816,
        "one pair": 9730740,
        "high card": 6612900,
    }


def test_best_five_of_seven_with_the_joker_as_bug() -> None:
    order = scale(High(joker="bug"))
    # With the joker a suit of four is long.
    assert counted(order, patterns(7, 5)) + counted(order, with_joker(patterns(6, 4))) == {
        "five of a kind": 1128,
        "royal flush": 26132,
        "straight flush": 184832,
        "four of a kind": 307472,
        "full house": 4188528,
        "flush": 6172088,
        "straight": 11236028,
        "three of a kind": 7470676,
        "two pair": 35553816,
        "one pair": 64221960,
        "high card": 24780420,
    }


LOW_OF_SEVEN = {
    "5": 781824,
    "6": 3151360,
    "7": 7426560,
    "8": 13171200,
    "9": 19174400,
    "T": 23675904,
    "J": 24837120,
    "Q": 21457920,
    "K": 13939200,
}
LOW_OF_SEVEN_WITH_JOKER = {
    "5": 1725312,
    "6": 4593920,
    "7": 9666560,
    "8": 16105600,
    "9": 22521856,
    "T": 27019776,
    "J": 27709440,
    "Q": 23464320,
    "K": 14924800,
}


@cache
def rank_patterns(natural: int) -> list[Pattern]:
    """For low, suits do not matter at all."""
    return [(without_a_long_suit(counts), ways_to_deal(counts)) for counts in multisets(natural, 4)]


def test_best_low_of_seven() -> None:
    found = counted(scale(Low()), rank_patterns(7))
    assert {high: found[high] for high in LOW_OF_SEVEN} == LOW_OF_SEVEN
    assert found.total() == 133784560


def test_eight_or_better_of_seven() -> None:
    found = counted(scale(Low(qualifier=8)), rank_patterns(7))
    assert found == {high: LOW_OF_SEVEN[high] for high in "5678"} | {"no low": 133784560 - 24530944}


def test_best_low_of_seven_with_the_joker() -> None:
    order = scale(Low(joker="lowest"))
    found = counted(order, rank_patterns(7)) + counted(order, with_joker(rank_patterns(6)))
    assert {high: found[high] for high in LOW_OF_SEVEN_WITH_JOKER} == LOW_OF_SEVEN_WITH_JOKER
    assert found.total() == 154143080


@pytest.mark.parametrize("cards", [4, 8])
def test_other_numbers_of_cards_are_refused(cards: int) -> None:
    hand = without_a_long_suit(multisets(cards, 2)[0])
    for rules in (High(), Low()):
        with pytest.raises(ValueError, match=f"best five of 5 to 7 cards, not of {cards}$"):
            scale(rules).value(hand)
