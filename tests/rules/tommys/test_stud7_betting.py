"""Tommy's seven card stud: the opening, the size of bets, and needless folds."""

import pytest

from cardhouse.engine.core.events import Dealt as DealtCards
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.events import BettingOpened, Folded, Raised
from cardhouse.engine.pot.round import Round
from tests.kit.decks import streets, stud
from tests.kit.hands import Dealt, cited

THREE = {1: "As Ac 2c", 2: "Ks Kc 9d", 3: "Qs Qc 8d"}


def ids(key: str, name: str = "stud7") -> set[str]:
    return cited(key, "tommys", name)


@pytest.mark.rule("TOM-S7-15")
def test_the_smaller_bet_on_two_streets_and_the_larger_on_three() -> None:
    dealt = stud(3, {1: "As Ac 2c Jd", 2: "Ks Kc 9d 4d", 3: "Qs Qc 8d 5d"})
    dealt.act("1 bring-in")
    assert dealt.range("raise") == (2_00, 2_00)
    dealt.act("2 raise 2")
    assert dealt.range("raise") == (4_00, 4_00)
    dealt.act("3 call", "1 call")
    for size in (2_00, 4_00, 4_00, 4_00):
        assert dealt.range("bet") == (size, size)
        dealt.act(f"{dealt.turn} bet {size / 100}")
        assert dealt.range("raise") == (2 * size, 2 * size)
        dealt.check_round()
    assert "TOM-S7-15" in ids("bet.size")


@pytest.mark.rule("TOM-S7-16")
def test_an_open_pair_on_fourth_street_gives_the_choice_of_two_bets() -> None:
    hands = {1: "As Ac 2c Jd", 2: "Ks Kc 9d 4d", 3: "Qs Qc 8h 8c"}
    dealt = streets(stud(3, hands), 1)
    assert dealt.turn == 3
    assert dealt.offers >= {"check", "bet"}
    assert dealt.range("bet") == (2_00, 4_00)
    assert dealt.refused("3 bet 3", Reason.WRONG_AMOUNT) >= {"TOM-S7-16"}
    # The next player, who shows no pair, may do the same.
    dealt.act("3 check")
    assert dealt.range("bet") == (2_00, 4_00)
    dealt.act("1 bet 4")
    assert dealt.events(Raised)[-1].to == 4_00


@pytest.mark.rule("TOM-S7-16")
def test_without_an_open_pair_there_is_only_the_smaller_bet() -> None:
    dealt = streets(stud(3, {1: "As Ac 2c Jd", 2: "Ks Kc 9d 4d", 3: "8s 8d 8h 7c"}), 1)
    assert dealt.range("bet") == (2_00, 2_00)
    dealt.refused(f"{dealt.turn} bet 4", Reason.WRONG_AMOUNT)


@pytest.mark.rule("TOM-S7-16")
def test_an_open_pair_counts_only_on_the_fourth_card() -> None:
    hands = {1: "As Ac 2c Jd Jh", 2: "Ks Kc 9d 4d 3d", 3: "Qs Qc 8h 7c 6c"}
    dealt = streets(stud(3, hands), 2)
    assert dealt.range("bet") == (4_00, 4_00)


@pytest.mark.rule("TOM-S7-P7")
def test_once_the_larger_amount_is_bet_all_raises_are_by_the_larger() -> None:
    hands = {1: "As Ac 2c Jd", 2: "Ks Kc 9d 4d", 3: "Qs Qc 8h 8c"}
    dealt = streets(stud(3, hands), 1).act("3 bet 2")
    assert dealt.range("raise") == (4_00, 6_00)
    dealt.refused("1 raise 5", Reason.WRONG_AMOUNT)
    dealt.act("1 raise 6")
    assert dealt.range("raise") == (10_00, 10_00)
    assert "TOM-S7-P7" in dealt.refused("2 raise 8", Reason.WRONG_AMOUNT)
    dealt.act("2 raise 10")
    small = streets(stud(3, hands), 1).act("3 bet 2", "1 raise 4")
    assert small.range("raise") == (6_00, 8_00)


@pytest.mark.rule("TOM-S7-17")
def test_a_spread_table_takes_any_bet_between_its_limits() -> None:
    dealt = stud(3, THREE, table="1-4 spread")
    dealt.act("1 bring-in", "2 raise 3", "3 call", "1 call")
    for _ in range(4):
        seat = dealt.turn
        assert dealt.range("bet") == (1_00, 4_00)
        assert "TOM-S7-17" in dealt.refused(f"{seat} bet 5", Reason.WRONG_AMOUNT)
        dealt.act(f"{seat} bet 3").check_round()


