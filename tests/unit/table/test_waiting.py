"""The wait list: first come, first seated, and one name called for each free seat."""

import msgspec
import pytest
from msgspec.structs import replace

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.formats.kept import Kept, keep_table, restore
from cardhouse.rulebook import open_table, posted
from cardhouse.table import AnyEvent, play
from cardhouse.table.clock import MINUTE
from cardhouse.table.commands import (
    Expel,
    JoinList,
    Leave,
    LeaveList,
    ListFirst,
    Sit,
    TableCommand,
    Tick,
)
from cardhouse.table.events import PlayerLeft
from cardhouse.table.timed import next_due
from cardhouse.table.waiting import ListJoined, ListLeft, PlayerPaged, SeatCalled
from tests.kit.refusals import detail_of
from tests.kit.tables import Seated, fresh

FULL = range(1, 11)
# A moment on the clock, and the time a called player has.
NOON, LIMIT = 12 * 60 * MINUTE, 5 * MINUTE


def full() -> Seated:
    """A table without a free seat."""
    return Seated(FULL, button=1)


def said(events: list[AnyEvent]) -> list[tuple[str, str]]:
    """The events of the list, in words."""
    listed = [e for e in events if isinstance(e, ListJoined | ListLeft | SeatCalled)]
    kinds = {ListJoined: "joined", ListLeft: "left", SeatCalled: "called"}
    return [(kinds[type(event)], event.name) for event in listed]


def refused(table: Seated, order: TableCommand) -> Illegal:
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
    assert detail_of(error) == "Ann has waited longer for a seat."
    assert detail_of(refused(table, Sit(seat=4, name="Cal", chips=200_00))) == detail_of(error)
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
    assert detail_of(refused(table, JoinList(name="Ann"))) == "Ann has a place already."
    assert detail_of(refused(table, JoinList(name="Player 3"))) == "Player 3 has a place already."
    assert detail_of(refused(table, JoinList(name=" "))) == "The list needs a name."
    assert detail_of(refused(table, LeaveList(name="Bob"))) == "Bob is not on the list."


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


def called(*names: str) -> Seated:
    """A table where the first player waiting has been called, and told so at noon."""
    table = full()
    for name in names:
        table.play(JoinList(name=name))
    table.play(Leave(seat=4))
    assert next_due(table.table) == 0, "the clock has to be looked at before his time can run"
    assert table.play(Tick(at=NOON)) == [PlayerPaged(name=names[0], at=NOON)]
    return table


def test_who_does_not_take_the_seat_in_time_loses_the_call_to_the_next_one() -> None:
    table = called("Ann", "Bob")
    assert next_due(table.table) == NOON + LIMIT
    assert table.play(Tick(at=NOON + LIMIT - 1)) == []
    assert table.play(Tick(at=NOON + LIMIT)) == [
        ListLeft(name="Ann", late=True),
        SeatCalled(name="Bob"),
        PlayerPaged(name="Bob", at=NOON + LIMIT),
    ]
    assert next_due(table.table) == NOON + 2 * LIMIT
    table.play(Sit(seat=4, name="Bob", chips=200_00))
    assert next_due(table.table) is None and table.table.paged == {}


def test_who_was_late_may_wait_again_behind_the_others() -> None:
    table = called("Ann", "Bob", "Cal")
    table.play(Tick(at=NOON + LIMIT))
    assert said(table.play(JoinList(name="Ann"))) == [("joined", "Ann")]
    assert table.table.waiting == ["Bob", "Cal", "Ann"]


def test_who_gives_up_or_sits_down_is_not_struck_off_later() -> None:
    for order in (LeaveList(name="Ann"), Sit(seat=4, name="Ann", chips=200_00)):
        table = called("Ann")
        table.play(order)
        assert next_due(table.table) is None
        assert table.play(Tick(at=NOON + LIMIT)) == []


def test_each_call_has_a_time_of_its_own_also_during_a_hand() -> None:
    table = called("Ann", "Bob")
    table.play(Leave(seat=5))
    assert table.play(Tick(at=NOON + 60)) == [PlayerPaged(name="Bob", at=NOON + 60)]
    assert next_due(table.table) == NOON + LIMIT, "whose time is up first"
    table.start()
    assert table.play(Tick(at=NOON + LIMIT)) == [ListLeft(name="Ann", late=True)]
    assert next_due(table.table) == NOON + 60 + LIMIT
    assert table.play(Tick(at=NOON + 60 + LIMIT)) == [ListLeft(name="Bob", late=True)]


def test_a_house_may_wait_for_ever() -> None:
    table = full()
    seating = replace(table.table.seating, page_minutes=0)
    table.table.spread = replace(table.table.spread, seating=seating)
    table.replays = False
    table.play(JoinList(name="Ann"))
    table.play(Leave(seat=4))
    assert next_due(table.table) is None
    assert table.play(Tick(at=NOON)) == []
    assert table.table.called == ["Ann"]


def test_a_house_that_ends_its_limit_strikes_nobody_off_whose_time_was_running() -> None:
    table = called("Ann")
    seating = replace(table.table.seating, page_minutes=0)
    table.table.spread = replace(table.table.spread, seating=seating)
    table.replays = False
    assert table.play(Tick(at=NOON + LIMIT)) == []
    assert table.table.called == ["Ann"]


@pytest.mark.rule("LBR-BJ-06")
def test_nobody_is_called_to_a_seat_that_is_kept_for_a_standing_bank() -> None:
    table = open_table(posted("lo-ball-room", "no-bust-blackjack"))
    kept = table.rotation.seats
    free = [seat for seat in range(1, table.seating.most + 1) if seat not in kept]
    for seat in free:
        play(table, Sit(seat=seat, name=f"Player {seat}", chips=200_00))
    assert kept and play(table, JoinList(name="Ann")) == [ListJoined(name="Ann")]
    assert said(play(table, Leave(seat=free[0]))) == [("called", "Ann")]


def test_a_snapshot_keeps_how_long_a_call_has_run() -> None:
    table = called("Ann").table
    text = msgspec.json.encode(keep_table(table))
    assert restore(fresh(), msgspec.json.decode(text, type=Kept)).paged == {"Ann": NOON}
    # A snapshot from before calls had a time is read, and written, unchanged.
    assert b"paged" not in msgspec.json.encode(keep_table(full().table))


def test_somebody_of_a_broken_table_is_before_all_who_were_not_called() -> None:
    table = full()
    for name in ("Ann", "Bob"):
        table.play(JoinList(name=name))
    table.play(ListFirst(name="Zoe", by="Flo"))
    assert table.table.waiting == ["Zoe", "Ann", "Bob"]
    for seat in (4, 5):
        table.play(Leave(seat=seat))
    assert table.table.called == ["Zoe", "Ann"]
    table.play(ListFirst(name="Yan", by="Flo"))
    assert table.table.waiting == ["Zoe", "Ann", "Yan", "Bob"]
