"""Lows spoiled by straights and flushes, against PokerKit and in their known order."""

from itertools import pairwise
from random import Random

import pokerkit
import pytest

from cardhouse.cards import PACK, parse_cards
from cardhouse.ranking import Low, scale

DEUCE_TO_SEVEN = Low(aces="high", straights_and_flushes=True)


def value(cards: str, rules: Low = DEUCE_TO_SEVEN) -> int:
    return scale(rules).value(parse_cards(cards))


def test_the_order_of_deuce_to_seven() -> None:
    best_first = (
        "7c 5d 4h 3s 2c",
        "7c 6d 4h 3s 2c",
        "8c 5d 4h 3s 2c",
        "Kc 5d 4h 3s 2c",
        "Ac 5d 4h 3s 2c",  # no straight: the ace is high
        "Ac Kd Qh Js 9c",
        "2c 2d 5h 4s 3c",
        "2c 2d 3h 3s 4c",
        "2c 2d 2h 3s 4c",
        "6c 5d 4h 3s 2c",  # a straight
        "7c 5c 4c 3c 2c",  # a flush
        "2c 2d 2h 3s 3c",
        "2c 2d 2h 2s 3c",
        "6c 5c 4c 3c 2c",
    )
    values = [value(cards) for cards in best_first]
    assert all(better > worse for better, worse in pairwise(values))


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("7c 5d 4h 3s 2c", "Seven low: 7-5-4-3-2"),
        ("Ac 5d 4h 3s 2c", "Ace high: A-5-4-3-2"),
        ("6c 5d 4h 3s 2c", "Six-high straight: 6-5-4-3-2"),
        ("9c 5c 4c 3c 2c", "Nine-high flush: 9-5-4-3-2"),
    ],
)
def test_hands_in_words(cards: str, name: str) -> None:
    assert scale(DEUCE_TO_SEVEN).name(value(cards)) == name


def test_any_five_of_seven_as_pokerkit_has_them() -> None:
    random = Random(27)
    hands = [random.sample(PACK, random.choice((5, 6, 7))) for _ in range(600)]
    ours = [scale(DEUCE_TO_SEVEN).value(cards) for cards in hands]
    theirs = [pokerkit.StandardLowHand.from_game("".join(cards)) for cards in hands]
    here = [(a > b, a == b) for a, b in pairwise(ours)]
    assert here == [(a > b, a == b) for a, b in pairwise(theirs)]


def test_an_ace_may_be_low_where_straights_count() -> None:
    ace_to_six = Low(straights_and_flushes=True)
    assert value("6c 4d 3h 2s Ac", ace_to_six) > value("6c 5d 3h 2s Ac", ace_to_six)
    assert value("6c 5d 3h 2s Ac", ace_to_six) > value("5c 4d 3h 2s Ac", ace_to_six)
    assert scale(ace_to_six).name(value("6c 4d 3h 2s Ac", ace_to_six)) == "Six low: 6-4-3-2-A"


def test_two_of_ones_own_may_have_to_play() -> None:
    own, board = parse_cards("2c 3d Kh Ks"), parse_cards("4h 5s 7c Kd Qs")
    ranks = scale(DEUCE_TO_SEVEN)
    assert ranks.spell(ranks.value_of_two(own, board)) == "7-5-4-3-2"
    assert ranks.value_of_two(own, board) == value("7c 5s 4h 3d 2c")
    # The best five of all would be 7-5-4-3-2 here too, with three cards of one's own.
    own, board = parse_cards("2c 3d 4h Ks"), parse_cards("5s 7c 8h Kd Qs")
    assert ranks.value_of_two(own, board) == value("8h 7c 5s 3d 2c")


def test_a_qualifier_is_met_without_a_run() -> None:
    eight = Low(aces="high", straights_and_flushes=True, qualifier=8)
    assert value("8c 5d 4h 3s 2c", eight)
    for cards in ("9c 5d 4h 3s 2c", "6c 5d 4h 3s 2c", "8c 5c 4c 3c 2c", "2c 2d 5h 4s 3c"):
        assert not value(cards, eight)


@pytest.mark.parametrize("wrong", [{"joker": "lowest"}, {"suits_break_ties": True}])
def test_what_no_rule_explains_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="ace-to-five"):
        Low(aces="high", **wrong)  # type: ignore[arg-type]


def test_a_hand_has_five_to_seven_cards() -> None:
    with pytest.raises(ValueError, match="5 to 7"):
        value("2c 3c 4c 5c")


@pytest.mark.parametrize("count", [4, 8])
def test_a_hand_is_the_best_five_of_five_to_seven_cards(count: int) -> None:
    with pytest.raises(ValueError, match=f"not of {count}"):
        scale(DEUCE_TO_SEVEN).value(PACK[:count])


def test_a_hand_that_does_not_qualify_has_no_ranks() -> None:
    rules = Low(aces="high", straights_and_flushes=True, qualifier=8)
    assert value("9c 5d 4h 3s 2c", rules) == 0
    assert scale(rules).ranks(0) == ()
    assert scale(rules).ranks(value("8c 5d 4h 3s 2c", rules)) == (6, 3, 2, 1, 0)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("Kc 5d 4h 3s 2c", "King low: K-5-4-3-2"),
        ("6c 4d 3h 2s Ac", "Six low: 6-4-3-2-A"),
        ("5c 4d 3h 2s Ac", "Five-high straight: 5-4-3-2-A"),
        ("6c 4c 3c 2c Ac", "Six-high flush: 6-4-3-2-A"),
    ],
)
def test_an_ace_that_is_low_is_one_below_the_two(cards: str, name: str) -> None:
    rules = Low(straights_and_flushes=True)
    assert scale(rules).name(value(cards, rules)) == name


def test_straights_and_flushes_spoil_a_low_only_if_the_house_says_so() -> None:
    rules = Low(aces="high")
    assert scale(rules).name(value("7c 5c 4c 3c 2c", rules)) == "Seven low: 7-5-4-3-2"
    assert scale(rules).name(value("6c 5d 4h 3s 2c", rules)) == "Six low: 6-5-4-3-2"


@pytest.mark.parametrize(("qualifier", "fine"), [(4, False), (5, True), (13, True), (14, False)])
def test_a_qualifier_is_a_five_to_a_king(qualifier: int, fine: bool) -> None:
    if fine:
        assert Low(qualifier=qualifier).qualifier == qualifier
        return
    with pytest.raises(ValueError, match="5 to 13"):
        Low(qualifier=qualifier)


@pytest.mark.parametrize("aces", ["low", "high"])
def test_an_ace_is_the_same_card_whether_it_counts_low_or_high(aces: str) -> None:
    rules = Low(aces=aces, straights_and_flushes=True)  # type: ignore[arg-type]
    ranks = scale(rules).ranks(value("6c 4d 3h 2s Ac", rules))
    assert ranks == {"low": (4, 2, 1, 0, 12), "high": (12, 4, 2, 1, 0)}[aces]
