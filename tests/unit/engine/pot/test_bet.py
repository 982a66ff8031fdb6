"""A betting round: the order of turns, and the refusals with their reasons."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.events import BettingOpened, Checked, Raised, UncalledReturned
from cardhouse.engine.pot.rules import Betting
from tests.kit.decks import stud
from tests.kit.hands import Dealt, game
from tests.kit.refusals import refusal


def refused(dealt: Dealt, words: str) -> tuple[Reason, str]:
    with pytest.raises(Illegal) as refusal:
        dealt.act(words)
    return refusal.value.reason, refusal.value.cite


@pytest.mark.rule("TOM-HE-06", "TOM-HE-12", "TOM-HE-13")
def test_who_opens_each_round() -> None:
    dealt = Dealt(game(), seats=4)
    for _ in range(4):
        dealt.check_round()
    orders = [event.order for event in dealt.events(BettingOpened)]
    assert orders == [(3, 4, 1, 2), (1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 4)]


@pytest.mark.rule("TOM-HE-13")
def test_who_is_all_in_or_out_does_not_open() -> None:
    dealt = Dealt(game(), seats=4, stacks={1: 2_00, 2: 90_00, 3: 90_00, 4: 90_00})
    dealt.act("3 call", "4 call", "1 call", "2 check")
    assert dealt.turn == 2
    dealt.act("2 check", "3 bet 2", "4 call", "2 fold")
    assert dealt.turn == 3


@pytest.mark.rule("TOM-HE-14")
def test_refusals_before_the_flop() -> None:
    dealt = Dealt(game(), seats=3)
    assert refused(dealt, "3 check") == (Reason.BET_TO_CALL, "bet.must-call")
    assert refused(dealt, "3 bet 4") == (Reason.ALREADY_BET, "bet.raise")
    assert refused(dealt, "3 raise 5") == (Reason.WRONG_AMOUNT, "bet.size")
    assert refused(dealt, "3 show") == (Reason.NOT_OFFERED, "")
    dealt.act("3 call", "1 call")
    assert refused(dealt, "2 call") == (Reason.NOTHING_TO_CALL, "bet.check")


def test_refusals_after_the_flop() -> None:
    dealt = Dealt(game(), seats=3).check_round()
    assert refused(dealt, "1 raise 4") == (Reason.NO_BET_YET, "bet.open")
    assert refused(dealt, "1 call") == (Reason.NOTHING_TO_CALL, "bet.check")
    assert refused(dealt, "1 bet 4") == (Reason.WRONG_AMOUNT, "bet.size")
    assert refused(dealt, "2 bet 2") == (Reason.NOT_YOUR_TURN, "turn")


def test_a_wrong_amount_is_told_the_right_one() -> None:
    with refusal(r"Bet or raise to \$4\.$"):
        Dealt(game(), seats=3).act("3 raise 5")
    spread = game(table="1-4 spread")
    with refusal(r"Bet or raise to an amount from \$4 to \$6\.$"):
        Dealt(spread, seats=3).act("3 raise 9")


@pytest.mark.rule("TOM-HE-32")
def test_check_and_raise_where_the_house_allows_it() -> None:
    allowed = Dealt(game(), seats=3).check_round().act("1 check", "2 bet 2", "3 fold", "1 raise 4")
    assert allowed.events(Raised)[-1].cite == "bet.check-raise"
    barred = Dealt(game(betting=Betting(check_raise=False)), seats=3)
    barred.check_round().act("1 check", "2 bet 2", "3 fold")
    assert barred.offers == {"fold", "call"}
    assert refused(barred, "1 raise 4") == (Reason.NO_CHECK_RAISE, "bet.check-raise")


def test_nobody_is_raised_who_cannot_answer() -> None:
    dealt = Dealt(game(), seats=2, stacks={1: 3_00, 2: 90_00})
    dealt.act("2 raise 4")
    assert refused(dealt, "1 raise 6") == (Reason.NOT_ENOUGH_CHIPS, "bet.size")
    dealt = Dealt(game(), seats=2, stacks={1: 2_00, 2: 90_00})
    assert dealt.offers == {"fold", "call"}
    assert refused(dealt, "2 raise 4") == (Reason.NOBODY_TO_RAISE, "bet.size")


def test_without_anybody_to_bet_against_the_cards_are_run_out() -> None:
    dealt = Dealt(game(), seats=2, stacks={1: 2_00, 2: 90_00}).act("2 call")
    assert len(dealt.hand.board) == 5
    assert dealt.offers == {"show", "muck", "board"}


@pytest.mark.rule("TOM-ROOM-P1")
def test_what_nobody_called_goes_back() -> None:
    dealt = Dealt(game(), seats=3).act("3 raise 4", "1 fold", "2 fold")
    (back,) = dealt.events(UncalledReturned)
    assert (back.seat, back.amount) == (3, 2_00)
    assert dealt.won() == {1: -1_00, 2: -2_00, 3: 3_00}


@pytest.mark.rule("TOM-ROOM-P2")
@pytest.mark.parametrize(("short_raise", "counts"), [("half", True), ("full", False)])
def test_how_much_of_a_raise_counts_as_one(short_raise: str, counts: bool) -> None:
    table = game(betting=Betting(short_raise="half" if counts else "full"))
    dealt = Dealt(table, seats=3, stacks={1: 90_00, 2: 90_00, 3: 3_00})
    dealt.act("3 raise 3")
    assert dealt.events(Raised)[-1].full is counts
    assert dealt.range("raise") == ((5_00, 5_00) if counts else (4_00, 4_00)), short_raise


def two_short_all_ins(limit: str, last: str, fifth: int = 30_00) -> Dealt:
    """Seat 1 bets 10, 2 is all-in for 16, 3 calls, 4 is all-in for 22; 5 acts as given."""
    stacks = {1: 90_00, 2: 18_00, 3: 90_00, 4: 24_00, 5: fifth}
    dealt = Dealt(game(limit=limit, small_bet=2_00), seats=5, stacks=stacks)
    dealt.act("3 call", "4 call", "5 call", "1 call", "2 check")
    return dealt.act("1 bet 10", "2 raise 16", "3 call", "4 raise 22", last)


@pytest.mark.parametrize("limit", ["pot", "no"])
def test_short_all_ins_reopen_for_whom_they_come_to_a_full_raise(limit: str) -> None:
    dealt = two_short_all_ins(limit, "5 fold")
    # To the bettor they add 12, more than the bet of 10; to the caller of the first only 6.
    assert dealt.turn == 1
    assert dealt.range("raise")[0] == 32_00
    dealt.act("1 call")
    assert dealt.turn == 3
    assert dealt.offers == {"fold", "call"}
    assert refused(dealt, "3 raise 32") == (Reason.NOT_REOPENED, "bet.short-raise")


@pytest.mark.parametrize("limit", ["pot", "no"])
def test_a_third_short_all_in_reopens_for_the_caller_of_the_first(limit: str) -> None:
    dealt = two_short_all_ins(limit, "5 raise 28").act("1 call")
    assert dealt.turn == 3
    assert dealt.range("raise")[0] == 38_00


@pytest.mark.parametrize("limit", ["pot", "no"])
def test_who_raises_in_full_reopens_for_callers_of_a_short_all_in(limit: str) -> None:
    stacks = {1: 90_00, 2: 12_00, 3: 90_00, 4: 90_00}
    dealt = Dealt(game(limit=limit, small_bet=2_00), seats=4, stacks=stacks)
    dealt.act("3 call", "4 call", "1 call", "2 check", "1 bet 8", "2 raise 10", "3 call")
    dealt.act("4 raise 18", "1 call")
    assert dealt.turn == 3
    assert dealt.range("raise")[0] == 26_00


@pytest.mark.rule("TOM-HE-P6", "TOM-HE-33")
def test_the_blinds_raise_is_the_first_of_three() -> None:
    dealt = Dealt(game(), seats=3).act("3 call", "1 call", "2 raise 4", "3 raise 6", "1 raise 8")
    assert dealt.events(Raised)[0].cite == "bet.option"
    assert refused(dealt, "2 raise 10") == (Reason.CAPPED, "bet.cap")


def test_without_a_bring_in_the_low_card_may_check() -> None:
    low = {1: "As Ah 2c", 2: "Ks Kh 9c", 3: "Qs Qh 8c"}
    free = stud(3, low, bring_in=0)
    assert (free.turn, free.offers) == (1, {"fold", "check", "bet"})
    forced = stud(3, low)
    assert (forced.turn, forced.offers) == (1, {"bring-in", "bet"})


def test_who_is_all_in_with_the_bring_in_has_no_other_choice() -> None:
    low = {1: "As Ah 2c", 2: "Ks Kh 9c", 3: "Qs Qh 8c"}
    stakes = game(name="stud7", table="2-4").stakes
    stacks = {1: stakes.ante + stakes.bring_in, 2: 90_00, 3: 90_00}
    dealt = stud(3, low, stacks=stacks)
    assert dealt.offers == {"bring-in"}
    assert refused(dealt, "1 check") == (Reason.BET_TO_CALL, "bet.must-call")


def test_chips_that_only_reach_for_the_call_are_not_enough_to_raise() -> None:
    dealt = Dealt(game(), seats=3, stacks={1: 90_00, 2: 90_00, 3: 2_00})
    assert dealt.offers == {"fold", "call"}
    assert refused(dealt, "3 raise 4") == (Reason.NOT_ENOUGH_CHIPS, "bet.size")


@pytest.mark.parametrize(
    ("last", "offers"),
    [(26_00, {"fold", "call", "raise"}), (25_99, {"fold", "call"})],
)
def test_short_all_ins_must_come_to_just_the_full_raise(last: int, offers: set[str]) -> None:
    dealt = two_short_all_ins("no", f"5 raise {last / 100}", fifth=last + 2_00).act("1 call")
    # Seat 3 called 16, and 10 more are as much as the bet.
    assert (dealt.turn, dealt.offers) == (3, offers)


def test_at_a_limit_two_short_raises_do_not_reopen_the_betting() -> None:
    table = game(limit="spread", blinds=(1_00, 2_00), small_bet=1_00, big_bet=20_00)
    dealt = Dealt(table, seats=4, stacks={1: 18_00, 2: 90_00, 3: 90_00, 4: 14_00})
    dealt.act("3 raise 10", "4 raise 14", "1 raise 18", "2 fold")
    assert (dealt.turn, dealt.offers) == (3, {"fold", "call"})


@pytest.mark.parametrize(("shown", "opener"), [(0, 2), (1, 1), (2, 2)])
def test_the_low_board_opens_by_as_many_cards_as_count(shown: int, opener: int) -> None:
    hand = stud(2, {1: "As Ah 2c", 2: "Ks Kh 3c"}).hand.copy()
    hand.up[1] += parse_cards("9d")
    hand.up[2] += parse_cards("4d")
    bet = BettingRound(size="small-bet", first="low-hand", cite="bet.open", shown=shown)
    (opened,) = bet.open(hand)
    assert isinstance(opened, BettingOpened) and opened.first == opener


def test_the_option_of_the_big_blind_is_no_straddle() -> None:
    dealt = Dealt(game(), seats=3).act("3 call", "1 call", "2 check")
    (checked,) = dealt.events(Checked)
    assert (checked.cite, checked.straddled) == ("bet.option", False)
