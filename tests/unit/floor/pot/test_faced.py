"""Stud with cards face up that should be down, while the floor takes hands out of play."""

from __future__ import annotations

from typing import Any

import pytest

from cardhouse.cards import Card
from cardhouse.engine.core.events import StepsReplaced
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.dismissal import Dismiss
from cardhouse.engine.pot.events import BroughtIn, HandKilled, Refunded
from cardhouse.engine.pot.resting import AllInDeclared, AllInOption, StayedIn
from cardhouse.engine.pot.round import Round
from cardhouse.floor import rule
from cardhouse.floor.pot.faced import out_once_dealt
from cardhouse.floor.pot.reports import (
    Absent,
    DealtUp,
    Exposed,
    KillHand,
    LastExposed,
    OutOfTurn,
)
from tests.kit.decks import streets, stud
from tests.kit.hands import Dealt

# Seat 3 is high on sixth street with a pair of tens.
HANDS = {1: "Ks 9c 2c 4d 6h Kd Kh", 2: "As Ac 9d 5d 7h Ah Jc", 3: "Qs 8h Td Tc 3s 5h Qd"}


def last_street(seats: int = 3, **more: Any) -> Dealt:
    return streets(stud(seats, HANDS, **more), 4)


def kill(seat: int) -> KillHand:
    return KillHand(seat=seat, by="Flora", reason="two hands were mixed")


@pytest.mark.rule("TOM-S7-31")
def test_the_choice_goes_with_the_hand_that_is_killed() -> None:
    dealt = last_street()
    dealt.report(LastExposed(seat=2))
    assert dealt.turn == 2 and dealt.offers == {"all-in", "stay"}
    dealt.report(kill(2))
    assert dealt.hand.live == [1, 3]
    assert dealt.turn == 3 and dealt.offers == {"fold", "check", "bet"}
    assert not dealt.events(AllInDeclared) + dealt.events(StayedIn)


@pytest.mark.rule("TOM-S7-31")
def test_who_is_killed_before_their_choice_is_not_asked() -> None:
    dealt = last_street()
    dealt.report(LastExposed(seat=2))
    dealt.report(LastExposed(seat=3))
    assert dealt.turn == 3
    dealt.report(kill(2))
    dealt.act("3 stay")
    assert dealt.turn == 3 and dealt.offers == {"fold", "check", "bet"}


@pytest.mark.rule("TOM-S7-31")
def test_alone_nobody_has_a_choice() -> None:
    dealt = last_street(2)
    dealt.report(LastExposed(seat=2))
    assert dealt.turn == 2 and dealt.offers == {"all-in", "stay"}
    dealt.report(kill(1))
    assert dealt.hand.over
    assert dealt.won()[2] == dealt.hand.paid[1] > 0


@pytest.mark.rule("TOM-S7-31")
def test_who_is_all_in_already_has_no_choice() -> None:
    # Seat 2 has only the ante of 50 and the forced bet of a dollar.
    dealt = last_street(stacks={1: 200_00, 2: 1_50, 3: 200_00})
    assert dealt.hand.chips[2] == 0
    dealt.report(LastExposed(seat=2))
    assert dealt.hand.up[2][-1] == "Jc"
    assert dealt.turn == 3 and dealt.offers == {"fold", "check", "bet"}


@pytest.mark.rule("TOM-S7-31")
def test_a_single_chip_is_enough_for_the_choice() -> None:
    dealt = last_street(stacks={1: 200_00, 2: 2_00, 3: 200_00})
    assert dealt.hand.chips[2] == 50
    dealt.report(LastExposed(seat=2))
    assert dealt.turn == 2 and dealt.offers == {"all-in", "stay"}


@pytest.mark.rule("TOM-S7-30", "TOM-S7-33")
def test_the_first_card_exposed_after_another_one_drops_the_choice() -> None:
    dealt = last_street()
    dealt.report(LastExposed(seat=2))
    assert any(isinstance(step, AllInOption) for step in dealt.hand.script)
    dealt.report(LastExposed(seat=1))
    assert [len(dealt.hand.up[seat]) for seat in (1, 2, 3)] == [5, 5, 5]
    assert not any(isinstance(step, AllInOption) for step in dealt.hand.script)
    assert dealt.turn == 3 and dealt.offers == {"fold", "check", "bet"}


