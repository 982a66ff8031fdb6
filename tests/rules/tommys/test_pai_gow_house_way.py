"""The posted house way of pai gow poker, by the worked examples of its rules."""

import pytest

from cardhouse.cards import Card, parse_cards
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow, back, back_scale

BUG = PaiGow()
WILD = PaiGow(joker="wild")


def front_of(hand: str, rules: PaiGow = BUG) -> set[Card]:
    return set(house_way(parse_cards(hand), rules).front)


def is_set(hand: str, front: str, back: str, rules: PaiGow = BUG) -> bool:
    """True if the hand is set this way, with the cards named in any order."""
    setting = house_way(parse_cards(hand), rules)
    return (set(setting.front), set(setting.back)) == (
        set(parse_cards(front)),
        set(parse_cards(back)),
    )


def behind(hand: str, rules: PaiGow = BUG) -> str:
    return back_scale(rules).name(back(house_way(parse_cards(hand), rules).back, rules))


@pytest.mark.rule("TOM-PG-P19")
def test_a_straight_comes_before_one_pair_and_after_two() -> None:
    assert is_set("9s 9h 8d 7c 6s 5h Kd", "Kd 9s", "9h 8d 7c 6s 5h")
    assert is_set("9s 9h 8d 8c 7s 6h 5d", "8d 8c", "9s 9h 7s 6h 5d")


@pytest.mark.rule("TOM-PG-P19")
def test_a_straight_or_flush_comes_before_three_of_a_kind_alone() -> None:
    assert front_of("9s 9h 9d 8c 7s 6h 5d") == {"9s", "9h"}
    assert front_of("As Ah Ad Ks Qs 7s 4s") == {"Ah", "Ad"}
    assert front_of("8s 8h 8d 7c 7s 6h 5d") == {"7c", "7s"}
    assert behind("Ks Kh Qs Qh 9s 4s 2s") == "Pair of Kings"
    assert behind("5s 5h 5d 5c 4s 3h 2d") == "Four Fives"


@pytest.mark.rule("TOM-PG-P19")
@pytest.mark.parametrize(
    ("hand", "front"),
    [
        ("Kc Kd Kh Ks 7h 5d 2c", "Ks Kh"),
        ("Qd Qc Qh 5c 5s 5h Kd", "Qh Qd"),
        ("9c 9d 9h 9s Qs 7h 5d", "9s 9h"),
        ("9c 9h 8d 7c 6s 5h Kd", "Kd 9h"),
        ("Jo Ac Ad Kc 9s 6h 4d", "Ad Kc"),
        ("Jo Ac Ad Ah Qh 9s 3d", "Ah Ad"),
        ("Jo Ac Ad 5c 5s 5h Kd", "Ad Ac"),
        ("Jo Ac Ks Qh Jd Td 3c", "Ac 3c"),
    ],
)
def test_the_joker_stays_behind_and_the_first_suit_goes_in_front(hand: str, front: str) -> None:
    assert front_of(hand) == set(parse_cards(front))


@pytest.mark.rule("TOM-PG-P20")
def test_no_pair() -> None:
    assert is_set("Ks Qh Td 8c 6s 4h 2d", "Qh Td", "Ks 8c 6s 4h 2d")
    assert is_set("Jo Ks Qh 9d 7c 5s 3h", "Ks Qh", "Jo 9d 7c 5s 3h")
    assert behind("Jo Ks Qh 9d 7c 5s 3h") == "Ace high"


@pytest.mark.rule("TOM-PG-P21")
def test_one_pair() -> None:
    assert is_set("9s 9h Kd Qc 7s 4h 2d", "Kd Qc", "9s 9h 7s 4h 2d")
    assert is_set("Jo As Kh 9d 7c 5s 3h", "Kh 9d", "Jo As 7c 5s 3h")
    assert is_set("9s 9h As Kd Jc 4h 2d", "As Kd", "9s 9h Jc 4h 2d")


