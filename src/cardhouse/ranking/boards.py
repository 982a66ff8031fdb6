"""Up cards: the highest board and the lowest card."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from cardhouse.cards import PACK, RANK, RANKS, SUIT, Card
from cardhouse.ranking.high import HighClass, classes, grouped
from cardhouse.ranking.layout import ACE, pack
from cardhouse.ranking.rules import High, SuitOrder
from cardhouse.ranking.suits import TIE_BREAK_BITS, tie_break

# A board's ranks as octal digits, one per rank: the sum of its cards.
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


def showing_low(cards: Sequence[Card], *, aces_low: bool = True) -> int:
    """The value of one to five up cards for low, greater for a lower board: pairs are worse."""
    pips = [_pips(card, aces_low=aces_low) for card in cards]
    groups = sorted(((pips.count(each), each) for each in set(pips)), reverse=True)
    shape = [count for count, _ in groups] + [0] * (5 - len(groups))
    ranked = [each for _, each in groups] + [0] * (5 - len(groups))
    # Fewer equal cards first, then the lower card from the top down.
    return -pack(shape[0], [*shape[1:], *ranked])


def high_card(cards: Sequence[Card], *, aces_low: bool = True) -> int:
    """The index of the highest card, with ties broken by suit from clubs up to spades."""
    places = [(_pips(card, aces_low=aces_low), SUIT[card]) for card in cards]
    return places.index(max(places))


def _pips(card: Card, *, aces_low: bool) -> int:
    return 1 if aces_low and RANK[card] == ACE else RANK[card] + 2


@cache
def _by_ranks(board: int) -> tuple[int, HighClass, tuple[int, ...]]:
    """The value of a board by its ranks alone, computed once."""
    name, ranks = grouped([board >> 3 * rank & 7 for rank in range(len(RANKS))])
    place = 1 + classes(High()).index(name)
    return pack(place, [*ranks, *[0] * (5 - len(ranks))]), name, tuple(ranks)
