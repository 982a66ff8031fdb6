"""PokerKit, with all automations on."""

import copy
import random
from collections.abc import Callable

from pokerkit import Automation, Card, FixedLimitTexasHoldem, StandardHighHand, State

from bench.contest import (
    BIG_BET,
    BIG_BLIND,
    FOLD,
    RAISE,
    SEATS,
    SMALL_BET,
    SMALL_BLIND,
    STACK,
    Contestant,
    Rate,
    Result,
    dice,
    play_for,
    sevens,
    work_for,
)

_GAME = FixedLimitTexasHoldem(
    tuple(Automation),
    True,
    0,
    (SMALL_BLIND, BIG_BLIND),
    SMALL_BET,
    BIG_BET,
)
_STACKS = (STACK,) * SEATS


def hands(seconds: float, seed: int) -> Result:
    """Play whole hands."""
    roll = dice(seed)
    random.seed(seed)  # PokerKit shuffles by the global generator
    return play_for(seconds, lambda: _play(roll))


def _play(roll: Callable[[], float]) -> int:
    state = _GAME(_STACKS, SEATS)
    decisions = 0
    while state.status:
        decisions += 1
        if state.checking_or_calling_amount and roll() < FOLD:
            state.fold()
        elif roll() >= RAISE or not _raised(state):
            state.check_or_call()
    return decisions


def _raised(state: State) -> bool:
    """Raise if that is legal. To try is faster than `can_complete_bet_or_raise_to` first."""
    try:
        state.complete_bet_or_raise_to()
    except ValueError:
        return False
    return True


def evaluations(seconds: float, seed: int) -> Rate:
    """Evaluate two cards of one's own with five on the board."""
    deals = [tuple(Card.parse("".join(cards))) for cards in sevens(seed)[:50]]
    split = [(cards[:2], cards[2:]) for cards in deals]

    def work() -> None:
        for hole, board in split:
            StandardHighHand.from_game(hole, board)

    return work_for(seconds, work, count=len(split))


def clone(seconds: float, seed: int) -> Rate:
    """Copy a hand on the flop."""
    random.seed(seed)
    state = _GAME(_STACKS, SEATS)
    for _ in range(SEATS):
        state.check_or_call()
    return work_for(seconds, lambda: copy.deepcopy(state))


CONTESTANT = Contestant("PokerKit 0.7.7", hands, evaluations, clone)
