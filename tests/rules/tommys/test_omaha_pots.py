"""Tommy's Omaha Hi-Lo: the halves of a pot, the low that qualifies, quarters, scoops, odd chips."""

from typing import Any

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.pots import pots
from cardhouse.ranking import Low, best, scale
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt
from tests.rules.tommys.omaha import HILO, omaha, rules, shown_down

BOARD = "2c 5d 8h Ks Jd"
LOW = scale(Low(qualifier=8))
TWENTIES: dict[str, Any] = {"small_bet": 20_00, "big_bet": 20_00, "blinds": (10_00, 20_00)}


def paid(dealt: Dealt) -> dict[tuple[int, int, str], int]:
    """Each seat's awards, by pot and half."""
    return {(e.seat, e.pot, e.half): e.amount for e in dealt.events(PotAwarded)}


def low(own: str, board: str) -> int:
    return best.of(LOW, parse_cards(own), parse_cards(board), "two")


@pytest.mark.rule("TOM-OHL-P1")
def test_one_half_for_the_high_hand_and_one_for_the_low() -> None:
    hands = {1: "Kd Kc 9h 9d", 2: "Ah 3h Qc Qd", 3: "Tc Td 9s 9c"}
    dealt = shown_down(HILO, BOARD, hands, **TWENTIES)
    assert dealt.hand.chips["pot"] == 60_00
    dealt.show_all()
    assert paid(dealt) == {(1, 0, "high"): 30_00, (2, 0, "low"): 30_00}
    assert all("TOM-OHL-P1" in rules(HILO, e.cite) for e in dealt.events(PotAwarded))


@pytest.mark.rule("TOM-OHL-P1")
def test_without_a_low_the_high_hand_wins_the_whole_pot() -> None:
    hands = {1: "Ah 2h 3c 4c", 2: "Kd Qd 9c 9s", 3: "Tc Td 8s 8c"}
    dealt = shown_down(HILO, "Ks Kh Qs Js 9d", hands, **TWENTIES).show_all()
    assert paid(dealt) == {(2, 0, "high"): 60_00}
    assert "TOM-OHL-P1" in rules(HILO, dealt.events(PotAwarded)[0].cite)


@pytest.mark.rule("TOM-OHL-P2")
def test_a_low_is_eight_or_better_of_five_ranks() -> None:
    assert posted("tommys", HILO).said("low") == Low(qualifier=8)
    # Two low cards on the board are not enough for anybody.
    assert low("Ac 3c 4c 6c", "2c 5d 9h Ks Jd") == 0
    eight = low("6c 7c Qh Th", BOARD)
    assert eight == LOW.value(parse_cards("8h 7c 6c 5d 2c")) > 0
    # A pair is no fifth rank, and a nine is too high.
    assert low("2d 5c Qh Th", BOARD) == 0
    assert low("9c Tc Ac Qh", BOARD) == 0
    dealt = shown_down(HILO, BOARD, {1: "6c 7c Qh Th", 2: "Kd Kc 9h 9d"}).show_all()
    assert paid(dealt) == {(2, 0, "high"): 10_00, (1, 0, "low"): 10_00}
    assert "TOM-OHL-P2" in rules(HILO, dealt.events(PotAwarded)[1].cite)


@pytest.mark.rule("TOM-OHL-P2")
def test_a_table_may_play_without_a_qualifier() -> None:
    open_low = omaha(HILO, low=Low())
    dealt = Dealt(open_low, seats=2, hands={1: "Kd Kc 9h 9d", 2: "7s 6s Qh Qd"}, board=BOARD)
    for _ in range(4):
        dealt.check_round()
    assert paid(dealt.show_all()) == {(1, 0, "high"): 4_00, (2, 0, "low"): 4_00}


@pytest.mark.rule("TOM-OHL-P3")
def test_lows_are_compared_from_the_highest_card_down() -> None:
    def value(hand: str) -> int:
        return LOW.value(parse_cards(hand))

    assert value("8c 5d 3h 2s Ac") > value("8c 5d 4h 2s Ac") > value("8c 6d 3h 2s Ac")
    # Straights and flushes do not count against a low.
    assert value("5h 4h 3h 2h Ah") == value("5c 4d 3s 2h Ad")
    assert value("5h 4h 3h 2h Ah") > value("6c 4d 3s 2h Ad") > value("7c 4d 3s 2h Ad")


