"""Two from the hand with three of the board: the value of every pair of ranks on a board."""

from collections.abc import Mapping
from itertools import combinations, combinations_with_replacement
from typing import Final

from cardhouse.cards import RANKS
from cardhouse.ranking.layout import RANKS_SHIFT, WILD, rank_code

# A number for each rank and one for a wild card; any two of them have a sum of their own (they are
# the marks of a Golomb ruler), so a sum names a pair and a short list holds all pairs.
NUMBERS: Final = (0, 4, 6, 20, 35, 52, 59, 77, 78, 86, 89, 99, 122, 127)
WILD_NUMBER: Final = NUMBERS[-1]

# The code of one card of a rank, without its suit; the wild card comes last.
_ONE: Final = (
    *(rank_code(rank) >> RANKS_SHIFT for rank in range(len(RANKS))),
    WILD >> RANKS_SHIFT,
)
_NATURAL: Final = tuple(combinations_with_replacement(range(len(RANKS)), 2))
_WITH_WILD: Final = tuple(combinations_with_replacement(range(len(_ONE)), 2))


def pairs_on(board: int, values: Mapping[int, int], *, wild: bool) -> list[int]:
    """The value of every pair on a board's ranks, by the pair's number; empty if none qualifies."""
    held = [board // one & 7 for one in _ONE]
    cards = [one for one, count in zip(_ONE, held, strict=True) for _ in range(count)]
    threes = {sum(three) for three in combinations(cards, 3)}
    # A pack has four of a rank: a hand that needs a fifth is never asked for.
    free = [4 - count for count in held]
    worth = [0] * (2 * NUMBERS[-1] + 1)
    for a, b in _WITH_WILD if wild else _NATURAL:
        if free[a] > (a == b) and free[b] > 0:
            two = _ONE[a] + _ONE[b]
            worth[NUMBERS[a] + NUMBERS[b]] = max([values[two + three] for three in threes])
    return worth if any(worth) else []