@pytest.mark.rule("TOM-PG-P22")
@pytest.mark.parametrize(
    ("hand", "front"),
    [
        ("6s 6h 4d 4c Ks 9h 8d", "Ks 9h"),
        ("6s 6h 4d 4c Qs 9h 8d", "4d 4c"),
        ("Ts Th 8d 8c As 5h 3d", "As 5h"),
        ("Ts Th 8d 8c Ks 5h 3d", "8d 8c"),
        ("Js Jh 3d 3c Ks 9h 7d", "3d 3c"),
        ("Qs Qh 9d 9c As 5h 3d", "9d 9c"),
        ("As Ah 3d 3c Ks Qh 7d", "3d 3c"),
    ],
)
def test_two_pairs(hand: str, front: str) -> None:
    assert front_of(hand) == set(parse_cards(front))


@pytest.mark.rule("TOM-PG-P22")
def test_two_pairs_behind_or_one() -> None:
    assert is_set("6s 6h 4d 4c Ks 9h 8d", "Ks 9h", "6s 6h 4d 4c 8d")
    assert is_set("6s 6h 4d 4c Qs 9h 8d", "4d 4c", "6s 6h Qs 9h 8d")


@pytest.mark.rule("TOM-PG-P22")
@pytest.mark.parametrize(
    ("higher", "lower", "singles_that_keep"),
    [
        ("A", "K", ""),
        ("A", "Q", ""),
        ("A", "7", ""),
        ("A", "2", ""),
        ("K", "Q", ""),
        ("Q", "J", ""),
        ("J", "T", ""),
        ("J", "7", ""),
        ("J", "6", "Jo As"),
        ("K", "2", "Jo As"),
        ("T", "9", "Jo As"),
        ("8", "7", "Jo As"),
        ("7", "6", "Jo As Ks"),
        ("T", "2", "Jo As Ks"),
        ("6", "5", "Jo As Ks"),
        ("3", "2", "Jo As Ks"),
    ],
)
def test_the_classes_of_two_pairs(higher: str, lower: str, singles_that_keep: str) -> None:
    # The joker is a single ace, but not beside aces, where it would be the third.
    others = ["Jo", *(card for card in ("As", "Ks", "Qs") if card[0] not in (higher, lower))]
    beside = "4h 3h" if lower in "65" else "5h 4h"
    singles = others if higher != "A" else others[1:]
    assert singles
    for single in singles:
        hand = f"{higher}c {higher}d {lower}c {lower}d {single} {beside}"
        kept = single in singles_that_keep.split()
        front = f"{single} {beside[:2]}" if kept else f"{lower}c {lower}d"
        assert front_of(hand) == set(parse_cards(front)), hand


@pytest.mark.rule("TOM-PG-P22")
def test_aces_are_split_from_any_pair_even_with_a_straight_or_flush() -> None:
    assert front_of("As Ah Kd Kc Qs Jh Td") == {"Kd", "Kc"}
    assert front_of("As Jo 7d 7c Ks Qh 4d") == {"7d", "7c"}
    assert front_of("Ks Kh 9s 9h 7s 4s 2s") == {"9s", "9h"}


@pytest.mark.rule("TOM-PG-P23")
def test_three_pairs() -> None:
    assert is_set("Ks Kh 8d 8c 3s 3h Qd", "Ks Kh", "8d 8c 3s 3h Qd")
    assert is_set("Jo Ac 8d 8c 3s 3h Qd", "Jo Ac", "8d 8c 3s 3h Qd")


@pytest.mark.rule("TOM-PG-P24")
def test_three_of_a_kind() -> None:
    assert is_set("As Ah Ad Kc 9s 6h 4d", "As Kc", "Ah Ad 9s 6h 4d")
    assert is_set("7s 7h 7d Ac Ks 5h 3d", "Ac Ks", "7s 7h 7d 5h 3d")
    assert is_set("Ks Kh Kd Ac 9s 6h 4d", "Ac 9s", "Ks Kh Kd 6h 4d")


@pytest.mark.rule("TOM-PG-P25")
def test_two_times_three_of_a_kind() -> None:
    assert is_set("Qs Qh Qd 5c 5s 5h Kd", "Qs Qh", "5c 5s 5h Kd Qd")


