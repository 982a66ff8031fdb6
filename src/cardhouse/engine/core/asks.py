"""An Ask says who may decide now and what is legal: the only source of legality."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.core.commands import Actor, Command

# Given n, returns a number below n: how the shell lends its dice to a sample.
Choose = Callable[[int], int]


class Terms(Struct, frozen=True, gc=False, tag_field="terms", tag="plain"):
    """What a command may contain: here nothing but its name; `cost` is what it takes."""

    cost: int = 0

    def allows(self, command: Any) -> bool:
        return True

    def sample(self, kind: type[Command], seat: Actor, choose: Choose) -> Command:
        return kind(seat)


class Amounts(Terms, frozen=True, gc=False, kw_only=True, tag="amounts"):
    """A bet or raise to any amount from `least` to `most` in steps; all-in is always `most`."""

    least: int
    most: int
    step: int = 1

    def allows(self, command: Any) -> bool:
        to: int = command.to
        if to == self.most:
            return True
        return self.least <= to <= self.most and (to - self.least) % self.step == 0

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        to = self.least + self.step * choose((self.most - self.least) // self.step + 1)
        command: Command = kind(seat, to)
        return command


class Cards(Terms, frozen=True, gc=False, kw_only=True, tag="cards"):
    """A choice of `least` to `most` of these cards."""

    cards: tuple[Card, ...]
    least: int
    most: int

    def allows(self, command: Any) -> bool:
        chosen: tuple[Card, ...] = command.cards
        if not chosen:
            return self.least == 0
        return self.least <= len(chosen) <= self.most and not (
            Counter(chosen) - Counter(self.cards)
        )

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        left = list(self.cards)
        count = self.least + choose(self.most - self.least + 1)
        command: Command = kind(
            seat=seat, cards=tuple(left.pop(choose(len(left))) for _ in range(count))
        )
        return command


class Arrangement(Terms, frozen=True, gc=False, kw_only=True, tag="order"):
    """At least `least` of these cards in an order that chance decides."""

    cards: tuple[Card, ...]
    least: int

    def allows(self, command: Any) -> bool:
        order: tuple[Card, ...] = command.cards
        if len(order) < self.least:
            return False
        different = set(order)
        if len(different) == len(order):
            return different.issubset(self.cards)
        return not (Counter(order) - Counter(self.cards))

    def sample(self, kind: Any, seat: Actor, choose: Choose) -> Command:
        left = list(self.cards)
        command: Command = kind(
            seat=seat, cards=tuple(left.pop(choose(len(left))) for _ in range(len(left)))
        )
        return command


PLAIN = Terms()


class Ask(Struct, frozen=True, gc=False):
    """One actor is awaited: what each offered command may contain, and what stands for silence."""

    actor: Actor
    offers: dict[type[Command], Terms]
    default: Command | None = None
    must: bool = True
    # Whether play waits for it; what may be changed until the next event holds nobody up.
    holds: bool = True
    # How many seconds the rules give for it; none where they leave that to the house.
    seconds: int | None = None

    def allows(self, command: Command) -> bool:
        terms = self.offers.get(type(command))
        return terms is not None and terms.allows(command)

    def sample(self, choose: Choose) -> Command:
        """One legal command, each offer as likely as the next."""
        kinds = list(self.offers)
        kind = kinds[choose(len(kinds))]
        return self.offers[kind].sample(kind, self.actor, choose)
