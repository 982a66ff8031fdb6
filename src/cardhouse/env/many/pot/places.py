"""A seat's cards in the order in which they are thrown away: the lowest first, a joker last."""

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.row import Numbers

_RANKS = 13
_SUITS = 4
_JOKER = 52


@part
def in_order(hand: Numbers, seat: int) -> int:
    """The places of the down cards, lowest card first, four bits each."""
    held, first = hand[r.DOWN_COUNT + seat], r.DOWN + r.HELD * seat
    order = 0
    for i in range(held):
        own, lower = _height(hand[first + i]), 0
        for j in range(held):
            lower += _height(hand[first + j]) < own
        order |= i << 4 * lower
    return order


@part
def _height(card: int) -> int:
    return card % _RANKS * _SUITS + card // _RANKS if card < _JOKER else _JOKER
