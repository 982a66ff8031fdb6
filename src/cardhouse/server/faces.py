"""Messages about cards that lie open on a table, and about those that a game deals."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from cardhouse.cards import Card


class Deals(Struct, frozen=True, kw_only=True):
    """Cards that a game deals by its end: to each hand face down and face up, and to the board."""

    down: int
    up: int
    board: int


class Made(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hand that lies open, in words; before the showdown what its up cards show."""

    seat: int
    words: str
    # The half that it plays for, if high and low share the pots.
    half: Literal["", "high", "low"] = ""
    # The cards that play; none while others are still hidden.
    five: tuple[Card, ...] = ()
    # True if it won the main pot, or its half of it.
    won: bool = False
