"""Histories go to JSON and back; anything else is refused in one line."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.events import Began, Dealt, Event, StepsReplaced
from cardhouse.engine.pot.events import Called, Paid
from cardhouse.floor.pot.reports import EarlyBoard, StringRaise
from cardhouse.formats.history import (
    HistoryError,
    LawError,
    as_seen,
    decode,
    encode,
    event_types,
    read,
    replayed,
)
from tests.kit import hands as kit
from tests.unit.formats.histories import STEPS, example, history


def played() -> kit.Dealt:
    """Four players; one raises, one calls, and the hand goes to a showdown."""
    dealt = kit.Dealt(seats=4, hands={1: "As Ah", 2: "Kd Kc"}, board="Ks 7d 7h 2c 3s", fee=300)
    dealt.act("3 raise 4", "4 fold", "1 call", "2 call").check_round().check_round()
    return dealt.check_round().show_all()


LINE = encode(history(played()))


def test_a_history_is_one_line_and_comes_back_the_same() -> None:
    whole = history(played())
    assert b"\n" not in encode(whole)
    assert decode(encode(whole)) == whole


def test_the_events_of_every_family_are_found_by_themselves() -> None:
    kinds = event_types()
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(set(tags)) == len(tags)
    assert {Began, StepsReplaced, Called} <= set(kinds)
    assert Event not in kinds and Paid not in kinds


@pytest.mark.parametrize("kind", event_types())
def test_every_kind_of_event_comes_back_the_same(kind: type[Event]) -> None:
    whole = history(played())
    whole = replace(whole, events=(whole.events[0], example(kind)))
    assert decode(encode(whole)) == whole


def test_steps_that_a_ruling_put_in_come_back_as_those_steps() -> None:
    whole = history(played())
    whole = replace(whole, events=(whole.events[0], StepsReplaced(start=4, steps=STEPS)))
    event = decode(encode(whole)).events[1]
    assert isinstance(event, StepsReplaced)
    assert event.steps == STEPS


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (b'"event":"called"', b'"event":"cald"', "Invalid value 'cald' - at `$.events["),
        (b'"seat":3', b'"seet":3', "unknown field `seet` - at `$.events["),
        (b'"amount":400', b'"amount":"4"', "Expected `int`, got `str` - at `$.events["),
        (b'"amount":400', b'"amount":4.5', "Expected `int`, got `float` - at `$.events["),
        (b'"table":"2-4",', b"", "missing required field `table`"),
        (b'"hand":1', b'"hand":1,"x":1', "unknown field `x`"),
        (b"cardhouse-hand-1", b"cardhouse-hand-2", "at `$.format`"),
        (b'"event":"hand-started"', b'"event":"began"', "at `$.events[0]`"),
    ],
)
def test_a_wrong_word_is_refused_with_its_path(old: bytes, new: bytes, what: str) -> None:
    assert old in LINE
    with pytest.raises(HistoryError) as caught:
        decode(LINE.replace(old, new, 1))
    assert what in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_history_without_a_start_is_refused() -> None:
    whole = history(played())
    for events in ((), (Began(cursor=0),)):
        with pytest.raises(HistoryError, match="begins with the event hand-started"):
            decode(encode(replace(whole, events=events)))


def test_a_fault_in_a_file_names_file_and_line() -> None:
    lines = [LINE, b"", LINE[:-9]]
    found = read(lines, "hands.jsonl")
    assert next(found) == decode(LINE)
    with pytest.raises(HistoryError) as caught:
        next(found)
    assert str(caught.value) == (
        "hands.jsonl: line 3: not a whole line of JSON: Input data was truncated"
    )


@given(st.integers(0, len(LINE) - 1))
def test_a_truncated_line_is_refused(length: int) -> None:
    with pytest.raises(HistoryError):
        decode(LINE[:length])


@given(st.integers(0, len(LINE) - 1), st.binary(max_size=6), st.integers(0, 12))
def test_a_damaged_line_is_read_or_refused_and_nothing_else(at: int, put: bytes, lost: int) -> None:
    try:
        found = decode(LINE[:at] + put + LINE[at + lost :])
        replayed(found, kit.game())
    except HistoryError as error:
        assert str(error) and "\n" not in str(error)


@given(
    st.binary(max_size=40)
    | st.recursive(
        st.none() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
    ).map(msgspec.json.encode)
)
def test_what_is_no_history_is_refused(line: bytes) -> None:
    with pytest.raises(HistoryError):
        decode(line)


def test_a_replay_leads_to_the_hand_that_was_played() -> None:
    dealt = played()
    hands = replayed(decode(LINE), dealt.game)
    assert len(hands) == len(dealt.log)
    assert hands[-1] == dealt.hand


def test_a_replay_goes_through_rulings_and_actions_taken_back() -> None:
    dealt = kit.Dealt(seats=4, hands={1: "As Ah"}, board="Ks 7d 7h 2c 3s")
    dealt.act("3 raise 4")
    dealt.report(StringRaise(by=4))
    dealt.report(EarlyBoard())
    dealt.check_round().check_round().check_round().check_round().show_all()
    found = decode(encode(history(dealt)))
    assert found.events == tuple(dealt.log)
    assert replayed(found, dealt.game)[-1] == dealt.hand


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (
            b'"called","seat":1,"amount":300',
            b'"called","seat":1,"amount":9999999',
            "an account of 19900",
        ),
        (b'"called","seat":1', b'"called","seat":9', "(called) cannot have happened"),
        (b'"amount":1200', b'"amount":1100', "left in the middle"),
        (b'"cards":["Ks","7d","7h"]', b'"cards":["Ks","7d","As"]', "(board-dealt)"),
        (b'"arranged","cards":["', b'"arranged","cards":["Zz","', "(arranged)"),
    ],
)
def test_events_that_cannot_have_happened_are_named(old: bytes, new: bytes, what: str) -> None:
    assert old in LINE
    with pytest.raises(LawError) as caught:
        replayed(decode(LINE.replace(old, new, 1)), kit.game())
    assert str(caught.value).startswith("hand 1: event ")
    assert what in str(caught.value)


def test_a_seat_gets_the_history_without_the_cards_it_did_not_see() -> None:
    whole = history(played())
    assert as_seen(whole, "all") is whole
    first = next(e for e in as_seen(whole, 1).events if isinstance(e, Dealt))
    assert first.cards == ("As", HIDDEN, HIDDEN, HIDDEN)
    rail = next(e for e in as_seen(whole, 0).events if isinstance(e, Dealt))
    assert set(rail.cards) == {HIDDEN}
