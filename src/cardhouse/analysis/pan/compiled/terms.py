"""Pan's rules as an array of numbers: the place of each number."""

from typing import Final

from cardhouse.analysis.pan.compiled.row import DECK

# A chip and an ante in cents; whether the players pay the fee before the deal; whether the card
# drawn must be melded first; whether any card of the rank fits a set of one suit.
(CHIP, TOP, FROM_PLAYERS, DRAWN_FIRST, ANY_SUIT) = range(5)
# The deck.
CARDS: Final = 5
CARD: Final = 6
WIDTH: Final = CARD + DECK
