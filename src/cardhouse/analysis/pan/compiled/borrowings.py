"""New melds with a card borrowed from an enlarged meld of the player's own."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import NO_CARD
from cardhouse.analysis.pan.compiled.groups import groups
from cardhouse.analysis.pan.compiled.melds import lent, meld_at
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.ranking.melds import LEAST


@part
def borrowings(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Note the new melds for which a meld lends one of its cards."""
    seat = sheet[s.SEAT]
    for number in range(hand[r.MELDED + seat]):
        at = meld_at(seat, number)
        if hand[at + r.SIZE] == LEAST:
            continue
        for i in range(hand[at + r.SIZE]):
            card = hand[at + r.CARD + i]
            if _is_first(hand, at, i) and lent(game, hand, at, card, sheet, s.REST):
                sheet[s.LOAN] = card
                sheet[s.LENDER] = number
                sheet[s.WANTED] = card
                groups(game, hand, sheet)
    sheet[s.LOAN] = NO_CARD
    sheet[s.LENDER] = r.NOBODY
    sheet[s.WANTED] = sheet[s.WITH]


@part
def _is_first(hand: Numbers, at: int, place: int) -> bool:
    """True if a meld has no such card before this one."""
    first = 0
    while hand[at + r.CARD + first] != hand[at + r.CARD + place]:
        first += 1
    return first == place
