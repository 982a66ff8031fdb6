"""The kernel: commands are tested first, events folded one by one, logs replayed."""

import pytest

from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE, FLOOR, Arrange
from cardhouse.engine.core.events import BackedUp, Began, HandEnded, HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.commands import Call, Fold, Raise, Show
from cardhouse.ledger import POT
from tests.kit.hands import Dealt, game


def refusal(dealt: Dealt, command: object) -> tuple[Reason, str]:
    before = dealt.hand.copy()
    with pytest.raises(Illegal) as refused:
        kernel.play(dealt.hand, command)  # type: ignore[arg-type]
    assert dealt.hand == before
    return refused.value.reason, refused.value.cite


def test_a_hand_starts_with_its_first_events_and_waits_for_chance() -> None:
    dealt = Dealt(game(), seats=3, wait=True)
    assert isinstance(dealt.log[0], HandStarted)
    assert [ask.actor for ask in dealt.hand.asked] == [CHANCE]
    assert dealt.hand.chips == {1: 199_00, 2: 198_00, 3: 200_00, POT: 3_00, "box": 0}


def test_play_returns_what_happened_and_all_that_followed() -> None:
    dealt = Dealt(game(), seats=2)
    dealt.act("2 call")
    events = dealt.play(Raise(1, 400))
    assert [event.__struct_config__.tag for event in events] == ["raised"]
    events = dealt.play(Call(2))
    tags = [event.__struct_config__.tag for event in events]
    assert tags == ["called", "began", "burned", "board-dealt", "began", "betting-opened"]


def test_steps_that_have_nothing_to_do_leave_no_trace() -> None:
    dealt = Dealt(game(), seats=2).act("2 fold")
    begun = [event.cursor for event in dealt.events(Began)]
    script = dealt.game.script
    assert [type(script[cursor]).__name__ for cursor in begun] == [
        "Blinds",
        "Deal",
        "BettingRound",
        "ShowHands",
    ]
    assert isinstance(dealt.log[-1], HandEnded)


def test_refusals_say_why() -> None:
    dealt = Dealt(game(), seats=3)
    assert refusal(dealt, Call(1)) == (Reason.NOT_YOUR_TURN, "turn")
    assert refusal(dealt, Show(3)) == (Reason.NOT_OFFERED, "")
    assert refusal(dealt, Call(9)) == (Reason.NOT_IN_HAND, "")
    assert refusal(dealt, Fold(FLOOR)) == (Reason.NOT_YOUR_TURN, "turn")
    dealt.act("3 fold")
    assert refusal(dealt, Call(3)) == (Reason.NOT_IN_HAND, "")
    dealt.act("1 fold")
    assert refusal(dealt, Call(2)) == (Reason.HAND_OVER, "")


def test_chance_too_is_refused_what_it_was_not_asked() -> None:
    dealt = Dealt(game(), seats=3, wait=True)
    assert refusal(dealt, Arrange(cards=dealt.hand.deck[:5])) == (Reason.NOT_OFFERED, "")
    assert refusal(dealt, Fold(1)) == (Reason.NOT_YOUR_TURN, "turn")


def test_a_log_begins_with_the_start_of_a_hand() -> None:
    dealt = Dealt(game(), seats=2)
    for log in ([], dealt.log[1:]):
        with pytest.raises(ValueError, match="hand-started"):
            kernel.replay(dealt.game, log)


def test_backing_up_folds_the_log_anew() -> None:
    dealt = Dealt(game(), seats=3)
    before, length = dealt.hand.copy(), len(dealt.log)
    dealt.act("3 raise 4", "1 fold")
    done = kernel.carry_out(dealt.hand, dealt.log, [BackedUp(to=length)])
    assert done == [BackedUp(to=length)]
    assert dealt.hand == before
    assert kernel.replay(dealt.game, [*dealt.log, *done]) == before


def test_only_the_kernel_can_back_up() -> None:
    dealt = Dealt(game(), seats=3)
    with pytest.raises(AssertionError, match="only the kernel"):
        kernel.fold(dealt.hand, BackedUp(to=3))


def test_a_hand_cannot_end_with_chips_in_the_pot() -> None:
    dealt = Dealt(game(), seats=3)
    with pytest.raises(AssertionError, match=r"left in the middle: .*300"):
        kernel.fold(dealt.hand, HandEnded())


def test_a_step_asks_nothing_and_does_nothing_unless_it_says_so() -> None:
    hand = Dealt(game(), seats=2).hand
    step = Step()
    assert step.needed(hand)
    assert step.cites(hand.game) == Step.known() == frozenset()
    assert [*step.open(hand), *step.close(hand)] == []
    assert step.asks(hand) == ()
    assert step.refuse(hand, Fold(1)).reason == Reason.NOT_OFFERED
    with pytest.raises(AssertionError, match="Step asked nothing"):
        step.answer(hand, Fold(1))


def test_the_seats_clockwise_from_a_seat() -> None:
    hand = Dealt(game(), seats=(2, 5, 7, 9), button=5).hand
    assert hand.seats == (7, 9, 2, 5)
    assert hand.clockwise(9) == (2, 5, 7, 9)
    assert hand.clockwise(5) == (7, 9, 2, 5)
