"""The layout of a table in words, for comparing two moments."""

from collections.abc import Iterator, Mapping

from cardhouse.cards import HIDDEN, Card, show_cards
from cardhouse.engine.core.view import View
from cardhouse.words.scene import dollars

# By seat or hand (0: nobody's) and by name.
Lying = dict[tuple[int, str], str]


def in_middle(view: View, pot: str, cards: Mapping[str, tuple[Card, ...]]) -> Lying:
    """Cards and chips that belong to nobody; some have a name in this family."""
    piles = {label: str(getattr(view, label)) for label in ("stock", "burns", "muck")}
    cards = {**cards, "laid aside": view.aside, "seen by all": view.exposed}
    shown = {label: show_cards(each) or "none" for label, each in cards.items()}
    return {(0, label): said for label, said in {**piles, **shown, pot: dollars(view.pot)}.items()}


def at_seats(view: View, names: Mapping[int, str], *, cards: bool = True) -> Lying:
    """Each seat's chips, with or without its cards."""
    lying: Lying = {}
    for seat in view.seats:
        name = names.get(seat.seat, f"Seat {seat.seat}")
        if cards:
            lying[seat.seat, f"{name}: cards"] = cards_words((*seat.down, *seat.up))
        lying[seat.seat, f"{name}: chips"] = dollars(seat.chips)
    return lying


def cards_words(cards: tuple[Card, ...]) -> str:
    """A hand's cards by name, or their number if none is visible."""
    hidden = bool(cards) and set(cards) == {HIDDEN}
    return f"{len(cards)} down" if hidden else show_cards(cards) or "none"


def changed(before: Lying, after: Lying) -> Iterator[tuple[str, str, str]]:
    """The differences between two layouts: where, before, after."""
    for key in dict.fromkeys((*before, *after)):
        was, now = before.get(key, "none"), after.get(key, "none")
        if was != now:
            yield key[1], was, now
