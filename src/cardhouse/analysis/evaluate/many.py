"""Many hands at once: an array of cards in, an array of strengths out.

    from cardhouse.analysis.evaluate.many import strengths
    from cardhouse.analysis.evaluate.tables import numbers, order
    bug = order(High(joker="bug"))
    strengths(bug, hands)  # an array of uint8, a hand of five to seven cards a line

A line is `numbers(cards)`. A greater strength is a better hand, equal ones tie, 0 does not qualify;
`bug.values` has the engine's value of each strength. Your own kernels (`kernel.jit.bare`) sum
`tables.code`, from NO_CARDS up, and `tables.suited` over the cards for `strength.strength`.
"""

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.evaluate import plain
from cardhouse.analysis.evaluate.omaha_tables import BOARD, OWN, can_be
from cardhouse.analysis.evaluate.sides import Sides, of_two, sides_of
from cardhouse.analysis.evaluate.strength import FIVE_OF_A_SUIT, NO_CARDS, flush, place, strength
from cardhouse.analysis.evaluate.tables import HandOrder, Tables
from cardhouse.analysis.kernel.jit import FAST, bare


def strengths(order: HandOrder, hands: NDArray[np.uint8]) -> NDArray[np.uint16]:
    """The strength of the best five of each hand, one per row; suits do not break ties here."""
    if not 5 <= hands.shape[1] <= 7:
        raise ValueError(f"a hand is the best five of 5 to 7 cards, not of {hands.shape[1]}")
    if not FAST:
        return plain.strengths(order.tables, hands)
    found = np.empty(len(hands), dtype=np.uint16)
    kernels = {5: _fives, 6: _sixes, 7: _sevens}
    kernels[hands.shape[1]](_packed(hands), order.tables, found)
    return found


def two_of_four(
    order: HandOrder, own: NDArray[np.uint8], board: NDArray[np.uint8]
) -> NDArray[np.uint16]:
    """The strength of two of four hole cards with three of a board of five, one deal per row."""
    if own.shape[1] != OWN or board.shape[1] != BOARD:
        raise ValueError(f"a deal is {OWN} own cards and {BOARD} of the board")
    if not FAST or not can_be(order.rules):
        return plain.worth(order, own, board, two=True).astype(np.uint16)
    found = np.empty(len(own), dtype=np.uint16)
    _twos(_packed(own), _packed(board), sides_of([order], two=True), found)
    return found


def _packed(hands: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Row after row without gaps, as the kernels are compiled for."""
    return np.ascontiguousarray(hands, dtype=np.uint8)


@bare
def _twos(
    own: NDArray[np.uint8], board: NDArray[np.uint8], sides: Sides, found: NDArray[np.uint16]
) -> None:
    card_code, card_suited = sides.tables.code, sides.tables.suited
    for i in range(len(own)):
        code, suited, common, on_board = (np.uint64(0), np.uint64(0), np.uint64(0), np.uint64(0))
        for j in range(OWN):
            code += card_code[own[i, j]]
            suited += card_suited[own[i, j]]
        for j in range(BOARD):
            common += card_code[board[i, j]]
            on_board += card_suited[board[i, j]]
        found[i] = of_two(code, suited, common, on_board, sides)[0]


@bare
def _fives(hands: NDArray[np.uint8], tables: Tables, found: NDArray[np.uint16]) -> None:
    code, held = tables.code, tables.suited
    for i in range(len(hands)):
        a, b, c, d, e = hands[i, 0], hands[i, 1], hands[i, 2], hands[i, 3], hands[i, 4]
        total = NO_CARDS + code[a] + code[b] + code[c] + code[d] + code[e]
        best = tables.of_ranks[place(total, tables.row)]
        if total & FIVE_OF_A_SUIT:
            suited = held[a] + held[b] + held[c] + held[d] + held[e]
            best = flush(total, suited, tables.of_suited, best)
        found[i] = best


@bare
def _sixes(hands: NDArray[np.uint8], tables: Tables, found: NDArray[np.uint16]) -> None:
    for i in range(len(hands)):
        total, suited = NO_CARDS, np.uint64(0)
        for j in range(6):
            total += tables.code[hands[i, j]]
            suited += tables.suited[hands[i, j]]
        found[i] = strength(total, suited, tables)


@bare
def _sevens(hands: NDArray[np.uint8], tables: Tables, found: NDArray[np.uint16]) -> None:
    code, held = tables.code, tables.suited
    for i in range(len(hands)):
        a, b, c, d = hands[i, 0], hands[i, 1], hands[i, 2], hands[i, 3]
        e, f, g = hands[i, 4], hands[i, 5], hands[i, 6]
        total = NO_CARDS + code[a] + code[b] + code[c] + code[d] + code[e] + code[f] + code[g]
        best = tables.of_ranks[place(total, tables.row)]
        if total & FIVE_OF_A_SUIT:
            suited = held[a] + held[b] + held[c] + held[d] + held[e] + held[f] + held[g]
            best = flush(total, suited, tables.of_suited, best)
        found[i] = best
