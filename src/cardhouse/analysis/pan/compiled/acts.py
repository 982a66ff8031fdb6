"""Decisions at a pan table as numbers, and what a hand waits for.

A decision is an act and an amount: the card for THROW, the number of a move on the sheet for MELD,
INCREASE and SPLIT, and 0 for all others.
"""

from typing import Final

ACTS: Final = 10
(STAY, RETIRE, DRAW, TAKE, FORCE, LET_GO, MELD, INCREASE, SPLIT, THROW) = range(ACTS)

# The things a hand waits for: nothing any more, a seat's decision, an order of the stock, or a
# search for moves.
(OVER, DECISION, SHUFFLE, SEARCH) = range(4)