@pytest.mark.rule("TOM-OHL-P3")
def test_a_wheel_of_one_suit_is_the_best_low_and_a_straight_flush() -> None:
    hands = {1: "Ah 2h Ks Kd", 2: "Ac 2d 9h 9d", 3: "Qh Jh 4c 4d"}
    dealt = shown_down(HILO, "3h 4h 5h 9s Qc", hands, **TWENTIES).show_all()
    # The low is shared with seat 2's wheel; the straight flush takes the high half alone.
    assert paid(dealt) == {
        (1, 0, "high"): 30_00,
        (1, 0, "low"): 15_00,
        (2, 0, "low"): 15_00,
    }
    assert "TOM-OHL-P3" in rules(HILO, "award.low")


@pytest.mark.rule("TOM-OHL-P4")
def test_high_and_low_may_use_different_pairs_of_own_cards() -> None:
    own = "Ah 3h Kd Qc"
    assert low(own, BOARD) == LOW.value(parse_cards("8h 5d 3h 2c Ah"))
    # Kings with an ace: the high uses the king and the ace, the low the ace and the three.
    rivals = {1: own, 2: "Kc Qd 9h 7d", 3: "Ac 4c 9c 9d"}
    dealt = shown_down(HILO, BOARD, rivals).show_all()
    assert paid(dealt) == {(1, 0, "high"): 15_00, (1, 0, "low"): 15_00}
    assert all("TOM-OHL-P4" in rules(HILO, e.cite) for e in dealt.events(PotAwarded))


@pytest.mark.rule("TOM-OHL-P4")
def test_or_the_same_two_for_both() -> None:
    dealt = shown_down(HILO, "3c 4d 5h Ks Jd", {1: "Ah 2h Qc Qd", 2: "Kd Kc 9h 9d"}).show_all()
    assert paid(dealt) == {(1, 0, "high"): 10_00, (1, 0, "low"): 10_00}


def pot_of_63() -> Dealt:
    """Seats 1, 2, 3 and 5 with the button in seat 3: the folded blind of 3 makes a pot of 63."""
    hands = {1: "Kd Kc 9h 9d", 2: "Ah 3h Qc Qd", 5: "Ac 3c Qh Ts"}
    played = omaha(HILO, small_bet=20_00, big_bet=20_00, blinds=(3_00, 20_00))
    dealt = Dealt(played, seats=(1, 2, 3, 4, 5), button=3, hands=hands, board=BOARD)
    dealt.act("1 call", "2 call", "3 fold", "4 fold", "5 check")
    assert dealt.hand.chips["pot"] == 63_00
    return dealt.check_round().check_round().check_round()


@pytest.mark.rule("TOM-OHL-P5")
def test_the_odd_chip_between_the_halves_is_the_high_hands() -> None:
    dealt = pot_of_63().show_all()
    assert paid(dealt) == {
        (1, 0, "high"): 32_00,
        (5, 0, "low"): 16_00,
        (2, 0, "low"): 15_00,
    }
    odd = next(e for e in dealt.events(PotAwarded) if e.seat == 5)
    assert "TOM-OHL-P5" in rules(HILO, odd.cite)


@pytest.mark.rule("TOM-OHL-P5")
def test_an_odd_chip_inside_the_high_half_goes_clockwise_too() -> None:
    # Seats 1 and 3 share the high half of 15, seat 2 has the low alone.
    hands = {1: "Kd Qd Tc 9c", 2: "Ah 3h 7s 6s", 3: "Kc Qc Td 9d"}
    dealt = shown_down(HILO, BOARD, hands, button=2).show_all()
    assert paid(dealt) == {(3, 0, "high"): 8_00, (1, 0, "high"): 7_00, (2, 0, "low"): 15_00}


