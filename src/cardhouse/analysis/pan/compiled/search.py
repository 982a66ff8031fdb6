"""The search for moves: new melds, additions, splits and borrowings, in the engine's order."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.additions import additions
from cardhouse.analysis.pan.compiled.borrowings import borrowings
from cardhouse.analysis.pan.compiled.cards import KINDS, NO_CARD, RANKS
from cardhouse.analysis.pan.compiled.groups import groups
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.splits import splits


@part
def search(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Note the ways to use a card with a seat's hand, or those of the hand alone without one.

    The search ends early once the sheet has as many moves as are enough.
    """
    seat, enough = hand[r.SEEKER], hand[r.ENOUGH]
    _count(hand, seat, hand[r.SOUGHT], sheet)
    groups(game, hand, sheet)
    if not hand[r.MELDED + seat] or sheet[s.FOUND] >= enough:
        return
    additions(game, hand, sheet)
    if sheet[s.FOUND] < enough:
        splits(game, hand, sheet)
    if sheet[s.FOUND] < enough:
        borrowings(game, hand, sheet)


@part
def _count(hand: Numbers, seat: int, card: int, sheet: Numbers) -> None:
    """Count the ranks and suits of a hand, together with a card."""
    sheet[s.SEAT] = seat
    sheet[s.WITH] = card
    sheet[s.LOAN] = NO_CARD
    sheet[s.LENDER] = r.NOBODY
    sheet[s.WANTED] = card
    first = r.DOWN + KINDS * seat
    for suit in range(4):
        sheet[s.MASKS + suit] = 0
    for rank in range(RANKS):
        total = 0
        for suit in range(4):
            count = hand[first + 4 * rank + suit]
            total += count
            if count:
                sheet[s.MASKS + suit] |= 1 << rank
        sheet[s.TOTALS + rank] = total
    if card != NO_CARD:
        sheet[s.TOTALS + (card >> 2)] += 1
        sheet[s.MASKS + (card & 3)] |= 1 << (card >> 2)
