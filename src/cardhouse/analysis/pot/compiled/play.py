"""Whole hands in one compiled loop, one table after the other."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import bare, unkept
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import Dice, shuffle
from cardhouse.analysis.pot.compiled.machine import advance, answer
from cardhouse.analysis.pot.compiled.policies import NO_WITS, Wits, decide
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.start import sit_down
from cardhouse.analysis.pot.compiled.worth import Rankings, rate


class Company(NamedTuple):
    """The players of all tables: a policy, a stack and results each, in the order of the seats."""

    policies: Numbers
    stacks: Numbers
    won: Numbers
    """The chips won or lost in all hands."""
    squares: NDArray[np.float64]
    """The sum of the squares of each hand's result."""
    wits: Wits = NO_WITS
    """Their knowledge of the game."""


@bare
def play(
    ranks: Rankings,
    game: Numbers,
    rows: Numbers,
    dice: Dice,
    company: Company,
    fees: Numbers,
    hands: int,
) -> tuple[int, int]:
    """Play hands at every table in turn, the button moving on; the decisions, and the fees."""
    players, tables = len(company.stacks), len(dice)
    terms, decisions, collected = pointer(game), 0, 0
    for number in range(hands):
        hand, own = pointer(rows[number % tables]), pointer(dice[number % tables :])
        # Each table's button moves on after a hand.
        turn = number // tables % players
        sit_down(terms, hand, pointer(company.stacks), players, turn, pointer(fees))
        while True:
            awaited = advance(terms, hand)
            if awaited == acts.DECISION:
                player = (hand[r.ACTOR] + turn) % players
                act, amount = decide(
                    pointer(company.policies[player]), terms, hand, own, company.wits
                )
                answer(terms, hand, act, amount)
                decisions += 1
            elif awaited == acts.SHUFFLE:
                shuffle(terms, hand, own)
            elif awaited == acts.RATING:
                rate(ranks, terms, hand)
            else:
                break
        collected += hand[r.BOX]
        for place in range(players):
            player = (place + turn) % players
            won = hand[r.CHIPS + place] - company.stacks[player]
            company.won[player] += won
            company.squares[player] += float(won) * float(won)
    return decisions, int(collected)


def played_by(decide: Callable[..., Any]) -> Callable[..., tuple[int, int]]:
    """The same loop with a decision of your own in it, compiled when it is first called."""
    source: Any = getattr(play, "py_func", play)
    own = {**source.__globals__, "decide": decide}
    return unkept(types.FunctionType(source.__code__, own, source.__name__))
