"""Melds under test: the kind that cards make, their validity and their worth in chips.

A meld is a place in a box: a hand's row or a sheet.
"""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import terms as g
from cardhouse.analysis.pan.compiled.cards import (
    FREE_BITS,
    HIGH_BITS,
    LOW_BITS,
    SPADES,
    VALLE_BITS,
)
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.ranking.melds import LEAST, MOST

# Conditions by name; 0 is none.
(NONE, VALLE, VALLE_SAME, ALL_SAME, LOW, HIGH) = range(6)


@merged
def meld_at(seat: int, number: int) -> int:
    """The place of a seat's meld."""
    return r.MELD + r.MELD_SIZE * (r.MELDS * seat + number)


@merged
def of_suit(box: Numbers, at: int, suit: int) -> int:
    """The number of a meld's cards of one suit."""
    count = 0
    for i in range(box[at + r.SIZE]):
        count += box[at + r.CARD + i] & 3 == suit
    return count


@part
def rank_bits(box: Numbers, at: int) -> int:
    """The ranks of a meld as bits."""
    bits = 0
    for i in range(box[at + r.SIZE]):
        bits |= 1 << (box[at + r.CARD + i] >> 2)
    return bits


@part
def suit_bits(box: Numbers, at: int) -> int:
    """The suits of a meld as bits."""
    bits = 0
    for i in range(box[at + r.SIZE]):
        bits |= 1 << (box[at + r.CARD + i] & 3)
    return bits


@merged
def _is_one(bits: int) -> bool:
    return bits & bits - 1 == 0


@part
def is_valid(game: Numbers, box: Numbers, at: int) -> bool:
    """True if the cards make a meld of the kind they were laid as."""
    size, kind = box[at + r.SIZE], box[at + r.KIND]
    if size < LEAST or size > MOST:
        return False
    ranks, suits = rank_bits(box, at), suit_bits(box, at)
    if kind == r.ROPE:
        lowest = ranks & -ranks
        run = lowest * ((1 << size) - 1)
        return bool(ranks == run and suits == 1 << box[at + r.SUIT])
    if not _is_one(ranks):
        return False
    if kind == r.SAME:
        own = of_suit(box, at, box[at + r.SUIT])
        takes = ranks & FREE_BITS or game[g.ANY_SUIT]
        return bool(own == size or (own >= LEAST and takes))
    if kind == r.ANY:
        return bool(ranks & FREE_BITS)
    several = not _is_one(suits) and not _is_one(suits & suits - 1)
    return bool(several and not ranks & FREE_BITS)


@part
def condition(box: Numbers, at: int) -> tuple[int, int, int]:
    """The condition that a meld makes: its name, its price, and the price of a further card."""
    kind, ranks = box[at + r.KIND], rank_bits(box, at)
    double = 2 if box[at + r.SUIT] == SPADES else 1
    if kind == r.ROPE:
        if ranks & LOW_BITS == LOW_BITS:
            return LOW, double, double
        if ranks & HIGH_BITS == HIGH_BITS:
            return HIGH, double, double
    elif kind == r.SAME:
        if ranks & VALLE_BITS:
            return VALLE_SAME, 2 * double, double
        return ALL_SAME, double, double
    elif kind == r.DIFFERENT and ranks & VALLE_BITS:
        return VALLE, 1, 1
    return NONE, 0, 0


@part
def counted(game: Numbers, box: Numbers, at: int) -> int:
    """The number of paid cards: of a set of one suit that took others, only its own suit."""
    if box[at + r.KIND] != r.SAME or game[g.ANY_SUIT]:
        return int(box[at + r.SIZE])
    return of_suit(box, at, box[at + r.SUIT])


@part
def value(game: Numbers, box: Numbers, at: int) -> int:
    """The worth of a meld as it lies."""
    name, base, each = condition(box, at)
    return base + each * (counted(game, box, at) - LEAST) if name else 0


@part
def classify(game: Numbers, box: Numbers, at: int) -> bool:
    """Give the cards the best-paying kind that they make, if they make any."""
    first = box[at + r.CARD]
    if not _is_one(rank_bits(box, at)):
        box[at + r.KIND] = r.ROPE
        box[at + r.SUIT] = first & 3
        return is_valid(game, box, at)
    best, kind, suit = -1, r.NOBODY, r.NO_SUIT
    for each in range(6):
        # The engine tries the suits first, then any suits, then different ones.
        box[at + r.KIND] = r.SAME if each < 4 else (r.ANY if each == 4 else r.DIFFERENT)
        box[at + r.SUIT] = each if each < 4 else r.NO_SUIT
        if is_valid(game, box, at) and value(game, box, at) > best:
            best, kind, suit = value(game, box, at), box[at + r.KIND], box[at + r.SUIT]
    box[at + r.KIND] = kind
    box[at + r.SUIT] = suit
    return best >= 0


@part
def copy(box: Numbers, at: int, to: Numbers, place: int) -> None:
    """Copy a meld."""
    for i in range(r.CARD + box[at + r.SIZE]):
        to[place + i] = box[at + i]


@part
def lent(game: Numbers, hand: Numbers, at: int, card: int, sheet: Numbers, to: int) -> bool:
    """Write what is left of a meld when it lends a card; false if that is no meld."""
    sheet[to + r.KIND] = hand[at + r.KIND]
    sheet[to + r.SUIT] = hand[at + r.SUIT]
    count, missing = 0, card
    for i in range(hand[at + r.SIZE]):
        each = hand[at + r.CARD + i]
        if each == missing:
            missing = r.NOBODY
        else:
            sheet[to + r.CARD + count] = each
            count += 1
    sheet[to + r.SIZE] = count
    if missing != r.NOBODY:
        return False
    return is_valid(game, sheet, to) or classify(game, sheet, to)
