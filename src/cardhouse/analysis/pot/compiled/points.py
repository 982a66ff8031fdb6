"""A quick judgement of a hand by its ranks alone, for players in the loop: points up to 1,000.

It sees pairs and better, high cards, low cards, jokers; no straights and flushes. That is enough to
make some hands worth more chips than others at any moment of any game.
"""

from typing import Final

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers

RANKS: Final = 13
JOKER: Final = 52
ACE: Final = 12
EIGHT: Final = 6
# The points of a set, of two pairs, of a pair of deuces, and of one rank more in a pair.
_SET: Final = 900
_TWO_PAIR: Final = 700
_PAIR: Final = 350
_BY_RANK: Final = 20
# The points of each different low card, and of one rank less in the highest of them.
_LOW_CARD: Final = 190
_MOST: Final = 1000


@part
def points(game: Numbers, hand: Numbers, seat: int) -> int:
    """The points of a seat's cards with the board: those of its better side."""
    high, low = 0, 0
    if game[g.HAS_HIGH] and not hand[r.TURNED]:
        high = high_points(hand, seat)
    if game[g.HAS_LOW] or hand[r.TURNED]:
        low = low_points(hand, seat)
    return max(high, low)


@part
def _ranks(hand: Numbers, seat: int) -> int:
    """How often each rank is among a seat's own cards: three bits a rank, jokers above them."""
    held = 0
    for i in range(hand[r.DOWN_COUNT + seat]):
        card = hand[r.DOWN + r.HELD * seat + i]
        held += 1 << 3 * (RANKS if card == JOKER else card % RANKS)
    for i in range(hand[r.UP_COUNT + seat]):
        held += 1 << 3 * (hand[r.UP + r.HELD * seat + i] % RANKS)
    return held


@part
def _on_board(hand: Numbers) -> int:
    board = 0
    for i in range(hand[r.BOARD_COUNT]):
        board += 1 << 3 * (hand[r.BOARD + i] % RANKS)
    return board


@part
def high_points(hand: Numbers, seat: int) -> int:
    """Sets, pairs with an own card in them, and high cards."""
    own, board = _ranks(hand, seat), _on_board(hand)
    jokers = own >> 3 * RANKS
    pairs, best, top, second = 0, 0, 0, 0
    for rank in range(RANKS):
        mine = own >> 3 * rank & 7
        if not mine:
            continue
        top, second = rank + 1, top
        count = mine + (board >> 3 * rank & 7) + jokers
        if count >= 3:
            best = _SET
        elif count == 2:
            pairs += 1
            best = max(best, _PAIR + _BY_RANK * rank)
    if pairs > 1:
        best = max(best, _TWO_PAIR)
    return min(_MOST, max(best, (top + second) * 12) + top)


@part
def low_points(hand: Numbers, seat: int) -> int:
    """Different low cards, the fewer and higher ones worth less."""
    held = _ranks(hand, seat) + _on_board(hand)
    cards, worst = held >> 3 * RANKS, 0
    if held >> 3 * ACE & 7:
        cards += 1
    for rank in range(EIGHT + 1):
        if held >> 3 * rank & 7 and cards < 5:
            cards += 1
            worst = rank
    return min(_MOST, _LOW_CARD * cards + _BY_RANK // 4 * (EIGHT - worst))


@part
def worst_cards(game: Numbers, hand: Numbers) -> int:
    """The down cards that the seat in turn throws away, as bits: as many as it must, or may."""
    seat = hand[r.ACTOR]
    held = _ranks(hand, seat)
    for_low = hand[r.TURNED] or not game[g.HAS_HIGH]
    mask, thrown, seen = 0, 0, 0
    for i in range(hand[r.DOWN_COUNT + seat] - 1, -1, -1):
        card = hand[r.DOWN + r.HELD * seat + i]
        rank = card % RANKS
        if card == JOKER:
            continue
        if for_low:
            bad = (EIGHT < rank < ACE) or seen >> rank & 1
            seen |= 1 << rank
        else:
            bad = held >> 3 * rank & 7 == 1
        if bad and thrown < hand[r.MOST]:
            mask |= 1 << i
            thrown += 1
    for i in range(hand[r.DOWN_COUNT + seat]):
        if thrown < hand[r.LEAST] and not mask >> i & 1:
            mask |= 1 << i
            thrown += 1
    return mask
