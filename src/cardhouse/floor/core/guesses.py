"""Guesses at what may have happened, for the remedies to accept or refuse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, Final, Generic, Literal, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from cardhouse.cards import Card
from cardhouse.engine.core.step import H
from cardhouse.floor.core.pointing import pointers
from cardhouse.floor.core.reports import FloorOrder, Report

# Sums that are typed in, with no list to choose from.
SUMS: Final = frozenset({"amount", "to", "collected"})
# The name, reason and time of an order, and the rulings and rules that it sets aside.
SIGNATURE: Final = frozenset(FloorOrder.__struct_fields__)
# A name and a reason for orders that are only tried.
TRIED: Final = "tried"

Values = Callable[[Any], Iterable[Any]]


class Guesses(Struct, Generic[H], frozen=True, kw_only=True):
    """Likely contents of a family's reports; the remedies say which of them can be true."""

    # Values of a field, by its name; of a field with several values, each of them.
    values: Mapping[str, Values] = {}
    # Reports whose fields hang together: the guesses themselves.
    reports: Mapping[type[Report], Callable[[H], Iterable[Report]]] = {}


def guessed(guesses: Guesses[H], kind: type[Report], hand: H) -> Iterator[Report]:
    """Reports of a kind that may be true, with places for cards."""
    own = guesses.reports.get(kind)
    for guess in _any(guesses, kind, hand) if own is None else own(hand):
        if not is_idle(guess):
            yield guess


def is_idle(report: Report) -> bool:
    """True for an order to move cards or chips to the place where they are."""
    source = getattr(report, "source", None)
    return source is not None and source == getattr(report, "target", None)


def _any(guesses: Guesses[H], kind: type[Report], hand: H) -> Iterator[Report]:
    """A report with each value of each of its fields."""
    said = [info for info in fields(kind) if not is_signature(info)]
    choices = [tuple(_tries(guesses, info, hand)) for info in said]
    for chosen in product(*choices):
        yield kind(**dict(zip((info.name for info in said), chosen, strict=True)), **signed(kind))


def _tries(guesses: Guesses[H], info: FieldInfo, hand: H) -> Iterable[Any]:
    """Values of one field that are worth a try."""
    listed = options(guesses, info, hand)
    if get_origin(info.type) is tuple:
        return ((), *((each,) for each in listed))
    if not listed and info.default is not NODEFAULT:
        return (info.default,)
    return listed


def options(guesses: Guesses[H], info: FieldInfo, hand: H) -> tuple[Any, ...]:
    """The values that a field may have, or of which it may have several."""
    if own := guesses.values.get(info.name):
        return tuple(own(hand))
    if info.type is bool:
        return False, True
    if get_origin(info.type) is Literal:
        return get_args(info.type)
    if info.type in (Card, tuple[Card, ...]):
        return tuple(pointers(hand))
    everywhere = EVERYWHERE.get(info.name)
    return () if everywhere is None else tuple(everywhere(hand))


EVERYWHERE: Final[Mapping[str, Values]] = {
    "seat": lambda hand: hand.seats,
    "source": lambda hand: hand.chips,
    "target": lambda hand: hand.chips,
    "amount": lambda hand: (1,),
}


def is_signature(info: FieldInfo) -> bool:
    """True for the name and reason of an order: the person who signs it fills them in."""
    return info.name in SIGNATURE and (info.type is str or info.name == "supersedes")


def signed(kind: type[Report]) -> dict[str, str]:
    """A signature for an order that is only tried."""
    names = [info for info in fields(kind) if is_signature(info)]
    return {info.name: TRIED for info in names if info.default is NODEFAULT}


def is_open(info: FieldInfo) -> bool:
    """True for a field without a list of all its values: sums, and several values at once."""
    return info.name in SUMS or get_origin(info.type) is tuple or is_signature(info)


def closed(report: Report) -> tuple[Any, ...]:
    """A report without its open fields: one case to choose."""
    return tuple(getattr(report, info.name) for info in fields(report) if not is_open(info))
