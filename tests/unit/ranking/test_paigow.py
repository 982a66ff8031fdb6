"""Pai gow poker: two hands of one player's seven cards."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.cards import PACK, Card, Deck, parse_cards
from cardhouse.ranking.layout import unpack
from cardhouse.ranking.paigow import PaiGow, back, back_scale, foul, front, front_name
from tests.laws.ranks import FLUSH, Rules, five_high
from tests.unit.ranking.hands import cards

BUG = PaiGow()
WILD = PaiGow(joker="wild")


def back_name(text: str, rules: PaiGow = BUG) -> str:
    return back_scale(rules).name(back(cards(text), rules))


def back_spelled(text: str, rules: PaiGow = BUG) -> str:
    return back_scale(rules).spell(back(cards(text), rules))


def front_value(text: str, rules: PaiGow = BUG) -> int:
    return front(cards(text), rules)


@pytest.mark.rule("TOM-PG-03")
def test_the_semi_wild_joker() -> None:
    assert back_name("Jo Kc Kd 9s 9h") == "Two pair, Kings and Nines"
    assert back_spelled("Jo Kc Kd 9s 9h") == "K-K-9-9-A"
    assert back_name("Jo 9s 8h 7d 6c") == "Ten-high straight"
    assert back_name("Jo As Ah 7c 5d") == "Three Aces"


@pytest.mark.rule("TOM-PG-72")
def test_the_completely_wild_joker() -> None:
    assert back_name("Jo Kc Kd 9s 9h", WILD) == "Kings full of Nines"
    assert back_name("Jo Kc Kd 9s 9h", BUG) == "Two pair, Kings and Nines"


@pytest.mark.rule("TOM-PG-73")
def test_the_completely_wild_joker_makes_a_pair_in_front() -> None:
    assert front_name(front_value("Jo 9d", WILD)) == "Pair of Nines"
    assert front_name(front_value("Jo 9d", BUG)) == "Ace-Nine"
    jo_nine = parse_cards("Jo 9d")
    assert foul(jo_nine, cards("8-8-K-Q-4"), WILD) == "front-outranks-back"
    assert foul(jo_nine, parse_cards("9s 9h Kd Qc 4s"), WILD) is None
    assert foul(jo_nine, cards("8-8-K-Q-4"), BUG) is None


@pytest.mark.rule("TOM-PG-P4")
def test_five_aces_are_the_best_back() -> None:
    five_aces = back(parse_cards("As Ah Ad Ac Jo"), BUG)
    royal = back(parse_cards("As Ks Qs Js Ts"), BUG)
    assert five_aces > royal > back(parse_cards("Ks Qs Js Ts 9s"), BUG)
    assert back(parse_cards("Ah Jh 9h 4h 2h"), BUG) > back(parse_cards("Ad Jd 8d 7d 6d"), BUG)
    assert back(parse_cards("Ah Jh 9h 4h 2h"), BUG) == back(parse_cards("Ad Jd 9d 4d 2d"), BUG)
    assert back_name("9-9-9-9-Jo", WILD) == "Five Nines"
    assert back(cards("2-2-2-2-Jo"), WILD) > back(parse_cards("As Ks Qs Js Ts"), WILD)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("9s 7s Js 5s 9s", "Pair of Nines"),
        ("As As Ks Qs Js", "Pair of Aces"),
        ("Ks Ks Qs Qs 2s", "Two pair, Kings and Queens"),
        ("9s 9s 7s 5s Jo", "Pair of Nines"),
    ],
)
def test_a_card_of_a_fouled_deck_is_no_second_card_of_a_flush(text: str, name: str) -> None:
    held = parse_cards(text)
    assert back_scale(BUG).name(back(held, BUG)) == name
    assert five_high(held, Rules(joker="bug"))[0] < FLUSH


@pytest.mark.rule("TOM-PG-P5")
def test_the_wheel_is_lowest_or_second() -> None:
    wheel, six, king = cards("A-2-3-4-5"), cards("2-3-4-5-6"), cards("K-Q-J-T-9")
    assert back(wheel, BUG) < back(six, BUG)
    second = PaiGow(wheel="second")
    assert back(cards("A-K-Q-J-T"), second) > back(wheel, second) > back(king, second)


@pytest.mark.rule("TOM-PG-P6")
def test_front_hands() -> None:
    assert front_value("2-2") > front_value("A-K")
    assert front_value("A-3") > front_value("K-Q")
    assert front_value("Jo 4d") == front_value("Ac 4d")
    assert front_name(front_value("Jo As")) == "Pair of Aces"
    every = {front(two, BUG) for two in combinations(PACK, 2)}
    assert max(every) == front_value("A-A")
    assert min(every) == front_value("3-2")
    assert front_value("Ks Qs") == front_value("Kd Qh")
    assert len(every) == 13 + 78


@pytest.mark.rule("TOM-PG-P7")
def test_the_joker_in_the_back() -> None:
    assert back_spelled("Ah Jh 9h 4h Jo") == "A-K-J-9-4"
    assert back_name("Ah Jh 9h 4h Jo") == "Ace-high flush"
    assert back_name("5s 4h 3d 2c Jo") == "Six-high straight"
    assert back_name("Ks Qs Js Ts Jo") == "Royal flush"


@pytest.mark.rule("TOM-PG-06", "TOM-PG-P8")
def test_the_back_must_outrank_the_front() -> None:
    def is_foul(front_text: str, back_text: str) -> bool:
        return foul(parse_cards(front_text), parse_cards(back_text), BUG) is not None

    assert is_foul("7s 7h", "Ks Qd 9c 4h 2d")
    assert not is_foul("Ks Qd", "7s 7h 9c 4h 2d")
    assert not is_foul("9c 9d", "9h 9s Qc 7d 5h")
    assert is_foul("Kc Qd", "Kd Jh 8s 4c 2d")
    assert not is_foul("Ac Ad", "As Jo Kd 7c 5h")
    assert not is_foul("Ac Ad", "Ks Kh 9d 9c 4s")
    assert not is_foul("Kc Qd", "Kd Qh 4s 3c 2d")
    assert not is_foul("2c 2d", "2h 2s 5c 4d 3h")


@pytest.mark.parametrize(("in_front", "behind"), [(1, 6), (3, 4), (2, 4), (0, 7)])
def test_other_than_two_and_five_cards_are_foul(in_front: int, behind: int) -> None:
    hand = PACK[: in_front + behind]
    assert foul(hand[:in_front], hand[in_front:], BUG) == "not-two-and-five"


def test_hands_of_another_size_have_no_value() -> None:
    with pytest.raises(ValueError, match="a front hand has two cards, not 3"):
        front(PACK[:3], BUG)
    with pytest.raises(ValueError, match="a back hand has five cards, not 7"):
        back(PACK[:7], BUG)


@given(st.lists(st.sampled_from(Deck(jokers=1).cards()), min_size=7, max_size=7, unique=True))
def test_every_hand_can_be_set_without_a_foul(hand: list[Card]) -> None:
    for rules in (BUG, WILD):
        settings = [
            foul(two, [card for card in hand if card not in two], rules)
            for two in combinations(hand, 2)
        ]
        assert None in settings


def test_a_front_hand_has_the_class_of_a_back_hand_of_the_same_ranks() -> None:
    """One below the back hand with the lowest further cards, above the one without a pair."""
    for text, more in (("As Kd", "4c 3d 2h"), ("9s 9d", "4c 3d 2h")):
        value, behind = front_value(text), back(cards(f"{text} {more}"), BUG)
        assert unpack(value)[0] == unpack(behind)[0] and value < behind
    assert back(cards("As Kd Qc Jd 9h"), BUG) < front_value("2s 2d")
