"""How hands and values are packed into integers, so that ranking is adding and looking up.

The code of a card, and of a hand, which is the sum of its cards:
  bits 0-15   four counters, one a suit, that start at 3: bit 3 of a counter says five or more
  bits 16-54  thirteen counters of 3 bits, one a rank, deuces lowest: the octal digits of a hand
  bits 55-57  how many wild cards; each also counts in every suit, for it can join any flush
A value is a class above five ranks of 4 bits, the most important first.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from cardhouse.cards import RANKS

ACE: Final = RANKS.index("A")
FIVE: Final = RANKS.index("5")

NO_CARDS: Final = 0x3333
FIVE_OF_A_SUIT: Final = 0x8888
# Added to the board's code alone, or to the player's, the same bits say three or two of a suit.
THREE_ON_BOARD: Final = 0x2222
TWO_OF_OWN: Final = 0x6666
RANKS_SHIFT: Final = 16
WILD: Final = 1 << (RANKS_SHIFT + 3 * len(RANKS))
WILD_IN_EVERY_SUIT: Final = WILD | 0x1111

# A mask of the ranks in one suit counts wild cards above the thirteen ranks.
MASK_WILD: Final = 1 << len(RANKS)
MASK_RANKS: Final = MASK_WILD - 1

CLASS_SHIFT: Final = 20


def rank_code(rank: int) -> int:
    """The code of one card of a rank."""
    return 1 << (RANKS_SHIFT + 3 * rank)


def rank_counts(key: int) -> tuple[list[int], int]:
    """The count of each rank, and of wild cards, in a code without its suits."""
    counts = [key >> (3 * rank) & 7 for rank in range(len(RANKS))]
    wilds = key >> (3 * len(RANKS))
    cards = sum(counts) + wilds
    if not 5 <= cards <= 7:
        raise ValueError(f"a hand is the best five of 5 to 7 cards, not of {cards}")
    return counts, wilds


def pack(place: int, numbers: Iterable[int]) -> int:
    """A value: the place of the hand's class, then five numbers, greater being better."""
    packed = place
    for number in numbers:
        packed = packed << 4 | number
    return packed


def unpack(value: int) -> tuple[int, Sequence[int]]:
    """The place of the class and the five numbers of a value."""
    return value >> CLASS_SHIFT, [value >> shift & 15 for shift in (16, 12, 8, 4, 0)]
