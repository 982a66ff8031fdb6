"""High hands in words."""

import pytest

from cardhouse.ranking import High, scale
from tests.unit.ranking.hands import name, value

ORDER = scale(High(joker="wild"))


@pytest.mark.parametrize(
    ("hand", "words", "spelled"),
    [
        ("A-A-A-A-Jo", "Five Aces", "A-A-A-A-A"),
        ("As Ks Qs Js Ts", "Royal flush", "A-K-Q-J-T"),
        ("Kd Qd Jd Td 9d", "King-high straight flush", "K-Q-J-T-9"),
        ("Ad 2d 3d 4d 5d", "Five-high straight flush", "5-4-3-2-A"),
        ("6-6-6-6-2", "Four Sixes", "6-6-6-6-2"),
        ("K-K-K-7-7", "Kings full of Sevens", "K-K-K-7-7"),
        ("Ad Jd 9d 7d 5d", "Ace-high flush", "A-J-9-7-5"),
        ("T-9-8-7-6", "Ten-high straight", "T-9-8-7-6"),
        ("3-3-3-K-2", "Three Threes", "3-3-3-K-2"),
        ("A-5-5-A-9", "Two pair, Aces and Fives", "A-A-5-5-9"),
        ("7-J-A-J-3", "Pair of Jacks", "J-J-A-7-3"),
        ("8-2-Q-4-6", "Queen high", "Q-8-6-4-2"),
    ],
)
def test_high_hands_in_words(hand: str, words: str, spelled: str) -> None:
    assert name(ORDER, hand) == words
    assert ORDER.spell(value(ORDER, hand)) == spelled
