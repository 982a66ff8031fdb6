"""The same cards whenever a deal is played again, whatever the players do in it."""

import hashlib
import random
from collections import Counter

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Arrangement, Ask
from cardhouse.engine.core.commands import Arrange, Command


class Repeated:
    """A seed for each thing that chance is asked in turn.

    Cards lie in an order of all cards, which the seed alone decides: those that are shuffled again
    keep it among themselves, whichever they are.
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._asked = 0

    def answer(self, ask: Ask) -> Command:
        source = f"{self._seed}/{self._asked}"
        self._asked += 1
        terms = ask.offers.get(Arrange)
        if isinstance(terms, Arrangement):
            return Arrange(cards=_ordered(terms.cards, source))
        return ask.sample(random.Random(source).randrange)


def _ordered(cards: tuple[Card, ...], source: str) -> tuple[Card, ...]:
    """Cards in the order of numbers drawn for each of them, and for each copy of one."""
    copies: Counter[Card] = Counter()
    drawn = []
    for card in cards:
        key = f"{source}/{card}/{copies[card]}".encode()
        drawn.append((hashlib.blake2b(key, digest_size=16).digest(), card))
        copies[card] += 1
    return tuple(card for _, card in sorted(drawn, key=lambda pair: pair[0]))
