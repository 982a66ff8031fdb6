"""Guesses at reports: every value of every field, and nothing that only a person can fill in."""

from typing import Any

import pytest
from msgspec.structs import FieldInfo, fields

from cardhouse.cards import Card
from cardhouse.floor.core.guesses import (
    Guesses,
    closed,
    guessed,
    is_idle,
    is_open,
    is_signature,
    options,
    signed,
)
from cardhouse.floor.core.pointing import pointers
from cardhouse.floor.core.reports import Boxed, CancelHand, GiveChips, Report, WrongCount
from cardhouse.floor.pan.reports import WrongSpread
from cardhouse.floor.pot.reports import AwardPot, ChipsPushed, EarlyCards, FlopCount, OutOfTurn
from tests.kit.hands import Dealt

NONE = Guesses[Any]()
HAND = Dealt(seats=(2, 4, 5)).hand


def field(kind: type[Report], name: str) -> FieldInfo:
    (found,) = (info for info in fields(kind) if info.name == name)
    return found


@pytest.mark.parametrize(
    ("kind", "name", "values"),
    [
        (FlopCount, "told", (False, True)),
        (OutOfTurn, "do", ("fold", "check", "call", "bet", "raise")),
        (WrongCount, "seat", (4, 5, 2)),
        (GiveChips, "source", tuple(HAND.chips)),
        (GiveChips, "target", tuple(HAND.chips)),
        (GiveChips, "amount", (1,)),
        (Boxed, "card", tuple(pointers(HAND))),
        (WrongSpread, "cards", tuple(pointers(HAND))),
        (FlopCount, "cards", ()),
    ],
)
def test_a_field_has_the_values_of_its_kind(
    kind: type[Report], name: str, values: tuple[Any, ...]
) -> None:
    assert sorted(options(NONE, field(kind, name), HAND), key=str) == sorted(values, key=str)


def test_a_family_has_values_of_its_own() -> None:
    own = Guesses[Any](values={"cards": lambda hand: (1, 2), "seat": lambda hand: (9,)})
    assert options(own, field(FlopCount, "cards"), HAND) == (1, 2)
    assert options(own, field(WrongCount, "seat"), HAND) == (9,)
    assert list(guessed(own, FlopCount, HAND)) == [
        FlopCount(cards=cards, told=told) for cards in (1, 2) for told in (False, True)
    ]


def test_a_field_with_several_values_is_tried_with_none_and_with_each() -> None:
    own = Guesses[Any](values={"cards": lambda hand: (3,), "kept": lambda hand: (4, 5)})
    found = list(guessed(own, EarlyCards, HAND))
    assert found == [EarlyCards(cards=3, kept=kept) for kept in ((), (4,), (5,))]


def test_a_field_without_a_list_has_its_default_or_there_is_no_guess() -> None:
    spread = Guesses[Any](values={"seat": lambda hand: (2,), "cards": lambda hand: (Card("As"),)})
    found = list(guessed(spread, WrongSpread, HAND))
    assert [(each.cards, each.collected) for each in found if isinstance(each, WrongSpread)] == [
        ((), 0),
        ((Card("As"),), 0),
    ]
    assert not list(guessed(NONE, FlopCount, HAND))


def test_reports_whose_fields_hang_together_are_guessed_as_a_whole() -> None:
    whole = (FlopCount(cards=4, told=True), FlopCount(cards=5, told=False))
    own = Guesses[Any](reports={FlopCount: lambda hand: whole})
    assert tuple(guessed(own, FlopCount, HAND)) == whole


def test_nothing_is_moved_to_where_it_is() -> None:
    found = [each for each in guessed(NONE, GiveChips, HAND) if isinstance(each, GiveChips)]
    places = len(HAND.chips)
    assert len(found) == places * (places - 1)
    assert not any(each.source == each.target for each in found)
    give = GiveChips(source=2, target=2, amount=1, by="Flo", reason="x")
    assert is_idle(give) and not is_idle(WrongCount(seat=2))


def test_an_order_is_signed_for_the_trial() -> None:
    assert signed(CancelHand) == {"by": "tried", "reason": "tried"}
    assert signed(WrongCount(seat=1).__class__) == {}
    assert list(guessed(NONE, CancelHand, HAND)) == [CancelHand(by="tried", reason="tried")]


def test_a_person_fills_in_the_signature_and_sums_and_chooses_of_several() -> None:
    signature = {info.name for info in fields(GiveChips) if is_signature(info)}
    assert signature == {"by", "reason", "at", "supersedes", "overrides"}
    assert {info.name for info in fields(GiveChips) if is_open(info)} == signature | {"amount"}
    assert {info.name for info in fields(ChipsPushed) if is_open(info)} == {"motions"}
    assert {info.name for info in fields(OutOfTurn) if is_open(info)} == {"to"}


def test_a_case_is_a_report_without_what_a_person_fills_in() -> None:
    award = AwardPot(seat=4, by="Flo", reason="x")
    assert closed(award)[0] == 4 and "Flo" not in closed(award)
    assert closed(OutOfTurn(seat=4, do="bet", to=2_00)) == (4, "bet")
