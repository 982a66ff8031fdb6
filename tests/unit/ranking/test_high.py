"""High hands in the houses' own examples."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.ranking import High, Low, best, scale
from cardhouse.ranking.high import classes
from tests.unit.ranking.hands import descending, name, tied, value

LOW_EIGHT = Low(qualifier=8)
USUAL = scale(High())
SUITS = scale(High(suits_break_ties=True))
WILD_CARD_GAME = scale(High(suits_break_ties=True, joker="wild", straight_beats_flush=True))
DEUCES_WILD = scale(High(suits_break_ties=True, wild_rank="2", straight_beats_flush=True))
BUG = scale(High(joker="bug"))
WILD = scale(High(joker="wild", five_of_a_kind="below-royal"))


@pytest.mark.rule("TOM-OM-12", "TOM-S7-42", "TOM-S7-02", "TOM-S7HL-09", "TOM-DHL-08")
def test_the_traditional_order_has_ten_classes() -> None:
    assert classes(High())[:10] == (
        "high card",
        "one pair",
        "two pair",
        "three of a kind",
        "straight",
        "flush",
        "full house",
        "four of a kind",
        "straight flush",
        "royal flush",
    )
    assert descending(
        USUAL,
        "As Ks Qs Js Ts",
        "9h 8h 7h 6h 5h",
        "4c 4d 4h 4s 2d",
        "3c 3d 3h Kc Kd",
        "Ah Jh 9h 4h 2h",
        "5c 4d 3h 2s Ac",
    )
    assert descending(USUAL, "3c 3d 3h Kc Kd", "2h 4h 6h 8h Jh", "9c 8d 7h 6s 5c", "Ac Ad Ah Ks Qd")
    assert descending(
        USUAL, "Ac Ad Ah Ks Qd", "2c 2d 3h 3s 4c", "A-A-K-Q-J", "A-K-Q-J-9", "7-5-4-3-2"
    )
    assert tied(USUAL, "Ah Jh 9h 4h 2h", "Ac Jc 9c 4c 2c")


@pytest.mark.rule("LBR-S7HL-P1", "LBR-OHL-P5", "LBR-HE-P5")
def test_the_standard_order_without_suits() -> None:
    assert descending(USUAL, "Ah Jh 8h 4h 2h", "A-K-Q-J-T")
    assert descending(USUAL, "3c 3d 3h Kc Kd", "Ah Jh 8h 4h 2h")
    assert tied(USUAL, "Kc Kd Ah 7s 5c", "Kh Ks Ac 7d 5d")
    assert tied(USUAL, "Ks 8d 7c 5h 2s Kh Ac", "Ks 8d 7c 5h 2s Kd Ad")
    assert name(USUAL, "Ks 8d 7c 5h 2s Kh Ac") == "Pair of Kings"
    lows = scale(LOW_EIGHT)
    assert descending(lows, "8-5-4-3-2", "8-6-3-2-A")
    assert descending(lows, "7-5-4-3-2", "7-6-3-2-A")


@pytest.mark.rule("BTN-RK-01", "BTN-RK-02", "BTN-RK-03", "BTN-RK-04")
def test_straight_flushes_of_the_suit_house() -> None:
    assert descending(SUITS, "As Ks Qs Js Ts", "Kh Qh Jh Th 9h")
    assert descending(SUITS, "Kh Qh Jh Th 9h", "Jc Tc 9c 8c 7c", "A-A-A-A-K")
    assert name(SUITS, "Ad 2d 3d 4d 5d") == "Five-high straight flush"
    assert descending(SUITS, "2c 3c 4c 5c 6c", "Ad 2d 3d 4d 5d")
    assert name(SUITS, "Ks As 2s 3s 4s") == "Ace-high flush"
    assert name(SUITS, "K-A-2-3-4") == "Ace high"


@pytest.mark.rule("BTN-RK-05", "BTN-RK-06")
def test_fours_of_the_suit_house() -> None:
    assert descending(SUITS, "A-A-A-A-2", "K-K-K-K-A", "2-2-2-2-3", "A-A-A-K-K")
    assert descending(DEUCES_WILD, "9s 9h 2s 2h Kd", "9d 9c 2d 2c Qs")
    assert name(DEUCES_WILD, "9s 9h 2s 2h Kd") == "Four Nines"
    assert descending(SUITS, "9s 9h 9d 9c 2s Kc 3c", "9s 9h 9d 9c 2s Qs Js")


@pytest.mark.rule("BTN-RK-07", "BTN-RK-08", "BTN-RK-09", "BTN-RK-11")
def test_full_houses_flushes_and_straights_of_the_suit_house() -> None:
    assert descending(SUITS, "J-J-J-5-5", "9-9-9-A-A")
    assert descending(SUITS, "K-K-K-A-A", "K-K-K-J-J")
    assert descending(SUITS, "2-2-2-3-3", "Ad Jd 9d 7d 5d", "K-Q-J-T-9")
    assert descending(SUITS, "2-3-4-5-6", "A-A-A-K-Q")
    assert SUITS.category(value(SUITS, "2-3-4-5-6")) == "straight"


@pytest.mark.rule("BTN-RK-12", "BTN-RK-13")
def test_the_ace_of_a_straight_of_the_suit_house() -> None:
    straights = ["-".join("A23456789TJQKA"[low : low + 5]) for low in range(9, -1, -1)]
    assert straights[0] == "T-J-Q-K-A"
    assert straights[-1] == "A-2-3-4-5"
    assert descending(SUITS, *straights)
    assert descending(SUITS, "K-Q-J-T-9", "5-4-3-2-A")
    assert name(SUITS, "5-4-3-2-A") == "Five-high straight"


@pytest.mark.rule("BTN-RK-15", "BTN-RK-16", "BTN-RK-17")
def test_threes_and_two_pairs_of_the_suit_house() -> None:
    assert descending(SUITS, "K-K-K-2-2", "K-K-K-4-2", "Q-Q-Q-3-2", "A-A-K-K-Q")
    assert SUITS.category(value(SUITS, "K-K-K-2-2")) == "full house"
    ace, queen = "Kc Kd Kh 7s 2d Ac 3c", "Kc Kd Kh 7s 2d Qs Js"
    assert descending(SUITS, ace, queen)
    assert SUITS.spell(value(SUITS, ace)) == "K-K-K-A-7"
    assert descending(SUITS, "A-A-2-2-3", "K-K-Q-Q-J", "A-A-K-Q-J")
    assert descending(SUITS, "A-A-5-5-9", "A-A-5-5-8", "A-A-5-5-3", "A-A-4-4-K")


@pytest.mark.rule("BTN-RK-18", "BTN-RK-19", "BTN-RK-P1")
def test_pairs_and_high_cards_of_the_suit_house() -> None:
    assert descending(SUITS, "J-J-4-3-2", "T-T-A-K-Q", "A-K-Q-J-9")
    assert descending(SUITS, "J-J-A-9-3", "J-J-A-9-2", "J-J-A-3-2", "J-J-K-Q-T")
    assert descending(SUITS, "A-9-6-4-3", "A-9-6-4-2", "K-Q-J-9-8")


@pytest.mark.rule("BTN-RK-21", "BTN-RK-22")
def test_with_a_wild_card_in_use_a_straight_beats_a_flush_and_five_alike_beat_all() -> None:
    assert descending(WILD_CARD_GAME, "6-5-4-3-2", "Ad Jd 9d 7d 5d")
    assert descending(SUITS, "Ad Jd 9d 7d 5d", "6-5-4-3-2")
    assert descending(WILD_CARD_GAME, "A-A-A-A-Jo", "2-2-2-2-Jo", "As Ks Qs Js Ts")
    # The joker could complete either; now it completes the straight.
    assert WILD_CARD_GAME.category(value(WILD_CARD_GAME, "9d 8d 7d 2d 6s 5c Jo")) == "straight"
    assert WILD.category(value(WILD, "9d 8d 7d 2d 6s 5c Jo")) == "flush"


@pytest.mark.rule("LBR-S7HL-28")
def test_a_high_hand_can_need_a_pair() -> None:
    order = scale(High(qualifier="pair"))
    assert value(order, "A-K-J-9-8") == 0
    assert order.name(0) == "No high"
    assert order.spell(0) == ""
    assert name(order, "2-2-8-7-3") == "Pair of Twos"
    assert name(order, "6-5-4-3-2") == "Six-high straight"
    assert name(order, "Ah Jh 8h 4h 2h") == "Ace-high flush"


@pytest.mark.rule("LBR-S7HL-04", "LBR-S7HL-05")
def test_the_same_ace_is_one_for_low_and_high_for_high() -> None:
    assert name(USUAL, "7h 7d 2c 5s Ks 9d Jh") == "Pair of Sevens"
    seven = parse_cards("As Ah 2c 3d 4h 5s Kd")
    low = scale(LOW_EIGHT)
    assert low.spell(low.value(seven)) == "5-4-3-2-A"
    assert USUAL.name(USUAL.value(seven)) == "Five-high straight"
    assert name(USUAL, "A-A-K-K-9") == "Two pair, Aces and Kings"


@pytest.mark.rule("TOM-DHL-P1", "TOM-DHL-P3")
def test_the_bug_is_an_ace_or_completes() -> None:
    assert name(BUG, "Jo-A-A-K-Q") == "Three Aces"
    assert BUG.spell(value(BUG, "Jo-K-K-7-2")) == "K-K-A-7-2"
    assert name(BUG, "5-6-Jo-8-9") == "Nine-high straight"
    assert BUG.spell(value(BUG, "Jo Kh 9h 4h 2h")) == "A-K-9-4-2"
    assert BUG.category(value(BUG, "Jo Kh 9h 4h 2h")) == "flush"
    assert descending(BUG, "Jo Ah Ad Ac As", "Ks Qs Js Ts As")
    assert tied(BUG, "Jo Kd Qc Js Th", "Ad Kd Qc Js Th")


@pytest.mark.rule("VEN-DJ-02", "VEN-DJ-20", "VEN-DJ-22", "VEN-DJ-26", "VEN-DJ-27")
def test_the_wild_joker_stands_for_any_card() -> None:
    assert name(WILD, "Jo 8s 8h 3d 3c") == "Eights full of Threes"
    assert name(WILD, "Jo Kd Jc 7h 2s") == "Pair of Kings"
    assert name(WILD, "9-9-9-9-Jo") == "Five Nines"
    assert name(WILD, "7-7-7-Jo-K") == "Four Sevens"
    assert WILD.spell(value(WILD, "7-7-7-Jo-K")) == "7-7-7-7-K"
    assert name(WILD, "6-6-Jo-K-2") == "Three Sixes"
    assert name(WILD, "A-A-Q-Q-7") == "Two pair, Aces and Queens"
    assert name(WILD, "J-J-5-Jo-2") == "Three Jacks"


@pytest.mark.rule("VEN-DJ-18")
def test_five_of_a_kind_can_stand_below_the_royal_flush() -> None:
    assert descending(WILD, "As Ks Qs Js Ts", "9-9-9-9-Jo")
    assert descending(WILD, "A-A-A-A-Jo", "Ks Qs Js Ts 9s")
    assert descending(WILD, "2-2-2-2-Jo", "Kh Qh Jh Th 9h", "A-A-A-A-K", "K-K-K-A-A")
    assert descending(
        WILD, "K-K-K-A-A", "Ad Jd 8d 5d 2d", "9s 8h 7d 6c 5s", "A-A-A-K-2", "A-A-Q-Q-7", "A-A-K-6-3"
    )
    assert descending(WILD, "2-2-3-4-5", "A-K-Q-J-9")


@pytest.mark.rule("VEN-DJ-19", "VEN-DJ-21", "VEN-DJ-23", "VEN-DJ-24", "VEN-DJ-25")
def test_classes_of_the_draw_game_with_the_wild_joker() -> None:
    assert name(WILD, "Th Jh Qh Kh Ah") == "Royal flush"
    assert tied(WILD, "5c 6c 7c 8c 9c", "5c 6c Jo 8c 9c")
    assert name(WILD, "5c 6c Jo 8c 9c") == "Nine-high straight flush"
    assert WILD.category(value(WILD, "Q-Q-Q-4-4")) == "full house"
    assert WILD.category(value(WILD, "Ad Jd 8d 5d 2d")) == "flush"
    assert name(WILD, "9s 8h 7d 6c 5s") == "Nine-high straight"


@pytest.mark.rule("VEN-DJ-28", "VEN-DJ-29")
def test_one_pair_and_high_card() -> None:
    assert name(WILD, "T-T-K-6-3") == "Pair of Tens"
    assert descending(WILD, "T-T-K-6-3", "K-J-9-5-2", "Q-J-9-8-2")
    assert name(WILD, "K-J-9-5-2") == "King high"


@pytest.mark.rule("VEN-DJ-P5")
def test_a_hand_with_the_joker_ties_with_the_same_hand_without_it() -> None:
    assert tied(WILD, "Ks Qs Js Ts Jo", "Ah Kh Qh Jh Th")
    assert name(WILD, "Ks Qs Js Ts Jo") == "Royal flush"
    assert WILD.spell(value(WILD, "Jo Ad Td 6d 3d")) == "A-K-T-6-3"
    assert tied(WILD, "Jo Ad Td 6d 3d", "Ah Kh Th 6h 3h")
    assert descending(WILD, "2-3-4-5-6", "A-2-3-4-5")
    assert name(WILD, "Q-K-A-2-3") == "Ace high"


@pytest.mark.rule("VEN-HE-05", "VEN-HE-06", "VEN-HE-12")
def test_ranks_and_straights_without_a_joker() -> None:
    assert descending(USUAL, "K-9-7-4-2", "Q-9-7-4-2")
    assert descending(USUAL, *(f"{rank}-{rank}-{rank}-{rank}-A" for rank in "KQJT98765432"))
    assert name(USUAL, "A-2-3-4-5") == "Five-high straight"
    assert descending(USUAL, "A-K-Q-J-T", "K-Q-J-T-9", "2-3-4-5-6", "A-2-3-4-5")
    assert name(USUAL, "Q-K-A-2-3") == "Ace high"
    assert descending(USUAL, "2-2-2-3-3", "Ad Jd 8d 5d 2d", "A-K-Q-J-T")


def test_a_raised_wheel_beats_every_straight_but_the_highest() -> None:
    order = scale(High(wheel="second"))
    assert descending(order, "A-K-Q-J-T", "A-2-3-4-5", "K-Q-J-T-9", "2-3-4-5-6")
    assert descending(order, "As Ks Qs Js Ts", "Ah 2h 3h 4h 5h", "Kd Qd Jd Td 9d")
    assert name(order, "A-2-3-4-5") == "Five-high straight"
    assert name(order, "Ac 2d 3h 4s 5c 6d 9h") == "Five-high straight"


def test_the_best_hand_is_found_among_seven() -> None:
    shown = best.five(USUAL, parse_cards("Kh Kd 7c 4s 2d 7h 7d"))
    assert sorted(shown) == sorted(parse_cards("7c 7h 7d Kh Kd"))
