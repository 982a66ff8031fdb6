"""The cards of a search: a seat's hand, the card of its turn, and a card that it borrows."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import KINDS, NO_CARD
from cardhouse.analysis.pan.compiled.row import Numbers


@merged
def own(hand: Numbers, sheet: Numbers, card: int) -> int:
    """The number of a card in the hand, together with the card of the turn."""
    return int(hand[r.DOWN + KINDS * sheet[s.SEAT] + card] + (card == sheet[s.WITH]))


@part
def list_kinds(hand: Numbers, sheet: Numbers, rank: int) -> int:
    """List the cards of a rank as the engine meets them: the hand's, the turn's, the borrowed."""
    kinds = 0
    for suit in range(4):
        card = rank << 2 | suit
        if hand[r.DOWN + KINDS * sheet[s.SEAT] + card]:
            kinds = _listed(hand, sheet, kinds, card)
    for place in (s.WITH, s.LOAN):
        card = sheet[place]
        if card != NO_CARD and card >> 2 == rank and not _is_listed(sheet, kinds, card):
            kinds = _listed(hand, sheet, kinds, card)
    return kinds


@merged
def _listed(hand: Numbers, sheet: Numbers, kinds: int, card: int) -> int:
    sheet[s.KINDS_OF + kinds] = card
    sheet[s.COUNTS + kinds] = own(hand, sheet, card) + (card == sheet[s.LOAN])
    return kinds + 1


@merged
def _is_listed(sheet: Numbers, kinds: int, card: int) -> bool:
    place = 0
    while place < kinds and sheet[s.KINDS_OF + place] != card:
        place += 1
    return place < kinds
