"""A refusal is data; its own text is for programmers."""

import pickle

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say

RANGE = Illegal(
    Reason.WRONG_AMOUNT, "bet.size", say("bet-range", least=Money(4_00), most=Money(8_00))
)


def test_its_text_names_reason_cite_and_arguments() -> None:
    assert str(Illegal(Reason.HAND_OVER)) == "hand-over"
    assert str(Illegal(Reason.NOT_YOUR_TURN, "turn")) == "not-your-turn [turn]"
    assert str(Illegal(Reason.NOT_OFFERED, detail=say("drop-alone"))) == "not-offered: drop-alone()"
    assert str(RANGE) == (
        "wrong-amount [bet.size]: bet-range(least=Money(cents=400), most=Money(cents=800))"
    )


def test_the_value_of_a_reason_is_an_id() -> None:
    assert {reason.value for reason in Reason} == {
        reason.name.lower().replace("_", "-") for reason in Reason
    }


def test_it_goes_to_another_process_whole() -> None:
    again = pickle.loads(pickle.dumps(RANGE))
    assert (again.reason, again.cite, again.detail) == (RANGE.reason, RANGE.cite, RANGE.detail)
