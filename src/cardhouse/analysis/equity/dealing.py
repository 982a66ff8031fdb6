"""The kernels of the odds: go through every deal of a spot, or deal it at random many times.

Both count showdowns by winners: bit i of a number says that player i has the best hand of the first
side; the same bits above those, that they have the best of the second.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.equity.spot import Slots, Start
from cardhouse.analysis.evaluate.sides import Sides, of_any, of_two
from cardhouse.analysis.evaluate.strength import FIVE_OF_A_SUIT, NO_CARDS, flush, place
from cardhouse.analysis.evaluate.tables import Tables
from cardhouse.analysis.kernel.jit import bare, inlined

_HALF: Final = np.uint64(32)
_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_MIX_1: Final = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2: Final = np.uint64(0x94D049BB133111EB)
_SHIFT: Final = np.uint64(30)

Sums = NDArray[np.uint64]
Count = NDArray[np.int64]


class Work(NamedTuple):
    """Storage for the sums of the players and the board, and for the position of each slot."""

    code: Sums
    suited: Sums
    high: Count
    low: Count
    at: Count


def work(slots: Slots, start: Start) -> Work:
    """Storage for one thread: kernels make no arrays of their own."""
    at = np.zeros(len(slots.first) + 1, dtype=np.int64)
    high, low = np.zeros((2, len(start.code)), dtype=np.int64)
    return Work(start.code.copy(), start.suited.copy(), high, low, at)


@inlined
def winners(work: Work, board: np.uint64, on_board: np.uint64, sides: Sides, players: int) -> int:
    """The winners of a showdown."""
    if sides.simple:
        return simple_winners(work, board, on_board, sides.tables, players)
    best, best_low = np.int64(0), np.int64(0)
    for i in range(players):
        code, suited = work.code[i], work.suited[i]
        if sides.two:
            high, low = of_two(code, suited, board, on_board, sides)
        else:
            high, low = of_any(code + board, suited + on_board, sides)
        work.high[i], work.low[i] = high, low
        best = max(best, high)
        best_low = max(best_low, low)
    won, won_low = 0, 0
    for i in range(players):
        won |= (work.high[i] == best) << i
    if best_low:
        for i in range(players):
            won_low |= (work.low[i] == best_low) << i
        if best < sides.least:
            won = 0
    return won | won_low << players


@inlined
def simple_winners(
    work: Work, board: np.uint64, on_board: np.uint64, tables: Tables, players: int
) -> int:
    """The same if the best five of all cards win everything, whatever their suits."""
    best, won = np.int64(0), 0
    for i in range(players):
        code = work.code[i] + board + NO_CARDS
        found = tables.of_ranks[place(code, tables.row)]
        if code & FIVE_OF_A_SUIT:
            found = flush(code, work.suited[i] + on_board, tables.of_suited, found)
        # Without a branch, because a processor cannot predict the winner.
        mine = np.int64(found)
        won = (won if mine <= best else 0) | (1 << i if mine >= best else 0)
        best = mine if mine > best else best
    return won


@bare
def every_deal(
    slots: Slots, work: Work, sides: Sides, since: int, until: int, count: Count
) -> None:
    """Count all deals with the first slot's item from `since` to `until`."""
    code, suited, at = work.code, work.suited, work.at
    deepest = len(slots.first) - 1
    used, level = np.uint64(0), 0
    at[0] = since
    while level >= 0:
        owner = slots.owner[level]
        end = until if level == 0 else slots.last[level]
        if level == deepest:
            one_by_one(slots, work, sides, used, at[level], end, count)
            at[level] = end
        while at[level] < end and used & slots.cards[at[level]]:
            at[level] += 1
        if at[level] < end:
            item = at[level]
            used |= slots.cards[item]
            code[owner] += slots.code[item]
            suited[owner] += slots.suited[item]
            level += 1
            at[level] = item + 1 if slots.climbs[level] else slots.first[level]
        else:
            level -= 1
            if level >= 0:
                item = at[level]
                used ^= slots.cards[item]
                code[slots.owner[level]] -= slots.code[item]
                suited[slots.owner[level]] -= slots.suited[item]
                at[level] += 1


@inlined
def one_by_one(
    slots: Slots, work: Work, sides: Sides, used: np.uint64, since: int, until: int, count: Count
) -> None:
    """Count the showdowns for the items of the last slot."""
    code, suited = work.code, work.suited
    board = len(code) - 1
    owner = slots.owner[len(slots.first) - 1]
    before, before_suited = code[owner], suited[owner]
    for item in range(since, until):
        if not used & slots.cards[item]:
            code[owner] = before + slots.code[item]
            suited[owner] = before_suited + slots.suited[item]
            count[winners(work, code[board], suited[board], sides, board)] += 1
    code[owner], suited[owner] = before, before_suited


@bare
def random_deals(
    slots: Slots, start: Start, work: Work, sides: Sides, seed: np.uint64, trials: int, count: Count
) -> None:
    """Count a number of random deals; the same seed deals the same."""
    board, deep = len(work.code) - 1, len(slots.first)
    own = 0
    while own < deep and slots.owner[own] != board:
        own += 1
    first, many = 0, np.uint64(0)
    if own < deep:
        first, many = slots.first[own], np.uint64(slots.last[own] - slots.first[own])
    state, done = seed, 0
    while done < trials:
        used = np.uint64(0)
        if own:
            state, used = fill_hands(slots, start, work, own, state)
            if not used:
                continue
        common, on_board, left = start.code[board], start.suited[board], deep - own
        while left:
            state += _STEP
            item = first + np.int64((rolled(state) * many) >> _HALF)
            if used & slots.cards[item]:
                continue
            used |= slots.cards[item]
            common += slots.code[item]
            on_board += slots.suited[item]
            left -= 1
        count[winners(work, common, on_board, sides, board)] += 1
        done += 1


@inlined
def fill_hands(
    slots: Slots, start: Start, work: Work, own: int, state: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """Deal the players' slots: the new random state, and the cards; none if hands collided."""
    for i in range(len(start.code) - 1):
        work.code[i], work.suited[i] = start.code[i], start.suited[i]
    used, level = np.uint64(0), 0
    while level < own:
        state += _STEP
        many = np.uint64(slots.last[level] - slots.first[level])
        item = slots.first[level] + np.int64((rolled(state) * many) >> _HALF)
        if used & slots.cards[item]:
            if slots.whole[level]:
                # Two hands need the same card. Only a fresh start keeps all deals equally likely.
                used = np.uint64(0)
                break
            continue
        used |= slots.cards[item]
        owner = slots.owner[level]
        work.code[owner] += slots.code[item]
        work.suited[owner] += slots.suited[item]
        level += 1
    return state, used


@inlined
def rolled(state: np.uint64) -> np.uint64:
    """Thirty-two random bits from a state that only counts up."""
    bits = (state ^ (state >> _SHIFT)) * _MIX_1
    return ((bits ^ (bits >> _HALF)) * _MIX_2) >> _HALF
