"""A hand of pan in play as a row of numbers: the place of each number.

Seats are places here, clockwise from the left of the first player, so that play goes from a place
to the one before it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.pan.compiled.cards import KINDS
from cardhouse.ranking.melds import LEAST, MOST

# A hand's row, a game's plan, or a sheet of moves.
Numbers = NDArray[np.int64]

SEATS: Final = 10
NOBODY: Final = -1
# Cards of a deck.
DECK: Final = 320
# The melds that a player can have on the table.
MELDS: Final = MOST // LEAST

# The players dealt in, those still in, and how far the hand has come.
(SEATED, LIVING, PHASE) = range(3)
(POSTING, DEALING, DECLARING, PLAYING, SETTLED) = range(5)
# The thing awaited, and of whom; the acts offered as bits, and the cards that chance must order.
(ASKED, ACTOR, OFFERS, NEED) = range(3, 7)
# Chips in the middle and in the box, the fee, and the part that is still due.
(POT, BOX, FEE, FEE_DUE) = range(7, 11)
# The first player, whether the deal must still find them, and the seats that have said if they
# stay.
(FIRST, UNFOUND, SAID) = range(11, 14)
# The turn: its seat, the source of its card, whether that card must be melded or is forced upon a
# spread, and the card as long as it lies in the middle.
(TURN, SOURCE, MUST, FORCED, DRAWN) = range(14, 19)
(NOWHERE, CALLED, FROM_DECK, FROM_PILE) = range(4)
# True if the top discard came straight from the deck; the seats that may force it, as bits; and the
# winner.
(FRESH, WINDOW, WINNER) = range(19, 22)
# The stock lies between its top and its bottom, and this many of its cards are known; discards.
(TOP, BOTTOM, KNOWN, THROWN) = range(22, 26)
# The searches made for the next offers; the one awaited: whose hand, with which card or none, and
# how many moves are enough.
(LOOKED, SEEKER, SOUGHT, ENOUGH) = range(26, 30)

_BY_SEAT: Final = 30
# Chips behind and chips put in the middle; whether the seat is still in; the number of its cards in
# the hand and on the table, and of its melds.
(CHIPS, PAID, LIVE, HELD, SPREAD, MELDED) = range(_BY_SEAT, _BY_SEAT + 6 * SEATS, SEATS)

# The number of each card in a seat's hand, and in hands that are out.
DOWN: Final = _BY_SEAT + 6 * SEATS
ELIMINATED: Final = DOWN + SEATS * KINDS
# A meld: its kind, its suit or none, and its cards in the order laid.
(KIND, SUIT, SIZE, CARD) = range(4)
MELD_SIZE: Final = CARD + MOST
(ROPE, SAME, DIFFERENT, ANY) = range(4)
NO_SUIT: Final = -1
MELD: Final = ELIMINATED + KINDS
STOCK: Final = MELD + SEATS * MELDS * MELD_SIZE
DISCARDS: Final = STOCK + DECK
WIDTH: Final = DISCARDS + DECK
