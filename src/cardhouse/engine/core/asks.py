"""An Ask names the actor and the legal commands: the only source of legality."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.core.commands import Actor, Command

# Given n, returns a number below n: the shell lends its dice to a sample this way.
Choose = Callable[[int], int]


class Terms(Struct, frozen=True, gc=False, tag_field="terms", tag="plain"):
    """Limits on a command's content: here none beyond its name; `cost` is its price."""

    cost: int = 0

    def allows(self, command: Any) -> bool:
        return True

    def sample(self, kind: type[Command], seat: Actor, choose: Choose) -> Command:
        return kind(seat)

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        """Every choice that can be listed; for amounts the least and the most."""
        yield kind(seat)


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

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        for to in dict.fromkeys((self.least, self.most)):
            yield kind(seat, to)


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

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        for count in range(self.least, self.most + 1):
            for cards in combinations(self.cards, count):
                yield kind(seat=seat, cards=cards)


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

    def choices(self, kind: Any, seat: Actor) -> Iterator[Command]:
        """Only the order as listed: there are too many others."""
        yield kind(seat=seat, cards=self.cards)


PLAIN = Terms()


class Ask(Struct, frozen=True, gc=False):
    """A request to one actor: the content allowed in each offered command, and the default."""

    actor: Actor
    offers: dict[type[Command], Terms]
    default: Command | None = None
    must: bool = True
    # False if play does not wait for it: the actor may change it until the next event.
    holds: bool = True
    # Seconds allowed by the rules; None if they leave that to the house.
    seconds: int | None = None

    def allows(self, command: Command) -> bool:
        terms = self.offers.get(type(command))
        return terms is not None and terms.allows(command)

    def choices(self) -> Iterator[Command]:
        """Legal commands of every offer, as far as they can be listed."""
        for kind, terms in self.offers.items():
            yield from terms.choices(kind, self.actor)

    def sample(self, choose: Choose) -> Command:
        """A random legal command, each offer equally likely."""
        kinds = list(self.offers)
        kind = kinds[choose(len(kinds))]
        return self.offers[kind].sample(kind, self.actor, choose)
