"""Amounts, seats and cards as people type them."""

import re
from decimal import Decimal
from types import ModuleType
from typing import Final

from cardhouse.cards import Card, CardError, parse_cards
from cardhouse.engine.core.commands import Command
from cardhouse.words.said import Arg, say
from cardhouse.words.speech import plain

_AMOUNT: Final = re.compile(r"\$?(\d{1,7}(?:,\d{3})*(?:\.\d{1,2})?)")
# The most letters of something typed that are repeated.
_QUOTED_MOST: Final = 12


class Unclear(Exception):
    """Input that cannot be understood; one message says why, and how to type it."""

    def __init__(self, why: str, /, **args: Arg) -> None:
        self.said = say(f"unclear-{why}", **args)

    def __str__(self) -> str:
        return plain(self.said)


def amount(text: str) -> int:
    """An amount in dollars, read as cents."""
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise Unclear("amount", typed=text)
    return int(Decimal(found[1].replace(",", "")) * 100)


def seat(text: str) -> int:
    """A seat number."""
    if not is_number(text) or len(text) > 3:
        raise Unclear("seat", typed=text)
    return int(text)


def is_number(text: str) -> bool:
    """True if a word is a plain number."""
    return text.isascii() and text.isdigit()


def cards(words: list[str]) -> tuple[Card, ...]:
    """Cards by name."""
    found: list[Card] = []
    for word in words:
        try:
            found += parse_cards(word)
        except CardError:
            raise Unclear("card", typed=quoted(word)) from None
    return tuple(found)


def card(word: str) -> Card:
    """Exactly one card by name."""
    found = cards([word])
    if len(found) != 1:
        raise Unclear("one-card", typed=quoted(word), count=len(found))
    return found[0]


def quoted(text: str) -> str:
    """Something typed, no longer than needed to recognize it."""
    return text if len(text) <= _QUOTED_MOST else f"{text[:_QUOTED_MOST]}…"


def chosen(words: list[str], held: tuple[Card, ...]) -> tuple[Card, ...]:
    """Some of the cards held: by name, or by their places in the hand, from 1."""
    if not all(is_number(word) and len(word) == 1 for word in words):
        return cards(words)
    places = [int(word) for word in words]
    if len(set(places)) < len(places) or not all(1 <= place <= len(held) for place in places):
        raise Unclear("places", most=len(held))
    return tuple(held[place - 1] for place in places)


def nothing_more(verb: str, rest: list[str]) -> None:
    """Refuse words after a command that takes none."""
    if rest:
        raise Unclear("more", verb=verb, typed=" ".join(rest))


def kinds_in(module: ModuleType) -> list[type[Command]]:
    """The commands defined in a module."""
    named = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in named if issubclass(kind, Command) and kind is not Command]
