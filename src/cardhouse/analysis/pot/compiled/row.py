"""A hand in play as a row of numbers, one row for each table: the place of each number.

Seats are places here, counted from the button's left: seat 0 acts first after the flop. Cards are
the numbers of `analysis.evaluate.tables`.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

# A hand's row, or a game's plan.
Numbers = NDArray[np.int64]

SEATS: Final = 10
# The most cards that lie in front of a seat, face down or face up, and on the board.
HELD: Final = 8
DECK: Final = 53
NOBODY: Final = -1

# The players dealt in, those still in, and the place in the script; `begun` is 0 between two steps.
(SEATED, LIVING, CURSOR, BEGUN) = range(4)
# The thing awaited, and of whom; the acts offered as bits; and what they cost and allow.
(ASKED, ACTOR, OFFERS, COST, LEAST, MOST, STEP, OPENING) = range(4, 12)
# Chips in the middle, in the box, and the fee.
(POT, BOX, FEE_SEAT, FEE, FEE_DUE, FEE_TAKEN, STAKE) = range(12, 19)
# The seat that posts the kill; whether a pot passed out for high is played for low.
(KILL, TURNED) = range(19, 21)
# The round of betting: who began it, who bet last, the bet to match and the last that counted in
# full, the least and the most to raise by, players, raises and checks.
(OPENER, AGGRESSOR, LEVEL, BASE, BY, LIMIT, BEGAN_WITH, RAISES, CHECKS) = range(21, 30)
# The seats awaited in turn: the ends of the queue, and of the queue for fifth cards.
(HEAD, TAIL, FIFTH_HEAD, FIFTH_TAIL) = range(30, 34)
# The stock lies between its top and its bottom; it is known once chance has arranged it.
(TOP, BOTTOM, KNOWN, BOARD_COUNT, BURNS) = range(34, 39)
# Cards owed in the draw, and a stock just renewed; the showdown open, and hands rated.
(OWED, RENEWED, SHOWING, RATED) = range(39, 43)
# The pieces of a stretched street, their number and the next of them; the number of pots, and the
# seats that won any, as bits.
(PIECES, PIECE, POTS, WINNERS) = range(43, 47)
# True once the stake of the hand is named.
STAKED: Final = 47
# The fee by the number of players, -1 where there is none of its own.
FEES: Final = 48
PIECE_LIST: Final = FEES + SEATS + 1
# A piece is the scrambling of the burns, or a deal: burns, the first and the last seat among the
# living, board cards.
PIECE_SIZE: Final = 5
(SCRAMBLES, PIECE_BURN, PIECE_FIRST, PIECE_LAST, PIECE_BOARD) = range(PIECE_SIZE)

_BY_SEAT: Final = PIECE_LIST + 3 * PIECE_SIZE
# Chips behind, bets of this round, chips in the middle in the whole hand, dead chips there, chips
# pushed to the seat.
(CHIPS, BETS, PAID, DEAD, WON) = range(_BY_SEAT, _BY_SEAT + 50, 10)
# Contenders; seats dealt dead cards; seats that have acted, have checked, acted passively,
# announced the board, were in when the showdown opened.
(LIVE, RECEIVING, DONE, CHECKED, PASSIVE, BOARDS, CAME) = range(_BY_SEAT + 50, _BY_SEAT + 120, 10)
# Posts of players who come in, and seats that post no blinds.
(POST_LIVE, POST_DEAD, BLINDLESS) = range(_BY_SEAT + 120, _BY_SEAT + 150, 10)
# The worth of each hand for high and for low; and chips bet in the last round.
(HIGH, LOW, LAST) = range(_BY_SEAT + 150, _BY_SEAT + 180, 10)
# Queues of seats; pots: chips, contenders as bits, the amount beyond which they were paid.
(QUEUE, FIFTH, AMOUNT, CONTENDERS, BEYOND) = range(_BY_SEAT + 180, _BY_SEAT + 230, 10)
# Numbers of cards face down and face up.
(DOWN_COUNT, UP_COUNT) = range(_BY_SEAT + 230, _BY_SEAT + 250, 10)

DOWN: Final = _BY_SEAT + 250
UP: Final = DOWN + SEATS * HELD
BOARD: Final = UP + SEATS * HELD
STOCK: Final = BOARD + HELD
# The place of a card that is out: 0 none, 1 to 10 a seat's discards, then burns and muck.
AWAY: Final = STOCK + DECK
BURNED: Final = SEATS + 1
IN_MUCK: Final = SEATS + 2
WIDTH: Final = AWAY + DECK

# Passive first acts of a round, before a bet that counts.
CHECKED_FIRST: Final = 1
CALLED_FIRST: Final = 2
SHORT_FIRST: Final = 3
