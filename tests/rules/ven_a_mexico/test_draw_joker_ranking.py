"""Ven-A-Mexico's ranking in the draw: the joker is any card, five of a kind below the royal."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.ranking import scale
from tests.rules.ven_a_mexico.staking import DRAW, rules, staked

assert DRAW.high is not None
SCALE = scale(DRAW.high)


def value(cards: str) -> int:
    return SCALE.value(parse_cards(cards))


def named(cards: str) -> tuple[str, str]:
    """The class of a hand, and its ranks."""
    return SCALE.category(value(cards)), SCALE.spell(value(cards))


@pytest.mark.rule("VEN-DJ-02")
def test_the_joker_stands_for_whatever_makes_the_best_hand() -> None:
    assert named("Jo 8s 8h 3d 3c") == ("full house", "8-8-8-3-3")
    assert named("Jo Kd Jc 7h 2s") == ("one pair", "K-K-J-7-2")
    assert "VEN-DJ-02" in rules("award")


@pytest.mark.rule("VEN-DJ-18")
def test_five_of_a_kind_stands_between_royal_and_straight_flush() -> None:
    assert value("As Ks Qs Js Ts") > value("9s 9h 9d 9c Jo")
    assert value("As Ah Ad Ac Jo") > value("Ks Qs Js Ts 9s")
    assert value("2s 2h 2d 2c Jo") > value("Kh Qh Jh Th 9h")
    best_first = [
        "Ah Kh Qh Jh Th",
        "2s 2h 2d 2c Jo",
        "9c 8c 7c 6c 5c",
        "7s 7h 7d 7c Kd",
        "Qs Qh Qd 4c 4d",
        "Ad Jd 8d 5d 2d",
        "9s 8h 7d 6c 5s",
        "6s 6h Jo Kd 2c",
        "As Ah Qd Qc 7h",
        "Ts Th Kd 6c 3h",
        "Kd Jh 9s 5c 2h",
    ]
    values = [value(cards) for cards in best_first]
    assert values == sorted(values, reverse=True) and len(set(values)) == 11
    assert "VEN-DJ-18" in rules("kill")


@pytest.mark.rule("VEN-DJ-18")
def test_the_ranking_decides_the_pot() -> None:
    hands = {4: "2s 2h 2d 2c Jo", 6: "Kh Qh Jh Th 9h", 3: "9s 9d 9c 8s 8d"}
    dealt = staked(hands=hands).check_round()
    dealt.act("4 discard", "6 discard", "3 discard").check_round().show_all()
    (award,) = dealt.events(PotAwarded)
    assert award.seat == 4
    assert "VEN-DJ-18" in rules(award.cite)


@pytest.mark.rule("VEN-DJ-19", "VEN-DJ-20", "VEN-DJ-21", "VEN-DJ-22", "VEN-DJ-23")
@pytest.mark.parametrize(
    ("cards", "category", "ranks"),
    [
        ("Th Jh Qh Kh Ah", "royal flush", "A-K-Q-J-T"),
        ("9s 9h 9d 9c Jo", "five of a kind", "9-9-9-9-9"),
        ("5c 6c 7c 8c 9c", "straight flush", "9-8-7-6-5"),
        ("5c 6c Jo 8c 9c", "straight flush", "9-8-7-6-5"),
        ("7s 7h 7d Jo Kc", "four of a kind", "7-7-7-7-K"),
        ("Qs Qh Qd 4c 4d", "full house", "Q-Q-Q-4-4"),
    ],
)
def test_the_high_classes(cards: str, category: str, ranks: str) -> None:
    assert named(cards) == (category, ranks)
    assert {"VEN-DJ-19", "VEN-DJ-20", "VEN-DJ-21", "VEN-DJ-22", "VEN-DJ-23"} <= rules("award")


@pytest.mark.rule("VEN-DJ-20")
def test_only_the_joker_makes_five_of_a_kind() -> None:
    assert named("9s 9h 9d 9c 8s")[0] == "four of a kind"


@pytest.mark.rule("VEN-DJ-24", "VEN-DJ-25", "VEN-DJ-26")
@pytest.mark.parametrize(
    ("cards", "category", "ranks"),
    [
        ("Ad Jd 8d 5d 2d", "flush", "A-J-8-5-2"),
        ("9s 8h 7d 6c 5s", "straight", "9-8-7-6-5"),
        ("6s 6h Jo Kd 2c", "three of a kind", "6-6-6-K-2"),
        ("6s 6h 6d Kd 2c", "three of a kind", "6-6-6-K-2"),
    ],
)
def test_the_middle_classes(cards: str, category: str, ranks: str) -> None:
    assert named(cards) == (category, ranks)
    assert {"VEN-DJ-24", "VEN-DJ-25", "VEN-DJ-26"} <= rules("award")


@pytest.mark.rule("VEN-DJ-27", "VEN-DJ-28", "VEN-DJ-29")
@pytest.mark.parametrize(
    ("cards", "category", "ranks"),
    [
        ("As Ah Qd Qc 7h", "two pair", "A-A-Q-Q-7"),
        # With the joker two pair never stays two pair.
        ("Js Jh 5d Jo 2c", "three of a kind", "J-J-J-5-2"),
        ("Ts Th Kd 6c 3h", "one pair", "T-T-K-6-3"),
        ("Kd Jh 9s 5c 2h", "high card", "K-J-9-5-2"),
    ],
)
def test_the_low_classes(cards: str, category: str, ranks: str) -> None:
    assert named(cards) == (category, ranks)
    assert {"VEN-DJ-27", "VEN-DJ-28", "VEN-DJ-29"} <= rules("award")


@pytest.mark.rule("VEN-DJ-29")
def test_the_highest_card_counts() -> None:
    assert value("Kd Jh 9s 5c 2h") > value("Qd Jc 9h 8s 2d")


@pytest.mark.rule("VEN-DJ-P5")
def test_the_joker_ties_with_the_card_that_it_stands_for() -> None:
    assert named("Ks Qs Js Ts Jo")[0] == "royal flush"
    assert value("Ks Qs Js Ts Jo") == value("Ah Kh Qh Jh Th")
    assert named("Jo Ad Td 6d 3d") == ("flush", "A-K-T-6-3")
    assert value("Jo Ad Td 6d 3d") == value("Ah Kh Th 6h 3h")
    assert value("Jo Ks 9d 5c 2h") == value("Kd Kh 9s 5d 2c"), "suits never count"


@pytest.mark.rule("VEN-DJ-P5")
def test_the_ace_is_low_in_the_lowest_straight_only() -> None:
    assert named("As 2h 3d 4c 5s") == ("straight", "5-4-3-2-A")
    assert value("As 2h 3d 4c 5s") < value("2s 3h 4d 5c 6s")
    assert named("Qs Kh Ad 2c 3s")[0] == "high card", "no round the corner"
    assert value("Ts Th Kd 6c 3h") > value("Td Tc Qd 6s 3d"), "kickers in the usual order"


@pytest.mark.rule("VEN-DJ-P5")
def test_a_hand_with_the_joker_splits_with_the_same_hand_without_it() -> None:
    hands = {4: "Ks Qs Js Ts Jo", 6: "Ah Kh Qh Jh Th", 3: "9s 9d 8c 8s 2d"}
    dealt = staked(hands=hands, stake="10").check_round()
    dealt.act("4 discard", "6 discard", "3 discard").check_round().show_all()
    awards = {award.seat: award.amount for award in dealt.events(PotAwarded)}
    assert awards == {4: 14_00, 6: 14_00}
    assert all("VEN-DJ-P5" in rules(award.cite) for award in dealt.events(PotAwarded))
