"""Cards added to melds: one to a set, one after another to the ends of a rope."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import NO_CARD, RANKS
from cardhouse.analysis.pan.compiled.dues import for_increase
from cardhouse.analysis.pan.compiled.melds import copy, is_valid, meld_at, rank_bits
from cardhouse.analysis.pan.compiled.pool import own
from cardhouse.analysis.pan.compiled.row import Numbers


@part
def additions(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Note every card, or row of cards, that fits a meld."""
    seat, wanted = sheet[s.SEAT], sheet[s.WITH]
    for number in range(hand[r.MELDED + seat]):
        at = meld_at(seat, number)
        if hand[at + r.KIND] == r.ROPE:
            _to_a_rope(game, hand, sheet, number)
            continue
        rank = hand[at + r.CARD] >> 2
        for card in range(rank << 2, (rank << 2) + 4):
            if wanted in (NO_CARD, card) and own(hand, sheet, card):
                sheet[s.GROUP + r.SIZE] = 0
                s.push(sheet, s.GROUP, card)
                note_addition(game, hand, sheet, number)


@part
def _to_a_rope(game: Numbers, hand: Numbers, sheet: Numbers, number: int) -> None:
    """Note the cards added one after another at the low end, and at the high end."""
    at, wanted = meld_at(sheet[s.SEAT], number), sheet[s.WITH]
    suit, ranks = hand[at + r.SUIT], rank_bits(hand, at)
    low = 0
    while not ranks >> low & 1:
        low += 1
    high = low + hand[at + r.SIZE] - 1
    for end in range(2):
        stride = 1 if end else -1
        rank = (high if end else low) + stride
        sheet[s.GROUP + r.SIZE] = 0
        is_used = wanted == NO_CARD
        while 0 <= rank < RANKS and sheet[s.MASKS + suit] >> rank & 1:
            card = rank << 2 | suit
            s.push(sheet, s.GROUP, card)
            is_used = is_used or card == wanted
            rank += stride
            if is_used:
                note_addition(game, hand, sheet, number)


@part
def note_addition(game: Numbers, hand: Numbers, sheet: Numbers, number: int) -> None:
    """Note the cards in GROUP as an addition, if they fit."""
    at = meld_at(sheet[s.SEAT], number)
    if enlarged(game, hand, at, sheet):
        chips = for_increase(game, hand, at, sheet, s.REST)
        s.note(sheet, s.ADDED_TO, number, NO_CARD, chips)


@part
def enlarged(game: Numbers, hand: Numbers, at: int, sheet: Numbers) -> bool:
    """Write a meld with the cards in GROUP added; false if it does not keep its character."""
    if hand[at + r.SIZE] + sheet[s.GROUP + r.SIZE] > r.MELD_SIZE - r.CARD:
        return False
    copy(hand, at, sheet, s.REST)
    for i in range(sheet[s.GROUP + r.SIZE]):
        s.push(sheet, s.REST, sheet[s.GROUP + r.CARD + i])
    return is_valid(game, sheet, s.REST)
