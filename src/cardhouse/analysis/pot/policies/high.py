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
    if not board:
        level = (rank > 4) + (rank >= TEN) + (rank >= QUEEN) + (rank == s.ACE)
    else:
        over = bits(ranks(board) >> (rank + 1))
        if over:
            level = 1 if over == 1 else 0
        else:
            level = 4 if mine > 1 else (3 if kicker >= JACK else 2)
    return PAIR + level << RANK_BITS | rank


def of_any(own: int, board: int) -> int:
    """The level of pairs and better where any five cards play."""
    first, second, trips, kicker, most, mine_of_trips = -1, -1, -1, -1, 0, 0
    others = 0
    for rank in range(s.RANKS - 1, -1, -1):
        mine, shared = of(own, rank), of(board, rank)
        if not mine:
            others += shared >= 2
            continue
        count = mine + shared
        most = max(most, count)
        if count >= 3 and trips < 0:
            trips, mine_of_trips = rank, mine
        elif count >= 2 and first < 0:
            first = rank
        elif count >= 2 and second < 0:
            second = rank
        elif kicker < 0:
            kicker = rank
    if most >= 4:
        return QUADS << RANK_BITS | max(trips, 0)
    if trips >= 0:
        if first >= 0 or others:
            return FULL << RANK_BITS | trips
        return TRIPS + (mine_of_trips > 1 or not board) << RANK_BITS | trips
    if second >= 0:
        return TWO_PAIR + (first >= TEN) << RANK_BITS | first
    if first >= 0:
        return pair(first, of(own, first), kicker, board)
    return high_cards(own)


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
    top, low = max(one, other), min(one, other)
    others = 0
    for rank in range(s.RANKS):
        if rank != one and rank != other:
            others = max(others, of(board, rank))
    if one == other:
        count = 2 + of(board, one)
        if count >= 4:
            return QUADS << RANK_BITS | one
        if count == 3 or others == 3:
            level = FULL if others >= 2 else TRIPS + 1
            return level << RANK_BITS | one
        if others == 2:
            return TWO_PAIR << RANK_BITS | one
        return pair(one, 2, -1, board)
    more, less = of(board, top), of(board, low)
    if more >= 3 or less >= 3:
        return QUADS << RANK_BITS | top
    if more + less >= 3:
        return FULL << RANK_BITS | top
    if more == 2 or less == 2:
        return TRIPS << RANK_BITS | (top if more else low)
    if more and less:
        highest = not ranks(board) >> (top + 1)
        return TWO_PAIR + highest << RANK_BITS | top
    if more or less:
        paired, kicker = (top, low) if more else (low, top)
        return pair(paired, 1, kicker, board)
    return high_cards(1 << 3 * top | 1 << 3 * low)


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
