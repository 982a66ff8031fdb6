"""Cards named by rulings: everybody hears the detail, so everybody must know its cards."""

from collections.abc import Iterator

import msgspec

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.events import Event, Ruled
from cardhouse.engine.core.said import Cards, Listed, Said
from cardhouse.engine.core.view import RAIL, see
from cardhouse.floor import Report
from cardhouse.table import AnyEvent


def check_details(report: Report, events: list[AnyEvent]) -> None:
    """A detail is a message, and its cards lay face up by the report or by the ruling's events."""
    of_hand = [event for event in events if isinstance(event, Event)]
    details = [event.detail for event in of_hand if isinstance(event, Ruled) and event.detail]
    named = {card for detail in details for card in _cards(detail)}
    seen = {getattr(report, "card", HIDDEN)}
    for event in of_hand:
        if not isinstance(event, Ruled):
            seen |= set(_cards_of(msgspec.to_builtins(see(event, RAIL))))
    assert named <= seen - {HIDDEN}, f"a ruling names cards that not everybody sees: {named - seen}"


def _cards(detail: Said | str | Listed | Cards) -> Iterator[Card]:
    match detail:
        case Cards():
            yield from detail.cards
        case Said():
            for arg in detail.args.values():
                if isinstance(arg, Said | Listed | Cards):
                    yield from _cards(arg)
        case Listed():
            for each in detail.of:
                yield from _cards(each)
        case str():
            raise AssertionError(f"a new ruling has a text for its detail: {detail}")


def _cards_of(value: object) -> Iterator[str]:
    """All texts of an event, among them its cards."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _cards_of(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _cards_of(each)
