"""The wait list: first come, first seated, and one name called for each free seat."""

import pytest

from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.room import AnyEvent, play
from cardhouse.room.commands import (
    Expel,
    JoinList,
    Leave,
    LeaveList,
    RoomCommand,
    Sit,
)
from cardhouse.room.events import PlayerLeft
from cardhouse.room.waiting import ListJoined, ListLeft, SeatCalled
from tests.room.tables import Seated

FULL = range(1, 11)


def full() -> Seated:
    """A table without a free seat."""
    return Seated(FULL, button=1)


def said(events: list[AnyEvent]) -> list[tuple[str, str]]:
    """What happened to the list, in words."""
    listed = [e for e in events if isinstance(e, ListJoined | ListLeft | SeatCalled)]
    kinds = {ListJoined: "joined", ListLeft: "left", SeatCalled: "called"}
    return [(kinds[type(event)], event.name) for event in listed]


def refused(table: Seated, order: RoomCommand) -> Illegal:
    with pytest.raises(Illegal) as error:
        play(table.table.copy(), order)
    return error.value


def test_who_comes_to_a_full_table_waits_and_is_called_when_a_seat_is_free() -> None:
    table = full()
    assert said(table.play(JoinList(name="Ann"))) == [("joined", "Ann")]
    assert said(table.play(JoinList(name="Bob"))) == [("joined", "Bob")]
    assert said(table.play(Leave(seat=4))) == [("called", "Ann")]
    assert said(table.play(Leave(seat=5))) == [("called", "Bob")]
    assert table.table.waiting == table.table.called == ["Ann", "Bob"]


def test_nobody_sits_down_before_who_has_waited_longer() -> None:
    table = full()
    for name in ("Ann", "Bob"):
        table.play(JoinList(name=name))
    table.play(Leave(seat=4))
    error = refused(table, Sit(seat=4, name="Bob", chips=200_00))
    assert error.reason is Reason.SEAT_TAKEN
    assert error.detail == "Ann has waited longer for a seat."
    assert refused(table, Sit(seat=4, name="Cal", chips=200_00)).detail == error.detail
    table.play(Sit(seat=4, name="Ann", chips=200_00))
    assert table.table.waiting == ["Bob"]
    assert table.table.called == []


def test_a_seat_that_is_left_over_is_anybodys() -> None:
    table = Seated(range(1, 9), button=1)
    assert said(table.play(JoinList(name="Ann"))) == [("joined", "Ann"), ("called", "Ann")]
    table.play(Sit(seat=10, name="Cal", chips=200_00))
    assert refused(table, Sit(seat=9, name="Dee", chips=200_00)).reason is Reason.SEAT_TAKEN
    table.play(Sit(seat=9, name="Ann", chips=200_00))


def test_who_gives_up_makes_room_for_the_next_one() -> None:
    table = full()
    for name in ("Ann", "Bob"):
        table.play(JoinList(name=name))
    table.play(Leave(seat=4))
    assert said(table.play(LeaveList(name="Ann"))) == [("left", "Ann"), ("called", "Bob")]
    assert table.table.waiting == table.table.called == ["Bob"]


def test_nobody_waits_twice_or_where_he_sits_or_without_a_name() -> None:
    table = full()
    table.play(JoinList(name="Ann"))
    assert refused(table, JoinList(name="Ann")).detail == "Ann has a place already."
    assert refused(table, JoinList(name="Player 3")).detail == "Player 3 has a place already."
    assert refused(table, JoinList(name=" ")).detail == "The list needs a name."
    assert refused(table, LeaveList(name="Bob")).detail == "Bob is not on the list."


def test_who_was_sent_out_does_not_come_back_by_the_list() -> None:
    table = full()
    table.play(Expel(seat=3, by="Flora", reason="chips thrown"))
    assert refused(table, JoinList(name="Player 3")).reason is Reason.BARRED


def test_a_seat_given_up_during_a_hand_is_called_when_it_is_free() -> None:
    table = full()
    table.play(JoinList(name="Ann"))
    table.start()
    (left,) = table.play(Leave(seat=4))
    assert isinstance(left, PlayerLeft) and left.after_hand
    table.finish(by_default=True)
    assert said(table.log) == [("joined", "Ann"), ("called", "Ann")]
    assert 4 not in table.table.players
