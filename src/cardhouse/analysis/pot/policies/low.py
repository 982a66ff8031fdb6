"""A hand's progress towards low, alone or as half of a pot."""

from typing import Final

from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies.cards import JOKERS, bits, ranks
from cardhouse.analysis.pot.policies.high import HAND

EIGHT: Final = 8


def pips(held: int, aces_high: int) -> int:
    """A bit for each different rank by its pips, less one; jokers fill the lowest gaps."""
    found = ranks(held)
    if aces_high:
        found <<= 1
    else:
        found = (found << 1 | found >> s.ACE) & (1 << s.RANKS) - 1
    jokers = held >> JOKERS
    bit = 1 << aces_high
    while jokers:
        if not found & bit:
            found |= bit
            jokers -= 1
        bit <<= 1
    return found


def nth(found: int, number: int) -> int:
    """The pips of the lowest rank, the second lowest, and so on."""
    for _ in range(number - 1):
        found &= found - 1
    found, place = found & -found, 0
    while found:
        found >>= 1
        place += 1
    return place


def alone(found: int, aces_high: int, coming: int) -> int:
    """The level of a hand played for low only, from 0 to 23: made from 13, else a draw to one."""
    cards, shift = bits(found), 2 * aces_high
    if cards >= HAND:
        top, second = nth(found, HAND) - shift, nth(found, HAND - 1) - shift
        if top <= 10 or not coming:
            return made(top, second)
    if not coming:
        return 4 if cards == HAND - 1 else cards // 2
    for number in range(min(cards, HAND - 1), 1, -1):
        top = nth(found, number) - shift
        if number == HAND - 1 and top <= 10:
            return 12 - max(0, top - 6)
        if number == 3 and top <= EIGHT:
            return 7 - (top > 5) - (top > 7)
        if number == 2 and top <= EIGHT:
            return 3 - (top > 4)
    return min(1, cards)


def made(top: int, second: int) -> int:
    """The level of five low cards by the two highest."""
    if top <= 6:
        return 23 if top <= 5 else 22
    if top <= 9:
        # Sevens, eights and nines, smooth or rough.
        return 35 - 2 * top - (second > top - 2)
    return max(13, 25 - top)


def half(own: int, board: int, two: int, coming: int, dealt: int) -> int:
    """The level of a hand towards the low half, from 0 to 9; an eight is made from 7 on."""
    if two:
        return half_of_two(own, board, coming, dealt)
    found = (own | board) & (1 << EIGHT) - 1
    cards = bits(found)
    if cards >= HAND:
        return 9 - max(0, nth(found, HAND) - 6)
    if not coming or cards < 2:
        return 0
    top = nth(found, cards)
    return 2 * cards - 2 - (top > 6) if cards > 2 else int(top <= 4)


def half_of_two(own: int, board: int, coming: int, dealt: int) -> int:
    """The same where two low cards of the hand must play with three of the board."""
    eights = (1 << EIGHT) - 1
    live, shared = own & ~board & eights, bits(board & eights)
    if bits(live) < 2:
        return 0
    second, best = nth(live, 2), nth(live, 1)
    if not dealt:
        third = nth(live, 3) if bits(live) > 2 else EIGHT + 1
        if second == 2:
            return 6 if third <= 4 else 5
        if second == 3:
            return 4
        return 3 if best == 1 and second <= 5 else 1 + (second <= 6)
    if shared >= 3:
        return 9 - min(2, second - 2)
    if not coming:
        return 0
    return (6 if second <= 3 else 5) if shared == 2 else int(shared == 1 and second <= 4)
