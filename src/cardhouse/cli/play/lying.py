"""The layout of a table in words, for comparing two moments."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.view import View
from cardhouse.words.said import Cards, Money, Said, say

NONE: Final = say("lies-none")


class Lies(Struct, frozen=True):
    """Something on the table: what it is, and how it lies."""

    label: Said
    how: Said


# By seat or hand (0: nobody's) and by kind.
Lying = dict[tuple[int, str], Lies]


def in_middle(view: View, pot: str, cards: Mapping[str, tuple[Card, ...]]) -> Lying:
    """Cards and chips that belong to nobody; some have a name in this family."""
    piles = {pile: say("lies-count", count=getattr(view, pile)) for pile in PILES}
    shown = {**cards, "aside": view.aside, "exposed": view.exposed}
    lying = {**piles, **{name: _shown(each) for name, each in shown.items()}}
    lying[pot] = say("amount", amount=Money(view.pot))
    return {(0, name): Lies(say(f"lies-{name}"), how) for name, how in lying.items()}


# Cards that are counted, not shown.
PILES: Final = ("stock", "burns", "muck")


def at_seats(view: View, names: Mapping[int, str], *, cards: bool = True) -> Lying:
    """Each seat's chips, with or without its cards."""
    lying: Lying = {}
    for seat in view.seats:
        name = names.get(seat.seat) or say("seat-number", number=seat.seat)
        if cards:
            held = cards_said((*seat.down, *seat.up))
            lying[seat.seat, "cards"] = Lies(say("lies-cards", name=name), held)
        chips = say("amount", amount=Money(seat.chips))
        lying[seat.seat, "chips"] = Lies(say("lies-chips", name=name), chips)
    return lying


def cards_said(cards: tuple[Card, ...]) -> Said:
    """A hand's cards by name, or their number if none is visible."""
    hidden = bool(cards) and set(cards) == {HIDDEN}
    return say("lies-down", count=len(cards)) if hidden else _shown(cards)


def changed(before: Lying, after: Lying) -> Iterator[tuple[Said, Said, Said]]:
    """The differences between two layouts: where, before, after."""
    for key in dict.fromkeys((*before, *after)):
        was, now = before.get(key), after.get(key)
        if was != now and (lies := now or was) is not None:
            yield lies.label, was.how if was else NONE, now.how if now else NONE


def _shown(cards: tuple[Card, ...]) -> Said:
    return say("lies-shown", cards=Cards(cards)) if cards else NONE
