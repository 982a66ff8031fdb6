"""Messages as data, and the seats that they are about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.said import (
    Arg,
    Cards,
    Cash,
    Listed,
    Money,
    Rank,
    Said,
    Seat,
    Whose,
    say,
)

__all__ = [
    "Arg",
    "Cards",
    "Cash",
    "Listed",
    "Money",
    "Rank",
    "Said",
    "Seat",
    "Whose",
    "brief",
    "say",
    "seats_in",
    "small",
]


def small(said: Said) -> Said:
    """The same in the middle of a sentence."""
    return Said(said.id, said.args, said.cites, "small")


def brief(said: Said) -> Said:
    """The same where there is little room: of several things, each."""
    args = {name: _brief(arg) for name, arg in said.args.items()}
    return Said(said.id, args, said.cites, "brief")


def _brief(arg: Arg) -> Arg:
    if not isinstance(arg, Listed):
        return arg
    return replace(arg, of=tuple(map(brief, arg.of)))


def seats_in(said: Said) -> set[int]:
    """The seats that something said is about: their players hear it said to them."""
    found: set[int] = set()
    for arg in said.args.values():
        if (seats := _SEATS.get(type(arg))) is not None:
            found |= seats(arg)
    return found


def cards_in(said: Said) -> set[Card]:
    """The cards that something said names."""
    found: set[Card] = set()
    for arg in said.args.values():
        match arg:
            case Cards():
                found |= {*arg.cards}
            case Said():
                found |= cards_in(arg)
            case Listed():
                found |= set().union(*map(cards_in, arg.of))
    return found


_SEATS: Final[dict[type, Callable[[Any], set[int]]]] = {
    Seat: lambda arg: {arg.seat},
    Whose: lambda arg: {arg.seat},
    Said: seats_in,
    Listed: lambda arg: set().union(*map(seats_in, arg.of)),
}
