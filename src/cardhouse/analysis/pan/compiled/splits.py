"""Melds divided in two by the cards that are added to them."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import KINDS
from cardhouse.analysis.pan.compiled.crossings import crossings
from cardhouse.analysis.pan.compiled.melds import meld_at, rank_bits, suit_bits
from cardhouse.analysis.pan.compiled.partings import rope_partings, set_partings
from cardhouse.analysis.pan.compiled.pool import own
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.ranking.melds import LEAST


@part
def splits(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Note every split that takes a meld apart or, failing that, one other legal split."""
    for number in range(hand[r.MELDED + sheet[s.SEAT]]):
        before, at = sheet[s.FOUND], meld_at(sheet[s.SEAT], number)
        suits, ranks = suit_bits(hand, at), rank_bits(hand, at)
        in_suit, of_rank = 0, 0
        for card in range(KINDS):
            count = own(hand, sheet, card)
            if count:
                in_suit += count * (suits >> (card & 3) & 1)
                of_rank += count * (ranks >> (card >> 2) & 1)
        is_rope, missing = hand[at + r.KIND] == r.ROPE, 2 * LEAST - hand[at + r.SIZE]
        sheet[s.IS_KEPT] = 0
        if is_rope and in_suit >= missing:
            rope_partings(game, hand, sheet, number)
        elif not is_rope and of_rank >= missing:
            set_partings(game, hand, sheet, number)
        # The part of the other sort holds at most one card of the old meld.
        if (of_rank if is_rope else in_suit) >= LEAST - 1:
            crossings(game, hand, sheet, number)
        if sheet[s.FOUND] == before:
            s.keep(sheet)
