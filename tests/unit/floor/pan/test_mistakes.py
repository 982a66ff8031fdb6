"""The rulings of pan at their limits: packets, dead hands in turn, and who must sign."""

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pan.events import LastLeft
from cardhouse.engine.pan.mend import HandDead, PlayerFouled
from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.pan.reports import ForbiddenDiscard, PacketMistake
from tests.kit.pan import Pan


@pytest.mark.parametrize(("cards", "fine"), [(-1, False), (0, True), (80, True), (81, False)])
def test_a_seat_can_have_been_dealt_its_share_of_the_deck_and_no_more(
    cards: int, fine: bool
) -> None:
    table = Pan(seats=4, first=4, on_top=False)
    assert len(table.hand.deck) // 4 == 80
    if fine:
        table.report(PacketMistake(seat=3, cards=cards))
        assert len(table.hand.down[3]) == cards
    else:
        table.refused(PacketMistake(seat=3, cards=cards), Reason.NOT_SUCH_CASE)


def test_nobody_has_wrong_packets_before_they_are_dealt() -> None:
    table = Pan(seats=4, first=4, wait=True, on_top=False)
    table.deal()
    table.refused(PacketMistake(seat=9, cards=9), Reason.NOT_SUCH_CASE)
    table.all_on_top()
    table.refused(PacketMistake(seat=3, cards=9), Reason.NOT_SUCH_CASE)


def test_the_turn_passes_from_a_hand_that_is_dead() -> None:
    table = Pan(seats=4, first=4, on_top=False)
    table.report(PacketMistake(seat=4, cards=7))
    table.all_on_top()
    assert table.turn == 4
    table.report(WrongCount(seat=4))
    assert table.events(HandDead)[-1].seat == 4
    assert table.turn == 3


def test_of_two_players_one_plays_on_against_the_other_who_is_fouled() -> None:
    table = Pan(seats=2, first=2, on_top=False)
    table.report(PacketMistake(seat=2, cards=11))
    table.all_on_top().act("2 draw")
    table.report(WrongCount(seat=2))
    assert [event.seat for event in table.events(PlayerFouled)] == [2]
    assert not table.hand.over and table.turn == 1


def test_a_dead_hand_of_two_leaves_the_other_alone() -> None:
    table = Pan(seats=2, first=2, on_top=False)
    table.report(PacketMistake(seat=2, cards=7))
    table.all_on_top()
    table.report(WrongCount(seat=2))
    assert [event.seat for event in table.events(LastLeft)] == [1]
    assert table.hand.over


@pytest.mark.parametrize(("by", "reason"), [("", "barred"), (" ", "barred"), ("Al", " ")])
def test_a_discard_is_forbidden_by_somebody_and_for_a_reason(by: str, reason: str) -> None:
    table = Pan(seats=4, first=4).act("4 draw")
    table.refused(ForbiddenDiscard(seat=4, by=by, reason=reason))
