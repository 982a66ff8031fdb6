"""The worth of each hand still in, looked up in the tables of the house's ranking."""

from typing import Final, NamedTuple

import numpy as np

from cardhouse.analysis.evaluate.omaha_tables import BOARD, OWN, Twos
from cardhouse.analysis.evaluate.sides import by_suits
from cardhouse.analysis.evaluate.strength import NO_CARDS, place, strength
from cardhouse.analysis.evaluate.tables import LANE_BITS, Tables
from cardhouse.analysis.kernel.jit import merged, part
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled import terms as g
from cardhouse.analysis.pot.compiled.row import Numbers

_ENOUGH_ON_BOARD: Final = np.uint64(0x5555)
_ENOUGH_OF_OWN: Final = np.uint64(0x6666)
_FIVE_OF_A_SUIT: Final = np.uint64(0x8888)
_FIVE: Final = np.uint64(8)
_SUIT_BITS: Final = np.uint64(4)
_LANE_WIDTH: Final = np.uint64(LANE_BITS)
_LANE: Final = np.uint64((1 << LANE_BITS) - 1)
_NONE: Final = np.uint64(0)
# The fewest cards that are a hand.
_HAND: Final = 5


class Ranking(NamedTuple):
    """The tables of one side: for any five cards, and for two of four with three of the board."""

    tables: Tables
    twos: Twos
    spoiled: bool
    """True for a low that a suit spoils: five of one are looked up among suited hands alone."""


class Rankings(NamedTuple):
    """The tables of the high side, of the low side and of a pot turned low; some may be empty."""

    high: Ranking
    low: Ranking
    turned: Ranking


@merged
def rate(ranks: Rankings, game: Numbers, hand: Numbers) -> None:
    """Look up what each hand still in is worth for high and for low."""
    two = game[g.TWO] > 0
    for seat in range(hand[r.SEATED]):
        hand[r.HIGH + seat] = 0
        hand[r.LOW + seat] = 0
        if not hand[r.LIVE + seat]:
            continue
        if game[g.HAS_HIGH]:
            hand[r.HIGH + seat] = worth(ranks.high, hand, seat, two)
        if hand[r.TURNED]:
            hand[r.LOW + seat] = worth(ranks.turned, hand, seat, two)
        elif game[g.HAS_LOW]:
            hand[r.LOW + seat] = worth(ranks.low, hand, seat, two)
    hand[r.RATED] = 1


@merged
def worth(ranking: Ranking, hand: Numbers, seat: int, two: bool) -> int:
    """The worth of a seat's cards with the board; a greater one is a better hand."""
    down, up, board = hand[r.DOWN_COUNT + seat], hand[r.UP_COUNT + seat], hand[r.BOARD_COUNT]
    if two:
        if down + up == OWN and board == BOARD and len(ranking.twos.number):
            return _of_two(ranking, hand, seat)
        return _by_twos(ranking, hand, seat)
    if down + up + board < _HAND:
        return 0
    code, suited = NO_CARDS, _NONE
    tables = ranking.tables
    for i in range(down):
        card = hand[r.DOWN + r.HELD * seat + i]
        code += tables.code[card]
        suited += tables.suited[card]
    for i in range(up):
        card = hand[r.UP + r.HELD * seat + i]
        code += tables.code[card]
        suited += tables.suited[card]
    for i in range(board):
        card = hand[r.BOARD + i]
        code += tables.code[card]
        suited += tables.suited[card]
    if ranking.spoiled:
        return _spoiled(tables, code, suited)
    return _value(tables, code, suited)


@part
def _spoiled(tables: Tables, code: np.uint64, suited: np.uint64) -> int:
    """The worth of exactly five cards in an order of its own for five of one suit."""
    long = code & _FIVE_OF_A_SUIT
    if not long:
        return int(tables.of_ranks[place(code, tables.row)])
    while not long & _FIVE:
        long >>= _SUIT_BITS
        suited >>= _LANE_WIDTH
    return int(tables.of_suited[suited & _LANE])


@part
def _value(tables: Tables, code: np.uint64, suited: np.uint64) -> int:
    best = strength(code, suited, tables)
    if len(tables.five):
        return int(by_suits(best, suited, tables))
    return int(best)


@part
def _own(hand: Numbers, seat: int, number: int) -> int:
    """One of a seat's cards, those face down first."""
    down = hand[r.DOWN_COUNT + seat]
    if number < down:
        return int(hand[r.DOWN + r.HELD * seat + number])
    return int(hand[r.UP + r.HELD * seat + number - down])


@part
def _of_two(ranking: Ranking, hand: Numbers, seat: int) -> int:
    """Exactly two of four cards with three of the board."""
    tables, twos = ranking.tables, ranking.twos
    code, suited, board, on_board = _NONE, _NONE, _NONE, _NONE
    for i in range(OWN):
        card = _own(hand, seat, i)
        code += tables.code[card]
        suited += tables.suited[card]
    for i in range(BOARD):
        card = hand[r.BOARD + i]
        board += tables.code[card]
        on_board += tables.suited[card]
    own_number = twos.number[place(code, tables.row)]
    best = twos.of_ranks[own_number, twos.number[place(board, tables.row)]]
    if not len(tables.of_suited):
        return int(best)
    long = (board + _ENOUGH_ON_BOARD) & (code + _ENOUGH_OF_OWN) & _FIVE_OF_A_SUIT
    while long:
        if long & _FIVE:
            own_suited = twos.own_suited[suited & _LANE]
            found = twos.of_suited[own_suited, twos.board_suited[on_board & _LANE]]
            if found > best:
                best = found
        long >>= _SUIT_BITS
        suited >>= _LANE_WIDTH
        on_board >>= _LANE_WIDTH
    return int(best)


@part
def _by_twos(ranking: Ranking, hand: Numbers, seat: int) -> int:
    """Exactly two of any number of cards with three of the board, one by one."""
    held, board = hand[r.DOWN_COUNT + seat] + hand[r.UP_COUNT + seat], hand[r.BOARD_COUNT]
    best = 0
    for a in range(held):
        for b in range(a):
            own = (_own(hand, seat, a), _own(hand, seat, b))
            for c in range(board):
                for d in range(c):
                    for e in range(d):
                        best = max(best, _five(ranking.tables, hand, own, (c, d, e)))
    return best


@part
def _five(tables: Tables, hand: Numbers, own: tuple[int, int], board: tuple[int, int, int]) -> int:
    code, suited = NO_CARDS, _NONE
    for card in own:
        code += tables.code[card]
        suited += tables.suited[card]
    for i in board:
        card = hand[r.BOARD + i]
        code += tables.code[card]
        suited += tables.suited[card]
    return _value(tables, code, suited)
