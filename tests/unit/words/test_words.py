"""Every kind of event has words, and none of them fails on a strange hand."""

from collections.abc import Callable

import pytest

from cardhouse.engine.banked.blackjack.family import BLACKJACK
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pot.family import POT
from cardhouse.formats.history import event_types
from cardhouse.rulebook import posted
from cardhouse.words.core import WORDS
from cardhouse.words.families import TELLINGS, scene_of, tell
from cardhouse.words.pot import hand_name
from cardhouse.words.scene import Scene, dollars
from tests.kit.banked import Banked, game
from tests.kit.hands import Dealt
from tests.kit.pai_gow import PaiGowTable
from tests.kit.pan import Pan
from tests.kit.playing import Playing
from tests.unit.formats.histories import NAMES, example

HANDS: dict[Family, Callable[[], Playing]] = {
    POT: Dealt,
    BLACKJACK: lambda: Banked(game("tommys"), wagers={3: 10}),
    PAI_GOW: PaiGowTable,
    PAN: Pan,
}


def scene(dealt: Playing) -> Scene:
    return scene_of(posted(dealt.game.house, dealt.game.name), NAMES, dealt.hand)


@pytest.mark.parametrize("kind", event_types())
def test_every_kind_of_event_has_words_in_one_line(kind: type[Event]) -> None:
    families = [each for each, told in TELLINGS.items() if kind in told.words or kind in WORDS]
    assert families
    for family in families:
        assert "\n" not in tell(example(kind), scene(HANDS[family]()))


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