@pytest.mark.rule("TOM-S7-18", "TOM-S7-04")
def test_the_lowest_up_card_opens_with_a_forced_bet_and_the_ace_is_high() -> None:
    dealt = stud(4, {1: "2s 2h Kh", 2: "3s 3h 5d", 3: "4s 4h 9c", 4: "6s 6h As"})
    assert dealt.turn == 2
    assert dealt.offers == {"bring-in", "bet"}
    dealt.refused("2 fold", Reason.NOT_OFFERED)
    dealt.refused("2 check", Reason.BET_TO_CALL)
    opened = dealt.events(BettingOpened)[-1]
    assert opened.order == (2, 3, 4, 1)
    assert ids(opened.cite) >= {"TOM-S7-18", "TOM-S7-04"}


@pytest.mark.rule("TOM-S7-21", "TOM-S7-20")
def test_suits_break_ties_for_the_forced_bet() -> None:
    dealt = stud(3, {1: "As Ah 2d", 2: "Ks Kc 2c", 3: "Qs Qc Kh"})
    assert dealt.turn == 2
    dealt = stud(2, {1: "As Ac 2s", 2: "Ks Kc 2h"})
    assert dealt.turn == 2


@pytest.mark.rule("TOM-S7-19", "TOM-S7-06")
def test_the_high_hand_on_board_acts_first_later() -> None:
    hands = {1: "2s 2h Ah Kd", 2: "As Ac 8h 8d", 3: "3s 3h Qc Jd"}
    dealt = streets(stud(3, hands), 1)
    assert dealt.turn == 2
    assert "TOM-S7-19" in ids(dealt.events(BettingOpened)[-1].cite)


@pytest.mark.rule("TOM-S7-P4", "TOM-S7-20")
def test_of_equal_boards_the_first_from_the_button_acts_first_and_suits_do_not_count() -> None:
    hands = {3: "2s 2h As Ks", 6: "3s 3h Ah Kh", 5: "4s 4h 2c 7d"}
    dealt = streets(stud(6, hands | {1: "4d 4c Td 5d", 2: "5h 5s Tc 6d"}, button=4), 1)
    assert dealt.turn == 6
    equal = {1: "2s 2h Ah Kh", 2: "3s 3h As Ks", 3: "4s 4h 2c 7d"}
    assert streets(stud(3, equal), 1).turn == 1


@pytest.mark.rule("TOM-S7-P4")
def test_straights_and_flushes_do_not_count_on_a_board() -> None:
    hands = {1: "2s 2h 5h 6h 7h 8h", 2: "As Ac 3c 3d Kd Qd", 3: "Ks Kc 9d Tc Jh 2c"}
    assert streets(stud(3, hands), 3).turn == 2


@pytest.mark.rule("TOM-S7-P2")
def test_the_forced_bet_may_be_called_completed_or_raised_after_that() -> None:
    dealt = stud(3, THREE).act("1 bring-in")
    assert dealt.hand.bets[1] == 1_00
    assert dealt.offers == {"fold", "call", "raise"}
    assert dealt.ask.offers[Call].cost == 1_00
    dealt.refused("2 raise 3", Reason.WRONG_AMOUNT)
    dealt.act("2 raise 2")
    assert dealt.events(Raised)[-1].cite == "bring-in.complete"
    dealt.act("3 raise 4")
    assert Round.of(dealt.hand).raises == 1


@pytest.mark.rule("TOM-S7-P2")
def test_the_low_card_may_open_for_the_small_bet_and_has_no_option_after_calls() -> None:
    dealt = stud(3, THREE)
    assert dealt.range("bet") == (2_00, 2_00)
    dealt.act("1 bring-in", "2 call", "3 call")
    assert dealt.events(BettingOpened)[-1].cite == "round.fourth"
    full = stud(3, THREE).act("1 bet 2")
    assert full.range("raise") == (4_00, 4_00)


@pytest.mark.rule("TOM-S7-P3")
def test_a_completion_and_three_raises_are_the_cap() -> None:
    dealt = stud(3, THREE).act("1 bring-in", "2 raise 2", "3 raise 4", "1 raise 6", "2 raise 8")
    assert dealt.offers == {"fold", "call"}
    assert dealt.refused("3 raise 10", Reason.CAPPED) == {"TOM-S7-P3"}
    # With two players there is no cap.
    dealt.act("3 fold")
    assert dealt.range("raise") == (10_00, 10_00)


@pytest.mark.rule("TOM-S7-P3")
def test_check_raise_and_the_show_order_are_those_of_holdem() -> None:
    dealt = streets(stud(3, THREE), 1)
    first, second, third = dealt.events(BettingOpened)[-1].order
    dealt.act(f"{first} check", f"{second} bet 2", f"{third} call", f"{first} raise 4")
    assert dealt.events(Raised)[-1].cite == "bet.check-raise"
    for key in ("string-bet", "string-bet.protest", "oversize-chip", "show.order"):
        assert ids(key) == {"TOM-S7-P3"}
    streets(dealt.check_round(), 3)
    assert dealt.turn == dealt.hand.opener


