"""Tommy's seven card stud: a last card dealt face up."""

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.events import BettingOpened, PotAwarded
from cardhouse.engine.pot.pots import pots
from cardhouse.engine.pot.resting import AllInDeclared, StayedIn
from cardhouse.floor.pot.reports import LastExposed
from tests.kit.decks import streets, stud
from tests.kit.hands import Dealt, cited

# Seats 1, 2, 3 are dealt in this order; seat 3 is high on sixth street with a pair of tens.
HANDS = {1: "Ks 9c 2c 4d 6h Kd Kh", 2: "As Ac 9d 5d 7h Ah Jc", 3: "Qs 8h Td Tc 3s 5h Qd"}


def ids(key: str) -> set[str]:
    return cited(key, name="stud7")


def last_street() -> Dealt:
    dealt = streets(stud(3, HANDS), 4)
    assert dealt.turn == 3
    return dealt


def faces(dealt: Dealt) -> list[tuple[int, int]]:
    return [(len(dealt.hand.down[seat]), len(dealt.hand.up[seat])) for seat in dealt.hand.live]


@pytest.mark.rule("TOM-S7-30")
def test_the_others_have_their_last_cards_face_down() -> None:
    dealt = last_street()
    dealt.report(LastExposed(seat=2))
    assert faces(dealt) == [(3, 4), (2, 5), (3, 4)]
    assert dealt.hand.up[2][-1] == "Jc"
    assert "TOM-S7-30" in ids("exposed.last")


@pytest.mark.rule("TOM-S7-31")
def test_its_player_may_stand_all_in_for_the_pot_already_played() -> None:
    dealt = streets(stud(3, HANDS), 2)
    dealt.act("3 bet 4", "1 call", "2 call")
    dealt.act("3 bet 4", "1 call", "2 call")
    pot = dealt.hand.chips["pot"]
    assert pot == 1_50 + 3_00 + 12_00 + 12_00
    dealt.report(LastExposed(seat=2))
    assert dealt.turn == 2
    assert dealt.offers == {"all-in", "stay"}
    dealt.act("2 all-in")
    assert dealt.hand.chips[2] > 0
    dealt.act("3 bet 4", "1 call")
    side = pots(dealt.hand)[1]
    assert (side.amount, set(side.seats)) == (8_00, {1, 3})
    dealt.show_all()
    # Kings beat tens in the side pot, aces beat both in the main pot.
    won = {(event.pot, event.seat): event.amount for event in dealt.events(PotAwarded)}
    assert won == {(0, 2): pot, (1, 1): 8_00}
    assert ids(dealt.events(AllInDeclared)[-1].cite) == {"TOM-S7-31"}


@pytest.mark.rule("TOM-S7-31")
def test_a_pot_of_30_and_a_side_pot_of_8() -> None:
    hands = HANDS | {1: "Ks 9c 2c 4d 6h Kd 2h"}
    dealt = streets(stud(3, hands, ante=9_00), 4)
    assert dealt.hand.chips["pot"] == 30_00
    dealt.report(LastExposed(seat=2))
    dealt.act("2 all-in", "3 bet 4", "1 call").show_all()
    won = {(event.pot, event.seat): event.amount for event in dealt.events(PotAwarded)}
    assert won == {(0, 2): 30_00, (1, 1): 8_00}


@pytest.mark.rule("TOM-S7-31")
def test_all_in_he_can_neither_bet_nor_be_bet_at_alone() -> None:
    hands = HANDS
    dealt = streets(stud(2, {1: hands[2], 2: hands[3]}), 4)
    dealt.report(LastExposed(seat=2))
    dealt.act("2 all-in")
    # With nobody else to bet, the hands are shown at once.
    assert "show" in dealt.offers


@pytest.mark.rule("TOM-S7-32")
def test_he_may_stay_active_and_bet_as_usual() -> None:
    dealt = last_street()
    dealt.report(LastExposed(seat=2))
    dealt.act("2 stay")
    assert ids(dealt.events(StayedIn)[-1].cite) == {"TOM-S7-32"}
    dealt.act("3 check", "1 check")
    assert dealt.turn == 2
    assert dealt.offers == {"fold", "check", "bet"}
    dealt.act("2 bet 4", "3 raise 8", "1 fold")
    assert dealt.offers == {"fold", "call", "raise"}


@pytest.mark.rule("TOM-S7-33")
def test_the_first_card_exposed_turns_up_the_whole_street() -> None:
    dealt = last_street()
    last = [dealt.hand.down[seat][-1] for seat in (1, 2, 3)]
    dealt.report(LastExposed(seat=1))
    assert faces(dealt) == [(2, 5)] * 3
    assert [dealt.hand.up[seat][-1] for seat in (1, 2, 3)] == last
    # Nobody is offered to stand all-in.
    assert dealt.turn == 3
    assert dealt.offers == {"fold", "check", "bet"}
    assert "TOM-S7-33" in ids("exposed.last.first")


@pytest.mark.rule("TOM-S7-34")
@pytest.mark.parametrize("seat", [1, 2])
def test_exposed_last_cards_do_not_change_who_acts_first(seat: int) -> None:
    hands = HANDS | {2: "As Ac 9d 5d 7h Kc Kh", 1: "Ks 9c 2c 4d 6h Kd Jc"}
    hands[1] = hands[1] if seat == 2 else "9h 9c 2c 4d 6h Kd Ks"
    dealt = streets(stud(3, hands), 4)
    dealt.report(LastExposed(seat=seat))
    if seat == 2:
        dealt.act("2 stay")
    # A pair of kings lies open, but the tens were high on sixth street.
    assert dealt.turn == 3
    assert ids(dealt.events(BettingOpened)[-1].cite) == {"TOM-S7-34"}


@pytest.mark.rule("TOM-S7-30", "TOM-S7-31")
def test_two_players_may_have_the_choice() -> None:
    dealt = last_street()
    dealt.report(LastExposed(seat=2))
    dealt.report(LastExposed(seat=3))
    assert faces(dealt) == [(3, 4), (2, 5), (2, 5)]
    dealt.act("3 all-in", "2 all-in")
    # Nobody is left to bet.
    assert "show" in dealt.offers


def test_it_is_reported_before_the_last_betting_only() -> None:
    dealt = streets(stud(3, HANDS), 3)
    dealt.refused(LastExposed(seat=2), Reason.NOT_SUCH_CASE)
    dealt.check_round()
    dealt.report(LastExposed(seat=2))
    dealt.refused(LastExposed(seat=2), Reason.NOT_SUCH_CASE)
    dealt.act("2 stay", "3 check")
    dealt.refused(LastExposed(seat=1), Reason.NOT_SUCH_CASE)
