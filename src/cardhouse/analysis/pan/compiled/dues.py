"""Chips due for cards laid out."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled.cards import SPADES
from cardhouse.analysis.pan.compiled.melds import NONE, condition, counted, value
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.sheet import OTHER, PART


@part
def for_increase(game: Numbers, hand: Numbers, old: int, sheet: Numbers, new: int) -> int:
    """The price of each card added, or the whole worth if they make a condition."""
    before, _, each = condition(hand, old)
    if before == NONE:
        return value(game, sheet, new)
    return each * (counted(game, sheet, new) - counted(game, hand, old))


@part
def for_split(hand: Numbers, old: int, sheet: Numbers) -> int:
    """A flat price for a condition that a split creates, and the cards added to the old one."""
    before, _, each = condition(hand, old)
    heir, most = r.NOBODY, -1
    # The old condition lives on in the part with most of its cards.
    for half in (PART, OTHER):
        alike = same_condition(hand, old, sheet, half)
        if before != NONE and alike and shared(hand, old, sheet, half) > most:
            heir, most = half, shared(hand, old, sheet, half)
    chips = 0
    for half in (PART, OTHER):
        name, _, _ = condition(sheet, half)
        if half == heir:
            chips += each * (sheet[half + r.SIZE] - most)
        elif name != NONE:
            chips += 2 if sheet[half + r.SUIT] == SPADES else 1
    return int(chips)


@part
def same_condition(hand: Numbers, old: int, sheet: Numbers, half: int) -> bool:
    """True if a part makes the condition of the old meld, in its suit."""
    there = hand[old + r.SUIT] == sheet[half + r.SUIT]
    return bool(there and condition(hand, old) == condition(sheet, half))


@part
def shared(hand: Numbers, old: int, sheet: Numbers, half: int) -> int:
    """The number of cards that a part has in common with the old meld."""
    count = 0
    for i in range(sheet[half + r.SIZE]):
        card, before = sheet[half + r.CARD + i], 0
        for j in range(i):
            before += sheet[half + r.CARD + j] == card
        own = 0
        for j in range(hand[old + r.SIZE]):
            own += hand[old + r.CARD + j] == card
        count += before < own
    return count
