"""PokerKit, with all automations on."""

import copy
import random
from collections.abc import Callable
from functools import partial

from pokerkit import (
    Automation,
    BettingStructure,
    Card,
    Deck,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    Hand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    StandardHighHand,
    State,
    Street,
)

from bench.contest import (
    ANTE,
    BIG_BET,
    BIG_BLIND,
    BRING_IN,
    FOLD,
    HOLDEM,
    OMAHA_HILO,
    RAISE,
    SEATS,
    SMALL_BET,
    SMALL_BLIND,
    STACK,
    STUD_HILO,
    Contestant,
    Rate,
    Result,
    dice,
    play_for,
    sevens,
    work_for,
)

_ALL = tuple(Automation)
_BLINDS = (SMALL_BLIND, BIG_BLIND)
_STACKS = (STACK,) * SEATS
# A bet and three raises. Before the flop the blind is the bet.
_BETS_AND_RAISES = 4


def _holdem() -> State:
    return _on_a_board(2, StandardHighHand)


def _stud_hilo() -> State:
    return FixedLimitSevenCardStudHighLowSplitEightOrBetter.create_state(
        _ALL, True, ANTE, BRING_IN, SMALL_BET, BIG_BET, _STACKS, SEATS
    )


def _omaha_hilo() -> State:
    return _on_a_board(4, OmahaHoldemHand, OmahaEightOrBetterLowHand)


def _on_a_board(down: int, *kinds: type[Hand]) -> State:
    """Built from parts: its own classes allow another raise preflop, and bet Omaha pot-limit."""
    streets = [
        Street(bool(board), (False,) * cards, board, False, Opening.POSITION, bet, most)
        for cards, board, bet, most in (
            (down, 0, SMALL_BET, _BETS_AND_RAISES - 1),
            (0, 3, SMALL_BET, _BETS_AND_RAISES),
            (0, 1, BIG_BET, _BETS_AND_RAISES),
            (0, 1, BIG_BET, _BETS_AND_RAISES),
        )
    ]
    return State(
        _ALL,
        Deck.STANDARD,
        kinds,
        tuple(streets),
        BettingStructure.FIXED_LIMIT,
        True,
        0,
        _BLINDS,
        0,
        _STACKS,
        SEATS,
    )


_TABLES = {HOLDEM: _holdem, STUD_HILO: _stud_hilo, OMAHA_HILO: _omaha_hilo}


def hands(name: str, seconds: float, seed: int) -> Result:
    """Play whole hands."""
    roll, table = dice(seed), _TABLES[name]
    random.seed(seed)  # PokerKit shuffles by the global generator
    return play_for(seconds, lambda: _play(table(), roll))


def _play(state: State, roll: Callable[[], float]) -> int:
    decisions = 0
    while state.status:
        decisions += 1
        if state.bring_in_status:
            if roll() >= RAISE or not _raised(state):
                state.post_bring_in()
        elif state.checking_or_calling_amount and roll() < FOLD:
            state.fold()
        elif roll() >= RAISE or not _raised(state):
            state.check_or_call()
    return decisions


def _raised(state: State) -> bool:
    """Raise if legal; trying is faster than asking `can_complete_bet_or_raise_to` first."""
    try:
        state.complete_bet_or_raise_to()
    except ValueError:
        return False
    return True


def evaluations(seconds: float, seed: int) -> Rate:
    """Evaluate two hole cards with five on the board."""
    deals = [tuple(Card.parse("".join(cards))) for cards in sevens(seed)[:50]]
    split = [(cards[:2], cards[2:]) for cards in deals]

    def work() -> None:
        for hole, board in split:
            StandardHighHand.from_game(hole, board)

    return work_for(seconds, work, count=len(split))


def clone(seconds: float, seed: int) -> Rate:
    """Copy a hand on the flop."""
    random.seed(seed)
    state = _holdem()
    for _ in range(SEATS):
        state.check_or_call()
    return work_for(seconds, lambda: copy.deepcopy(state))


CONTESTANT = Contestant(
    "PokerKit 0.7.7", {name: partial(hands, name) for name in _TABLES}, evaluations, clone
)
