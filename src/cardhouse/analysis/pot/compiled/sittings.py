"""Sittings: hands of one table after the other, with buy-ins and kills as the engine has them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cardhouse.analysis.kernel.jit import bare, inlined, part
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import Dice, roll, shuffle
from cardhouse.analysis.pot.compiled.machine import advance, answer
from cardhouse.analysis.pot.compiled.policies import Wits, decide
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.start import sit_down
from cardhouse.analysis.pot.compiled.worth import Rankings, rate

# A table: the buy-in, the stack below which a player buys in again, whether the first seat begins
# with the button, the pots in a row that earn a kill and the least of each.
(BUY_IN, LEAST, FIRST_SEAT, KILL_POTS, KILL_LEAST) = range(5)
TABLE_SIZE = 5
# The winner of the last whole pots, and their number.
(KILLER, STREAK) = range(2)


class Games(NamedTuple):
    """A game as the kernels play it, at its own limits and at those of a kill."""

    ranks: Rankings
    game: Numbers
    killed: Numbers
    fees: Numbers
    table: Numbers


class Results(NamedTuple):
    """The results of each player, and last of the box: chips, their squares, hands won and even."""

    net: Numbers
    squares: Numbers
    won: Numbers
    even: Numbers


@bare
def sit(
    games: Games,
    policies: Numbers,
    wits: Wits,
    stacks: Numbers,
    scratch: tuple[Numbers, Numbers],
    dice: Dice,
    results: Results,
    hands: int,
    sitting: int,
) -> None:
    """Play hands, with fresh stacks and a new button after so many.

    The scratch is a row, and the streak of a kill.
    """
    players, hand, killing = len(stacks), pointer(scratch[0]), pointer(scratch[1])
    own, table, turn = pointer(dice), pointer(games.table), 0
    for number in range(hands):
        if number % sitting == 0:
            turn = 1 if table[FIRST_SEAT] else 1 + roll(own, players)
            killing[KILLER], killing[STREAK] = r.NOBODY, 0
            for player in range(players):
                stacks[player] = table[BUY_IN]
        for player in range(players):
            if stacks[player] < table[LEAST]:
                stacks[player] += table[BUY_IN]
        turn %= players
        kills = table[KILL_POTS] > 0 and killing[STREAK] >= table[KILL_POTS]
        terms = pointer(games.killed) if kills else pointer(games.game)
        sit_down(terms, hand, pointer(stacks), players, turn, pointer(games.fees))
        if kills:
            hand[r.KILL] = (killing[KILLER] - turn + players) % players
        _play_hand(games.ranks, terms, hand, own, policies, wits, turn)
        if table[KILL_POTS]:
            _count_pots(table, hand, killing, turn)
        _count(hand, stacks, results, turn)
        turn += 1


@inlined
def _play_hand(
    ranks: Rankings,
    game: Numbers,
    hand: Numbers,
    dice: Dice,
    policies: Numbers,
    wits: Wits,
    turn: int,
) -> None:
    while True:
        awaited = advance(game, hand)
        if awaited == acts.DECISION:
            player = (hand[r.ACTOR] + turn) % hand[r.SEATED]
            act, amount = decide(pointer(policies[player]), game, hand, dice, wits)
            answer(game, hand, act, amount)
        elif awaited == acts.SHUFFLE:
            shuffle(game, hand, dice)
        elif awaited == acts.RATING:
            rate(ranks, game, hand)
        else:
            break


@part
def _count_pots(table: Numbers, hand: Numbers, killing: Numbers, turn: int) -> None:
    """A whole pot that is large enough extends a streak, or begins one."""
    winner, winners, amount = 0, 0, 0
    for seat in range(hand[r.SEATED]):
        if hand[r.WON + seat]:
            winner = (seat + turn) % hand[r.SEATED]
            winners += 1
            amount += hand[r.WON + seat]
    if not winners:
        return
    if winners > 1 or amount < table[KILL_LEAST]:
        killing[KILLER], killing[STREAK] = r.NOBODY, 0
        return
    killing[STREAK] = killing[STREAK] + 1 if killing[KILLER] == winner else 1
    killing[KILLER] = winner


@part
def _count(hand: Numbers, stacks: Numbers, results: Results, turn: int) -> None:
    players = hand[r.SEATED]
    for place in range(players):
        player = (place + turn) % players
        _add(results, player, hand[r.CHIPS + place] - stacks[player])
        stacks[player] = hand[r.CHIPS + place]
    _add(results, players, hand[r.BOX])


@part
def _add(results: Results, player: int, net: int) -> None:
    results.net[player] += net
    results.squares[player] += net * net
    results.won[player] += net > 0
    results.even[player] += net == 0


def nothing(players: int) -> Results:
    """No results yet."""
    return Results(*(np.zeros(players + 1, dtype=np.int64) for _ in Results._fields))
