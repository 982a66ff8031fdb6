"""A table in a storm, watched by a floor person: each ruling is first found and previewed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.hand import Hand
from cardhouse.floor import Report
from cardhouse.floor.core.guesses import closed, is_idle
from cardhouse.floor.core.pointing import Seen, card_at, card_fields, pointed, pointers, seen
from cardhouse.table import AnyEvent, Table, play
from cardhouse.table.forms import Form, forms
from cardhouse.table.preview import Preview, balances, preview
from tests.kit.ledgers import NAME
from tests.kit.ledgers import Order as AnyOrder
from tests.runs.floor.stormy import Stormy


class Watched(Stormy):
    """Every report that is ruled on is among the forms before, and happens as in its preview."""

    found: Counter[str]
    out_of_reach: Counter[str]
    accepted: int

    def watch(self, hands: int) -> None:
        """Play this many hands."""
        self.found, self.out_of_reach, self.accepted = Counter(), Counter(), 0
        self.play(hands)

    def do(self, order: AnyOrder) -> list[AnyEvent]:
        """Carry out an order; a report is looked for in the forms of the table before."""
        if not isinstance(order, Report):
            return super().do(order)
        before = self.table.copy()
        events = super().do(order)
        report = pointing(_hand(before), order)
        if report is None or is_idle(order):
            self.out_of_reach[type(order).__name__] += 1
        else:
            self._was_offered(before, order)
            _as_foreseen(before, report, self.table, events)
            self.found[type(order).__name__] += 1
        return events

    def _was_offered(self, before: Table, order: Report) -> None:
        hand = _hand(before)
        offered = {form.kind: form for form in forms(before)}
        form = offered[type(order)]
        assert closed(order) in {closed(pointed(hand, case)) for case in form.cases}
        _in_options(hand, form, order)
        # All other forms hold too.
        for other in offered.values():
            play(before.copy(), pointed(hand, self.rng.choice(other.cases)))
            self.accepted += 1


def _hand(table: Table) -> Hand:
    assert table.hand is not None
    return table.hand


def pointing(hand: Hand, report: Report) -> Report | None:
    """A report as a floor person makes it; None if one of its cards is out of reach."""
    there: dict[Card, list[Card]] = {}
    for each in pointers(hand):
        there.setdefault(card_at(hand, each), []).append(each)
    said: dict[str, Any] = {}
    for name in card_fields(type(report)):
        value = getattr(report, name)
        cards = value if isinstance(value, tuple) else (value,)
        if any(len(there.get(card, ())) < cards.count(card) for card in cards):
            return None
        places = tuple(there[card][cards[:at].count(card)] for at, card in enumerate(cards))
        said[name] = places if isinstance(value, tuple) else places[0]
    return replace(report, **said)


def _in_options(hand: Hand, form: Form, order: Report) -> None:
    """Several values at once are among those to choose from, if there are any."""
    cards = card_fields(form.kind)
    for name, listed in form.options.items():
        value = getattr(order, name)
        if isinstance(value, tuple) and listed:
            known = {card_at(hand, each) for each in listed} if name in cards else {*listed}
            assert set(value) <= known, f"{name}: {value} beyond {known}"


def _as_foreseen(before: Table, report: Report, after: Table, events: list[AnyEvent]) -> None:
    """The ruling has moved the cards and chips of its preview, and then dealt on."""
    was = before.copy()
    foreseen = preview(NAME, before, report)
    assert before == was, "a preview changes nothing"
    assert tuple(events[: len(foreseen.events)]) == foreseen.events
    keeps_secrets(foreseen)
    moved_as_told(foreseen)
    if foreseen.deals:
        return
    assert tuple(events) == foreseen.events
    chips = {place: held for place, (_, held) in foreseen.chips.items() if held}
    at_table = {place: held for place, held in chips.items() if place.startswith(f"{NAME}/")}
    assert at_table == balances(NAME, after)
    same_cards(foreseen.after, seen(_hand(after)))


def same_cards(foreseen: Seen, really: Seen) -> None:
    """Every place has so many cards, and each face that was foreseen."""
    assert {place: len(cards) for place, cards in foreseen.items()} == {
        place: len(cards) for place, cards in really.items()
    }
    for place, cards in foreseen.items():
        for told, lies in zip(cards, really[place], strict=True):
            assert told in (HIDDEN, lies)


def keeps_secrets(foreseen: Preview) -> None:
    """No card is shown that nobody sees yet."""
    known = _faces(foreseen.before)
    assert not _faces(foreseen.after) - known
    assert not _faces({str(at): each.cards for at, each in enumerate(foreseen.moved)}) - known


def moved_as_told(foreseen: Preview) -> None:
    """Each place has as many cards more or fewer as are told to come and go."""
    change = Counter[str]()
    for each in foreseen.moved:
        assert each.source != each.target
        change[each.source] -= len(each.cards)
        change[each.target] += len(each.cards)
    places = foreseen.before.keys() | foreseen.after.keys()
    for place in places:
        size = len(foreseen.after.get(place, ())) - len(foreseen.before.get(place, ()))
        assert change[place] == size, place


def _faces(lying: Seen) -> Counter[Card]:
    return Counter(card for cards in lying.values() for card in cards if card != HIDDEN)
