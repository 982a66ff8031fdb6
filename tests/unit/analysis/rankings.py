"""Every ranking a house posts, and hands to try it on."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate.tables import CARDS
from cardhouse.cards import Card
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.core.game import Game
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low
from cardhouse.ranking.paigow import back_scale
from cardhouse.rulebook import load
from cardhouse.rulebook.files import houses

Hands = NDArray[np.uint8]


def games() -> Iterator[Game]:
    """Each game of each house, at each of its tables."""
    for house in houses():
        for post in load(house).games.values():
            for table in post.page.table:
                yield post.game(table)


def rankings() -> list[High | Low]:
    """The rankings of all houses, without repeats."""
    found: dict[High | Low, None] = {}
    for game in games():
        if isinstance(game, PotGame):
            found |= dict.fromkeys(rules for rules in (game.high, game.low) if rules is not None)
        if isinstance(game, PaiGowGame):
            found[back_scale(game.paigow).rules] = None
    return list(found)


def called(rules: High | Low) -> str:
    """A short name for a test."""
    options = [f"{name}={getattr(rules, name)}" for name in rules.__struct_fields__]
    plain = type(rules)()
    usual = [f"{name}={getattr(plain, name)}" for name in rules.__struct_fields__]
    return " ".join([type(rules).__name__, *(o for o in options if o not in usual)])


def some_hands(cards: int, many: int, *, joker: bool, seed: int) -> Hands:
    """Random hands; every third has only two suits, so that flushes are common."""
    rng = np.random.default_rng(seed)
    deck = np.arange(53 if joker else 52)
    two_suits = deck[(deck < 26) | (deck == 52)]
    lines = [
        rng.permutation(two_suits if number % 3 == 0 else deck)[:cards] for number in range(many)
    ]
    return np.array(lines, dtype=np.uint8)


def as_cards(hand: NDArray[np.uint8]) -> list[Card]:
    """The cards behind their numbers."""
    return [CARDS[number] for number in hand.tolist()]
