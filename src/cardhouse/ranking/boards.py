"""Up cards: whose board is highest, and who has the lowest card."""

from collections.abc import Sequence

from cardhouse.cards import RANK, RANKS, Card
from cardhouse.ranking.high import classes, grouped
from cardhouse.ranking.layout import pack
from cardhouse.ranking.rules import High, SuitOrder
from cardhouse.ranking.suits import TIE_BREAK_BITS, tie_break


def showing(cards: Sequence[Card], *, suit_order: SuitOrder | None = None) -> int:
    """The value of one to five up cards: equal ranks and high cards, the ace high.

    Straights and flushes do not count on a board. Boards of equal ranks are equal, unless the
    house says which suit is higher.
    """
    if not 1 <= len(cards) <= 5:
        raise ValueError(f"a board shows one to five cards, not {len(cards)}")
    counts = [0] * len(RANKS)
    for card in cards:
        counts[RANK[card]] += 1
    name, ranks = grouped(counts)
    rules = High(suit_order=suit_order or "cdhs")
    value = pack(1 + classes(rules).index(name), [*ranks, *[0] * (5 - len(ranks))])
    if suit_order is None:
        return value
    return value << TIE_BREAK_BITS | tie_break(cards, name, ranks, rules)
