"""The layout of observations and actions as one array of numbers, for the kernels."""

from typing import Final

import numpy as np

from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pot.commands import (
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Match,
    Muck,
    Pass,
    PlayBoard,
    Raise,
    Show,
    Stake,
    StayOut,
    Straddle,
)
from cardhouse.env.coder import Coder
from cardhouse.env.fields import starts

# The count of numbers and of actions; the cents in one bet; 1 at a fixed limit; 1 if seats are
# asked to show; the most cards to throw away from; the limits.
(SIZE, ACTIONS, BET, FIXED, SHOWS, THROWN, SMALL, BIG) = range(8)
# The first number of each field.
_FIELDS: Final = (
    *("game", "over", "asked", "button", "middle", "limits", "counts", "in", "live", "chips"),
    *("paid", "backs", "own", "up", "board", "bets", "call", "raises", "pots", "discards"),
)
FIELDS: Final = BIG + 1
(GAME, OVER, ASKED, BUTTON, MIDDLE, LIMITS, COUNTS, IN, LIVE, CHIPS) = range(FIELDS, FIELDS + 10)
(PAID, BACKS, OWN, UP, BOARD, BETS, CALL, RAISES, POTS, DISCARDS) = range(FIELDS + 10, FIELDS + 20)
PLACES: Final = FIELDS + len(_FIELDS)
# The first action of each command.
_COMMANDS: Final = (
    *(Fold, Check, Call, Bet, Raise, Stake, Straddle, BringIn),
    *(Match, StayOut, Pass, Show, Muck, PlayBoard),
)
COMMANDS: Final = PLACES + 1
(DO_FOLD, DO_CHECK, DO_CALL, DO_BET, DO_RAISE, DO_STAKE, DO_STRADDLE) = range(
    COMMANDS, COMMANDS + 7
)
(DO_BRING_IN, DO_MATCH, DO_STAY_OUT, DO_PASS, DO_SHOW, DO_MUCK, DO_BOARD) = range(
    COMMANDS + 7, COMMANDS + 14
)
DO_DISCARD: Final = COMMANDS + len(_COMMANDS)
# The sizes of an amount: the least and the most, or these and three by the pot.
SIZES_FIXED: Final = 2
SIZES: Final = 5


def layout_of(coder: Coder, stakes: Stakes, *, shows: bool) -> Numbers:
    """The layout of a table with one game for a pot."""
    at = starts(coder.fields)
    first = {command.kind: number for number, command in coder.commands}
    thrown = at["between"] - at["places"] if "places" in at else 0
    numbers = [coder.size, coder.actions, coder.bet, stakes.limit == "fixed", shows]
    numbers += [thrown, stakes.small_bet, stakes.big_bet]
    numbers += [at[name] for name in _FIELDS]
    numbers += [at.get("places", 0)]
    numbers += [first[kind] for kind in _COMMANDS]
    numbers += [first.get(Discard, 0)]
    return np.array(numbers, dtype=np.int64)
