"""The bucket of a hand: a number for all hands alike, by which its share is looked up."""

from typing import Final

from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies import traits as t
from cardhouse.analysis.pot.policies.cards import JOKERS, LANE, LANE_BITS, bits, counted, of, suited
from cardhouse.analysis.pot.policies.high import (
    COMPLETE,
    FLUSH,
    PAIR,
    RANK_BITS,
    STRAIGHT,
    TRIPS,
    flushes,
    of_any,
    of_two,
    straights,
    with_jokers,
)
from cardhouse.analysis.pot.policies.low import EIGHT, alone, half, pips
from cardhouse.analysis.pot.policies.sight import Sight
from cardhouse.analysis.pot.policies.traits import Traits

LEVELS: Final = 24
DRAWS: Final = 4
THREATS: Final = 3
LOWS: Final = 10
# Shares are known against one to five rivals.
RIVALS: Final = 5
# The buckets of a game for one side; a game for both has LOWS times as many.
BUCKETS: Final = LEVELS * DRAWS * THREATS


def street(traits: Traits, own: int, board: int, drawn: bool) -> int:
    """The betting round of a seat with so many cards, before or after the draw."""
    found = 0
    for number in range(traits[t.ROUNDS]):
        held, shared = traits[t.OWN + number], traits[t.BOARD + number]
        fits = own == held and board == shared
        # The last card may have been dealt to the board, one for everybody.
        if fits or own + board > held + shared or (own < held and own + board == held + shared):
            found = number
            if fits and not drawn:
                break
    return found


def bucket(traits: Traits, sight: Sight) -> int:
    """The bucket of the own cards, the board and the up cards of others."""
    own = counted(sight, s.CARD, sight[s.CARDS])
    board = counted(sight, s.BOARD, sight[s.SHARED])
    coming = traits[t.COMING + sight[s.STREET]]
    if sight[s.TURNED] or not traits[t.HIGH]:
        aces = traits[t.ACES_HIGH]
        found = pips(own, aces)
        if sight[s.SHARED]:
            found |= pips(board, aces)
        level = alone(found, aces, coming)
        return level * DRAWS * THREATS + threat_to_low(sight)
    packed, draw = high(traits, sight, own, board, coming)
    level, rank = packed >> RANK_BITS, packed & (1 << RANK_BITS) - 1
    found = (level * DRAWS + draw) * THREATS + threat_to_high(sight, board, level, rank)
    if not traits[t.LOW]:
        return found
    low = half(pips(own, 0), pips(board, 0), traits[t.TWO], coming, sight[s.SHARED])
    return found * LOWS + low


def place(traits: Traits, sight: Sight) -> int:
    """The place of the hand's share in the game's table, against as many rivals."""
    across = BUCKETS * LOWS if traits[t.HIGH] and traits[t.LOW] else BUCKETS
    row = sight[s.STREET] + (traits[t.ROUNDS] if sight[s.TURNED] else 0)
    column = min(max(sight[s.RIVALS], 1), RIVALS) - 1
    return (row * across + bucket(traits, sight)) * RIVALS + column


def size(traits: Traits) -> int:
    """The size of a game's table."""
    across = BUCKETS * LOWS if traits[t.HIGH] and traits[t.LOW] else BUCKETS
    return traits[t.ROUNDS] * (1 + traits[t.TURNS]) * across * RIVALS


def high(traits: Traits, sight: Sight, own: int, board: int, coming: int) -> tuple[int, int]:
    """The level for high with its rank, and the draw."""
    two, jokers = traits[t.TWO], own >> JOKERS
    held = with_jokers(own, board, traits[t.BUG])
    packed = of_two(sight, board) if two else of_any(held, board)
    cards = sight[s.CARDS] + sight[s.SHARED]
    mine = suited(sight, s.CARD, sight[s.CARDS])
    shared = suited(sight, s.BOARD, sight[s.SHARED])
    to_flush = flushes(mine, shared, cards, jokers, two)
    in_row = straights(own, board, cards, jokers, two)
    if to_flush >= FLUSH:
        packed = max(packed, to_flush << RANK_BITS | s.ACE)
    elif in_row == COMPLETE:
        packed = max(packed, STRAIGHT << RANK_BITS | s.ACE)
    if not coming:
        return packed, 0
    draw = (to_flush if to_flush < FLUSH else 0) + (in_row if in_row < COMPLETE else 0)
    return packed, min(DRAWS - 1, draw)


def threat_to_low(sight: Sight) -> int:
    """0 to 2 by what others showed: few cards exchanged, or low cards face up."""
    if sight[s.FEWEST] < s.NOT_YET:
        return max(0, THREATS - 1 - sight[s.FEWEST])
    return lowest_shown(sight)


def lowest_shown(sight: Sight) -> int:
    """0 to 2 by the most low cards that a rival shows."""
    most, place = 0, s.UP
    for _ in range(sight[s.SHOWN]):
        count = sight[place]
        held = pips(counted(sight, place + 1, count), 0) & (1 << EIGHT) - 1
        most = max(most, bits(held))
        place += 1 + count
    return min(THREATS - 1, max(0, most - 1))


def threat_to_high(sight: Sight, board: int, level: int, rank: int) -> int:
    """0 to 2 by what lies open: the board, the up cards of rivals, or cards exchanged."""
    if sight[s.SHARED]:
        shared = suited(sight, s.BOARD, sight[s.SHARED])
        most, paired = 0, 0
        for suit in range(s.SUITS):
            most = max(most, bits(shared >> LANE * suit & LANE_BITS))
        for each in range(s.RANKS):
            paired |= of(board, each) > 1
        return min(THREATS - 1, max(0, most - 2) + paired)
    if sight[s.FEWEST] < s.NOT_YET:
        return max(0, THREATS - 1 - sight[s.FEWEST])
    worst, place = 0, s.UP
    for _ in range(sight[s.SHOWN]):
        shown = of_any(counted(sight, place + 1, sight[place]), 0)
        place += 1 + sight[place]
        theirs = shown >> RANK_BITS
        if theirs >= PAIR and theirs >= min(level, TRIPS) and shown > (level << RANK_BITS | rank):
            worst = 2
        elif level < TRIPS and shown & (1 << RANK_BITS) - 1 > rank:
            worst = max(worst, 1)
    return worst
