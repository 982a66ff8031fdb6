"""The log of a hand: the part of it that stands, and how often it is folded."""

import pytest

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.log import effective
from cardhouse.engine.pot.events import Folded
from tests.kit.hands import Dealt, game


def test_action_taken_back_is_left_out() -> None:
    first, second, third = Folded(seat=1), Folded(seat=2), Folded(seat=3)
    assert effective([first, second, BackedUp(to=1), third]) == [first, third]
    log: list[Event] = [first, second, BackedUp(to=1), third, BackedUp(to=3), second]
    assert effective(log) == [first, second]


@pytest.mark.parametrize("to", [-1, 2, 3])
def test_a_hand_is_backed_up_to_something_before(to: int) -> None:
    with pytest.raises(AssertionError, match=f"there is no event {to} before it"):
        effective([Folded(seat=1), BackedUp(to=to)])


def test_a_hand_backed_up_many_times_is_folded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each way back is part of the next one's past: to follow them all would double the work."""
    dealt = Dealt(game(), seats=3)
    before, log, folded = dealt.hand.copy(), list(dealt.log), list[Event]()
    for _ in range(12):
        log += [Folded(seat=3), BackedUp(to=len(log))]
    fold = kernel.fold

    def counted(hand: Hand, event: Event) -> None:
        folded.append(event)
        fold(hand, event)

    monkeypatch.setattr(kernel, "fold", counted)
    assert kernel.replay(dealt.game, log) == before
    assert folded == dealt.log[1:]
