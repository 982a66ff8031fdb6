"""An Ask: the awaited seat, everything that is legal, and a command for any of it."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec.structs import asdict, fields

from cardhouse.api import arguments
from cardhouse.api.errors import IllegalCommand, WrongArgument
from cardhouse.api.handed import own_offer
from cardhouse.cards import Card
from cardhouse.engine.core.asks import Ask as CoreAsk
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView, offers_of

Offer = OfferView

# A part of a command: an amount in cents, a number, or cards as text or one by one.
Value = int | str | Sequence[str]
# The parts of commands that are money, in cents.
AMOUNTS: Final = ("to", "amount")
# The reader for each type of a command's parts.
_READERS: Final[Mapping[object, Callable[[str, object], Value]]] = {
    int: arguments.whole,
    str: arguments.text,
    Card: arguments.card,
    tuple[Card, ...]: arguments.cards,
}


class Ask:
    """A seat is awaited: its legal commands, and the default that stands for silence.

    >>> import cardhouse
    >>> hand = cardhouse.open_book("tommys").game("holdem").deal(seats=3, seed=7)
    >>> print(hand.ask)
    seat 1 may: fold, call $2, raise to $4
    >>> "raise" in hand.ask, hand.ask.offers["raise"].least
    (True, 400)
    >>> hand.ask.do("raise")
    Raise(seat=1, to=400)
    """

    def __init__(self, ask: CoreAsk) -> None:
        assert isinstance(ask.actor, int), "only seats are asked at the door"
        self._ask = ask
        self._seat: int = ask.actor

    @property
    def seat(self) -> int:
        """The awaited seat."""
        return self._seat

    @cached_property
    def offers(self) -> Mapping[str, Offer]:
        """Everything that is legal, by the name of the command: `ask.offers["raise"].least`."""
        return MappingProxyType({each.do: own_offer(each) for each in offers_of(self._ask)})

    @property
    def must(self) -> bool:
        """True if play waits for it; an optional decision lapses by itself."""
        return self._ask.must

    @property
    def default(self) -> Command:
        """The command that silence stands for: the least the rules require."""
        return self._ask.default or self._ask.sample(_first)

    def __contains__(self, name: str) -> bool:
        return self._kind(name) in self._ask.offers

    def do(self, name: str, *values: Value, **named: Value) -> Command:
        """The command of that name, such as `do("raise", 8_00)` or `do("discard", "As Kd")`.

        Values come in the order of the table of commands, or by name: `do("wager", amount=10_00)`.
        Missing values are the least on offer: `do("raise")` is the smallest raise. An illegal
        command is refused when it is played, with the rule.
        """
        kind = self._kind(name)
        try:
            given = _given(kind, values, named)
        except WrongArgument as error:
            raise IllegalCommand(f"{name}: {error}; {self}") from None
        least = asdict(self._least(kind)) if kind in self._ask.offers else {}
        parts = {**least, **given, "do": name, "seat": self.seat}
        if any(each.required and each.name not in parts for each in fields(kind)):
            raise IllegalCommand(f"{name} cannot be done now; {self}")
        return msgspec.convert(parts, kind)

    def prefer(self, *names: str) -> Command:
        """The first of these that is offered, as cheap as possible; otherwise the default."""
        wanted = [name for name in names if name in self]
        return self.do(wanted[0]) if wanted else self.default

    def choices(self) -> tuple[Command, ...]:
        """Legal commands of every offer, as far as they can be listed.

        For amounts these are the least and the most, for melds the natural ones.
        """
        return tuple(self._ask.choices())

    def random(self, source: random.Random) -> Command:
        """Any legal command, each offer equally likely."""
        example = "a random.Random, such as random.Random(1)"
        return self._ask.sample(
            arguments.instance("source", source, random.Random, example).randrange
        )

    def __str__(self) -> str:
        return f"seat {self.seat} may: {', '.join(map(str, self.offers.values()))}"

    def __repr__(self) -> str:
        return f"<Ask: {self}>"

    def _kind(self, name: object) -> type[Command]:
        """The command of a name; a name unknown in every game is a slip."""
        if not isinstance(name, str) or name not in commands():
            raise IllegalCommand(f"there is no command {name!r} in any game; {self}")
        return commands()[name]

    def _least(self, kind: type[Command]) -> Command:
        if isinstance(self._ask.default, kind):
            return self._ask.default
        return self._ask.offers[kind].sample(kind, self._ask.actor, _first)


@cache
def commands() -> dict[str, type[Command]]:
    """Every command a seat can give, by name; chance and the dealer act by themselves."""
    found: dict[str, type[Command]] = {}
    left = Command.__subclasses__()
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if all(each.required for each in fields(kind) if each.name == "seat"):
            found[name_of(kind)] = kind
    return found


def name_of(kind: type[Command]) -> str:
    """A command's name for `do`."""
    return str(kind.__struct_config__.tag)


def is_well_formed(command: Command) -> bool:
    """True if every part of a command has the right type."""
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except (msgspec.ValidationError, TypeError):
        return False
    return True


def _given(
    kind: type[Command], values: Sequence[Value], named: Mapping[str, Value]
) -> dict[str, Value]:
    """The parts of a command, each read by its type."""
    types = {each.name: each.type for each in fields(kind) if each.name != "seat"}
    takes = f"it takes {', '.join(types) or 'nothing more'}"
    if len(values) > len(types):
        raise WrongArgument(f"{len(values)} values are given, and {takes}")
    placed = dict(zip(types, values, strict=False))
    for name in named:
        if name not in types:
            raise WrongArgument(f"there is no {name}: {takes}")
        if name in placed:
            raise WrongArgument(f"{name} is given twice")
    return {name: _read(types[name], name, value) for name, value in {**placed, **named}.items()}


def _read(held: object, name: str, value: object) -> Value:
    reader = arguments.money if name in AMOUNTS else _READERS[held]
    return reader(name, value)


def _first(count: int) -> int:
    return 0
