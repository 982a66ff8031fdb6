"""Messages as data: an id, and typed arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

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
Arg: TypeAlias = bool | int | str | Seat | Whose | Money | Cards | Rank | Listed | Said


def say(key: str, *cites: str, **args: Arg) -> Said:
    """Something said, by the id of its message."""
    return Said(key, args, cites)


def small(said: Said) -> Said:
    """The same in the middle of a sentence."""
    return Said(said.id, said.args, said.cites, "small")


def seats_in(said: Said) -> set[int]:
    """The seats that something said is about: their players hear it said to them."""
    found: set[int] = set()
    for arg in said.args.values():
        if (seats := _SEATS.get(type(arg))) is not None:
            found |= seats(arg)
    return found


_SEATS: Final[dict[type, Callable[[Any], set[int]]]] = {
    Seat: lambda arg: {arg.seat},
    Whose: lambda arg: {arg.seat},
    Said: seats_in,
    Listed: lambda arg: set().union(*map(seats_in, arg.of)),
}
