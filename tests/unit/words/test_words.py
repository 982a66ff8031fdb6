"""Every kind of event has words, and none of them fails on a strange hand."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from msgspec.structs import replace

from cardhouse.engine.banked.blackjack.family import BLACKJACK
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pot.family import POT
from cardhouse.formats.history import event_types
from cardhouse.table.bonus_events import BonusWon
from cardhouse.table.claim import Claim
from cardhouse.table.events import ButtonDrawn, TableEvent
from cardhouse.words.between import SEATED, TOLD, UNTOLD, room_said
from cardhouse.words.core import WORDS
from cardhouse.words.families import TELLINGS, scene_of, tell
from cardhouse.words.pot import hand_name
from cardhouse.words.scene import dollars
from cardhouse.words.speech import Listener, plain, short, spoken
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


@pytest.mark.parametrize("kind", event_types())
def test_every_kind_of_event_has_words_in_one_line(kind: type[Event]) -> None:
    families = [each for each, told in TELLINGS.items() if kind in told.words or kind in WORDS]
    assert families
    for family in families:
        said = tell(example(kind), scene_of(HANDS[family]().hand))
        for you in (0, 1, 3):
            text = "" if said is None else spoken(said, Listener(NAMES, you))
            assert "\n" not in text and "{" not in text


def variants(kind: type[Event]) -> Iterator[Event]:
    """Events of a kind with everything that a field of few values may hold, seen and unseen."""
    event = example(kind)
    yield event
    yield event.seen(0)
    for field in msgspec.structs.fields(kind):
        values: tuple[Any, ...] = ()
        if field.type is bool:
            values = (False,)
        elif get_origin(field.type) is Literal:
            values = get_args(field.type)
        elif get_origin(field.type) in (tuple, dict):
            values = (get_origin(field.type)(),)
        for value in values:
            yield replace(event, **{field.name: value})


@pytest.mark.parametrize("kind", event_types())
def test_it_has_them_whatever_it_holds_and_whoever_hears_it(kind: type[Event]) -> None:
    families = [each for each, told in TELLINGS.items() if kind in told.words or kind in WORDS]
    heard = 0
    for family in families:
        scene = scene_of(HANDS[family]().hand)
        for event in variants(kind):
            said = tell(event, scene)
            for you in (0, 1, 3) if said is not None else ():
                assert said is not None
                text, few = (make(said, Listener(NAMES, you)) for make in (spoken, short))
                assert text and not set("{}[]") & set(text + few), text
                assert you or not re.search(r"\b[Yy]our?\b", text), text
            heard += 1
    assert heard


BONUS_WON = BonusWon(hand=3, claim=Claim(bonus="jackpot", mains=(1,), others=()))


@pytest.mark.parametrize("kind", TableEvent.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_event_of_the_table_has_words_or_is_known_to_need_none(kind: Any) -> None:
    told = kind in TOLD or kind in SEATED or kind is ButtonDrawn
    assert told != (kind in UNTOLD)
    event: Any = BONUS_WON if kind is BonusWon else example(kind)
    for said in room_said(event):
        for you in (0, 1, 3):
            text = spoken(said, Listener(NAMES, you))
            assert text and not set("{}[]") & set(text), text


def test_an_event_that_nobody_has_words_for_is_told_by_its_name() -> None:
    class MeldLaid(Event, frozen=True, kw_only=True, tag="meld-laid"):
        seat: int

    said = tell(MeldLaid(seat=2), scene_of(Dealt().hand))
    assert said is not None and plain(said) == "meld laid"


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