@pytest.mark.rule("TOM-OHL-P6")
def test_who_ties_for_the_low_gets_a_quarter() -> None:
    hands = {1: "Ah 3h Kd Kc", 2: "Ac 3c Qc Qd", 3: "Tc Td 9s 9c"}
    dealt = shown_down(HILO, BOARD, hands, **TWENTIES).show_all()
    assert dealt.won() == {1: 45_00 - 20_00, 2: 15_00 - 20_00, 3: -20_00}
    quarter = next(e for e in dealt.events(PotAwarded) if e.seat == 2)
    assert (quarter.amount, quarter.half) == (15_00, "low")
    assert "TOM-OHL-P6" in rules(HILO, quarter.cite)


@pytest.mark.rule("TOM-OHL-P6")
def test_three_who_tie_for_the_low_get_a_sixth_each() -> None:
    hands = {1: "Ah 3h Kd Kc", 2: "Ac 3c Qc Qd", 3: "Ad 3d Tc Td"}
    dealt = shown_down(HILO, BOARD, hands, **TWENTIES).show_all()
    assert paid(dealt) == {
        (1, 0, "high"): 30_00,
        (1, 0, "low"): 10_00,
        (2, 0, "low"): 10_00,
        (3, 0, "low"): 10_00,
    }
    assert dealt.won() == {1: 20_00, 2: -10_00, 3: -10_00}


@pytest.mark.rule("TOM-OHL-P7")
def test_the_best_high_and_the_best_low_win_it_all() -> None:
    hands = {1: "Ah 3h Kd Qc", 2: "Ac 4c 9h 9d"}
    dealt = shown_down(HILO, BOARD, hands, small_bet=30_00, big_bet=30_00, blinds=(15_00, 30_00))
    assert dealt.hand.chips["pot"] == 60_00
    dealt.show_all()
    assert dealt.won() == {1: 30_00, 2: -30_00}
    assert all("TOM-OHL-P7" in rules(HILO, e.cite) for e in dealt.events(PotAwarded))


@pytest.mark.rule("TOM-OHL-P8")
def test_main_and_side_pot_are_split_each_for_itself_with_its_own_odd_chip() -> None:
    played = omaha(HILO, limit="no", small_bet=2_00, big_bet=2_00, blinds=(1_00, 2_00))
    hands = {4: "Kd Kc 9h 9d", 1: "Ah 3h 7c 6d", 2: "Qc Qd Tc 9s"}
    stacks = {1: 200_00, 2: 200_00, 3: 200_00, 4: 15_00}
    # Seat 3 folds 16 and a dead chip; 4 is all-in for 15, the others have put in 35.
    posts = {3: Post(live=2_00, dead=1_00)}
    dealt = Dealt(played, seats=4, hands=hands, stacks=stacks, posts=posts, board=BOARD)
    dealt.act("3 raise 16", "4 call", "1 raise 35", "2 call", "3 fold")
    assert [(pot.amount, pot.seats) for pot in pots(dealt.hand)] == [
        (61_00, (1, 2, 4)),
        (41_00, (1, 2)),
    ]
    dealt.check_round().check_round().check_round().show_all()
    assert paid(dealt) == {
        (4, 0, "high"): 31_00,
        (1, 0, "low"): 30_00,
        (2, 1, "high"): 21_00,
        (1, 1, "low"): 20_00,
    }
    assert all("TOM-OHL-P8" in rules(HILO, e.cite) for e in dealt.events(PotAwarded))


@pytest.mark.rule("TOM-OHL-P8")
def test_each_pot_has_its_own_question_whether_there_is_a_low() -> None:
    # Only the all-in seat 3 has a low: it takes half of the main pot and none of the side pot.
    hands = {1: "Kd Kc 9h 9d", 2: "Qc Qd Tc 9s", 3: "Ah 3h 7c 7d"}
    stacks = {1: 200_00, 2: 200_00, 3: 10_00}
    played = omaha(HILO, small_bet=10_00, big_bet=10_00, blinds=(5_00, 10_00))
    dealt = Dealt(played, seats=3, hands=hands, stacks=stacks, board=BOARD)
    dealt.check_round().act("1 bet 10", "2 call").check_round().check_round().show_all()
    assert paid(dealt) == {
        (1, 0, "high"): 15_00,
        (3, 0, "low"): 15_00,
        (1, 1, "high"): 20_00,
    }
