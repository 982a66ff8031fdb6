"""Sources of the order of the cards: the system's entropy, a seed, or a stacked deck."""

import random
from collections.abc import Iterable, Sequence
from math import perm
from typing import Protocol

from cardhouse.cards import Card, stacked
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import Arrange, Command


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
    """A seed: the same hands again, for tests, simulations and lessons.

    A sparing source decides on few cards beyond those needed now, for bulk play in which nobody
    rules on cards to come.
    """

    def __init__(self, seed: int | str, *, sparing: bool = False) -> None:
        self._random = random.Random(seed)
        self._sparing = sparing

    def answer(self, ask: Ask) -> Command:
        terms = ask.offers.get(Arrange)
        if self._sparing and isinstance(terms, Arrangement):
            # If a third of the stock goes out at once, the rest will soon be needed too.
            left = len(terms.cards)
            count = 2 * terms.least if 3 * terms.least < left else left
            return Arrange(cards=shuffled(terms.cards, self._random, count))
        return _answer(ask, self._random)


class Stacked:
    """A deck in a known order; unnamed cards lie below as in a new pack."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = tuple(cards)

    def answer(self, ask: Ask) -> Command:
        terms = ask.offers.get(Arrange)
        if not isinstance(terms, Arrangement):
            return ask.sample(_first)
        known = [card for card in self._cards if card in terms.cards]
        return Arrange(cards=stacked(terms.cards, known))


def shuffled(
    cards: Sequence[Card], source: random.Random, count: int | None = None
) -> tuple[Card, ...]:
    """A uniformly random order (of the first `count`), named by a single random number."""
    left = list(cards)
    count = len(left) if count is None else count
    number = source.randrange(perm(len(left), count))
    order = []
    for choices in range(len(left), len(left) - count, -1):
        number, place = divmod(number, choices)
        order.append(left.pop(place))
    return tuple(order)


def _answer(ask: Ask, source: random.Random) -> Command:
    terms = ask.offers.get(Arrange)
    if isinstance(terms, Arrangement):
        return Arrange(cards=shuffled(terms.cards, source))
    return ask.sample(source.randrange)


def _first(count: int) -> int:
    return 0
