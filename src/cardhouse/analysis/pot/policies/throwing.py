"""The cards to throw away: at a draw by what is worth keeping, else by the hand that is left."""

from typing import Final

from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies import traits as t
from cardhouse.analysis.pot.policies.buckets import high
from cardhouse.analysis.pot.policies.cards import (
    JOKERS,
    LANE,
    LANE_BITS,
    bits,
    counted,
    in_row,
    of,
    suited,
)
from cardhouse.analysis.pot.policies.high import (
    HAND,
    PAIR,
    QUADS,
    RANK_BITS,
    STRAIGHT,
    TWO_PAIR,
    WINDOW,
    WINDOWS,
)
from cardhouse.analysis.pot.policies.low import EIGHT, nth, pips
from cardhouse.analysis.pot.policies.sight import Sight
from cardhouse.analysis.pot.policies.traits import Traits

# The worst low that stands pat.
NINE: Final = 9


def thrown(traits: Traits, sight: Sight) -> int:
    """The cards to throw away as bits, bit 0 the first one face down."""
    own = counted(sight, s.CARD, sight[s.CARDS])
    lowest = 1
    if sight[s.TURNED] or not traits[t.HIGH]:
        kept, lowest = for_low(traits, sight, own), -1
    else:
        kept = for_high(traits, sight, own)
        if traits[t.LOW]:
            low = for_low(traits, sight, own)
            level = high(traits, sight, own, 0, 0)[0] >> RANK_BITS
            paired = level >= PAIR
            if level < TWO_PAIR and bits(low) >= (HAND - 1 if paired else HAND - 2):
                kept = low
    return as_many(sight, ((1 << sight[s.DOWNS]) - 1) & ~kept, lowest)


def as_many(sight: Sight, gone: int, way: int) -> int:
    """As many cards as may and must be thrown away, the lowest first or the highest."""
    while bits(gone) > sight[s.MOST]:
        gone &= ~(1 << furthest(sight, gone, way))
    while bits(gone) < sight[s.LEAST]:
        gone |= 1 << furthest(sight, ((1 << sight[s.DOWNS]) - 1) & ~gone, -way)
    return gone


def furthest(sight: Sight, among: int, way: int) -> int:
    """The place of the highest of some cards, or of the lowest."""
    found, best = -1, 0
    for i in range(sight[s.DOWNS]):
        card = sight[s.CARD + i]
        rank = s.RANKS if card == s.JOKER else card % s.RANKS
        if among >> i & 1 and (found < 0 or rank * way > best):
            found, best = i, rank * way
    return found


def for_high(traits: Traits, sight: Sight, own: int) -> int:
    """A made hand, or pairs and jokers, or four to a flush or a straight, or the highest card."""
    level = high(traits, sight, own, 0, 0)[0] >> RANK_BITS
    if sight[s.CARDS] == HAND and (STRAIGHT <= level < QUADS):
        return (1 << HAND) - 1
    jokers, kept = own >> JOKERS, 0
    for i in range(sight[s.DOWNS]):
        card = sight[s.CARD + i]
        if card == s.JOKER or of(own, card % s.RANKS) > 1:
            kept |= 1 << i
    if bits(kept) > jokers:
        return kept
    suits = suited(sight, s.CARD, sight[s.CARDS])
    for suit in range(s.SUITS):
        if bits(suits >> LANE * suit & LANE_BITS) + jokers >= HAND - 1:
            return kept | of_suit(sight, suit)
    row = in_row(own)
    for start in range(WINDOWS - 1, -1, -1):
        if bits(row & WINDOW << start) + jokers >= HAND - 1:
            return kept | of_window(sight, WINDOW << start)
    rest = ((1 << sight[s.DOWNS]) - 1) & ~kept
    return kept | 1 << furthest(sight, rest, 1) if rest else kept


def of_suit(sight: Sight, suit: int) -> int:
    """The cards of a suit, as bits."""
    kept = 0
    for i in range(sight[s.DOWNS]):
        kept |= (sight[s.CARD + i] // s.RANKS == suit) << i
    return kept


def of_window(sight: Sight, window: int) -> int:
    """The cards whose rank is in a window, as bits."""
    kept = 0
    for i in range(sight[s.DOWNS]):
        card = sight[s.CARD + i]
        rank = card % s.RANKS
        inside = window >> (rank + 1) & 1 or (rank == s.ACE and window & 1)
        kept |= (1 if inside and card != s.JOKER else 0) << i
    return kept


def for_low(traits: Traits, sight: Sight, own: int) -> int:
    """The low cards, each rank once, and the joker; a nine stands pat."""
    aces = traits[t.ACES_HIGH]
    found = pips(own, aces)
    most = min(EIGHT, traits[t.LOW_TOP])
    if bits(found) >= HAND:
        top = nth(found, HAND)
        if top <= (traits[t.LOW_TOP] if traits[t.HIGH] and not sight[s.TURNED] else NINE):
            most = top
    kept, seen = 0, 0
    for i in range(sight[s.DOWNS]):
        card = sight[s.CARD + i]
        rank = card % s.RANKS
        number = rank + 2 if aces or rank < s.ACE else 1
        if card == s.JOKER:
            kept |= 1 << i
        elif number <= most and not seen >> number & 1:
            kept |= 1 << i
            seen |= 1 << number
    return kept
