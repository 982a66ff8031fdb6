"""Twenty-one: totals and naturals, in each house's way of counting."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.cards import JOKER, Card, Deck, parse_cards
from cardhouse.ranking.points import Points, Total, total, total_words

THREE_NATURALS = Points(naturals=("two-aces", "two-jokers", "ace-joker"), joker="makes-21")
TWO_JOKERS = Points(naturals=("two-jokers",), joker="makes-21")
ACE_TEN = Points(naturals=("ace-ten",), natural_shown="21.5")


def count(text: str, rules: Points, *, split: bool = False) -> Total:
    """Count ranks as rule books write them, "A-6-9"; a shoe holds many equal cards."""
    hand = " ".join("Jo" if rank == "Jo" else rank + "s" for rank in text.split("-"))
    return total(parse_cards(hand), rules, split=split)


def words(text: str, rules: Points, *, split: bool = False) -> str:
    return total_words(count(text, rules, split=split), rules)


@pytest.mark.rule("LBR-BJ-17", "LBR-BJ-18", "LBR-BJ-27")
def test_any_hand_with_a_joker_is_21_and_two_jokers_are_the_natural() -> None:
    assert words("K-7", TWO_JOKERS) == "hard 17"
    assert words("A-6", TWO_JOKERS) == "soft 17"
    assert words("A-6-9", TWO_JOKERS) == "hard 16"
    assert words("A-A", TWO_JOKERS) == "soft 12"
    assert words("Q-5-6", TWO_JOKERS) == "hard 21"
    for text in ("Jo-2", "Jo-A", "9-8-Jo"):
        assert words(text, TWO_JOKERS) == "21 with a joker"
    assert words("Jo-Jo", TWO_JOKERS) == "natural 21"
    for text in ("A-K", "A-A", "Jo-A"):
        assert count(text, TWO_JOKERS).natural is None


@pytest.mark.rule("ESQ-BJ-04", "ESQ-BJ-15", "ESQ-BJ-16", "ESQ-BJ-24")
def test_a_joker_is_whatever_makes_21() -> None:
    assert count("Jo-Jo", TWO_JOKERS).natural == "two-jokers"
    assert count("A-A", TWO_JOKERS) == Total(points=12, kind="soft")
    for text in ("5-Jo", "2-Jo", "A-Jo", "9-7-Jo", "5-A-2-Jo"):
        assert count(text, TWO_JOKERS) == Total(points=21, kind="joker")


@pytest.mark.rule("ESQ-BJ-21", "ESQ-BJ-22", "ESQ-BJ-23")
def test_the_value_of_a_hand_is_the_sum_of_its_cards() -> None:
    assert count("7-5-6", TWO_JOKERS) == Total(points=18, kind="hard")
    assert count("J-Q", TWO_JOKERS) == Total(points=20, kind="hard")
    assert count("A-6", TWO_JOKERS) == Total(points=17, kind="soft")
    assert count("A-6-9", TWO_JOKERS) == Total(points=16, kind="hard")
    assert count("A-A-9", TWO_JOKERS) == Total(points=21, kind="soft")
    assert count("A-6", TWO_JOKERS).soft
    assert not count("A-6-9", TWO_JOKERS).soft


@pytest.mark.rule("TOM-BJ-04", "TOM-BJ-05")
def test_three_naturals() -> None:
    assert count("A-A", THREE_NATURALS).natural == "two-aces"
    assert count("Jo-Jo", THREE_NATURALS).natural == "two-jokers"
    assert count("A-Jo", THREE_NATURALS).natural == "ace-joker"
    assert count("Jo-A", THREE_NATURALS).natural == "ace-joker"
    assert count("K-Jo", THREE_NATURALS) == Total(points=21, kind="joker")


def test_ace_ten_is_a_plain_21_beside_three_naturals() -> None:
    for text in ("4-Jo", "9-7-Jo"):
        assert count(text, THREE_NATURALS) == Total(points=21, kind="joker")
    assert count("A-K", THREE_NATURALS) == Total(points=21, kind="soft")
    assert count("A-K", THREE_NATURALS).standing == count("4-Jo", THREE_NATURALS).standing
    assert words("A-Jo", THREE_NATURALS) == "natural 21"


def test_only_the_first_two_cards_can_be_a_natural() -> None:
    assert count("5-A-Jo", THREE_NATURALS) == Total(points=21, kind="joker")
    assert count("A-A-9", THREE_NATURALS) == Total(points=21, kind="soft")
    assert count("A-A", THREE_NATURALS, split=True) == Total(points=12, kind="soft")
    assert count("A-K", ACE_TEN, split=True) == Total(points=21, kind="soft")


@pytest.mark.rule("VEN-BJ-01", "VEN-BJ-08", "VEN-BJ-09")
def test_ace_and_ten_are_a_natural_of_21_and_a_half() -> None:
    for text in ("A-T", "A-J", "A-Q", "A-K", "K-A"):
        assert count(text, ACE_TEN).natural == "ace-ten"
        assert words(text, ACE_TEN) == "natural 21.5"
    assert words("A-5-5", ACE_TEN) == "soft 21"
    best = count("A-K", ACE_TEN).standing
    assert best > count("7-7-7", ACE_TEN).standing


@pytest.mark.rule("VEN-BJ-10", "VEN-BJ-11", "VEN-BJ-12", "VEN-BJ-13", "VEN-BJ-14")
def test_aces_and_faces_beside_the_natural() -> None:
    totals = {
        "A-6": "soft 17",
        "6-5-A": "hard 12",
        "4-T-A": "hard 15",
        "A-5-5": "soft 21",
        "A-2-K": "hard 13",
        "A-A": "soft 12",
        "A-A-9": "soft 21",
        "A-A-T": "hard 12",
        "2-3-9": "hard 14",
        "J-K": "hard 20",
    }
    assert {text: words(text, ACE_TEN) for text in totals} == totals


def test_the_standing_of_totals() -> None:
    hands = ("Jo-Jo", "A-K", "K-Q", "K-9", "5-3", "K-Q-2", "K-Q-3", "K-Q-9")
    standings = [count(text, TWO_JOKERS).standing for text in hands]
    assert all(one > other for one, other in pairwise(standings))
    assert [count(text, TWO_JOKERS).over for text in hands] == [False] * 5 + [True] * 3
    assert words("K-Q-3", TWO_JOKERS) == "23, over"


def test_a_joker_in_a_game_without_jokers_is_refused() -> None:
    with pytest.raises(ValueError, match="a joker has no count in a game without jokers"):
        total([JOKER, *parse_cards("5s")], ACE_TEN)


@given(st.lists(st.sampled_from(Deck().cards()), max_size=12))
def test_the_better_count_of_the_aces_is_taken(hand: list[Card]) -> None:
    counts = {0}
    for card in hand:
        pips = {"A": {1, 11}}.get(card[0]) or {10 if card[0] in "TJQK" else int(card[0])}
        counts = {so_far + more for so_far in counts for more in pips}
    found = total(hand, Points())
    assert found.points == max((each for each in counts if each <= 21), default=min(counts))
    assert found.soft == (found.points != min(counts))