@pytest.mark.rule("TOM-PG-P26")
def test_the_highest_front_before_a_complete_hand() -> None:
    assert is_set("Ks 9h 8d 7c 6s 5h 2d", "Ks 2d", "9h 8d 7c 6s 5h")
    assert is_set("9s 9h 9d 8c 7s 6h 5d", "9s 9h", "9d 8c 7s 6h 5d")
    assert is_set("Kh Qh 9h 6h 3h 2h Ac", "Ac Kh", "Qh 9h 6h 3h 2h")
    assert is_set("Ts 9s 8s 7s 6s 5d Kc", "Kc Ts", "9s 8s 7s 6s 5d")
    assert is_set("Jo 9d 8c 7s 6h Kc 2d", "Kc 2d", "Jo 9d 8c 7s 6h")
    assert behind("Jo 9d 8c 7s 6h Kc 2d") == "Ten-high straight"


@pytest.mark.rule("TOM-PG-P26")
def test_of_equal_fronts_the_highest_back() -> None:
    assert is_set("9s 9h 8h 7h 6h 5h Kd", "Kd 9s", "9h 8h 7h 6h 5h")
    assert is_set("9s 9h 8s 7s 6s 5s Kd", "Kd 9h", "9s 8s 7s 6s 5s")


@pytest.mark.rule("TOM-PG-P27")
def test_three_of_a_kind_with_a_pair() -> None:
    assert is_set("8s 8h 8d Kc Ks 4h 3d", "Kc Ks", "8s 8h 8d 4h 3d")
    assert is_set("8s 8h 8d Kc Ks 4h 4d", "Kc Ks", "8s 8h 8d 4h 4d")
    assert behind("8s 8h 8d Kc Ks 4h 4d") == "Eights full of Fours"
    assert is_set("As Ah Ad 2c 2s Kh Qd", "2c 2s", "As Ah Ad Kh Qd")


@pytest.mark.rule("TOM-PG-P28")
def test_four_of_a_kind() -> None:
    assert is_set("Qs Qh Qd Qc As 7h 5d", "Qs Qh", "Qd Qc As 7h 5d")
    assert is_set("9s 9h 9d 9c Ks 7h 5d", "Ks 7h", "9s 9h 9d 9c 5d")
    assert is_set("9s 9h 9d 9c Qs 7h 5d", "9s 9h", "9d 9c Qs 7h 5d")
    assert is_set("5s 5h 5d 5c 8s 7h 2d", "8s 7h", "5s 5h 5d 5c 2d")
    assert is_set("5s 5h 5d 5c 8s 8h 2d", "8s 8h", "5s 5h 5d 5c 2d")
    assert is_set("4s 4h 4d 4c 9s 9h 9d", "9s 9h", "4s 4h 4d 4c 9d")


@pytest.mark.rule("TOM-PG-P28")
@pytest.mark.parametrize(
    ("four", "singles_that_keep"),
    [("A", ""), ("K", ""), ("J", ""), ("T", "AK"), ("7", "AK"), ("6", "AKQ"), ("2", "AKQ")],
)
def test_the_classes_of_four_of_a_kind(four: str, singles_that_keep: str) -> None:
    for single in {"A", "K", "Q"} - {four}:
        front = front_of(f"{four}s {four}h {four}d {four}c {single}s 5h 3d")
        kept = single in singles_that_keep
        assert front == set(parse_cards(f"{single}s 5h" if kept else f"{four}s {four}h"))
    assert front_of("Ks Kh Kd Kc 2s 2h Ad") == {"2s", "2h"}


@pytest.mark.rule("TOM-PG-P29")
def test_five_aces() -> None:
    assert is_set("As Ah Ad Ac Jo Qh 7d", "As Ah", "Ad Ac Jo Qh 7d")
    assert is_set("As Ah Ad Ac Jo Kh Kd", "Kh Kd", "As Ah Ad Ac Jo")
    assert behind("As Ah Ad Ac Jo Kh Kd") == "Five Aces"
    assert is_set("As Ah Ad Ac Jo Kh Qd", "As Ah", "Ad Ac Jo Kh Qd")
    assert is_set("As Ah Ad Ac Jo Qh Qd", "As Ah", "Ad Ac Jo Qh Qd")


