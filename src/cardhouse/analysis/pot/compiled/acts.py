"""Decisions as numbers, and what a hand waits for.

A decision is an act and an amount. The amount is the total bet for RAISE, STRADDLE and STAKE, the
cards as bits (bit 0 is the first down card) for THROW, and 0 for all others.
"""

from typing import Final

# CALL checks if there is nothing to call, RAISE makes the first bet too.
ACTS: Final = 13
(FOLD, CALL, RAISE, BRING_IN, PASS, STRADDLE, STAKE, MATCH, STAY_OUT, THROW, SHOW, MUCK, BOARD) = (
    range(ACTS)
)

# The things a hand waits for: nothing any more, a seat's decision, an order of the stock, or the
# worth of the hands.
(OVER, DECISION, SHUFFLE, RATING) = range(4)
