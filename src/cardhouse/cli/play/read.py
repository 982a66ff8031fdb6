"""Amounts, seats and cards as people type them."""

import re
from decimal import Decimal
from types import ModuleType
from typing import Final

from cardhouse.cards import Card, CardError, parse_cards
from cardhouse.engine.core.commands import Command

_AMOUNT: Final = re.compile(r"\$?(\d{1,7}(?:,\d{3})*(?:\.\d{1,2})?)")


class Unclear(Exception):
    """Input that cannot be understood; one line says why."""


def amount(text: str) -> int:
    """An amount in dollars, read as cents."""
    found = _AMOUNT.fullmatch(text)
    if found is None:
        raise Unclear(f"{text!r} is not an amount: write dollars, like 4 or 2.50.")
    return int(Decimal(found[1].replace(",", "")) * 100)


def seat(text: str) -> int:
    """A seat number."""
    if not is_number(text) or len(text) > 3:
        raise Unclear(f"{text!r} is not a seat: write its number.")
    return int(text)


def is_number(text: str) -> bool:
    """True if a word is a plain number."""
    return text.isascii() and text.isdigit()


def cards(words: list[str]) -> tuple[Card, ...]:
    """Cards by name."""
    try:
        return parse_cards(" ".join(words))
    except CardError as error:
        raise Unclear(str(error)) from None


def chosen(words: list[str], held: tuple[Card, ...]) -> tuple[Card, ...]:
    """Some of the cards held: by name, or by their places in the hand, from 1."""
    if not all(is_number(word) and len(word) == 1 for word in words):
        return cards(words)
    places = [int(word) for word in words]
    if len(set(places)) < len(places) or not all(1 <= place <= len(held) for place in places):
        raise Unclear(f"Name each place once, from 1 to {len(held)}.")
    return tuple(held[place - 1] for place in places)


def kinds_in(module: ModuleType) -> list[type[Command]]:
    """The commands defined in a module."""
    named = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in named if issubclass(kind, Command) and kind is not Command]
