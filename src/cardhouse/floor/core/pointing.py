"""Cards pointed at: a floor person sees backs, and says where a card lies instead of naming it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar

from msgspec.structs import fields, replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.piles import hidden, pile
from cardhouse.engine.core.said import Said, say
from cardhouse.floor.core.reports import Report

R = TypeVar("R", bound=Report)

# The cards of each place as the rail sees them: backs where they lie face down.
Seen = dict[str, tuple[Card, ...]]

# Between a place and the number of a card in it, from 1: "down:3/2".
AT: Final = "/"
# The next cards of the deck can be pointed at; nobody can tell one card of the muck from another.
REACH: Final = {"stock": 4, "muck": 0}


def piles(hand: Hand) -> dict[str, list[Card]]:
    """Every place that holds cards of the deck, by its name."""
    lying = {id(cards) for cards in hand.places()}
    found: dict[str, list[Card]] = {}
    for name in hand.__struct_fields__:
        value: Any = getattr(hand, name)
        if id(value) in lying:
            found[name] = value
        elif isinstance(value, dict):
            found |= {f"{name}:{key}": cards for key, cards in value.items() if id(cards) in lying}
    return found


def seen(hand: Hand) -> Seen:
    """The table as it lies, for eyes that see no hidden card."""
    exposed = Counter(hand.exposed)
    return {place: _faces(place, cards, exposed) for place, cards in piles(hand).items()}


def _faces(place: str, cards: list[Card], exposed: Counter[Card]) -> tuple[Card, ...]:
    """A place as the rail sees it; an exposed card is known wherever it lies."""
    if not hidden(place):
        return tuple(cards)
    faces = []
    for card in cards:
        known = exposed[card] > 0
        exposed[card] -= known
        faces.append(card if known else HIDDEN)
    return tuple(faces)


def pointer(place: str, number: int) -> Card:
    """The words that point at a card: its place, and its number there from 1."""
    return Card(f"{place}{AT}{number}")


def pointers(hand: Hand) -> Iterator[Card]:
    """Every card on the table that can be pointed at."""
    for place, cards in piles(hand).items():
        for number, _ in enumerate(cards[: REACH.get(place)], 1):
            yield pointer(place, number)


def card_at(hand: Hand, words: Card) -> Card:
    """The card that somebody points at; one that everybody sees may be named as well."""
    place, at, number = words.rpartition(AT)
    if not at:
        if words != HIDDEN and any(words in faces for faces in seen(hand).values()):
            return words
        raise _nothing(say("not-face-up", card=str(words)))
    try:
        cards = pile(hand, place)
        if number.isdecimal() and 1 <= int(number) <= len(cards):
            return cards[int(number) - 1]
    except (AttributeError, KeyError, ValueError, TypeError):
        pass
    raise _nothing(say("no-card-there", place=str(words)))


def pointed(hand: Hand, report: R) -> R:
    """The report with the cards that it points at."""
    found: dict[str, Any] = {}
    for name in card_fields(type(report)):
        value = getattr(report, name)
        if isinstance(value, tuple):
            found[name] = tuple(card_at(hand, card) for card in value)
        else:
            found[name] = card_at(hand, value)
    return replace(report, **found) if found else report


def card_fields(kind: type[Report]) -> Mapping[str, Any]:
    """The fields of a report that hold a card, or several."""
    types = {info.name: info.type for info in fields(kind)}
    return {name: type for name, type in types.items() if type in (Card, tuple[Card, ...])}


def _nothing(said: Said) -> Illegal:
    return Illegal(Reason.WRONG_CARDS, "floor", said)
