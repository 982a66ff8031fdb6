"""Action out of turn: it stands unless a player before changes the bet; then the player is free."""

from typing import Literal

import pytest

from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Check
from cardhouse.engine.pot.events import Called, Checked, Folded, Raised
from cardhouse.engine.pot.rulings import ActedEarly
from cardhouse.floor.pot.reports import OutOfTurn, StringRaise
from cardhouse.formats.history import decode, encode
from tests.kit.hands import Dealt, cited, game
from tests.unit.formats.histories import history

Do = Literal["fold", "check", "call", "bet", "raise"]


def out_of_turn(dealt: Dealt, seat: int, do: Do, to: int = 0) -> Dealt:
    """A report of it, which moves neither a chip nor the turn."""
    turn, chips = dealt.turn, dict(dealt.hand.chips)
    ruled, early = dealt.report(OutOfTurn(seat=seat, do=do, to=to))
    assert isinstance(ruled, Ruled) and isinstance(early, ActedEarly)
    assert "TOM-ROOM-P9" in cited(ruled.cite) & cited(early.cite)
    assert (dealt.turn, dealt.hand.chips) == (turn, chips)
    return dealt


def flop(seats: int = 3) -> Dealt:
    """A $2-$4 hand on the flop: nobody has bet, seat 1 is first."""
    return Dealt(seats=seats).check_round()


@pytest.mark.rule("TOM-ROOM-P9")
def test_a_check_out_of_turn_does_not_bind_once_somebody_before_him_bets() -> None:
    dealt = out_of_turn(flop(), 3, "check").act("1 bet 2", "2 call")
    assert dealt.turn == 3
    assert dealt.offers == {"fold", "call", "raise"}
    dealt.act("3 raise 4")


@pytest.mark.rule("TOM-ROOM-P9")
def test_if_the_action_before_him_does_not_change_it_stands() -> None:
    dealt = out_of_turn(flop(), 3, "check").act("1 check", "2 check")
    assert (dealt.turn, dealt.offers) == (3, {"check"})
    assert dealt.ask.default == Check(3)
    for other in ("3 bet 2", "3 fold"):
        assert "TOM-ROOM-P9" in dealt.refused(other, Reason.ACT_STANDS)
    dealt.act("3 check")
    assert [event.seat for event in dealt.events(Checked)][-3:] == [1, 2, 3]
    assert len(dealt.hand.board) == 4


@pytest.mark.rule("TOM-ROOM-P9")
def test_a_fold_before_him_changes_nothing_and_a_raise_does() -> None:
    stands = out_of_turn(Dealt(seats=4), 1, "call").act("3 fold", "4 call")
    assert (stands.turn, stands.offers) == (1, {"call"})
    stands.act("1 call")
    assert stands.events(Called)[-1].amount == 1_00
    free = out_of_turn(Dealt(seats=4), 1, "call").act("3 raise 4", "4 fold")
    assert free.offers == {"fold", "call", "raise"}


@pytest.mark.rule("TOM-ROOM-P9")
def test_a_bet_and_a_raise_stand_to_their_amount() -> None:
    spread = game(table="1-4 spread")
    dealt = out_of_turn(Dealt(spread, seats=3).check_round(), 3, "bet", 3_00)
    dealt.act("1 check", "2 check")
    assert dealt.range("bet") == (3_00, 3_00)
    assert "TOM-ROOM-P9" in dealt.refused("3 bet 4", Reason.ACT_STANDS)
    dealt.act("3 bet 3")
    assert dealt.events(Raised)[-1].to == 3_00
    raised = out_of_turn(flop().act("1 bet 2"), 3, "raise", 4_00).act("2 call")
    assert (raised.offers, raised.range("raise")) == ({"raise"}, (4_00, 4_00))
    free = out_of_turn(flop().act("1 bet 2"), 3, "raise", 4_00).act("2 raise 4")
    assert (free.offers, free.range("raise")) == ({"fold", "call", "raise"}, (6_00, 6_00))


