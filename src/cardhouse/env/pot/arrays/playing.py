"""One step at every table: decide, play on to the next learner, look; after a hand comes the next."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardhouse.analysis.kernel.jit import bare, merged
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import Dice, shuffle
from cardhouse.analysis.pot.compiled.machine import advance, answer
from cardhouse.analysis.pot.compiled.policies import decide
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.start import sit_down
from cardhouse.analysis.pot.compiled.worth import Rankings, rate
from cardhouse.env.pot.arrays import layout as y
from cardhouse.env.pot.arrays.choosing import decision, offer, silence
from cardhouse.env.pot.arrays.seeing import see

Whole = NDArray[np.int64]
# The kind of a policy that is none: decisions come from outside.
LEARNS: Final = -1
# Hands in a row in which no learner is asked, after which none ever will be.
PATIENCE: Final = 10_000


class Room(NamedTuple):
    """What is the same at all tables, then a row, a generator and a turn of the button for each."""

    layout: Numbers
    game: Numbers
    stacks: Numbers
    fees: Numbers
    policies: Numbers
    rows: Numbers
    dice: Dice
    turns: Numbers


class Shown(NamedTuple):
    """What a step leaves behind, by table."""

    seen: NDArray[np.float32]
    mask: NDArray[np.int8]
    player: Whole
    """The player asked, whose view it is; once the hand is over, the last one asked."""
    over: NDArray[np.bool_]
    illegal: NDArray[np.bool_]
    won: Whole
    """By player, the chips won in a hand that is over."""
    missed: Whole
    """Hands before this one in which no learner was asked, told as it begins."""
    missed_won: Whole


@bare
def step_many(ranks: Rankings, room: Room, shown: Shown, actions: Numbers, which: Any) -> int:
    """A decision at some tables, or a new hand where one is over; the first table that is stuck."""
    layout, game, stacks = pointer(room.layout), pointer(room.game), pointer(room.stacks)
    players = len(room.stacks)
    for table in range(len(room.rows)):
        if not which[table]:
            continue
        hand, dice = pointer(room.rows[table]), pointer(room.dice[table:])
        won, turn = pointer(shown.won[table]), room.turns[table]
        player, missed = shown.player[table], 0
        dealt = hand[r.ASKED] != acts.DECISION
        shown.illegal[table] = False
        if dealt:
            turn = _next(turn, players)
            sit_down(game, hand, stacks, players, turn, pointer(room.fees))
            for each in range(players):
                shown.missed_won[table, each] = 0
        else:
            act, amount = decision(layout, hand, actions[table])
            if act < 0:
                shown.illegal[table] = True
                act, amount = silence(hand)
            answer(game, hand, act, amount)
        while True:
            awaited = advance(game, hand)
            if awaited == acts.DECISION:
                if hand[r.OFFERS] >> acts.SHOW & 1 and not layout[y.SHOWS]:
                    answer(game, hand, acts.SHOW, 0)
                    continue
                player = _next(hand[r.ACTOR] + turn - 1, players)
                policy = pointer(room.policies[player])
                if policy[0] == LEARNS:
                    break
                act, amount = decide(policy, game, hand, dice)
                answer(game, hand, act, amount)
            elif awaited == acts.SHUFFLE:
                shuffle(game, hand, dice)
            elif awaited == acts.RATING:
                rate(ranks, game, hand)
            elif not dealt:
                player = shown.player[table]
                break
            else:
                # No learner was asked in this hand: it belongs to no episode.
                _count(hand, stacks, players, turn, pointer(shown.missed_won[table]))
                missed += 1
                if missed == PATIENCE:
                    return table
                turn = _next(turn, players)
                sit_down(game, hand, stacks, players, turn, pointer(room.fees))
        over = awaited == acts.OVER
        for each in range(players):
            won[each] = 0
        if over:
            _count(hand, stacks, players, turn, won)
        room.turns[table] = turn
        shown.player[table] = player
        shown.over[table] = over
        shown.missed[table] = missed
        viewer = player - turn
        see(layout, game, hand, viewer + players if viewer < 0 else viewer, pointer(shown.seen[table]))
        offer(layout, hand, pointer(shown.mask[table]))
    return -1


@merged
def _next(turn: int, players: int) -> int:
    """The number after this one, around the table."""
    return turn + 1 if turn + 1 < players else turn + 1 - players


@merged
def _count(hand: Numbers, stacks: Numbers, players: int, turn: int, won: Numbers) -> None:
    """Add the chips won by each player."""
    for player in range(players):
        place = player - turn
        if place < 0:
            place += players
        won[player] += hand[r.CHIPS + place] - stacks[player]
