"""Every board that can come when all hands are known, put together from two halves.

A half is the part of a board in two of the suits. If two suits can be exchanged and everything else
stays the same, as in aces of spades and hearts against two red kings, only one of each two boards
is looked at, and counts twice.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.equity.dealing import Count, Work, winners
from cardhouse.analysis.equity.spot import Hand, Spot
from cardhouse.analysis.evaluate.sides import Sides
from cardhouse.analysis.evaluate.strength import FIVE_OF_A_SUIT, NO_CARDS, flush, place
from cardhouse.analysis.evaluate.tables import NUMBER, Tables
from cardhouse.analysis.kernel.jit import bare, inlined
from cardhouse.cards import JOKER, RANKS

_RANKS: Final = len(RANKS)
_PAIRINGS: Final = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
# Fewer boards than this are checked as quickly as their halves are made.
_WORTH_HALVING: Final = 10_000


class Half(NamedTuple):
    """Every part of a board in two suits, the fewest cards first."""

    code: NDArray[np.uint64]
    suited: NDArray[np.uint64]
    weight: NDArray[np.int64]
    """The number of boards it stands for."""
    first: NDArray[np.int64]
    """Index of the first entry for each number of cards."""


class _Suit(NamedTuple):
    """Every set of cards that can come in one suit, by number of cards."""

    code: list[NDArray[np.uint64]]
    suited: list[NDArray[np.uint64]]


def can_halve(spot: Spot) -> bool:
    """True if only a board is still to come, and halving is worth it."""
    known = all(holding.due == 0 for holding in spot.holdings)
    boards = comb(len(spot.stub), spot.board_due)
    return known and NUMBER[JOKER] not in spot.stub and boards > _WORTH_HALVING


def halves(spot: Spot, tables: Tables, *, suits_count: bool) -> tuple[Half, Half]:
    """The two halves of all boards; if suits break ties they are never alike."""

    def alike(pair: tuple[int, int]) -> bool:
        return not suits_count and _can_swap(spot, *pair)

    pairs = max(_PAIRINGS, key=lambda pairing: sum(map(alike, pairing)))
    suits = [_suit(_of_suit(spot.stub, suit), spot.board_due, tables) for suit in range(4)]
    one, other = (_half(suits[a], suits[b], spot.board_due, alike=alike((a, b))) for a, b in pairs)
    return one, other


def _of_suit(cards: Sequence[int], suit: int) -> list[int]:
    return [card for card in cards if card // _RANKS == suit]


def _can_swap(spot: Spot, one: int, other: int) -> bool:
    """True if nothing changes when two suits change places."""
    change = {one: other, other: one}

    def same(cards: Hand) -> bool:
        swapped = {change.get(c // _RANKS, c // _RANKS) * _RANKS + c % _RANKS for c in cards}
        return swapped == set(cards)

    return all(map(same, (*(h.hands[0] for h in spot.holdings), spot.board, spot.stub)))


def _suit(cards: list[int], due: int, tables: Tables) -> _Suit:
    code, suited = tables.code[cards], tables.suited[cards]
    sets = [_sets(len(cards), size) for size in range(due + 1)]
    return _Suit(
        [code[each].sum(axis=1, dtype=np.uint64) for each in sets],
        [suited[each].sum(axis=1, dtype=np.uint64) for each in sets],
    )


@cache
def _sets(cards: int, size: int) -> NDArray[np.int64]:
    sets = list(combinations(range(cards), size))
    return np.array(sets, dtype=np.int64).reshape(len(sets), size)


def _half(one: _Suit, other: _Suit, due: int, *, alike: bool) -> Half:
    code, suited, weight, first = [], [], [], [0]
    for cards in range(due + 1):
        for mine in range(cards, -1, -1):
            yours = cards - mine
            if alike and mine < yours:
                break
            codes = np.add.outer(one.code[mine], other.code[yours])
            suiteds = np.add.outer(one.suited[mine], other.suited[yours])
            times = np.full(codes.shape, 2 if alike else 1, dtype=np.int64)
            if alike and mine == yours:
                # Both suits show the same number of cards: the higher-numbered set is the first
                # suit's.
                times = np.tril(times) - np.eye(len(times), dtype=np.int64)
            kept = times > 0
            code.append(codes[kept])
            suited.append(suiteds[kept])
            weight.append(times[kept])
        first.append(sum(map(len, code)))
    return Half(
        np.concatenate(code),
        np.concatenate(suited),
        np.concatenate(weight),
        np.array(first, dtype=np.int64),
    )


@bare
def every_board(one: Half, other: Half, work: Work, sides: Sides, count: Count) -> None:
    """Count all boards made of two halves, by winners."""
    due = len(one.first) - 2
    for cards in range(due + 1):
        many = one.first[cards + 1] - one.first[cards]
        others = other.first[due - cards + 1] - other.first[due - cards]
        # The shorter list is the inner loop, to stay in the processor's cache.
        if many >= others:
            _boards(one, cards, other, work, sides, count)
        else:
            _boards(other, due - cards, one, work, sides, count)


@bare
def _boards(half: Half, cards: int, other: Half, work: Work, sides: Sides, count: Count) -> None:
    """Count the boards with a given number of cards in one half."""
    players, due = len(work.code) - 1, len(half.first) - 2
    quick = players == 2 and sides.simple
    since, until = other.first[due - cards], other.first[due - cards + 1]
    for i in range(half.first[cards], half.first[cards + 1]):
        board = work.code[players] + half.code[i]
        on_board = work.suited[players] + half.suited[i]
        if quick:
            heads_up(other, work, sides, board, on_board, since, until, half.weight[i], count)
            continue
        for j in range(since, until):
            whole, on_whole = board + other.code[j], on_board + other.suited[j]
            won = winners(work, whole, on_whole, sides, players)
            count[won] += half.weight[i] * other.weight[j]


@inlined
def heads_up(
    half: Half, work: Work, sides: Sides, board: np.uint64, on_board: np.uint64,
    since: int, until: int, weight: int, count: Count,
) -> None:  # fmt: skip
    """The same for two hands and one side: the most common question is the quickest."""
    tables = sides.tables
    mine_so_far, yours_so_far = work.code[0] + board + NO_CARDS, work.code[1] + board + NO_CARDS
    wins, ties, boards = np.int64(0), np.int64(0), np.int64(0)
    for j in range(since, until):
        mine, yours = mine_so_far + half.code[j], yours_so_far + half.code[j]
        my_best = tables.of_ranks[place(mine, tables.row)]
        your_best = tables.of_ranks[place(yours, tables.row)]
        if (mine | yours) & FIVE_OF_A_SUIT:
            seen = on_board + half.suited[j]
            my_best = flush(mine, work.suited[0] + seen, tables.of_suited, my_best)
            your_best = flush(yours, work.suited[1] + seen, tables.of_suited, your_best)
        wins += half.weight[j] * (my_best > your_best)
        ties += half.weight[j] * (my_best == your_best)
        boards += half.weight[j]
    count[1] += weight * wins
    count[2] += weight * (boards - wins - ties)
    count[3] += weight * ties
