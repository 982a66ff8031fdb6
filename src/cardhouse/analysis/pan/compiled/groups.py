"""New melds: sets small and large, ropes of three and longer."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import NO_CARD, RANKS
from cardhouse.analysis.pan.compiled.melds import classify, value
from cardhouse.analysis.pan.compiled.pool import list_kinds, own
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.ranking.melds import LEAST


@part
def groups(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Note every group that makes a meld; with a borrowed card, each that has it and needs it."""
    wanted, loan = sheet[s.WANTED], sheet[s.LOAN]
    for rank in range(RANKS):
        fits = wanted == NO_CARD or rank == wanted >> 2
        if fits and sheet[s.TOTALS + rank] + (loan != NO_CARD) >= LEAST:
            _sets(game, hand, sheet, rank)
    for suit in range(4):
        if wanted == NO_CARD or suit == wanted & 3:
            ranks = sheet[s.MASKS + suit]
            if loan != NO_CARD:
                ranks |= 1 << (loan >> 2)
            if ranks & ranks >> 1 & ranks >> 2:
                _ropes(game, hand, sheet, suit, ranks)


@part
def _sets(game: Numbers, hand: Numbers, sheet: Numbers, rank: int) -> None:
    wanted = sheet[s.WANTED]
    kinds = list_kinds(hand, sheet, rank)
    total = 0
    for i in range(kinds):
        card, count = sheet[s.KINDS_OF + i], sheet[s.COUNTS + i]
        total += count
        if wanted in (NO_CARD, card):
            for size in range(LEAST, count + 1):
                if size in (LEAST, count):
                    sheet[s.GROUP + r.SIZE] = 0
                    for _ in range(size):
                        s.push(sheet, s.GROUP, card)
                    _note(game, hand, sheet)
    _to_the_front(sheet, kinds, wanted)
    if kinds >= LEAST:
        _in_different_suits(game, hand, sheet, kinds)
    _some(sheet, kinds, 0, total)
    _note(game, hand, sheet)
    if total > LEAST:
        # For ranks that meld in any suits: three with the card.
        _some(sheet, kinds, 0, LEAST)
        _note(game, hand, sheet)
        _some(sheet, kinds, total - 2, total)
        s.push(sheet, s.GROUP, sheet[s.GROUP + r.CARD + 1])
        sheet[s.GROUP + r.CARD + 1] = sheet[s.GROUP + r.CARD]
        sheet[s.GROUP + r.CARD] = sheet[s.KINDS_OF]
        _note(game, hand, sheet)


@part
def _to_the_front(sheet: Numbers, kinds: int, wanted: int) -> None:
    """Put the wanted card first, and leave the others in order."""
    place = 0
    while place < kinds and sheet[s.KINDS_OF + place] != wanted:
        place += 1
    if place == kinds:
        return
    count = sheet[s.COUNTS + place]
    while place:
        sheet[s.KINDS_OF + place] = sheet[s.KINDS_OF + place - 1]
        sheet[s.COUNTS + place] = sheet[s.COUNTS + place - 1]
        place -= 1
    sheet[s.KINDS_OF] = wanted
    sheet[s.COUNTS] = count


@part
def _in_different_suits(game: Numbers, hand: Numbers, sheet: Numbers, kinds: int) -> None:
    """Sets of one card of each suit: three with the first, three without it, all."""
    for second in range(1, kinds):
        for third in range(second + 1, kinds):
            sheet[s.GROUP + r.SIZE] = 0
            s.push(sheet, s.GROUP, sheet[s.KINDS_OF])
            s.push(sheet, s.GROUP, sheet[s.KINDS_OF + second])
            s.push(sheet, s.GROUP, sheet[s.KINDS_OF + third])
            _note(game, hand, sheet)
    if kinds > LEAST:
        for first in range(1 if sheet[s.WANTED] == NO_CARD else 0, -1, -1):
            sheet[s.GROUP + r.SIZE] = 0
            for i in range(first, kinds):
                s.push(sheet, s.GROUP, sheet[s.KINDS_OF + i])
            _note(game, hand, sheet)


@part
def _some(sheet: Numbers, kinds: int, first: int, last: int) -> None:
    """Take some of the cards of the rank, in their order."""
    sheet[s.GROUP + r.SIZE] = 0
    place = 0
    for i in range(kinds):
        for _ in range(sheet[s.COUNTS + i]):
            if first <= place < last:
                s.push(sheet, s.GROUP, sheet[s.KINDS_OF + i])
            place += 1


@part
def _ropes(game: Numbers, hand: Numbers, sheet: Numbers, suit: int, ranks: int) -> None:
    """Ropes among the ranks of a suit: from each card three cards, and to the end of the run."""
    wanted = sheet[s.WANTED]
    for start in range(RANKS):
        end = start
        while ranks >> end & 1:
            end += 1
        for last in range(start + LEAST, end + 1):
            if last != start + LEAST and last != end:
                continue
            if wanted == NO_CARD or start <= wanted >> 2 < last:
                sheet[s.GROUP + r.SIZE] = 0
                for rank in range(start, last):
                    s.push(sheet, s.GROUP, rank << 2 | suit)
                _note(game, hand, sheet)


@part
def _note(game: Numbers, hand: Numbers, sheet: Numbers) -> None:
    """Note the group if it is a meld."""
    if sheet[s.LOAN] != NO_CARD and not _needs_the_loan(hand, sheet):
        return
    if classify(game, sheet, s.GROUP):
        chips = value(game, sheet, s.GROUP)
        s.note(sheet, s.NEW, sheet[s.LENDER], sheet[s.LOAN], chips)


@merged
def _needs_the_loan(hand: Numbers, sheet: Numbers) -> bool:
    """True if the hand has too few of the borrowed card, and the card of the turn is in it too."""
    loan, card = sheet[s.LOAN], sheet[s.WITH]
    count, there = 0, card == NO_CARD
    for i in range(sheet[s.GROUP + r.SIZE]):
        each = sheet[s.GROUP + r.CARD + i]
        count += each == loan
        there = there or (each == card and (card != loan or count > 1))
    return bool(there and count > own(hand, sheet, loan))
