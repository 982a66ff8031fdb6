"""Arguments from programs, read in one place: nonsense is refused in one line."""

from collections.abc import Iterable, Mapping, Set
from typing import Final, SupportsIndex, TypeVar

from cardhouse.api.errors import WrongArgument
from cardhouse.cards import Card, parse_card, parse_cards

Kind = TypeVar("Kind")

# More than all the money there is, and still a number every program can read.
_CENTS_MOST: Final = 10**15
# The most characters of an argument quoted in an error.
_QUOTED_MAX: Final = 60


def wrong(what: str, expected: str, value: object) -> WrongArgument:
    """The error for a wrong argument."""
    said = repr(value)
    quoted = said if len(said) <= _QUOTED_MAX else f"{said[:_QUOTED_MAX]}…"
    return WrongArgument(f"{what} must be {expected}, not {quoted}")


def whole(what: str, value: object, *, least: int | None = None) -> int:
    """A whole number; True does not count, and neither do 2.0 and "2"."""
    number = _number(value)
    if number is not None and (least is None or number >= least):
        return number
    raise wrong(what, "a whole number" + ("" if least is None else f" from {least}"), value)


def money(what: str, value: object) -> int:
    """An amount: whole cents, never dollars with a fraction."""
    number = _number(value)
    if number is None or abs(number) > _CENTS_MOST:
        raise wrong(what, "whole cents (4_00 is $4)", value)
    return number


def text(what: str, value: object) -> str:
    """A text."""
    return instance(what, value, str, "a text")


def card(what: str, value: object) -> Card:
    """A single card."""
    return parse_card(instance(what, value, str, "a card such as 'As'"))


def cards(what: str, value: object) -> tuple[Card, ...]:
    """Cards as text, or one by one as boards and hands have them; a set has no order."""
    if isinstance(value, str):
        return parse_cards(value)
    if isinstance(value, Iterable) and not isinstance(value, bytes | Mapping | Set):
        return tuple(card(f"each of {what}", each) for each in value)
    raise wrong(what, "cards, 'As Kd' or ['As', 'Kd']", value)


def seed(what: str, value: object) -> int | str | None:
    """A seed: a number, a text, or None for chance itself."""
    if value is None or isinstance(value, str):
        return value
    number = _number(value)
    if number is None:
        raise wrong(what, "a whole number, a text or None", value)
    return number


def seats(value: object) -> tuple[int, ...]:
    """Seats one by one, each once."""
    if not isinstance(value, Iterable) or isinstance(value, str | bytes):
        raise wrong("seats", "how many, or the numbers of the seats", value)
    taken = sorted(whole("a seat", each) for each in value)
    if len({*taken}) < len(taken):
        raise wrong("seats", "seats that are named once each", value)
    return tuple(taken)


def instance(what: str, value: object, kind: type[Kind], expected: str) -> Kind:
    """A value of a type; `expected` says how to get one."""
    if isinstance(value, kind):
        return value
    raise wrong(what, expected, value)


def _number(value: object) -> int | None:
    """A whole number of any library's type; None for True, a fraction or anything else."""
    if isinstance(value, bool | type) or not isinstance(value, SupportsIndex):
        return None
    return value.__index__()