@pytest.mark.rule("TOM-ROOM-P9")
def test_a_fold_out_of_turn_waits_for_its_turn_too() -> None:
    dealt = out_of_turn(flop(), 3, "fold")
    assert 3 in dealt.hand.live
    dealt.act("1 check", "2 check")
    assert dealt.offers == {"fold"}
    dealt.act("3 fold")
    assert dealt.events(Folded)[-1].seat == 3


@pytest.mark.rule("TOM-ROOM-P9")
def test_it_must_be_something_that_he_could_do_and_not_his_turn() -> None:
    dealt = flop().act("1 bet 2")
    assert dealt.refused(OutOfTurn(seat=3, do="check"), Reason.BET_TO_CALL)
    assert dealt.refused(OutOfTurn(seat=3, do="raise", to=5_00), Reason.WRONG_AMOUNT)
    assert "TOM-ROOM-P9" in dealt.refused(OutOfTurn(seat=2, do="call"), Reason.NOT_SUCH_CASE)
    # A player who has acted in this round, or is not in the hand, is not awaited.
    for seat in (1, 9):
        dealt.refused(OutOfTurn(seat=seat, do="fold"), Reason.NOT_SUCH_CASE)
    out_of_turn(dealt, 3, "call")
    dealt.refused(OutOfTurn(seat=3, do="fold"), Reason.NOT_SUCH_CASE)
    # After a change the player may even be out of turn again.
    dealt.act("2 raise 4")
    assert dealt.offers == {"fold", "call", "raise"}


@pytest.mark.rule("TOM-ROOM-P9")
def test_a_raise_that_is_taken_back_has_changed_nothing() -> None:
    dealt = out_of_turn(Dealt(seats=4), 1, "call").act("3 raise 4")
    dealt.report(StringRaise(by=4))
    dealt.act("4 call")
    assert (dealt.turn, dealt.offers) == (1, {"call"})


@pytest.mark.rule("TOM-ROOM-P9")
def test_a_string_raise_out_of_turn_is_a_call() -> None:
    dealt = out_of_turn(flop().act("1 bet 2"), 3, "raise", 4_00).act("2 call", "3 raise 4")
    dealt.report(StringRaise(by=1))
    assert dealt.events(Called)[-1].seat == 3
    assert dealt.hand.paid == {1: 4_00, 2: 4_00, 3: 4_00}


@pytest.mark.rule("TOM-ROOM-P9")
def test_it_is_kept_in_the_history_of_the_hand() -> None:
    dealt = out_of_turn(flop(), 3, "check").act("1 check", "2 check", "3 check")
    assert decode(encode(history(dealt))).events == tuple(dealt.log)


@pytest.mark.rule("TOM-S7-P3")
def test_a_forced_bet_completed_in_two_motions_is_a_call() -> None:
    hands = {1: "2c 3c 4c", 2: "2d 3d 9d", 3: "9s Ts Kh"}
    dealt = Dealt(game(name="stud7"), seats=3, hands=hands).act("1 bring-in", "2 raise 2")
    dealt.report(StringRaise(by=3))
    assert (dealt.hand.bets[2], dealt.turn) == (1_00, 3)
    # The first bet of a round raises nothing.
    dealt.act("3 call").act("3 bet 2")
    dealt.refused(StringRaise(by=1), Reason.NOT_SUCH_CASE)


@pytest.mark.rule("BTN-HE-20")
def test_a_short_bet_completed_in_two_motions_is_a_call() -> None:
    stacks = {1: 7_00, 2: 200_00, 3: 200_00}
    dealt = Dealt(game("button-room", "holdem", "3-6"), seats=3, stacks=stacks)
    dealt.check_round().check_round()
    dealt.act("1 bet 4", "2 raise 6")
    dealt.report(StringRaise(by=3))
    assert (dealt.hand.bets[2], dealt.turn) == (4_00, 3)
