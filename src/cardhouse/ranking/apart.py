"""Badugi: the most cards of different ranks and suits, and of as many the lowest."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cardhouse.cards import RANK, SUIT, Card
from cardhouse.ranking.layout import ACE, pack
from cardhouse.ranking.names import spell
from cardhouse.ranking.rules import Low
from cardhouse.ranking.scales import Scale

MOST: Final = 4
# The number of cards that count, fewest first.
CLASSES: Final = ("one card", "two cards", "three cards", "badugi")


class ApartScale(Scale):
    """The order of hands by their cards apart; it checks every four cards."""

    __slots__ = ()

    def __init__(self, rules: Low) -> None:
        super().__init__(rules)
        self._classes = ("no low", *CLASSES)

    def value(self, cards: Sequence[Card]) -> int:
        """The best of one to four cards of different ranks and suits."""
        self.code(cards)
        for count in range(min(MOST, len(cards)), 1, -1):
            if found := [_value(each) for each in combinations(cards, count) if _apart(each)]:
                return max(found)
        return max(_value((card,)) for card in cards)

    def value_on(self, board_code: int, board: Sequence[Card], own: Sequence[Card]) -> int:
        """The best of a board and the player's cards."""
        return self.value((*board, *own))

    def value_of_two_on(self, board_code: int, board: Sequence[Card], own: Sequence[Card]) -> int:
        """No game picks two of a hand and three of a board for it."""
        raise ValueError("cards apart are not picked from a hand and a board")

    def ranks(self, value: int) -> tuple[int, ...]:
        """The ranks of the cards that count, the highest first."""
        count = CLASSES.index(self.category(value)) + 1
        return super().ranks(value)[:count]

    def name(self, value: int) -> str:
        """A hand in words and ranks: "Badugi: 8-7-5-3"."""
        return f"{self.category(value).capitalize()}: {spell(self.ranks(value))}"


def _apart(cards: Sequence[Card]) -> bool:
    different = len({RANK[card] for card in cards}) == len({SUIT[card] for card in cards})
    return different and len({SUIT[card] for card in cards}) == len(cards)


def _value(cards: Sequence[Card]) -> int:
    pips = sorted((1 if RANK[card] == ACE else RANK[card] + 2 for card in cards), reverse=True)
    # A lower card is the greater number, as in all lows.
    numbers = [14 - each for each in pips] + [0] * (5 - len(pips))
    return pack(len(cards), numbers)
