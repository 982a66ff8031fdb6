"""The management: the journal, requests for a second person, and how the room is run."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from cardhouse.engine.core.illegal import Illegal
from cardhouse.management import Management, fold, play, replay, silenced
from cardhouse.management.changes import (
    AdmitPerson,
    AnswerCall,
    AnswerPage,
    BarPerson,
    BreakTable,
    CallFloor,
    Change,
    ChangeTable,
    CloseDay,
    CloseTable,
    Decline,
    EditBook,
    NameHost,
    OpenTable,
    PageSeat,
    PauseTable,
    ReopenTable,
    ResumeTable,
    SetHours,
    SetMoney,
    ShowHand,
    open_tables,
)
from cardhouse.management.commands import AskSecond, Enter, Perform, Refuse
from cardhouse.management.events import (
    ActDone,
    ActRefused,
    ManagementEvent,
    PersonBarred,
    RequestDeclined,
    SecondAsked,
    TablePaused,
)
from cardhouse.management.hours import Span
from cardhouse.management.own_tables import MakeTable, RenewLink
from cardhouse.management.talk import (
    LetSpeak,
    LetSpeakEverywhere,
    LineStruck,
    SetChat,
    SilenceEverywhere,
    SilencePerson,
    StrikeLine,
)
from cardhouse.table.amendments import Amendment

NOON = 1_000
ACT = {"do": "fetch-drop", "table": "holdem", "counted": 500}


def done(management: Management, change: Change | None = None, by: str = "Rosa") -> list[str]:
    """The tags of the events of an act with this change."""
    events = play(management, Perform(at=NOON, by=by, act={"do": "x"}, change=change))
    return [str(type(event).__struct_config__.tag) for event in events]


# Each change, what must have happened before, and its event.
CHANGES: Sequence[tuple[list[Change], Change, str]] = (
    ([], PauseTable(table="holdem", reason="a fouled deck"), "table-paused"),
    ([PauseTable(table="holdem", reason="x")], ResumeTable(table="holdem"), "table-resumed"),
    ([], OpenTable(table="holdem-2", house="a-house", game="holdem"), "table-spread"),
    ([], ChangeTable(table="holdem", rules="6-12", seats=8), "table-changed"),
    ([ChangeTable(table="holdem", seats=8)], ChangeTable(table="holdem"), "table-changed"),
    ([], CloseTable(table="holdem"), "table-closed"),
    ([CloseTable(table="holdem")], ReopenTable(table="holdem"), "table-reopened"),
    ([], CloseDay(day="2026-11-16", booked={"sold": 500}), "day-closed"),
    ([], ShowHand(table="holdem", hand=7, reason="a complaint"), "hand-shown"),
    ([], NameHost(table="holdem", name="Ann"), "host-named"),
    ([NameHost(table="holdem", name="Ann")], NameHost(table="holdem"), "host-named"),
    ([], SetMoney(money="cage"), "money-set"),
    ([], BarPerson(name="Bob", reason="rude"), "person-barred"),
    ([BarPerson(name="Bob", reason="x")], AdmitPerson(name="BOB"), "person-admitted"),
    ([], CallFloor(table="holdem", reason="a boxed card"), "floor-called"),
    ([CallFloor(table="holdem")], AnswerCall(call=1), "call-answered"),
    ([], BreakTable(table="holdem"), "table-broken"),
    ([], SetHours(table="holdem", hours=(Span(opens=600, closes=60),)), "hours-set"),
    ([], EditBook(house="inn", game="holdem", limits={"3-6": Amendment(ante=50)}), "book-edited"),
    ([], PageSeat(table="holdem", name="Bob", text="Your car"), "seat-paged"),
    ([PageSeat(table="holdem", name="ROSA", text="You")], AnswerPage(page=1), "page-seen"),
    ([], SilencePerson(table="holdem", name="Bob", minutes=10, reason="noise"), "person-silenced"),
    (
        [SilencePerson(table="holdem", name="Bob", minutes=10, reason="x")],
        LetSpeak(table="holdem", name="BOB"),
        "silence-lifted",
    ),
    ([], SilenceEverywhere(name="Bob", minutes=10, reason="noise"), "person-silenced"),
    (
        [SilenceEverywhere(name="Bob", minutes=10, reason="x")],
        LetSpeakEverywhere(name="BOB"),
        "silence-lifted",
    ),
    ([], SetChat(chat=False), "chat-set"),
    ([], MakeTable(table="mine", house="a-house", game="holdem"), "table-made"),
)


@pytest.mark.parametrize(("before", "change", "tag"), CHANGES, ids=lambda each: str(each)[:30])
def test_a_change_is_journaled_and_made_once(
    before: list[Change], change: Change, tag: str
) -> None:
    management = Management()
    for each in before:
        done(management, each)
    assert done(management, change) == ["act-done", tag]
    after = management.copy()
    with pytest.raises(Illegal):
        done(management.copy(), change)
    assert management == after


def test_every_change_is_tried() -> None:
    tried = {type(change) for _, change, _ in CHANGES}
    assert tried == set(Change.__subclasses__()) - {Decline, StrikeLine, RenewLink}


def make(table: str, digest: str = "") -> MakeTable:
    return MakeTable(table=table, house="a-house", game="holdem", digest=digest)


def test_a_table_of_ones_own_has_its_maker_as_host_and_only_so_many_are_open() -> None:
    management = Management()
    for table in ("one", "two", "three"):
        done(management, make(table), by="Ann")
    assert management.hosts == dict.fromkeys(("one", "two", "three"), "Ann")
    with pytest.raises(Illegal, match="tables-enough"):
        done(management, make("four"), by="ann")
    done(management, make("bobs"), by="Bob")
    done(management, CloseTable(table="two"), by="Ann")
    done(management, make("four"), by="Ann")
    assert open_tables(management, "ANN") == ("one", "three", "four")
    # A closed one is not reopened beside as many; the staff may, for whoever asks them.
    with pytest.raises(Illegal, match="tables-enough"):
        done(management, ReopenTable(table="two"), by="Ann")
    done(management, ReopenTable(table="two"), by="Flo")
    assert len(open_tables(management, "Ann")) == 4


def test_guests_come_by_the_present_link_only() -> None:
    management = Management()
    done(management, make("mine", digest="one"), by="Ann")

    def enter(by: str, digest: str, table: str = "mine") -> None:
        play(management, Enter(at=NOON, by=by, act={}, table=table, digest=digest))

    enter("Bob", "one")
    assert [*management.private["mine"].guests] == ["bob"]
    for by, digest, table in (("Cora", "two", "mine"), ("Bob", "one", "mine"), ("Cora", "", "x")):
        with pytest.raises(Illegal, match="link-over"):
            enter(by, digest, table)
    done(management, RenewLink(table="mine", digest="two"), by="Ann")
    assert not management.private["mine"].guests
    with pytest.raises(Illegal, match="link-over"):
        enter("Bob", "one")
    enter("Bob", "two")
    with pytest.raises(Illegal, match="table-not-private"):
        done(management, RenewLink(table="holdem", digest="two"))


def test_a_silence_ends_by_itself_and_counts_where_it_was_asked_for() -> None:
    management = Management()
    done(management, SilencePerson(table="holdem", name="Bob", minutes=10, reason="noise"))
    assert silenced(management, "holdem", "bob", NOON + 599) is not None
    assert silenced(management, "holdem", "bob", NOON + 600) is None
    assert silenced(management, "stud", "bob", NOON) is None
    done(management, SilenceEverywhere(name="Bob", minutes=20, reason="noise again"))
    for table in ("holdem", "stud"):
        found = silenced(management, table, "Bob", NOON)
        assert found is not None and found.until == NOON + 1200
    with pytest.raises(Illegal, match="reason-missing"):
        done(management, SilenceEverywhere(name="Ann", minutes=1, reason=" "))


def test_a_line_that_was_taken_back_stays_in_the_journal() -> None:
    strike = StrikeLine(table="holdem", line=3, speaker="Bob", spoken="a coarse word")
    management = Management()
    log = play(management, Perform(at=NOON, by="Flo", act=ACT, change=strike))
    assert management == Management() and isinstance(log[1], LineStruck)
    assert (log[1].name, log[1].text, log[1].by) == ("Bob", "a coarse word", "Flo")


def test_what_the_changes_come_to() -> None:
    management = Management()
    for change in (
        PauseTable(table="holdem", reason="a fouled deck"),
        CloseTable(table="stud"),
        NameHost(table="stud", name="Ann"),
        SetMoney(money="club"),
        BarPerson(name="Bob", reason="cheating"),
        CallFloor(table="holdem", reason="a boxed card"),
    ):
        done(management, change)
    assert management.paused == {"holdem": "a fouled deck"}
    assert management.closed == {"stud": "Rosa"} and management.hosts == {"stud": "Ann"}
    assert management.money == "club" and management.barred["bob"].reason == "cheating"
    assert management.calls[1].reason == "a boxed card" and management.called == 1
    assert done(management, CallFloor(table="holdem"), by="Ann")[1] == "floor-called"
    assert set(management.calls) == {1, 2}


@pytest.mark.parametrize(
    "change", [PauseTable(table="holdem", reason=" "), BarPerson(name="Bob", reason=" ")]
)
def test_a_reason_is_written_down(change: Change) -> None:
    with pytest.raises(Illegal, match="reason-missing"):
        done(Management(), change)


def test_nothing_is_done_by_nobody() -> None:
    with pytest.raises(Illegal, match="journal-nameless"):
        done(Management(), CloseTable(table="holdem"), by=" ")


def test_a_refused_try_is_only_written_down() -> None:
    management = Management()
    (event,) = play(management, Refuse(at=NOON, by="Bob", act=ACT))
    assert event == ActRefused(at=NOON, by="Bob", act=ACT) and management == Management()


def asked() -> Management:
    """A management with a request that waits."""
    management = Management()
    (event,) = play(management, AskSecond(at=NOON, by="Flo", id="drop", act=ACT))
    assert event == SecondAsked(at=NOON, by="Flo", request=1, id="drop", act=ACT)
    assert management.requests[1].act == ACT
    return management


def test_a_second_person_confirms_once() -> None:
    management = asked()
    confirm = Perform(at=NOON, by="Flo", act=ACT, witness="Rosa", request=1)
    assert play(management, confirm) == [
        ActDone(at=NOON, by="Flo", act=ACT, witness="Rosa", request=1)
    ]
    assert not management.requests
    with pytest.raises(Illegal, match="request-over"):
        play(management, confirm)
    (again,) = play(management, AskSecond(at=NOON, by="Flo", id="next", act=ACT))
    assert isinstance(again, SecondAsked) and again.request == 2


def test_nobody_asks_for_the_same_twice() -> None:
    management = asked()
    with pytest.raises(Illegal, match="waits-already"):
        play(management, AskSecond(at=NOON, by="flo", id="more", act=ACT | {"counted": 6}))
    play(management, AskSecond(at=NOON, by="Flo", id="other", act=ACT | {"table": "stud"}))
    other = {"do": "close-day", "day": "2026-11-16"}
    for by in ("Flo", "Rosa"):
        play(management, AskSecond(at=NOON, by=by, id="mine", act=other))
    assert set(management.requests) == {1, 2, 3, 4}


def test_a_box_that_somebody_has_counted_is_not_counted_by_another() -> None:
    management = asked()
    with pytest.raises(Illegal, match="counted-already"):
        play(management, AskSecond(at=NOON, by="Rosa", id="mine", act=ACT))
    play(management, Perform(at=NOON, by="Flo", act={}, change=Decline(request=1)))
    play(management, AskSecond(at=NOON, by="Rosa", id="mine", act=ACT))
    assert [each.by for each in management.requests.values()] == ["Rosa"]


def test_nobody_confirms_their_own() -> None:
    with pytest.raises(Illegal, match="confirmed-by-self"):
        play(asked(), Perform(at=NOON, by="Flo", act=ACT, witness=" FLO", request=1))


def test_a_request_is_declined_once() -> None:
    management = asked()
    _, event = play(management, Perform(at=NOON, by="Rosa", act={}, change=Decline(request=1)))
    assert event == RequestDeclined(at=NOON, by="Rosa", request=1) and not management.requests
    with pytest.raises(Illegal, match="request-over"):
        done(management, Decline(request=1))


def test_a_copy_shares_nothing_and_a_replay_is_the_same() -> None:
    management, log = Management(), list[ManagementEvent]()
    for before, change, _ in CHANGES[:6:5]:
        for each in (*before, change):
            log += play(management, Perform(at=NOON, by="Rosa", act=ACT, change=each))
    log += play(management, AskSecond(at=NOON, by="Flo", id="drop", act=ACT))
    assert replay(Management(), log) == management
    kept = msgspec.json.decode(msgspec.json.encode(management), type=Management)
    assert kept == management
    copy = management.copy()
    fold(copy, TablePaused(at=NOON, by="Rosa", table="omaha", reason="x"))
    fold(copy, PersonBarred(at=NOON, by="Rosa", name="Bob", reason="x"))
    assert management == kept and copy != kept
