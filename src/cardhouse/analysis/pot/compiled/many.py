"""The kernels of many tables at once: deal, decide, look."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import bare, merged, part
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import Dice, shuffle
from cardhouse.analysis.pot.compiled.legal import allows
from cardhouse.analysis.pot.compiled.machine import advance, answer
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.start import sit_down
from cardhouse.analysis.pot.compiled.stock import left
from cardhouse.analysis.pot.compiled.worth import Rankings, rate

Rows = NDArray[np.int64]

# A seat's view of the hand as a whole: the players, its own place from the button's left, the
# pot, the bet to match, the cost and the amounts of its acts, raises so far, the step of the
# script, whether the pot is played for low now, and the number of cards in the stock.
HAND_SEEN: Final = (
    *(r.SEATED, r.ACTOR, r.POT, r.LEVEL, r.COST, r.LEAST, r.MOST, r.STEP),
    *(r.RAISES, r.CURSOR, r.TURNED),
)
WHOLE: Final = len(HAND_SEEN) + 1
# Its own cards face down, and the board.
OWN_CARDS: Final = WHOLE
BOARD_CARDS: Final = OWN_CARDS + r.HELD
SEATS_SEEN: Final = BOARD_CARDS + r.HELD
# Each seat, itself first and then clockwise: chips, bet, chips in the middle, still in, cards face
# down, and those face up.
SEAT_SEEN: Final = (r.CHIPS, r.BETS, r.PAID, r.LIVE, r.DOWN_COUNT)
SEAT_WIDTH: Final = len(SEAT_SEEN) + r.HELD
SEEN: Final = SEATS_SEEN + r.SEATS * SEAT_WIDTH
NO_CARD: Final = -1


@merged
def _go_on(ranks: Rankings, game: Numbers, hand: Numbers, dice: Dice) -> None:
    """Play on to the next decision of a player, or to the end of the hand."""
    while True:
        awaited = advance(game, hand)
        if awaited == acts.SHUFFLE:
            shuffle(game, hand, dice)
        elif awaited == acts.RATING:
            rate(ranks, game, hand)
        else:
            break


@bare
def deal_many(
    ranks: Rankings,
    game: Numbers,
    rows: Rows,
    dice: Dice,
    stacks: Numbers,
    turns: Numbers,
    fees: Numbers,
    which: NDArray[np.bool_],
) -> None:
    """Start a new hand at some tables, the button moved on as often as the turns say."""
    for table in range(len(rows)):
        if which[table]:
            hand = pointer(rows[table])
            turn = turns[table] % len(stacks)
            sit_down(pointer(game), hand, pointer(stacks), len(stacks), turn, pointer(fees))
            _go_on(ranks, pointer(game), hand, pointer(dice[table:]))


@bare
def step_many(
    ranks: Rankings, game: Numbers, rows: Rows, dice: Dice, chosen: Numbers, amounts: Numbers
) -> int:
    """Carry out a decision at every table that awaits one; the first table with an illegal one.

    If there is one, nothing is done at any table; else the answer is -1.
    """
    for table in range(len(rows)):
        hand = pointer(rows[table])
        decides = hand[r.ASKED] == acts.DECISION
        if decides and not allows(hand, chosen[table], amounts[table]):
            return table
    for table in range(len(rows)):
        hand = pointer(rows[table])
        if hand[r.ASKED] != acts.DECISION:
            continue
        answer(pointer(game), hand, chosen[table], amounts[table])
        _go_on(ranks, pointer(game), hand, pointer(dice[table:]))
    return -1


@bare
def observe_many(rows: Rows, seen: Rows) -> None:
    """Note what the seat in turn sees at each table, and no hidden card of anybody else."""
    for table in range(len(rows)):
        _observe(pointer(rows[table]), pointer(seen[table]))


@part
def _observe(hand: Numbers, seen: Numbers) -> None:
    for i in range(SEEN):
        seen[i] = 0
    for i in range(len(HAND_SEEN)):
        seen[i] = hand[HAND_SEEN[i]]
    seen[WHOLE - 1] = left(hand)
    actor, seated = hand[r.ACTOR], hand[r.SEATED]
    held = hand[r.DOWN_COUNT + actor] if actor >= 0 else 0
    for i in range(r.HELD):
        seen[OWN_CARDS + i] = hand[r.DOWN + r.HELD * actor + i] if i < held else NO_CARD
        shown = i < hand[r.BOARD_COUNT]
        seen[BOARD_CARDS + i] = hand[r.BOARD + i] if shown else NO_CARD
    for place in range(seated):
        seat = (max(actor, 0) + place) % seated
        first = SEATS_SEEN + SEAT_WIDTH * place
        for i in range(len(SEAT_SEEN)):
            seen[first + i] = hand[SEAT_SEEN[i] + seat]
        first += len(SEAT_SEEN)
        for i in range(r.HELD):
            shown = i < hand[r.UP_COUNT + seat]
            seen[first + i] = hand[r.UP + r.HELD * seat + i] if shown else NO_CARD
