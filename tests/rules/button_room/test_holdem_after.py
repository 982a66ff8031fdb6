"""The floor's powers once the last opponent has given up, until the next hand starts."""

from typing import Any

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.pot.reports import HandMerged, KillHand, Miscalled, ReviveHand, TurnedUp
from tests.kit.hands import Dealt
from tests.rules.button_room.house import cited, deal

rule = pytest.mark.rule
SIGNED: dict[str, Any] = {"by": "Flora", "reason": "said flush"}
HANDS = {1: "2c 7d", 2: "Qs Qd", 3: "9s 9d"}


def given_up() -> Dealt:
    """Three players see the flop; seat 1 bets it, and the others give up."""
    table = deal(seats=3, hands=HANDS, board="Kh 8h 4d 3s 5c")
    table.act("3 call", "1 call", "2 check", "1 bet 3", "2 fold", "3 fold")
    assert table.hand.over
    assert table.won() == {1: 6_00, 2: -3_00, 3: -3_00}
    return table


@rule("BTN-HE-26")
def test_a_discarded_hand_is_restored_though_it_ended_the_hand() -> None:
    table = given_up()
    events = table.report(ReviveHand(seat=3, **SIGNED))
    assert "BTN-HE-26" in cited(events)
    assert not table.hand.over
    assert (table.hand.live, table.turn, table.offers) == ([1, 3], 3, {"fold", "call", "raise"})
    assert table.hand.down[3] == ["9s", "9d"]
    assert (table.hand.chips["pot"], table.hand.chips[3]) == (12_00, 197_00)
    table.act("3 call").check_round().check_round().show_all()
    assert table.won() == {1: -6_00, 2: -3_00, 3: 9_00}


@rule("BTN-HE-27")
def test_not_the_hand_before_which_another_was_given_up() -> None:
    table = given_up()
    table.refused(ReviveHand(seat=2, **SIGNED), Reason.HAND_OVER)


@rule("BTN-HE-26", "BTN-HE-25")
def test_not_once_it_is_merged() -> None:
    table = given_up()
    table.report(HandMerged(seat=3))
    assert table.hand.over
    assert table.won() == {1: 6_00, 2: -3_00, 3: -3_00}
    table.refused(ReviveHand(seat=3, **SIGNED), Reason.HAND_OVER)


@rule("BTN-RM-07")
@pytest.mark.parametrize("merged", [False, True])
def test_a_miscalled_hand_forfeits_the_pot_to_the_last_hand_discarded(merged: bool) -> None:
    table = given_up()
    if merged:
        table.report(HandMerged(seat=3))
    events = table.report(Miscalled(seat=1, **SIGNED))
    assert "BTN-RM-07" in cited(events)
    assert table.hand.over
    # Its chips stay in the pot, including the uncalled bet.
    assert table.won() == {1: -6_00, 2: -3_00, 3: 9_00}


@rule("BTN-HE-28")
def test_a_hand_thrown_away_last_is_turned_up_by_its_owner_and_wins() -> None:
    hands = {1: "Ah 2h", 2: "9s 9d"}
    table = deal(seats=2, hands=hands, board="Kh 8h 4h 3s 5c").act("2 call", "1 check")
    for _ in range(3):
        table.check_round()
    table.act("1 muck")
    assert table.hand.over and table.won()[2] == 3_00
    table.report(TurnedUp(seat=1, by=1))
    table.show_all()
    assert table.won() == {1: 3_00, 2: -3_00}


@rule("BTN-RM-P7")
def test_the_only_hand_left_is_not_killed_before_another_is_given_back() -> None:
    table = given_up()
    table.refused(KillHand(seat=1, **SIGNED), Reason.HAND_OVER)
    table.report(ReviveHand(seat=3, **SIGNED))
    table.report(KillHand(seat=1, **SIGNED))
    assert table.hand.over
    assert table.won() == {1: -6_00, 2: -3_00, 3: 9_00}
