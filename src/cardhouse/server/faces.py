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
    # The same where there is little room; empty if that is the same.
    brief: str = ""
    # The half that it plays for, if high and low share the pots.
    half: Literal["", "high", "low"] = ""
    # The cards that play; none while others are still hidden.
    five: tuple[Card, ...] = ()
    # True if it won the main pot, or its half of it.
    won: bool = False


class Setting(Struct, frozen=True, kw_only=True):
    """A way to set seven cards as two hands."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]
    front_words: str
    back_words: str
    foul: bool = False
    # True for the house way.
    house: bool = False


class Reading(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A front and a back hand in words, and what each did against the bank's."""

    # Its number; hand 9 is the bank's.
    hand: int
    front_words: str
    back_words: str
    # The same where there is little room.
    front_narrow: str
    back_narrow: str
    # Empty until the bank's hand lies open, and for the bank's own.
    front: Literal["", "win", "lose", "push"] = ""
    back: Literal["", "win", "lose", "push"] = ""
    # True if it counts for nothing: the back does not outrank the front.
    foul: bool = False
