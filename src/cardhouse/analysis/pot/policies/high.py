"""A hand's progress towards high: its level, the rank that matters, and its draws.

Levels: 0 to 9 high cards, 10 to 14 a pair, 15 and 16 two pairs, 17 and 18 three of a kind, 19 a
straight, 20 and 21 a flush, 22 a full house, 23 better.
"""

from typing import Final

from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies.cards import JOKERS, LANE, LANE_BITS, bits, in_row, of, ranks
from cardhouse.analysis.pot.policies.sight import Sight

(TEN, JACK, QUEEN) = range(8, 11)
(PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL, QUADS) = (10, 15, 17, 19, 20, 22, 23)
# A level is packed above the rank of the hand's main card.
RANK_BITS: Final = 4
WINDOW: Final = 31
WINDOWS: Final = 10
HAND: Final = 5
# Windows of five ranks, with one that lacks a single card, are counted above a straight.
COMPLETE: Final = 16


def with_jokers(own: int, board: int, bug: int) -> int:
    """The own ranks, each joker counted with the ranks it helps most: a bug with the aces."""
    jokers, own = own >> JOKERS, own & (1 << JOKERS) - 1
    best = s.ACE
    for rank in range(s.RANKS):
        mine = of(own, rank)
        if not bug and mine and mine + of(board, rank) >= of(own, best) + of(board, best):
            best = rank
    return own + (jokers << 3 * best)


def high_cards(own: int) -> int:
    """The level of a hand without a pair, by its two highest cards."""
    top, second = -1, -1
    for rank in range(s.RANKS):
        if of(own, rank):
            top, second = rank, top
    level = max(0, top - JACK + 1) * 2 if top > TEN else (1 if top == TEN else 0)
    return min(9, level + (second >= TEN)) << RANK_BITS | max(top, 0)


def pair(rank: int, mine: int, kicker: int, board: int) -> int:
    """The level of a pair: by the board's higher cards, or by its rank if there is no board."""
    over = bits(ranks(board) >> (rank + 1))
    if not board:
        level = (rank > 4) + (rank >= TEN) + (rank >= QUEEN) + (rank == s.ACE)
    elif over:
        level = int(over == 1)
    else:
        level = 4 if mine > 1 else 2 + (kicker >= JACK)
    return PAIR + level << RANK_BITS | rank


def highest(own: int, board: int, count: int, below: int) -> int:
    """The highest own rank below another that is there so often, with the board; -1 if none is."""
    for rank in range(below - 1, -1, -1):
        if of(own, rank) and of(own, rank) + of(board, rank) >= count:
            return rank
    return -1


def of_any(own: int, board: int) -> int:
    """The level of pairs and better where any five cards play."""
    first = highest(own, board, 2, s.RANKS)
    if first < 0:
        return high_cards(own)
    trips = highest(own, board, 3, s.RANKS)
    if trips >= 0:
        return of_trips(own, board, trips)
    second = highest(own, board, 2, first)
    if second >= 0:
        return TWO_PAIR + (first >= TEN) << RANK_BITS | first
    kicker = highest(own & ~(7 << 3 * first), 0, 1, s.RANKS)
    return pair(first, of(own, first), kicker, board)


def of_trips(own: int, board: int, trips: int) -> int:
    """The level of three of a kind and better."""
    if highest(own, board, 4, s.RANKS) >= 0:
        return QUADS << RANK_BITS | trips
    for rank in range(s.RANKS):
        count = of(board, rank) + of(own, rank)
        if rank != trips and count >= 2:
            return FULL << RANK_BITS | trips
    return TRIPS + (of(own, trips) > 1 or not board) << RANK_BITS | trips


def of_two(sight: Sight, board: int) -> int:
    """The level of pairs and better where two own cards and three of the board play."""
    best = 0
    for i in range(sight[s.CARDS]):
        for j in range(i):
            one, other = sight[s.CARD + i], sight[s.CARD + j]
            if one != s.JOKER and other != s.JOKER:
                best = max(best, two_cards(one % s.RANKS, other % s.RANKS, board))
    return best


def two_cards(one: int, other: int, board: int) -> int:
    """The level that two own cards make with the board."""
    if one == other:
        return pocket(one, board)
    top, low = max(one, other), min(one, other)
    more, less = of(board, top), of(board, low)
    if more >= 3 or less >= 3:
        return QUADS << RANK_BITS | top
    if more + less >= 3:
        return FULL << RANK_BITS | top
    if more == 2 or less == 2:
        return TRIPS << RANK_BITS | (top if more else low)
    if more and less:
        best = not ranks(board) >> (top + 1)
        return TWO_PAIR + best << RANK_BITS | top
    if more or less:
        return pair(top, 1, low, board) if more else pair(low, 1, top, board)
    return high_cards(1 << 3 * top | 1 << 3 * low)


def pocket(rank: int, board: int) -> int:
    """The level that an own pair makes with the board."""
    others, count = 0, 2 + of(board, rank)
    for each in range(s.RANKS):
        if each != rank:
            others = max(others, of(board, each))
    if count >= 4:
        return QUADS << RANK_BITS | rank
    if count == 3 or others == 3:
        level = FULL if others >= 2 else TRIPS + 1
        return level << RANK_BITS | rank
    if others == 2:
        return TWO_PAIR << RANK_BITS | rank
    return pair(rank, 2, -1, board)


def flushes(own: int, board: int, cards: int, jokers: int, two: int) -> int:
    """A flush as its level, else a draw to one: 2 if a card is missing, 1 if more are."""
    found, pairs = 0, 0
    for suit in range(s.SUITS):
        mine = own >> LANE * suit & LANE_BITS
        held, shared = bits(mine) + jokers, bits(board >> LANE * suit & LANE_BITS)
        if not mine:
            continue
        if two:
            pairs += held >= 2 and not board
            held = min(held, 2)
            shared = min(shared, 3) if held == 2 else 0
        if held + shared >= HAND:
            return FLUSH + (mine >> QUEEN > 0)
        if held + shared == HAND - 1 or (2 < cards == held + shared):
            found = 2
        elif (held + shared == cards - 1 > 2 or held + shared == cards) and cards < HAND:
            found = max(found, 1)
    return max(found, min(pairs, 2))


def straights(own: int, board: int, cards: int, jokers: int, two: int) -> int:
    """Windows of five ranks that lack one card (2 at most), or COMPLETE for a straight."""
    mine, shared, found = in_row(own), in_row(board), 0
    for start in range(WINDOWS):
        window = WINDOW << start
        of_own, on_board = bits(mine & window), bits(shared & window)
        new = bits(mine & window & ~shared)
        if not new and not two:
            continue
        if two:
            # An own card of a rank on the board stands for that one.
            held = 2 + min(3, on_board - 2 + min(new, 2)) if of_own > 1 else 0
        else:
            held = on_board + new + jokers
        if held >= HAND:
            return COMPLETE
        early = of_own >= 3 if two and not board else 2 < cards == held
        found += held == HAND - 1 or early
    return min(found, 2)
