"""Low hands in the houses' own examples."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.ranking import High, Low, scale
from tests.unit.ranking.hands import descending, tied, value

LOW = scale(Low())
LOW_JOKER = scale(Low(joker="lowest"))
EIGHT = scale(Low(qualifier=8))
EIGHT_JOKER = scale(Low(qualifier=8, joker="lowest"))


@pytest.mark.rule("TOM-LB-09", "TOM-S7HL-10", "TOM-DHL-09")
def test_the_printed_order_of_low_hands() -> None:
    printed = ["A2345", "A2346", "A2356", "23456", "A2347"]
    printed += ["A2357", "A2367", "A2348", "A2358", "A2368"]
    for order in (LOW, LOW_JOKER, EIGHT, EIGHT_JOKER):
        assert descending(order, *("-".join(hand) for hand in printed))


@pytest.mark.rule("TOM-LB-P1")
def test_the_full_order_of_low_hands() -> None:
    assert descending(LOW, "6-5-4-2-A", "6-5-4-3-A", "6-5-4-3-2")
    assert descending(LOW, "K-Q-J-T-9", "A-A-2-3-4", "2-2-A-3-4")
    assert tied(LOW, "7h 5h 4h 3h 2h", "7-5-4-3-2")
    assert descending(LOW, "K-K-Q-J-T", "A-A-2-2-3", "A-A-A-2-3", "A-A-A-2-2", "A-A-A-A-2")


@pytest.mark.rule("LBR-LB-P1", "LBR-LB-26", "BTN-LB-P1")
def test_ace_to_five() -> None:
    assert descending(LOW, "5-4-3-2-A", "6-4-3-2-A")
    assert descending(LOW, "5h 4h 3h 2h Ah", "6-4-3-2-A")
    assert LOW.name(value(LOW, "5h 4h 3h 2h Ah")) == "Wheel: 5-4-3-2-A"
    assert descending(LOW, "7h 6h 5h 4h 3h", "8-4-3-2-A")
    assert descending(LOW, "9-8-7-6-5", "A-A-2-3-4")
    assert descending(LOW, "A-A-5-4-3", "2-2-4-3-A")
    assert descending(LOW, "2-2-A-A-3", "A-A-A-3-2")


@pytest.mark.rule("LBR-LB-05")
def test_the_joker_is_the_lowest_rank_not_held() -> None:
    assert tied(LOW_JOKER, "A-2-4-6-Jo", "6-4-3-2-A")
    assert tied(LOW_JOKER, "2-3-4-5-Jo", "5-4-3-2-A")
    assert tied(LOW_JOKER, "A-2-3-4-Jo", "5-4-3-2-A")
    assert LOW_JOKER.name(value(LOW_JOKER, "K-K-2-3-Jo")) == "Pair of Kings: K-K-3-2-A"


@pytest.mark.rule("TOM-LB-P2", "TOM-DHL-P2")
def test_the_joker_may_play_differently_for_high_and_for_low() -> None:
    assert LOW_JOKER.spell(value(LOW_JOKER, "Jo-A-2-3-7")) == "7-4-3-2-A"
    assert LOW_JOKER.spell(value(LOW_JOKER, "Jo-2-3-4-6")) == "6-4-3-2-A"
    assert LOW_JOKER.name(value(LOW_JOKER, "Jo-A-A-2-3")) == "Pair of Aces: A-A-4-3-2"
    high = scale(High(joker="bug"))
    assert high.name(value(high, "Jo-A-2-3-7")) == "Pair of Aces"
    assert EIGHT_JOKER.spell(value(EIGHT_JOKER, "Jo-A-2-3-7")) == "7-4-3-2-A"


@pytest.mark.rule("TOM-DHL-07", "LBR-S7HL-29")
def test_eight_or_better() -> None:
    assert value(EIGHT, "8-7-6-5-4") > 0
    for hand in ("9-4-3-2-A", "8-8-3-2-A", "A-A-2-3-4"):
        assert value(EIGHT, hand) == 0
    assert EIGHT.category(0) == "no low"
    assert value(EIGHT, "As Ah 2c 3d 4h 4s Kd") == 0
    assert value(EIGHT, "As Ah 2c 3d 4h 8s Kd") > 0
    assert descending(EIGHT, "A-2-3-4-5", "A-2-3-4-6", "8-7-6-5-4")


@pytest.mark.rule("TOM-S7HL-P3")
def test_without_a_qualifier_every_low_counts() -> None:
    assert value(EIGHT, "8-7-6-5-4") > 0
    assert value(EIGHT, "9-4-3-2-A") == 0
    assert descending(LOW, "9-4-3-2-A", "T-4-3-2-A", "A-A-K-Q-J")
    assert descending(EIGHT, "7-6-5-4-2", "7-6-5-4-3")
    assert EIGHT.name(value(EIGHT, "7-6-5-4-3")) == "Seven low: 7-6-5-4-3"


@pytest.mark.rule("TOM-OHL-P3")
def test_a_suited_wheel_is_the_best_low_and_a_straight_flush() -> None:
    assert descending(EIGHT, "5h 4h 3h 2h Ah", "8-5-3-2-A", "8-5-4-2-A")
    high = scale(High())
    assert high.category(value(high, "5h 4h 3h 2h Ah")) == "straight flush"


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("7-5-4-2-A", "Seven low: 7-5-4-2-A"),
        ("5-4-3-2-A", "Wheel: 5-4-3-2-A"),
        ("K-Q-J-T-9", "King low: K-Q-J-T-9"),
        ("6-6-K-2-A", "Pair of Sixes: 6-6-K-2-A"),
        ("6-6-2-2-A", "Two pair, Sixes and Twos: 6-6-2-2-A"),
        ("6-6-6-2-A", "Three Sixes: 6-6-6-2-A"),
        ("6-6-6-A-A", "Sixes full of Aces: 6-6-6-A-A"),
        ("6-6-6-6-A", "Four Sixes: 6-6-6-6-A"),
    ],
)
def test_low_hands_in_words(hand: str, name: str) -> None:
    assert LOW.name(value(LOW, hand)) == name


def test_pairs_are_taken_only_when_there_are_no_five_ranks() -> None:
    assert LOW.spell(LOW.value(parse_cards("As Ah Ad Ac 2s 2h Kd"))) == "2-2-A-A-K"
    assert LOW.spell(LOW.value(parse_cards("As Ah Ad Ac 2s 2h 2d"))) == "A-A-A-2-2"
    assert LOW.spell(LOW.value(parse_cards("Ks Kh Qd Qc Js Jh Td"))) == "J-J-K-Q-T"
