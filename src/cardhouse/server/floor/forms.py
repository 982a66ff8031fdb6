"""Forms and places of a table in words, for the floor's console."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_origin

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

from cardhouse.cards import Card
from cardhouse.engine.core.piles import hidden
from cardhouse.floor.core.guesses import closed, is_open, is_signature
from cardhouse.floor.core.pointing import REACH, Seen, pointer
from cardhouse.floor.core.reports import Report
from cardhouse.server.floor.messages import Choice, FormField, Place, ReportForm
from cardhouse.table import Table
from cardhouse.table.forms import Form
from cardhouse.words.families import scene_of
from cardhouse.words.floor import choice_said, place_said, question_said, report_said
from cardhouse.words.scene import Scene
from cardhouse.words.speech import Listener, spoken


class Wording:
    """The words of one table in one language."""

    def __init__(self, table: Table, language: str) -> None:
        assert table.hand is not None, "no hand has been dealt here"
        names = {seat: player.name for seat, player in table.players.items()}
        if table.counted is not None:
            names = {seat: each.name for seat, each in table.counted.players.items()} | names
        self.listener = Listener(names, 0, language)
        self.scene: Scene = scene_of(table.hand, table.log)

    def form(self, form: Form) -> ReportForm:
        """A form, with each thing to choose."""
        kind = form.kind
        asked = [info for info in fields(kind) if not is_signature(info)]
        return ReportForm(
            report=str(kind.__struct_config__.tag),
            words=self.title(kind),
            order=any(is_signature(info) for info in fields(kind)),
            fields=tuple(self._field(form, info) for info in asked),
            cases=tuple(closed(case) for case in form.cases),
        )

    def title(self, kind: type[Report]) -> str:
        """Title of a report: the mistake, or the order."""
        return spoken(report_said(kind), self.listener)

    def places(self, lying: Seen) -> tuple[Place, ...]:
        """The places on the table, without those that are empty."""
        there = [(place, cards) for place, cards in lying.items() if cards]
        there.sort(key=lambda each: _order(each[0]))
        return tuple(self._place(place, cards) for place, cards in there)

    def place(self, place: str) -> str:
        """A place in words."""
        return spoken(place_said(place, self.scene), self.listener)

    def _place(self, place: str, cards: tuple[Card, ...]) -> Place:
        reach = REACH.get(place, len(cards))
        return Place(
            place=place,
            words=self.place(place),
            cards=cards[:reach],
            count=len(cards),
            at=tuple(pointer(place, number) for number in range(1, len(cards[:reach]) + 1)),
        )

    def _field(self, form: Form, info: FieldInfo) -> FormField:
        said = question_said(form.kind, info.name)
        return FormField(
            name=info.name,
            words=spoken(said, self.listener),
            kind=_kind(info),
            choices=tuple(self._choices(form, info)),
            needed=info.default is NODEFAULT,
        )

    def _choices(self, form: Form, info: FieldInfo) -> Iterator[Choice]:
        several = get_origin(info.type) is tuple
        if is_open(info):
            values: Any = form.options[info.name] if several else ()
        else:
            values = dict.fromkeys(getattr(case, info.name) for case in form.cases)
        for value in values:
            words = "" if _is_card(info) else spoken(self._choice(info, value), self.listener)
            yield Choice(value, words)

    def _choice(self, info: FieldInfo, value: Any) -> Any:
        return choice_said(info, value, self.scene)


def _order(place: str) -> tuple[int, int]:
    """The middle of the table first, then the seats, then what lies before the dealer."""
    _, _, key = place.partition(":")
    if key:
        return 1, int(key)
    return (2 if hidden(place) else 0), 0


def _kind(info: FieldInfo) -> Any:
    """How a field is filled in."""
    several = get_origin(info.type) is tuple
    if _is_card(info):
        return "cards" if several else "card"
    if several and info.name == "motions":
        return "sums"
    if several:
        return "names" if get_args(info.type)[0] is str else "several"
    return "sum" if is_open(info) else "choice"


def _is_card(info: FieldInfo) -> bool:
    return info.type in (Card, tuple[Card, ...])
