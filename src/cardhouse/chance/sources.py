"""Where the order of the cards comes from: the system's entropy, a seed, or a stacked deck."""

import random
from collections.abc import Iterable, Sequence
from math import factorial
from typing import Protocol

from cardhouse.cards import Card, stacked
from cardhouse.engine.asks import Ask, Order
from cardhouse.engine.commands import Arrange, Command


class Chance(Protocol):
    """Answers an Ask to chance."""

    def answer(self, ask: Ask) -> Command: ...


class Secure:
    """The operating system's cryptographic source: for play among people."""

    def __init__(self) -> None:
        self._random: random.Random = random.SystemRandom()

    def answer(self, ask: Ask) -> Command:
        return _answer(ask, self._random)

    def choose(self, count: int) -> int:
        return self._random.randrange(count)


class Seeded(Secure):
    """A seed: the same hands again, for tests, simulations and lessons."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)


class Stacked:
    """A deck in a known order; what it does not name lies below as in a new pack."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = tuple(cards)

    def answer(self, ask: Ask) -> Command:
        terms = ask.offers.get(Arrange)
        if not isinstance(terms, Order):
            return ask.sample(_first)
        known = [card for card in self._cards if card in terms.cards]
        return Arrange(cards=stacked(terms.cards, known))


def shuffled(cards: Sequence[Card], source: random.Random) -> tuple[Card, ...]:
    """One of all orders, each as likely: a single number below n! names the order."""
    left = list(cards)
    number = source.randrange(factorial(len(left)))
    order = []
    for count in range(len(left), 0, -1):
        number, place = divmod(number, count)
        order.append(left.pop(place))
    return tuple(order)


def _answer(ask: Ask, source: random.Random) -> Command:
    terms = ask.offers.get(Arrange)
    if isinstance(terms, Order):
        return Arrange(cards=shuffled(terms.cards, source))
    return ask.sample(source.randrange)


def _first(count: int) -> int:
    return 0
