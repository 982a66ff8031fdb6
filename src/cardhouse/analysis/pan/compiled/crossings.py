"""Splits of a meld into a rope and a set, one of them with a single card of the old meld."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import PLACE, RANKS
from cardhouse.analysis.pan.compiled.melds import meld_at, rank_bits, suit_bits
from cardhouse.analysis.pan.compiled.parting import consider
from cardhouse.analysis.pan.compiled.partings import choices, choose, rope_bits
from cardhouse.analysis.pan.compiled.pool import list_kinds, own
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.ranking.melds import LEAST


@part
def crossings(game: Numbers, hand: Numbers, sheet: Numbers, number: int) -> None:
    """Every rope in a suit of the meld, with a set of what it leaves."""
    at = meld_at(sheet[s.SEAT], number)
    suits = suit_bits(hand, at)
    for suit in range(4):
        if not suits >> suit & 1:
            continue
        ranks = sheet[s.MASKS + suit] | _in_meld(hand, at, suit)
        if not ranks & ranks >> 1 & ranks >> 2:
            continue
        for start in range(RANKS - LEAST + 1):
            for end in range(start + LEAST, RANKS + 1):
                rope = rope_bits(start, end)
                if rope & ranks != rope:
                    break
                _with_rope(game, hand, sheet, number, suit, rope)


@part
def _in_meld(hand: Numbers, at: int, suit: int) -> int:
    """The ranks of a meld in one suit as bits."""
    bits = 0
    for i in range(hand[at + r.SIZE]):
        card = hand[at + r.CARD + i]
        if card & 3 == suit:
            bits |= 1 << (card >> 2)
    return bits


@part
def _with_rope(
    game: Numbers, hand: Numbers, sheet: Numbers, number: int, suit: int, rope: int
) -> None:
    """Make the set out of what the rope leaves, or of any rank of the meld if it leaves nothing."""
    at = meld_at(sheet[s.SEAT], number)
    left, total = _leave(hand, sheet, at, suit, rope)
    if left & left - 1:
        return
    ranks = left or rank_bits(hand, at)
    for place in range(RANKS):
        for rank in range(RANKS):
            # In the order of their letters.
            if PLACE[rank] == place and ranks >> rank & 1:
                _with_set(game, hand, sheet, number, suit, rope, rank, total)


@part
def _leave(hand: Numbers, sheet: Numbers, at: int, suit: int, rope: int) -> tuple[int, int]:
    """List the cards of a meld that are not in a rope: their ranks, and how many they are."""
    ranks, total, covered = 0, 0, 0
    sheet[s.REST + r.SIZE] = 0
    for i in range(hand[at + r.SIZE]):
        card = hand[at + r.CARD + i]
        bit = 1 << (card >> 2)
        if card & 3 == suit and rope & bit and not covered & bit:
            covered |= bit
        else:
            s.push(sheet, s.REST, card)
            ranks |= bit
            total += 1
    return ranks, total


@part
def _with_set(
    game: Numbers,
    hand: Numbers,
    sheet: Numbers,
    number: int,
    suit: int,
    rope: int,
    rank: int,
    left: int,
) -> None:
    """Every choice of further cards for the set."""
    at = meld_at(sheet[s.SEAT], number)
    kinds = _list_spare(hand, sheet, at, suit, rope, rank)
    spare = 0
    for i in range(kinds):
        spare += sheet[s.COUNTS + i]
    if left + spare < LEAST:
        return
    for choice in range(choices(sheet, kinds)):
        choose(sheet, kinds, choice)
        if left + sheet[s.GROUP + r.SIZE] >= LEAST and _needed(hand, sheet, at, suit, rope):
            consider(game, hand, sheet, number)


@part
def _list_spare(hand: Numbers, sheet: Numbers, at: int, suit: int, rope: int, rank: int) -> int:
    """List the cards of a rank that neither the rope nor what it leaves has used up."""
    found = list_kinds(hand, sheet, rank)
    # The meld's own cards come first.
    sheet[s.TOGETHER] = 0
    for i in range(hand[at + r.SIZE]):
        if hand[at + r.CARD + i] >> 2 == rank:
            _listed(sheet, hand[at + r.CARD + i])
    for i in range(found):
        _listed(sheet, sheet[s.KINDS_OF + i])
    kinds = 0
    for i in range(sheet[s.TOGETHER]):
        card = sheet[s.EACH + i]
        in_rope = card & 3 == suit and rope >> (card >> 2) & 1
        in_old = s.times(hand, at, card)
        spare = in_old + own(hand, sheet, card) - in_rope - s.times(sheet, s.REST, card)
        if spare > 0:
            sheet[s.KINDS_OF + kinds] = card
            sheet[s.COUNTS + kinds] = spare
            kinds += 1
    return kinds


@merged
def _listed(sheet: Numbers, card: int) -> None:
    for i in range(sheet[s.TOGETHER]):
        if sheet[s.EACH + i] == card:
            return
    sheet[s.EACH + sheet[s.TOGETHER]] = card
    sheet[s.TOGETHER] += 1


@part
def _needed(hand: Numbers, sheet: Numbers, at: int, suit: int, rope: int) -> bool:
    """Turn the further cards in GROUP into all that must be added; the rope lies in PART.

    The cards chosen wait in OTHER meanwhile.
    """
    sheet[s.OTHER + r.SIZE] = 0
    for i in range(sheet[s.GROUP + r.SIZE]):
        s.push(sheet, s.OTHER, sheet[s.GROUP + r.CARD + i])
    sheet[s.GROUP + r.SIZE] = 0
    sheet[s.PART + r.SIZE] = 0
    for rank in range(RANKS):
        if rope >> rank & 1:
            s.push(sheet, s.PART, rank << 2 | suit)
    for box in (s.PART, s.REST, s.OTHER):
        for i in range(sheet[box + r.SIZE]):
            card = sheet[box + r.CARD + i]
            if s.times(sheet, s.GROUP, card):
                continue
            wanted = s.times(sheet, s.PART, card) + s.times(sheet, s.REST, card)
            wanted += s.times(sheet, s.OTHER, card) - s.times(hand, at, card)
            for _ in range(wanted):
                s.push(sheet, s.GROUP, card)
    return bool(sheet[s.GROUP + r.SIZE])
