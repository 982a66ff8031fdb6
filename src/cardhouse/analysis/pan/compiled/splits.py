"""Melds divided in two by the cards that are added to them."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.crossings import crossings
from cardhouse.analysis.pan.compiled.melds import meld_at, rank_bits, suit_bits
from cardhouse.analysis.pan.compiled.partings import rope_partings, set_partings
from cardhouse.analysis.pan.compiled.pool import own
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.cards import KINDS
from cardhouse.ranking.melds import LEAST


@part
def splits(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Note every split that takes a meld apart or, failing that, one other legal split."""
    for number in range(hand[r.MELDED + sheet[s.SEAT]]):
        before = sheet[s.FOUND]
        sheet[s.IS_KEPT] = 0
        _partings(game, hand, sheet, number)
        if sheet[s.FOUND] == before:
            s.keep(sheet)


@part
def _partings(game: Numbers, hand: Numbers, sheet: Numbers, number: int) -> None:
    at = meld_at(sheet[s.SEAT], number)
    suits, ranks = suit_bits(hand, at), rank_bits(hand, at)
    in_suit, of_rank = 0, 0
    for card in range(KINDS):
        count = own(hand, sheet, card)
        if count:
            in_suit += count * (suits >> (card & 3) & 1)
            of_rank += count * (ranks >> (card >> 2) & 1)
    missing = 2 * LEAST - hand[at + r.SIZE]
    if hand[at + r.KIND] == r.ROPE:
        if in_suit >= missing:
            rope_partings(game, hand, sheet, number)
        others = of_rank
    else:
        if of_rank >= missing:
            set_partings(game, hand, sheet, number)
        others = in_suit
    # The part of the other sort holds at most one card of the old meld.
    if others >= LEAST - 1:
        crossings(game, hand, sheet, number)
