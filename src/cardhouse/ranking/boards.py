"""Up cards: whose board is highest, and who has the lowest card."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from cardhouse.cards import PACK, RANK, RANKS, Card
from cardhouse.ranking.high import HighClass, classes, grouped
from cardhouse.ranking.layout import pack
from cardhouse.ranking.rules import High, SuitOrder
from cardhouse.ranking.suits import TIE_BREAK_BITS, tie_break

# A board's ranks as octal digits, one a rank: the sum of its cards.
_ONE: Final = {card: 8 ** RANK[card] for card in PACK}.__getitem__


def showing(cards: Sequence[Card], suit_order: SuitOrder | None = None) -> int:
    """The value of one to five up cards: equal ranks and high cards, the ace high.

    Straights and flushes do not count on a board. Boards of equal ranks are equal, unless the
    house says which suit is higher.
    """
    if not 1 <= len(cards) <= 5:
        raise ValueError(f"a board shows one to five cards, not {len(cards)}")
    by_ranks = _by_ranks(sum(map(_ONE, cards)))
    if suit_order is None:
        return by_ranks[0]
    value, name, ranks = by_ranks
    rules = High(suit_order=suit_order)
    return value << TIE_BREAK_BITS | tie_break(cards, name, ranks, rules)


@cache
def _by_ranks(board: int) -> tuple[int, HighClass, tuple[int, ...]]:
    """What a board is worth by its ranks alone, worked out once."""
    name, ranks = grouped([board >> 3 * rank & 7 for rank in range(len(RANKS))])
    place = 1 + classes(High()).index(name)
    return pack(place, [*ranks, *[0] * (5 - len(ranks))]), name, tuple(ranks)