@pytest.mark.rule("TOM-S7-P9")
def test_an_all_in_high_hand_leaves_the_opening_to_his_left() -> None:
    hands = {2: "As Ah Ac Ad", 4: "Ks Kh 9d 7c", 6: "Qs Qh 8d 6c", 1: "Jc Jd 2c"}
    stacks = {1: 200_00, 2: 1_50, 3: 200_00, 4: 200_00, 5: 200_00, 6: 200_00}
    dealt = stud(6, hands, stacks=stacks, gone={1: 3, 3: 3, 5: 3})
    dealt.act("1 bring-in", "2 call", "3 fold", "4 raise 2", "5 fold", "6 call", "1 fold")
    assert dealt.turn == 4
    assert dealt.events(BettingOpened)[-1].order == (4, 6)
    dealt.check_round()
    assert dealt.turn == 4


@pytest.mark.rule("TOM-S7-P9")
def test_all_in_from_the_ante_the_low_card_is_skipped() -> None:
    dealt = stud(3, THREE, stacks={1: 50, 2: 200_00, 3: 200_00})
    assert dealt.turn == 2
    assert dealt.offers == {"bring-in", "bet"}


@pytest.mark.rule("TOM-S7-23")
def test_a_fold_in_a_round_of_checking_still_receives_dead_cards_until_a_wager() -> None:
    hands = {1: "2s 2h Ah Kd", 2: "3s 3h Qc 9d 4c", 3: "4s 4h 8c 7d"}
    dealt = streets(stud(3, hands, gone={2: 5}), 1)
    dealt.act("1 check", "2 fold", "3 check")
    fifth = dealt.events(DealtCards)[-1]
    assert fifth.seats == (1, 2, 3)
    assert dealt.hand.up[2] == ["4c"]
    assert dealt.hand.live == [1, 3]
    dealt.act("1 bet 4", "3 call")
    assert dealt.events(DealtCards)[-1].seats == (1, 3)
    assert ids(dealt.events(Folded)[-1].cite) == {"TOM-S7-23"}


@pytest.mark.rule("TOM-S7-23")
def test_who_folds_to_a_bet_gets_no_more_cards() -> None:
    dealt = streets(stud(3, {1: "2s 2h Ah Kd"}, gone={2: 4}), 1)
    dealt.act("1 bet 2", "2 fold", "3 call")
    assert dealt.events(DealtCards)[-1].seats == (1, 3)
    assert not dealt.events(Folded)[-1].needless


@pytest.mark.rule("TOM-S7-23")
def test_the_cards_of_the_others_are_those_they_would_have_had() -> None:
    hands = {1: "2s 2h Ah Kd", 2: "3s 3h Qc 9d", 3: "4s 4h 8c 7d"}

    def up_cards(folds: bool) -> dict[int, list[str]]:
        dealt = streets(stud(3, hands), 1)
        dealt.act("1 check", "2 fold" if folds else "2 check", "3 check")
        streets(dealt, 3)
        return {seat: [*dealt.hand.down[seat], *dealt.hand.up[seat]] for seat in (1, 3)}

    assert up_cards(folds=True) == up_cards(folds=False)


@pytest.mark.rule("TOM-S7-41")
def test_a_call_that_cannot_win_gets_no_refund() -> None:
    hands = {1: "2s 2h 5h Td 9h 7h 3d", 2: "As 3h Qc Qd Qh 4d 6s"}
    dealt = streets(stud(2, hands), 2)
    dealt.act("2 bet 4")
    pot = dealt.hand.chips["pot"]
    dealt.act("1 call")
    assert dealt.hand.chips["pot"] == pot + 4_00
    streets(dealt, 2).show_all()
    assert dealt.won() == {1: -5_50, 2: 5_50}
    assert "TOM-S7-41" in ids("bet.call")


def test_a_bring_in_that_everybody_folds_to_wins_the_antes() -> None:
    dealt: Dealt = stud(3, THREE).act("1 bring-in", "2 fold", "3 fold")
    assert dealt.won() == {1: 1_00, 2: -50, 3: -50}


@pytest.mark.rule("TOM-S7-P2", "TOM-ROOM-P1")
@pytest.mark.parametrize("left", [1_00, 50])
def test_who_has_no_more_than_the_forced_bet_is_offered_nothing_else(left: int) -> None:
    # An ante of 50 cents and a forced bet of a dollar.
    ante = stud(3, THREE, wait=True).game.stakes.ante
    dealt = stud(3, THREE, stacks={1: ante + left, 2: 200_00, 3: 200_00})
    assert (dealt.turn, dealt.offers) == (1, {"bring-in"})
    dealt.act("1 bring-in")
    assert (dealt.hand.chips[1], dealt.hand.bets[1]) == (0, left)
    assert dealt.range("raise") == (2_00, 2_00)
