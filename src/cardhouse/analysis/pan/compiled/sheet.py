"""A sheet of moves: the ways to lay cards out that a search has found, and its scratch space."""

from typing import Final

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled.cards import KINDS, RANKS
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.ranking.melds import MOST

# A move: a new meld, an addition or a split; the meld of the seat that it touches, or none; a card
# borrowed, or none; the chips that it collects; the cards laid out, and the first part of a split.
(DO, TOUCHED, BORROWED, WORTH, SIZE, CARD) = range(6)
FIRST_SIZE: Final = CARD + MOST
FIRST: Final = FIRST_SIZE + 1
MOVE_SIZE: Final = FIRST + MOST
(NEW, ADDED_TO, DIVIDED) = range(3)
# The moves that a sheet has room for; a hand that finds more keeps the first.
ROOM: Final = 1000

# The number of moves; the seat that they are for; the card that they must use, or none; the card
# borrowed, or none, and the meld that lends it; the card that a new meld must have, or none.
(FOUND, SEAT, WITH, LOAN, LENDER, WANTED) = range(6)
# A split that takes nothing apart, kept in case no other is found.
IS_KEPT: Final = 6
KEPT: Final = 7
# A move that is no proposal: the decider writes it here, and names it by this number.
OWN: Final = -1
ORDER: Final = KEPT + MOVE_SIZE
# The cards of a search: how many of each rank, and the ranks of each suit as bits.
TOTALS: Final = ORDER + MOVE_SIZE
MASKS: Final = TOTALS + RANKS
# Cards of one rank in the order of the hand, and how many there are of each.
KINDS_OF: Final = MASKS + 4
COUNTS: Final = KINDS_OF + 4
# Cards of a meld and those added to it: the number of kinds, each of them, and how many there are.
TOGETHER: Final = COUNTS + 4
EACH: Final = TOGETHER + 1
MANY: Final = EACH + 2 * MOST
# Cards by number while a meld is divided.
LEFT: Final = MANY + 2 * MOST
# Melds under test: the new one or the cards added, what is left, and the two parts of a split.
GROUP: Final = LEFT + KINDS
REST: Final = GROUP + r.MELD_SIZE
PART: Final = REST + r.MELD_SIZE
OTHER: Final = PART + r.MELD_SIZE
MOVES: Final = OTHER + r.MELD_SIZE
WIDTH: Final = MOVES + ROOM * MOVE_SIZE


@merged
def move_at(number: int) -> int:
    """The place of a move on the sheet."""
    return ORDER if number == OWN else MOVES + MOVE_SIZE * number


@merged
def push(sheet: Numbers, at: int, card: int) -> None:
    """Add a card to a meld under test."""
    sheet[at + r.CARD + sheet[at + r.SIZE]] = card
    sheet[at + r.SIZE] += 1


@merged
def times(box: Numbers, at: int, card: int) -> int:
    """How often a meld has a card."""
    count = 0
    for i in range(box[at + r.SIZE]):
        count += box[at + r.CARD + i] == card
    return count


@part
def note(sheet: Numbers, do: int, touched: int, borrowed: int, worth: int) -> None:
    """Note the move whose cards lie in GROUP, all but the borrowed one."""
    if sheet[FOUND] < ROOM:
        write(sheet, MOVES + MOVE_SIZE * sheet[FOUND], do, touched, borrowed, worth)
        sheet[FOUND] += 1


@part
def write(sheet: Numbers, at: int, do: int, touched: int, borrowed: int, worth: int) -> None:
    """Write a move down; a split has its first part in PART."""
    sheet[at + DO] = do
    sheet[at + TOUCHED] = touched
    sheet[at + BORROWED] = borrowed
    sheet[at + WORTH] = worth
    count, missing = 0, borrowed
    for i in range(sheet[GROUP + r.SIZE]):
        card = sheet[GROUP + r.CARD + i]
        if card == missing:
            missing = r.NOBODY
        else:
            sheet[at + CARD + count] = card
            count += 1
    sheet[at + SIZE] = count
    sheet[at + FIRST_SIZE] = 0
    if do == DIVIDED:
        sheet[at + FIRST_SIZE] = sheet[PART + r.SIZE]
        for i in range(sheet[PART + r.SIZE]):
            sheet[at + FIRST + i] = sheet[PART + r.CARD + i]


@part
def keep(sheet: Numbers) -> None:
    """Note the split that was kept."""
    if sheet[IS_KEPT] and sheet[FOUND] < ROOM:
        at = MOVES + MOVE_SIZE * sheet[FOUND]
        for i in range(MOVE_SIZE):
            sheet[at + i] = sheet[KEPT + i]
        sheet[FOUND] += 1
