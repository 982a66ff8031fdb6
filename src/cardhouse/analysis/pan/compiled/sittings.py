"""Sittings: hands of one table after the other, each begun by the winner of the last."""

from __future__ import annotations

from cardhouse.analysis.kernel.jit import bare, part
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pan.compiled import acts
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled.chance import Dice, shuffle
from cardhouse.analysis.pan.compiled.machine import advance, answer
from cardhouse.analysis.pan.compiled.policies import decide
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.search import search
from cardhouse.analysis.pan.compiled.start import clear
from cardhouse.analysis.simulate.seated import Results

# A table: the buy-in, the fee of a hand, and the hands after which everybody begins anew.
(BUY_IN, FEE, SITTING) = range(3)


@bare
def sit(
    game: Numbers,
    table: Numbers,
    policies: Numbers,
    stacks: Numbers,
    hand: Numbers,
    sheet: Numbers,
    dice: Dice,
    results: Results,
    hands: int,
) -> int:
    """Play hands; whoever has no chips left buys in again. The number of decisions."""
    players, decisions, first = len(stacks), 0, r.NOBODY
    terms, row, found, own = pointer(game), pointer(hand), pointer(sheet), pointer(dice)
    for number in range(hands):
        begins = number % table[SITTING] == 0
        if begins:
            first = r.NOBODY
        clear(terms, row, players, first)
        row[r.FEE] = table[FEE]
        for player in range(players):
            if begins or not stacks[player]:
                stacks[player] = table[BUY_IN]
            row[r.CHIPS + player] = stacks[player]
        while True:
            awaited = advance(terms, row, found)
            if awaited == acts.DECISION:
                policy = pointer(policies[row[r.ACTOR]])
                act, amount = decide(policy, terms, row, found, own)
                answer(terms, row, found, act, amount)
                decisions += 1
            elif awaited == acts.SEARCH:
                search(terms, row, found)
            elif awaited == acts.SHUFFLE:
                shuffle(row, own)
            else:
                break
        first = row[r.WINNER]
        for player in range(players):
            _add(results, player, row[r.CHIPS + player] - stacks[player])
            stacks[player] = row[r.CHIPS + player]
        _add(results, players, row[r.BOX])
    return decisions


@part
def _add(results: Results, player: int, net: int) -> None:
    results.net[player] += net
    results.squares[player] += net * net
    results.won[player] += net > 0
    results.even[player] += net == 0
