"""Every kind of event has words, and none of them fails on a strange hand."""

import pytest

from cardhouse.engine.core.events import Event
from cardhouse.formats.history import event_types
from cardhouse.rulebook import posted
from cardhouse.words.families import tell
from cardhouse.words.pot import WORDS, hand_name
from cardhouse.words.scene import Scene, dollars
from tests.formats.histories import NAMES, example
from tests.kit import Dealt


def scene(dealt: Dealt) -> Scene:
    return Scene(posted=posted("tommys", "holdem"), names=NAMES, hand=dealt.hand)


@pytest.mark.parametrize("kind", event_types())
def test_every_kind_of_event_has_words_in_one_line(kind: type[Event]) -> None:
    assert kind in WORDS
    assert "\n" not in tell(example(kind), scene(Dealt()))


def test_an_event_that_nobody_has_words_for_is_told_by_its_fields() -> None:
    class MeldLaid(Event, frozen=True, kw_only=True, tag="meld-laid"):
        seat: int

    assert tell(MeldLaid(seat=2), scene(Dealt())) == "meld laid {'seat': 2}"


@pytest.mark.parametrize(
    ("cents", "words"),
    [(0, "$0"), (400, "$4"), (250, "$2.50"), (-305, "-$3.05"), (123456700, "$1,234,567")],
)
def test_amounts_are_read_out_in_dollars(cents: int, words: str) -> None:
    assert dollars(cents) == words


def test_a_hand_is_named_only_when_all_of_it_lies_face_up() -> None:
    dealt = Dealt(seats=2, hands={1: "As Ah", 2: "Kd Kc"}, board="Ks 7d 7h 2c 3s")
    assert hand_name(dealt.hand, 1) == ""
    dealt.check_round().check_round().check_round().check_round()
    assert hand_name(dealt.hand, 1) == ""
    dealt.act("1 show Ah")
    assert hand_name(dealt.hand, 1) == ""
    dealt.act("1 show As")
    assert hand_name(dealt.hand, 1) == "Two pair, Aces and Sevens"
