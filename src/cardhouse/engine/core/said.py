"""Messages as data: an id and typed arguments. The core says nothing in sentences."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from cardhouse.cards import Card


class Seat(Struct, frozen=True, tag="seat", tag_field="is"):
    """A player, by the number of the seat; 0 is nobody."""

    seat: int


class Whose(Struct, frozen=True, tag="whose", tag_field="is", omit_defaults=True):
    """The cards on a place: a player's, one of several hands of theirs, or the bank's (seat 0)."""

    seat: int
    # For a player with several: the number of this hand, or the spot on which it lies.
    hand: int = 0
    spot: int = 0


class Money(Struct, frozen=True, tag="money", tag_field="is"):
    """An amount in cents."""

    cents: int


class Cash(Struct, frozen=True, tag="cash", tag_field="is"):
    """An amount in cents as the cage counts it: even a whole one is written with its cents."""

    cents: int


class Cards(Struct, frozen=True, tag="cards", tag_field="is"):
    """Cards, as they are written: "As Kd"; hidden ones are counted."""

    cards: tuple[Card, ...]


class Rank(Struct, frozen=True, tag="rank", tag_field="is"):
    """The rank of a card, from 0 for twos to 12 for aces: "Ace", or "Aces" of several."""

    rank: int


class Listed(Struct, frozen=True, tag="listed", tag_field="is"):
    """Several things that are said one after another."""

    of: tuple[Said, ...]
    by: Literal["comma", "and", "semicolon", "bar"] = "comma"


class Said(Struct, frozen=True, tag="said", tag_field="is", omit_defaults=True):
    """A message and its arguments; `cites` are the keys of the rules that a written line names."""

    id: str
    args: dict[str, Arg] = {}
    cites: tuple[str, ...] = ()
    # Which of the message's attributes is meant, where it is not the message itself.
    form: str = ""


# A text is a name, a title, somebody's own words or one of the words that a message chooses by.
Arg: TypeAlias = bool | int | str | Seat | Whose | Money | Cash | Cards | Rank | Listed | Said


def say(key: str, *cites: str, **args: Arg) -> Said:
    """Something said, by the id of its message."""
    return Said(key, args, cites)
