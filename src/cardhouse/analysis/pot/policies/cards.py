"""Cards as sums of bits: the number of each rank, the ranks of each suit, the ranks in a row.

Ranks are counted three bits each, deuces first, jokers above the aces; suits hold a bit for each
rank, sixteen bits each, clubs first.
"""

from typing import Final

from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies.sight import Sight

LANE: Final = 16
LANE_BITS: Final = (1 << s.RANKS) - 1
JOKERS: Final = 3 * s.RANKS


def bits(mask: int) -> int:
    """The number of bits that are set."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def counted(sight: Sight, first: int, number: int) -> int:
    """How often each rank is among some cards, and the jokers."""
    held = 0
    for i in range(number):
        card = sight[first + i]
        held += 1 << (JOKERS if card == s.JOKER else 3 * (card % s.RANKS))
    return held


def suited(sight: Sight, first: int, number: int) -> int:
    """The ranks that some cards hold of each suit."""
    held = 0
    for i in range(number):
        card = sight[first + i]
        if card != s.JOKER:
            held |= 1 << (LANE * (card // s.RANKS) + card % s.RANKS)
    return held


def of(held: int, rank: int) -> int:
    """The number of cards of a rank."""
    return held >> 3 * rank & 7


def ranks(held: int) -> int:
    """A bit for each rank from the deuce, jokers left out."""
    found = 0
    for rank in range(s.RANKS):
        if held >> 3 * rank & 7:
            found |= 1 << rank
    return found


def in_row(held: int) -> int:
    """A bit for each rank from the ace, which is at both ends."""
    found = ranks(held) << 1
    return found | found >> s.RANKS
