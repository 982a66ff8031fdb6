"""Deals of pai gow poker in a compiled loop: everybody sets by the house way."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import inlined, is_kept, kernel
from cardhouse.analysis.pai_gow.alike import CARDS
from cardhouse.analysis.pai_gow.hands import Steps, group_of, steps
from cardhouse.analysis.pai_gow.ways import FRONT_BITS, FRONT_MASK, are_kept, ways
from cardhouse.ranking.paigow import PaiGow

# Seven piles are dealt: the bank's, and at most six more.
PLAYERS_MOST: Final = 6
# Counts: wagers by result, copies, and squares of the bank's balance.
WON, EVEN, LOST, FRONT_COPIES, BACK_COPIES, BALANCE, SQUARES = range(7)


class Deals(NamedTuple):
    """Results of a number of deals, for wagers of one unit."""

    deals: int
    wagers: int
    won: int
    even: int
    lost: int
    front_copies: int
    back_copies: int
    bank: int
    bank_squares: int


@inlined
def _random(state: NDArray[np.uint64], below: int) -> int:
    """A number from 0 up, by xorshift64*."""
    x = state[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    state[0] = x
    high = (x * np.uint64(0x2545F4914F6CDD1D)) >> np.uint64(32)
    return int((high * np.uint64(below)) >> np.uint64(32))


@kernel
def _deal(
    deck: NDArray[np.int64],
    house: NDArray[np.int32],
    table: Steps,
    deals: int,
    players: int,
    pushes: bool,
    seed: int,
) -> NDArray[np.int64]:
    """Deal, set and compare; the first seven cards are the bank's."""
    sums = np.zeros(7, np.int64)
    state = np.array([seed | 1], np.uint64)
    for _ in range(deals):
        for i in range(CARDS * (players + 1)):
            j = i + _random(state, len(deck) - i)
            deck[i], deck[j] = deck[j], deck[i]
        bank = house[group_of(deck[:CARDS], table)]
        balance = 0
        for player in range(1, players + 1):
            hand = house[group_of(deck[CARDS * player : CARDS * (player + 1)], table)]
            front = (hand & FRONT_MASK) - (bank & FRONT_MASK)
            back = (hand >> FRONT_BITS) - (bank >> FRONT_BITS)
            copy = front == 0 or back == 0
            sums[FRONT_COPIES] += front == 0
            sums[BACK_COPIES] += back == 0
            if front > 0 and back > 0:
                sums[WON] += 1
                balance -= 1
            elif front <= 0 and back <= 0 and not (copy and pushes):
                sums[LOST] += 1
                balance += 1
            else:
                sums[EVEN] += 1
        sums[BALANCE] += balance
        sums[SQUARES] += balance * balance
    return sums


def is_ready(rules: PaiGow) -> bool:
    """True if nothing has to be compiled or worked out before hands are dealt."""
    return is_kept(_deal) and are_kept(rules.joker, rules.wheel)


def deal(rules: PaiGow, deals: int, seed: int, *, players: int = 1) -> Deals:
    """Deal a number of hands, all set the house way; a seed always deals the same hands."""
    if not 1 <= players <= PLAYERS_MOST:
        raise ValueError(f"seven piles are for a bank and 1 to {PLAYERS_MOST}, not {players}")
    found = ways(rules.joker, rules.wheel)
    pushes = rules.copies == "push"
    # Neighboring seeds would begin alike.
    mixed = int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]) >> 1
    args = (found.groups.deck(), found.house, steps(found.groups))
    return Deals(deals, deals * players, *_deal(*args, deals, players, pushes, mixed).tolist())
