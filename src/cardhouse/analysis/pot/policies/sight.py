"""The view of the seat in turn as a list of numbers: the place of each number.

A bot fills it in from its view, the loop from its row. Features and decisions read nothing else, so
that no hidden card can play a part. Cards are numbers: suit by suit from clubs to spades, deuce to
ace in each, the joker 52.
"""

from collections.abc import Sequence
from typing import Final

# A list of numbers here, a pointer to them in the kernels.
Sight = Sequence[int]

# The most cards of a hand, or of the board.
HELD: Final = 8
RANKS: Final = 13
SUITS: Final = 4
JOKER: Final = 52
ACE: Final = 12

# The betting round; whether the pot is played for low now; players still in besides this one, and
# those of them who act after it.
(STREET, TURNED, RIVALS, BEHIND) = range(4)
# Chips: the pot, the cost of staying in, the bet to match, the own bet and stack.
(POT, COST, LEVEL, BET, CHIPS) = range(4, 9)
# The acts offered as bits, and what they allow.
(OFFERS, LEAST, MOST, STEP) = range(9, 13)
# The fewest cards a rival exchanged, once there was a draw.
FEWEST: Final = 13
# The own cards, those face down first; the board; the up cards of each rival, with their number
# before them.
(DOWNS, CARDS, SHARED, SHOWN) = range(14, 18)
CARD: Final = 18
BOARD: Final = CARD + HELD
UP: Final = BOARD + HELD
SIZE: Final = UP + 9 * (HELD + 1)
# FEWEST before the draw.
NOT_YET: Final = 9
