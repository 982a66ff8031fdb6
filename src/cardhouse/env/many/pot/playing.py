"""One step at every table: a decision, play on to the next one, a look; or a new hand."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import bare, merged, part
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import Dice, shuffle
from cardhouse.analysis.pot.compiled.machine import advance, answer
from cardhouse.analysis.pot.compiled.policies import CALLER, any_act
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.start import sit_down
from cardhouse.analysis.pot.compiled.worth import Rankings, rate
from cardhouse.env.many.pot import layout as y
from cardhouse.env.many.pot.choosing import calling, decision, offer, silence
from cardhouse.env.many.pot.picking import pick
from cardhouse.env.many.pot.seeing import see

Whole = NDArray[np.int64]
Money = NDArray[np.float64]
# The kind of a policy that is none: decisions come from outside.
LEARNS: Final = -1
# Hands in a row in which no learner is asked, after which none ever will be.
PATIENCE: Final = 10_000


class Room(NamedTuple):
    """The game and its players, then a row, a generator and a turn of the button for each table."""

    layout: Numbers
    game: Numbers
    stacks: Numbers
    fees: Numbers
    policies: Numbers
    rows: Numbers
    dice: Dice
    turns: Numbers
    units: NDArray[np.float64]
    """The cents in a unit of what is won."""


class Shown(NamedTuple):
    """The results of a step, by table."""

    seen: NDArray[np.float32]
    mask: NDArray[np.int8]
    player: Whole
    """The player asked, whose view it is; once the hand is over, the last one asked."""
    over: NDArray[np.bool_]
    illegal: NDArray[np.bool_]
    won: Money
    """Won in a hand that is over, by player, and of the one who decided last."""
    reward: Money
    missed: Whole
    """Hands before this one in which no learner was asked, told as it begins."""
    missed_won: Money


@part
def step_tables(
    ranks: Rankings, room: Room, shown: Shown, actions: Numbers, which: Any, renew: bool
) -> int:
    """A decision at some tables, or a new hand where one is over; the first table that is stuck.

    With `renew` the next hand is dealt in the same step, and its first view is the one shown.
    """
    layout, game, stacks = pointer(room.layout), pointer(room.game), pointer(room.stacks)
    players, unit = len(room.stacks), room.units[0]
    for table in range(len(room.rows)):
        if not which[table]:
            continue
        hand, dice = pointer(room.rows[table]), pointer(room.dice[table:])
        turn, missed = room.turns[table], 0
        _clear(shown, table, players)
        begins = hand[r.ASKED] != acts.DECISION
        if not begins:
            shown.illegal[table] = _decide(layout, game, hand, actions[table])
        while True:
            if begins:
                turn = _next(turn, players)
                sit_down(game, hand, stacks, players, turn, pointer(room.fees))
            player = _go_on(ranks, room.policies, layout, game, hand, dice, turn)
            if player >= 0:
                shown.player[table] = player
                break
            if not begins:
                won = pointer(shown.won[table])
                _count(hand, stacks, players, turn, unit, won)
                shown.reward[table] = won[shown.player[table]]
                shown.over[table] = True
                if not renew:
                    break
                begins = True
                continue
            # No learner was asked in this hand: it belongs to no episode.
            _count(hand, stacks, players, turn, unit, pointer(shown.missed_won[table]))
            missed += 1
            if missed == PATIENCE:
                return table
        room.turns[table] = turn
        shown.missed[table] = missed
        viewer = shown.player[table] - turn
        place = viewer + players if viewer < 0 else viewer
        see(layout, game, hand, place, pointer(shown.seen[table]))
        offer(layout, hand, pointer(shown.mask[table]))
    return -1


@bare
def step_many(
    ranks: Rankings, room: Room, shown: Shown, actions: Numbers, which: Any, renew: bool
) -> int:
    """The same, called from Python."""
    return step_tables(ranks, room, shown, actions, which, renew)


@bare
def play_many(
    ranks: Rankings, room: Room, shown: Shown, coins: Dice, actions: Numbers, which: Any, steps: int
) -> int:
    """Steps with random actions, the next hands dealt at once; the first table that is stuck."""
    for _ in range(steps):
        pick(shown.mask, coins, actions)
        stuck = step_tables(ranks, room, shown, actions, which, True)
        if stuck >= 0:
            return stuck
    return -1


@merged
def _clear(shown: Shown, table: int, players: int) -> None:
    """Forget the results of the last step."""
    shown.over[table] = False
    shown.illegal[table] = False
    shown.reward[table] = 0.0
    won, missed_won = pointer(shown.won[table]), pointer(shown.missed_won[table])
    for each in range(players):
        won[each] = 0.0
        missed_won[each] = 0.0


@merged
def _decide(layout: Numbers, game: Numbers, hand: Numbers, action: int) -> bool:
    """Carry an action out, or silence if it is not legal; True if it is not."""
    act, amount = decision(layout, hand, action)
    illegal = act < 0
    if illegal:
        act, amount = silence(hand)
    answer(game, hand, act, amount)
    return illegal


@merged
def _go_on(
    ranks: Rankings,
    policies: Numbers,
    layout: Numbers,
    game: Numbers,
    hand: Numbers,
    dice: Dice,
    turn: int,
) -> int:
    """Play on until a learner is asked, who it is; nobody if the hand is over."""
    while True:
        awaited = advance(game, hand)
        if awaited == acts.DECISION:
            if hand[r.OFFERS] >> acts.SHOW & 1 and not layout[y.SHOWS]:
                answer(game, hand, acts.SHOW, 0)
                continue
            player = _next(hand[r.ACTOR] + turn - 1, len(policies))
            policy = pointer(policies[player])
            if policy[0] == LEARNS:
                return player
            if policy[0] == CALLER:
                act, amount = calling(hand)
            else:
                act, amount = any_act(hand, dice)
            answer(game, hand, act, amount)
        elif awaited == acts.SHUFFLE:
            shuffle(game, hand, dice)
        elif awaited == acts.RATING:
            rate(ranks, game, hand)
        else:
            return r.NOBODY


@merged
def _next(turn: int, players: int) -> int:
    """The number after this one, around the table."""
    return turn + 1 if turn + 1 < players else turn + 1 - players


@merged
def _count(
    hand: Numbers, stacks: Numbers, players: int, turn: int, unit: float, won: Money
) -> None:
    """Add what each player has won."""
    for player in range(players):
        place = player - turn
        if place < 0:
            place += players
        won[player] += (hand[r.CHIPS + place] - stacks[player]) / unit