@pytest.mark.rule("TOM-S7-30")
def test_a_last_card_can_be_exposed_while_another_player_chooses_or_before_anybody_acts() -> None:
    dealt = last_street()
    dealt.refused(LastExposed(seat=4), Reason.NOT_IN_HAND)
    dealt.report(LastExposed(seat=2))
    dealt.report(LastExposed(seat=3))
    dealt.act("3 stay", "2 stay")
    # Seat 1 has its last card down; any check ends the time for such a report.
    dealt.act("3 check")
    dealt.refused(LastExposed(seat=1), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("TOM-S7-30")
def test_a_bet_or_a_fold_ends_the_time_too() -> None:
    bet = last_street().act("3 bet 4")
    bet.refused(LastExposed(seat=2), Reason.NOT_SUCH_CASE)
    # A player who folds out of turn has not acted on the street: the report still stands.
    gone = last_street().act("3 fold")
    gone.report(LastExposed(seat=2))
    assert gone.hand.up[2][-1] == "Jc"


def test_no_last_card_is_exposed_where_one_lies_in_the_centre() -> None:
    seats = 8
    dealt = streets(stud(seats), 4)
    assert len(dealt.hand.board) == 1
    for seat in range(1, seats + 1):
        dealt.refused(LastExposed(seat=seat), Reason.NOT_SUCH_CASE)


def test_no_last_card_is_exposed_at_a_game_with_a_board() -> None:
    dealt = Dealt(seats=3)
    for _ in range(4):
        dealt.refused(LastExposed(seat=1), Reason.NOT_SUCH_CASE)
        dealt.check_round()


def both_up(dealt: Dealt, seat: int) -> None:
    """Both hole cards will come face up: reported before chance has dealt a card."""
    for number in (1, 2):
        dealt.log += rule(dealt.hand, dealt.log, DealtUp(seat=seat, number=number), dealt.rules)


@pytest.mark.rule("TOM-S7-P10")
def test_who_is_killed_before_the_deal_is_over_gets_nothing_back() -> None:
    dealt = stud(3, HANDS, wait=True)
    both_up(dealt, 3)
    dealt.log += rule(dealt.hand, dealt.log, kill(3), dealt.rules)
    dealt.deal()
    assert dealt.hand.live == [1, 2]
    assert not dealt.events(Refunded)
    assert dealt.won()[3] == -50


@pytest.mark.rule("TOM-S7-P10")
def test_the_last_hand_left_is_not_dismissed() -> None:
    dealt = stud(2, HANDS, wait=True)
    both_up(dealt, 2)
    dealt.log += rule(dealt.hand, dealt.log, kill(1), dealt.rules)
    dealt.deal()
    assert dealt.hand.over and dealt.hand.live == [2]
    assert dealt.won() == {1: -50, 2: 50}
    assert [event.seat for event in dealt.events(HandKilled)] == [1]


@pytest.mark.rule("TOM-S7-P10")
def test_of_two_players_the_other_one_wins_what_is_left() -> None:
    dealt = stud(2, HANDS, wait=True)
    both_up(dealt, 2)
    dealt.deal()
    assert dealt.hand.over and dealt.hand.live == [1]
    assert dealt.won() == {1: 0, 2: 0}


@pytest.mark.rule("TOM-S7-P10")
def test_with_the_forced_bet_made_nobody_begins_anew() -> None:
    """The up cards change the bring-in only until somebody has made it."""
    dealt = stud(3, {1: "As Ac 3c", 2: "Ks 2d 9d", 3: "Qs Qc Jh"})
    assert dealt.turn == 1
    dealt.report(Exposed(seat=2, card=Card("2d")))
    assert dealt.turn == 2
    dealt.act("2 bring-in")
    assert [event.seat for event in dealt.events(BroughtIn)] == [2]
    assert dealt.turn == 3


def test_who_is_absent_is_ruled_on_only_in_their_turn() -> None:
    dealt = stud(3, HANDS)
    assert dealt.turn == 1
    for seat in (2, 3, 4):
        dealt.refused(Absent(seat=seat), Reason.NOT_YOUR_TURN)
    dealt.report(Absent(seat=1))
    assert [event.seat for event in dealt.events(BroughtIn)] == [1]
    dealt.report(Absent(seat=2))
    assert dealt.hand.live == [1, 3]
    # Before the deal chance is awaited, and at the showdown there is no betting.
    waiting = stud(3, HANDS, wait=True)
    waiting.refused(Absent(seat=1), Reason.NOT_YOUR_TURN)
    shown = streets(stud(3, HANDS), 5)
    shown.refused(Absent(seat=shown.turn), Reason.NOT_YOUR_TURN)
    # A choice is no betting either.
    choosing = last_street()
    choosing.report(LastExposed(seat=2))
    choosing.refused(Absent(seat=2), Reason.NOT_YOUR_TURN)


@pytest.mark.rule("TOM-S7-22")
def test_who_is_bound_by_an_act_out_of_turn_was_there_to_act() -> None:
    dealt = streets(stud(3, HANDS), 1)
    first, second, third = Round.of(dealt.hand).to_act
    dealt.report(OutOfTurn(seat=second, do="check"))
    dealt.act(f"{first} check")
    assert dealt.turn == second and dealt.offers == {"check"}
    dealt.refused(Absent(seat=second), Reason.NOT_SUCH_CASE)
    dealt.act(f"{second} check")
    dealt.report(Absent(seat=third))
    assert third not in dealt.hand.live


@pytest.mark.rule("TOM-S7-P10")
def test_a_dismissal_follows_the_deal_and_every_other_step_stays() -> None:
    hand = stud(3, HANDS, wait=True).hand
    deal, after = hand.script[hand.cursor], hand.script[hand.cursor + 1 :]
    assert isinstance(deal, Deal) and hand.cursor and after
    dismiss = Dismiss(seat=2, cite="exposed.two")
    assert out_once_dealt(hand, deal, 2) == StepsReplaced(
        start=hand.cursor, steps=(deal, dismiss, *after), cite="exposed.two"
    )
