"""Whole hands in one compiled loop, one table after the other."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.compiled import acts
from cardhouse.analysis.compiled import row as r
from cardhouse.analysis.compiled.chance import Dice, shuffle
from cardhouse.analysis.compiled.machine import advance, answer
from cardhouse.analysis.compiled.policies import decide
from cardhouse.analysis.compiled.row import Numbers
from cardhouse.analysis.compiled.start import clear
from cardhouse.analysis.compiled.worth import Rankings, rate
from cardhouse.analysis.kernel.jit import bare, unkept
from cardhouse.analysis.kernel.pointing import pointer


class Company(NamedTuple):
    """The players of all tables: a policy, a stack and results each, in the order of the seats."""

    policies: NDArray[np.int64]
    stacks: NDArray[np.int64]
    won: NDArray[np.int64]
    """The chips won or lost in all hands."""
    squares: NDArray[np.float64]
    """The sum of the squares of each hand's result."""


class Collection(NamedTuple):
    """The fee by the number of players, and the payer: the button, or the pot."""

    fees: NDArray[np.int64]
    button: bool


@bare
def play(
    ranks: Rankings,
    game: Numbers,
    rows: Numbers,
    dice: Dice,
    company: Company,
    fee: Collection,
    hands: int,
    totals: Numbers,
) -> None:
    """Play hands at every table in turn, the button moving on; add up decisions and fees."""
    players = len(company.stacks)
    terms = pointer(game)
    for number in range(hands):
        at = number % len(dice)
        hand, own = pointer(rows[at]), pointer(dice[at : at + 1])
        # Each table's button moves on after a hand.
        turn = number // len(dice) % players
        clear(terms, hand, players)
        hand[r.FEE] = fee.fees[players]
        if fee.button:
            hand[r.FEE_SEAT] = players - 1
        for dealt_in in range(players + 1):
            hand[r.FEES + dealt_in] = fee.fees[dealt_in]
        for place in range(players):
            hand[r.CHIPS + place] = company.stacks[(place + turn) % players]
        while True:
            awaited = advance(terms, hand)
            if awaited == acts.DECISION:
                player = (hand[r.ACTOR] + turn) % players
                act, amount = decide(pointer(company.policies[player]), terms, hand, own)
                answer(terms, hand, act, amount)
                totals[0] += 1
            elif awaited == acts.SHUFFLE:
                shuffle(terms, hand, own)
            elif awaited == acts.RATING:
                rate(ranks, terms, hand)
            else:
                break
        totals[1] += hand[r.BOX]
        for place in range(players):
            player = (place + turn) % players
            won = hand[r.CHIPS + place] - company.stacks[player]
            company.won[player] += won
            company.squares[player] += float(won) * float(won)


def played_by(decide: Callable[..., Any]) -> Callable[..., None]:
    """The same loop with a decision of your own in it, compiled when it is first called."""
    source: Any = getattr(play, "py_func", play)
    own = {**source.__globals__, "decide": decide}
    loop = types.FunctionType(source.__code__, own, source.__name__)
    return unkept(loop)
