"""High and low of this house: a pair to qualify for high, an eight for low, and the extra chip."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.pot.events import HandKilled, PotAwarded
from cardhouse.ranking import High, Low, best, scale
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt
from tests.rules.lo_ball_room.house import (
    HOUSE,
    OMAHA,
    STUD,
    at,
    awards,
    each,
    for_pot,
    rule,
    rules,
    stay,
)


def ranks(name: str, rules: High | Low | None, cards: str, board: str = "") -> str:
    """The best hand in ranks; empty if it does not qualify."""
    assert rules is not None
    measure = scale(rules)
    pick = posted(HOUSE, name).said("pick")
    return measure.spell(best.of(measure, parse_cards(cards), parse_cards(board), pick))


def high(cards: str, board: str = "", name: str = STUD) -> str:
    return ranks(name, posted(HOUSE, name).said("high"), cards, board)


def low(cards: str, board: str = "", name: str = STUD) -> str:
    return ranks(name, posted(HOUSE, name).said("low"), cards, board)


def shares(dealt: Dealt, half: str) -> dict[int, int]:
    """Each seat's share of one half, in dollars."""
    won = dealt.events(PotAwarded)
    return {event.seat: event.amount // 100 for event in won if event.half == half}


@rule("LBR-S7HL-04", "LBR-S7HL-05", "LBR-S7HL-27")
def test_nothing_is_wild_and_the_ace_counts_both_ways() -> None:
    assert high("7h 7d 2c 5s Ks 9d Jh") == "7-7-K-J-9"
    both = "As Ah 2c 3d 4h 5s Kd"
    assert (low(both), high(both)) == ("5-4-3-2-A", "5-4-3-2-A")
    assert high("As Ah Kc Kd 9h 5s 2d") == "A-A-K-K-9"
    different = "Kh Kd 7s 5c 4d 2h Ac"
    assert (high(different), low(different)) == ("K-K-A-7-5", "7-5-4-2-A")
    assert {"LBR-S7HL-04", "LBR-S7HL-05", "LBR-S7HL-27"} <= rules(STUD, "award")


@rule("LBR-S7HL-28", "LBR-S7HL-29")
def test_what_qualifies_at_stud() -> None:
    assert high("Ah Kd Js 9c 8d 4h 3c") == ""
    assert high("2h 2d 8s 7c 3d Kh Jc") == "2-2-K-J-8"
    assert high("9h 8d 7s 6c 5d Kh Ac") == "9-8-7-6-5"
    assert high("Kh 9h 7h 4h 2h Ac Jd") == "K-9-7-4-2"
    assert low("8h 7d 6s 5c 4d Kh Kc") == "8-7-6-5-4"
    assert low("9h 4d 3s 2c Ad Kh Kc") == ""
    assert low("Ah Ad 2s 3c 4d Kh Kc") == ""
    assert "LBR-S7HL-28" in rules(STUD, "award.high")
    assert "LBR-S7HL-29" in rules(STUD, "award.low")


@rule("LBR-S7HL-P1")
def test_the_order_of_hands_at_stud() -> None:
    assert high("Ah Jh 8h 4h 2h Kd Qs") == "A-J-8-4-2"
    flush, straight = "Ah Jh 8h 4h 2h Kd Qs", "Ad Kc Qd Js Tc 3h 3s"
    assert awards(for_pot(STUD, 60, {2: straight, 3: flush})) == {3: 60}
    lows = {2: "8h 6d 3s 2c Ad Kh Kc", 3: "8d 5c 4d 3c 2s Ks Qc"}
    assert shares(for_pot(STUD, 60, lows), "low") == {3: 30}
    tied = {2: "Kh Kd Ac 7s 5h Td 9c", 3: "Ks Kc Ad 7h 5s Th 9d"}
    assert awards(for_pot(STUD, 60, tied)) == {2: 30, 3: 30}


# Seat 5 has the better low, seat 1 the better high.
SPLIT = {5: "Kh Kd 7s 5c 4d 2h Ac", 1: "As Ad 8h 6c 5h 4s Jd"}


@rule("LBR-S7HL-30", "LBR-S7HL-36")
def test_the_dealer_finds_the_best_high_and_the_best_low() -> None:
    table = for_pot(STUD, 60, SPLIT)
    assert shares(table, "high") == {1: 30}
    assert shares(table, "low") == {5: 30}
    assert "LBR-S7HL-30" in rules(STUD, "show.says") & rules(STUD, "award")
    assert "LBR-S7HL-36" in rules(STUD, "award.high") & rules(STUD, "award.low")
    scoop = for_pot(STUD, 60, {5: "As Ad 2c 3d 4h 5s Kd", 1: "Kh Kc 8s 7c 6d 4d Jd"})
    assert awards(scoop) == {5: 60}
    assert len(scoop.events(PotAwarded)) == 2


@rule("LBR-S7HL-31", "LBR-S7HL-32")
def test_losers_are_mucked_and_both_winners_lie_open() -> None:
    hands = SPLIT | {3: "Qh Qd Js Tc 9s 3h 2c"}
    table = for_pot(STUD, 60, hands)
    (killed,) = (i for i, event in enumerate(table.log) if isinstance(event, HandKilled))
    paid = [i for i, event in enumerate(table.log) if isinstance(event, PotAwarded)]
    assert killed < min(paid)
    before = table.before(min(paid))
    assert sorted(before.muck) == sorted(parse_cards(hands[3]))
    for seat in (5, 1):
        assert sorted(before.up[seat]) == sorted(parse_cards(hands[seat]))
    assert "LBR-S7HL-31" in rules(STUD, table.log[killed].cite)
    assert "LBR-S7HL-32" in rules(STUD, "award")


@rule("LBR-S7HL-33", "LBR-S7HL-34", "LBR-S7HL-35")
@pytest.mark.parametrize(
    ("hands", "winner", "half", "which"),
    [
        ({5: "2h 2d Kc Qs Jd 9h 8c", 1: "Ac Kh Qd Js 9d 7h 6c"}, 5, "high", "LBR-S7HL-33"),
        ({5: "Ac 2d 3h 4s 7c Td Kh", 1: "Ad Kc Qh Js 9c 7d 5h"}, 5, "low", "LBR-S7HL-34"),
        ({5: "Ac Jd Th 9s 6c 5d 3h", 1: "Kc Qh Js 9d 8c 7h 4s"}, 5, "high", "LBR-S7HL-35"),
    ],
)
def test_one_half_takes_all_where_the_other_does_not_qualify(
    hands: dict[int, str], winner: int, half: str, which: str
) -> None:
    table = for_pot(STUD, 60, hands)
    assert awards(table) == {winner: 60}
    (award,) = table.events(PotAwarded)
    assert award.half == half
    assert which in rules(STUD, award.cite)


@rule("LBR-S7HL-35")
def test_equal_highest_cards_are_compared_further_and_may_split() -> None:
    nothing = {5: "Ac Kd Jh 9s 8c 4d 2h", 1: "Ad Kc Js 9d 7h 6s 3c"}
    assert awards(for_pot(STUD, 60, nothing)) == {5: 60}
    # The same five highest cards, with a six and a seven that make no low.
    equal = {5: "Ac Kd Jh Ts 9c 7d 6h", 1: "Ad Kc Js Th 9d 7h 6s"}
    assert awards(for_pot(STUD, 60, equal)) == {5: 30, 1: 30}


HIGH_OF_ACES = "As Ad Jh Jc Td 9h 8c"
LOW_A = "7h 5c 4d 3s 2h Kc Qd"
LOW_B = "7d 5h 4s 3c 2d Kh Qs"


@rule("LBR-S7HL-37", "LBR-S7HL-38")
@pytest.mark.parametrize(
    ("pot", "won"),
    [(60, {1: 30, 3: 15, 5: 15}), (39, {1: 21, 3: 9, 5: 9}), (38, {1: 20, 3: 9, 5: 9})],
)
def test_tied_lows_share_and_their_extra_chips_go_to_the_high(
    pot: int, won: dict[int, int]
) -> None:
    table = for_pot(STUD, pot, {3: LOW_A, 5: LOW_B, 1: HIGH_OF_ACES})
    assert awards(table) == won
    assert "LBR-S7HL-37" in rules(STUD, "award.split")
    assert "LBR-S7HL-38" in rules(STUD, "award.high")


@rule("LBR-S7HL-38")
def test_the_extra_chip_of_the_pot_goes_to_the_high() -> None:
    table = for_pot(STUD, 37, {5: LOW_A, 1: HIGH_OF_ACES})
    assert (shares(table, "high"), shares(table, "low")) == ({1: 19}, {5: 18})


@rule("LBR-S7HL-39")
def test_of_tied_highs_the_one_left_of_the_button_gets_it() -> None:
    hands = {3: "As Ac Jh Td 9h 8c 4c", 6: "Ah Ad Js Tc 9d 8h 4h", 5: LOW_A}
    table = for_pot(STUD, 37, hands)
    assert shares(table, "low") == {5: 18}
    assert shares(table, "high") == {3: 10, 6: 9}
    assert "LBR-S7HL-39" in rules(STUD, "award.odd-chip")


@rule("LBR-S7HL-40", "LBR-S7HL-41")
def test_without_a_high_the_low_nearest_the_button_gets_the_extra_chip() -> None:
    alone = for_pot(STUD, 37, {4: LOW_A, 6: "Ac Kd Qh Js 9c 8d 4s"})
    assert awards(alone) == {4: 37}
    (award,) = alone.events(PotAwarded)
    assert "LBR-S7HL-40" in rules(STUD, award.cite)
    tied = for_pot(STUD, 37, {4: LOW_A, 6: LOW_B})
    assert shares(tied, "low") == {4: 19, 6: 18}
    assert {"LBR-S7HL-41"} <= rules(STUD, *(e.cite for e in tied.events(PotAwarded)))


@rule("LBR-OHL-04", "LBR-OHL-05")
def test_cards_count_as_what_they_are_at_omaha() -> None:
    assert low("Ah 2d Kc Ks", "3c 4d 8h Qs Jd", OMAHA) == "8-4-3-2-A"
    assert high("Ah 2d Qc Js", "Ac Ad Kh 9s 7d", OMAHA) == "A-A-A-K-Q"
    assert high("Ah 2d 3c 4s", "Ac Ad Kh 9s 8d", OMAHA) == "A-A-A-K-4"
    # A deuce is a deuce: one pair of sevens and no more.
    assert high("7h 2d Tc Js", "7c 5s Kd 9h 3c", OMAHA) == "7-7-K-J-9"
    assert {"LBR-OHL-04", "LBR-OHL-05"} <= rules(OMAHA, "award")


@rule("LBR-OHL-23")
def test_exactly_two_hole_cards_play_at_omaha() -> None:
    board = "Qs Js 9s 4s 5h"
    assert high("As Ks 2d 3c", board, OMAHA) == "A-K-Q-J-9"
    assert high("Ah Kd 2d 3c", board, OMAHA) == ""
    assert low("As Ks 2d 3c", board, OMAHA) == ""
    hands = {2: "As Ks 2d 3c", 3: "Qd Qh 8c 8d"}
    assert awards(for_pot(OMAHA, 36, hands, board)) == {2: 36}
    assert "LBR-OHL-23" in rules(OMAHA, "award")


@rule("LBR-OHL-24", "LBR-OHL-25")
def test_what_qualifies_at_omaha() -> None:
    assert high("Ah Kd Jc 8s", "Qd 9h 6c 4s 2h", OMAHA) == ""
    assert low("Ah 2d Kc Ks", "3c 4d 8h Qs Jd", OMAHA) == "8-4-3-2-A"
    assert low("Ah 2d Kc Ks", "2c 4d 8h Qs Jd", OMAHA) == ""
    assert low("Ah 2d Kc Ks", "3c 4d 5h Qs Jd", OMAHA) == "5-4-3-2-A"
    assert "LBR-OHL-24" in rules(OMAHA, "award.high")
    assert "LBR-OHL-25" in rules(OMAHA, "award.low")


@rule("LBR-OHL-26", "LBR-OHL-P1")
def test_best_high_and_best_low_share_at_omaha() -> None:
    hands = {3: "Ah 2d Kc Ks", 1: "Qd Qh 9c 7s"}
    table = for_pot(OMAHA, 36, hands, "3c 4d 8h Qs Jd")
    assert (shares(table, "high"), shares(table, "low")) == ({1: 18}, {3: 18})
    assert "LBR-OHL-26" in rules(OMAHA, "award") & rules(OMAHA, "show.says")
    assert "LBR-OHL-P1" in rules(OMAHA, "award.high") & rules(OMAHA, "award.low")
    no_low = for_pot(OMAHA, 36, hands, "3c 2h 9h Qs Jd")
    assert awards(no_low) == {1: 36}
    only_low = for_pot(OMAHA, 36, {3: "Ah 2d Kc Ts", 1: "Kd 9h 7c 6s"}, "3c 4d 8h Qs Jd")
    assert shares(only_low, "low") == {3: 36}


@rule("LBR-OHL-P2")
def test_the_highest_card_wins_where_nobody_qualifies_at_omaha() -> None:
    table = for_pot(OMAHA, 36, {3: "Ah Kd 6c 4d", 1: "As 8d 6h 2d"}, "Qc Jd 9c 7h 3s")
    assert awards(table) == {3: 36}
    (award,) = table.events(PotAwarded)
    assert "LBR-OHL-P2" in rules(OMAHA, award.cite)
    equal = for_pot(OMAHA, 36, {3: "Ah Kd 6c 4d", 1: "As Kh 6d 4c"}, "Qc Jd 9c 7h 3s")
    assert awards(equal) == {3: 18, 1: 18}


@rule("LBR-OHL-P3")
def test_extra_chips_at_omaha() -> None:
    board = "3c 4d 8h Qs Jd"
    hands = {3: "Ah 2d Kc Ts", 5: "As 2h Kd Tc", 1: "Qd Qh 9c 9s"}
    assert awards(for_pot(OMAHA, 39, hands, board)) == {1: 21, 3: 9, 5: 9}
    no_high = {3: "Ah 2d Kc 9s", 5: "As 2h Kd 9c"}
    table = for_pot(OMAHA, 39, no_high, board)
    assert shares(table, "low") == {3: 20, 5: 19}
    assert "LBR-OHL-P3" in rules(OMAHA, "award.odd-chip") & rules(OMAHA, "award.high")


@rule("LBR-OHL-P5")
def test_the_order_of_hands_at_omaha() -> None:
    board = "3c 2d Kh Kd 7d"
    lows = {2: "5h 4d Jc Tc", 3: "6h Ad Jd Td"}
    assert shares(for_pot(OMAHA, 36, lows, board), "low") == {2: 18}
    full = {2: "Kc 3d Jc Tc", 3: "Ad Qd Jh 9s"}
    assert shares(for_pot(OMAHA, 36, full, board), "high") == {2: 36}
    tied = {2: "Ac Qc 9c 8c", 3: "Ad Qs 9d 8h"}
    assert awards(for_pot(OMAHA, 36, tied, "Kc Kd Jh 4s 2h")) == {2: 18, 3: 18}


@each({STUD: rule("LBR-S7HL-36"), OMAHA: rule("LBR-OHL-P1")})
def test_each_pot_is_split_on_its_own(name: str, ids: set[str]) -> None:
    hands, board = {2: LOW_A, 3: HIGH_OF_ACES, 1: LOW_B}, ""
    if name == OMAHA:
        hands = {2: "Ah 2d Kc Ts", 3: "Qd Qh 9c 9s", 1: "As 2h Kd Tc"}
        board = "3c 4d 8h Qs Jd"
    stacks = {1: 200_00, 2: 3_00, 3: 200_00}
    table = at(name, seats=3, hands=hands, board=board, stacks=stacks, fee=0)
    while table.turn != 3 or "bet" not in table.offers:
        table.act(f"{table.turn} {'call' if 'call' in table.offers else 'check'}")
    low_bet = table.range("bet")[0]
    table.act(f"3 bet {low_bet // 100}", "1 call")
    stay(table)
    side = [event for event in table.events(PotAwarded) if event.pot == 1]
    assert {(event.seat, event.half) for event in side} == {(3, "high"), (1, "low")}
    assert {event.seat for event in table.events(PotAwarded) if event.half == "low"} == {1, 2}