@pytest.mark.rule("TOM-PG-P19", "TOM-PG-P28")
def test_of_split_aces_the_one_that_completes_a_flush_stays_behind() -> None:
    assert is_set("As Ah Ad Jo Ks 9s 4s", "Ah Ad", "As Jo Ks 9s 4s")
    assert behind("As Ah Ad Jo Ks 9s 4s") == "Ace-high flush"
    # If it makes no difference, the first two in the order of suits go in front.
    assert is_set("As Ah Ad Jo Ks 9d 4s", "As Ah", "Ad Jo Ks 9d 4s")


@pytest.mark.rule("TOM-PG-P30")
def test_the_completely_wild_joker() -> None:
    assert is_set("Jo Ks Qh 9d 7c 5s 3h", "Qh 9d", "Jo Ks 7c 5s 3h", WILD)
    assert is_set("Jo As 9h 9d 7c 5s 2h", "9h 9d", "Jo As 7c 5s 2h", WILD)
    assert is_set("Jo As Kh Kd 7c 7s 3h", "Jo As", "Kh Kd 7c 7s 3h", WILD)
    assert is_set("Jo Ks Kh 7d 7c Qs 3h", "7d 7c", "Ks Kh Jo Qs 3h", WILD)
    assert is_set("Jo 9s 8h 7d 6c Ks Kh", "Ks Kh", "Jo 9s 8h 7d 6c", WILD)


@pytest.mark.rule("TOM-PG-P30")
@pytest.mark.parametrize(
    ("hand", "front", "made"),
    [
        ("Jo 8s 8h 8d 8c Ks Kh", "Ks Kh", "Five Eights"),
        ("Jo 8s 8h 8d 8c Ks 3h", "Jo Ks", "Four Eights"),
        ("Jo Qs Qh Qd 5s 5h 5d", "Qs Qh", "Four Fives"),
        ("Jo 5s 5h 5d Ks Kh 3d", "Ks Kh", "Four Fives"),
        ("Jo Ks Kh 8s 8h 3s 3h", "Ks Kh", "Eights full of Threes"),
        ("Jo 8s 8h 8d Ks 6h 3d", "Jo Ks", "Three Eights"),
        # Three of a kind comes before a straight flush.
        ("Jo 9s 9h 9d 8s 7s 6s", "Jo 8s", "Three Nines"),
        ("Jo 9s 9h 7d 7c Qs 3h", "Jo Qs", "Two pair, Nines and Sevens"),
        ("Jo Ts Th 7d 7c 9s 3h", "7d 7c", "Three Tens"),
        ("Jo Ks Kh Qd 9c 5s 2h", "Jo Qd", "Pair of Kings"),
        ("Jo Kh 9h 8h 7c 6h 5h", "Jo Kh", "Nine-high straight"),
    ],
)
def test_the_first_line_that_fits_the_six_natural_cards(hand: str, front: str, made: str) -> None:
    assert front_of(hand, WILD) == set(parse_cards(front))
    assert behind(hand, WILD) == made


@pytest.mark.rule("TOM-PG-P30")
def test_the_wild_joker_stays_behind_where_it_does_not_matter() -> None:
    assert is_set("Jo As Ah Kd Qc Js Th", "As Ah", "Jo Kd Qc Js Th", WILD)


@pytest.mark.rule("TOM-PG-P30")
def test_a_hand_without_the_joker_is_set_as_if_it_were_semi_wild() -> None:
    for hand in ("As Ah Ad Kc 9s 6h 4d", "6s 6h 4d 4c Ks 9h 8d", "Ts 9s 8s 7s 6s 5d Kc"):
        assert house_way(parse_cards(hand), WILD) == house_way(parse_cards(hand), BUG)


@pytest.mark.rule("TOM-PG-P21", "TOM-PG-P22")
def test_the_hands_that_the_floor_sets_or_advises_on() -> None:
    # The examples of an opened hand (TOM-PG-17), of advice (58) and of a foul hand reset (62).
    assert is_set("6s 6h 4d 4c Qs 9h 8d", "4d 4c", "6s 6h Qs 9h 8d")
    assert is_set("9s 9h Kd Qc 7s 4h 2d", "Kd Qc", "9s 9h 7s 4h 2d")
    assert is_set("9s 9h Ad Kc Js 4h 2d", "Ad Kc", "9s 9h Js 4h 2d")
