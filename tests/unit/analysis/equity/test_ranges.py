"""Ranges of hold'em hands as players write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.analysis.equity.ranges import is_range, parse_range
from cardhouse.cards import RANKS, CardError


def hands(text: str) -> set[str]:
    return {"".join(hand) for hand in parse_range(text)}


@pytest.mark.parametrize(
    ("text", "many"),
    [
        ("AA", 6),
        ("QQ+", 18),
        ("22+", 78),
        ("99-77", 18),
        ("77-99", 18),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("ak", 16),
        ("KA", 16),
        ("KTs+", 12),
        ("KT+", 48),
        ("A5s-A2s", 16),
        ("AA,KK", 12),
        ("QQ+, AKs", 22),
        ("QQ+,KK", 18),
        ("AsKs,AsKd", 2),
        ("AsKs,KsAs", 1),
    ],
)
def test_how_many_hands_a_range_has(text: str, many: int) -> None:
    assert len(parse_range(text)) == many


def test_the_hands_of_a_range() -> None:
    assert hands("AKs") == {"AsKs", "AhKh", "AdKd", "AcKc"}
    assert hands("JJ") == {"JsJh", "JsJd", "JsJc", "JhJd", "JhJc", "JdJc"}
    assert hands("32o") >= {"3s2h", "3c2d"}
    assert {hand[:3:2] for hand in hands("KJs+")} == {"KJ", "KQ"}


@given(st.sampled_from(RANKS), st.sampled_from(RANKS))
def test_suited_and_unsuited_are_all(one: str, other: str) -> None:
    if one == other:
        assert len(hands(one + other)) == 6
    else:
        suited, apart = hands(f"{one}{other}s"), hands(f"{one}{other}o")
        assert not suited & apart
        assert suited | apart == hands(one + other) == hands(other + one)


@pytest.mark.parametrize(
    "text", ["QQ-", "AKx+", "AAs", "AKs-QJs", "AA-AKs", "AKs-AJo", "", "As", "AsAs"]
)
def test_what_is_no_range(text: str) -> None:
    with pytest.raises(CardError, match="no part of a range"):
        parse_range(text)


def test_cards_are_no_range() -> None:
    assert not is_range("AsKs")
    assert not is_range("random")
    assert is_range("AsKs, QQ+")
    assert is_range("T9s")
