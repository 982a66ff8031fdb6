"""One way to split a meld: the cards added lie in GROUP, those of the first part in PART."""

from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.cards import NO_CARD
from cardhouse.analysis.pan.compiled.dues import for_split, shared
from cardhouse.analysis.pan.compiled.melds import classify, meld_at
from cardhouse.analysis.pan.compiled.row import Numbers


@part
def consider(game: Numbers, hand: Numbers, sheet: Numbers, number: int) -> None:
    """Note a split if it is legal, uses the card and takes the meld apart; else keep the first."""
    if sheet[s.WITH] != NO_CARD and not s.times(sheet, s.GROUP, sheet[s.WITH]):
        return
    at = meld_at(sheet[s.SEAT], number)
    if not divided(game, hand, at, sheet):
        return
    if _is_taken_apart(hand, at, sheet):
        s.note(sheet, s.DIVIDED, number, NO_CARD, for_split(hand, at, sheet))
    elif not sheet[s.IS_KEPT]:
        s.write(sheet, s.KEPT, s.DIVIDED, number, NO_CARD, for_split(hand, at, sheet))
        sheet[s.IS_KEPT] = 1


@part
def divided(game: Numbers, hand: Numbers, at: int, sheet: Numbers) -> bool:
    """Write the other part of a split; false if the two parts are not legal."""
    if not sheet[s.GROUP + r.SIZE] or not _leave_the_rest(hand, at, sheet):
        return False
    if not classify(game, sheet, s.PART) or not classify(game, sheet, s.OTHER):
        return False
    # Both parts need a card of the old meld: otherwise one is a new meld beside it.
    return shared(hand, at, sheet, s.PART) > 0 and shared(hand, at, sheet, s.OTHER) > 0


@part
def _leave_the_rest(hand: Numbers, at: int, sheet: Numbers) -> bool:
    """Write what the first part leaves of the meld and the cards added."""
    size, added, first = hand[at + r.SIZE], sheet[s.GROUP + r.SIZE], sheet[s.PART + r.SIZE]
    for i in range(size):
        sheet[s.LEFT + hand[at + r.CARD + i]] += 1
    for i in range(added):
        sheet[s.LEFT + sheet[s.GROUP + r.CARD + i]] += 1
    there = bool(size + added - first <= r.MELD_SIZE - r.CARD)
    for i in range(first):
        card = sheet[s.PART + r.CARD + i]
        sheet[s.LEFT + card] -= 1
        there = there and bool(sheet[s.LEFT + card] >= 0)
    sheet[s.OTHER + r.SIZE] = 0
    for i in range(size):
        _move_left(sheet, hand[at + r.CARD + i], there)
    for i in range(added):
        _move_left(sheet, sheet[s.GROUP + r.CARD + i], there)
    for i in range(first):
        sheet[s.LEFT + sheet[s.PART + r.CARD + i]] = 0
    return there


@merged
def _move_left(sheet: Numbers, card: int, there: bool) -> None:
    """Move all that is left of a card to the other part."""
    while sheet[s.LEFT + card] > 0:
        sheet[s.LEFT + card] -= 1
        if there:
            s.push(sheet, s.OTHER, card)
    sheet[s.LEFT + card] = 0


@part
def _is_taken_apart(hand: Numbers, at: int, sheet: Numbers) -> bool:
    """True if both parts are of the old sort and neither consists of added cards alone."""
    rope = hand[at + r.KIND] == r.ROPE
    for half in (s.PART, s.OTHER):
        if (sheet[half + r.KIND] == r.ROPE) != rope:
            return False
        if shared(sheet, s.GROUP, sheet, half) == sheet[half + r.SIZE]:
            return False
    return True
