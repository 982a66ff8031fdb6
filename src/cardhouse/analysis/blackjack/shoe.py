"""A shoe as counts: ace, two to nine, ten-value cards, joker."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardhouse.cards import JOKER, Deck

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

# Places of the counts; a number's place is one below its points.
KINDS: Final = 11
ACE: Final = 0
TEN: Final = 9
WILD: Final = 10
# Names of the kinds of card, by place.
NAMES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "Jo")
_PLACES: Final = {name: place for place, name in enumerate(NAMES)} | dict.fromkeys("JQK", TEN)


def place(card: str) -> int:
    """The place of a card in the counts."""
    return WILD if card == JOKER else _PLACES[card[0]]


def counts(deck: Deck) -> Ints:
    """The number of cards of each kind in a deck."""
    found = np.zeros(KINDS, np.int64)
    for card in deck.cards():
        found[place(card)] += 1
    return found
