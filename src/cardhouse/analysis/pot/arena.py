"""Policies that meet in compiled play: a deal's cards depend on nothing that players do.

Each shuffle of a deal and each seat in it has chance of its own, so whatever the players decide
and toss coins for, the deck is the same whenever the deal is played again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from cardhouse.analysis.arena.tally import Tally
from cardhouse.analysis.figures import Arena
from cardhouse.analysis.kernel.jit import bare, is_kept
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import acts
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import Dice, shuffle
from cardhouse.analysis.pot.compiled.counting import wits_of
from cardhouse.analysis.pot.compiled.fees import fee_table
from cardhouse.analysis.pot.compiled.machine import advance, answer
from cardhouse.analysis.pot.compiled.plan import Plan, Unknown, flatten
from cardhouse.analysis.pot.compiled.policies import NAMES, NO_WITS, Wits, decide, named
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.start import sit_down
from cardhouse.analysis.pot.compiled.worth import Rankings, rate
from cardhouse.analysis.pot.policies.manners import BY_SHARE
from cardhouse.analysis.simulate.job import Job
from cardhouse.engine.core.game import Game
from cardhouse.rulebook import Posted, open_table

# Shuffles of a deal with chance of their own: the first, and when the stock runs out or all
# passed. Later ones go on with that of the last.
SHUFFLES: Final = 4


@bare
def meet(
    ranks: Rankings,
    game: Numbers,
    row: Numbers,
    policies: Numbers,
    wits: Wits,
    orders: Numbers,
    seeds: Dice,
    stacks: Numbers,
    fees: Numbers,
    own: Dice,
    won: Numbers,
) -> None:
    """Play each deal once for each bot, all moving on by a seat, and note what each bot won."""
    terms, hand, seats, bots = pointer(game), pointer(row), len(stacks), orders.shape[1]
    cards = pointer(own[seats:])
    for deal in range(len(seeds)):
        for turn in range(bots):
            sit_down(terms, hand, pointer(stacks), seats, 0, pointer(fees))
            for seat in range(seats):
                own[seat] = seeds[deal, SHUFFLES + seat]
            shuffles = 0
            while True:
                awaited = advance(terms, hand)
                if awaited == acts.DECISION:
                    seat = hand[r.ACTOR]
                    bot = orders[deal, (seat + turn) % bots]
                    coins = pointer(own[seat:])
                    act, amount = decide(pointer(policies[bot]), terms, hand, coins, wits)
                    answer(terms, hand, act, amount)
                elif awaited == acts.SHUFFLE:
                    if shuffles < SHUFFLES:
                        own[seats] = seeds[deal, shuffles]
                        shuffles += 1
                    shuffle(terms, hand, cards)
                elif awaited == acts.RATING:
                    rate(ranks, terms, hand)
                else:
                    break
            for seat in range(seats):
                bot = orders[deal, (seat + turn) % bots]
                won[deal, turn, bot] += hand[r.CHIPS + seat] - stacks[seat]


def piece(post: Posted, job: Job, number: int) -> Tally:
    """A piece of a job: its deals, each with an order of the bots of its own."""
    table, bots = post.table(job.table), len(job.bots)
    plan = flatten(post.game(table))
    deals = job.size(number) // bots
    chips = job.chips or open_table(post, job.table).buy_in
    chance = np.random.PCG64(job.key(number))
    drawn = np.asarray(chance.random_raw((deals, bots + SHUFFLES + job.seats)))
    won = np.zeros((deals, bots, bots), dtype=np.int64)
    with np.errstate(over="ignore"):
        meet(
            *(plan.ranks, plan.game, np.zeros(r.WIDTH, dtype=np.int64)),
            np.stack([named(name) for name in job.bots]),
            _wits(plan, job),
            np.argsort(drawn[:, :bots], axis=1, kind="stable"),
            np.ascontiguousarray(drawn[:, bots:]),
            np.full(job.seats, chips, dtype=np.int64),
            fee_table(post.fee(table)),
            np.zeros(job.seats + 1, dtype=np.uint64),
            won,
        )
    return tally(won, most=chips * job.seats * bots)


def _wits(plan: Plan, job: Job, announce: Callable[[], None] = lambda: None) -> Wits:
    """The knowledge of the bots: a table of shares is counted only for those who read it."""
    if any(named(name)[0] == BY_SHARE for name in job.bots):
        return wits_of(plan, announce)
    return NO_WITS


def tally(won: Numbers, *, most: int) -> Tally:
    """The sums of what was won, by deal, turn and bot; no bot won more in a deal than `most`."""
    deals, bots, _ = won.shape
    # Squares that may not fit into 64 bits are summed as Python's own numbers.
    kind: Any = np.int64 if won.size * most**2 < 2**63 else object
    by_deal: Any = won.sum(axis=1).astype(kind)
    by_hand: Any = won.reshape(-1, bots).astype(kind)
    return Tally(
        hands=deals * bots,
        deals=deals,
        net=by_deal.sum(axis=0).tolist(),
        by_deal=(by_deal.T @ by_deal).tolist(),
        by_hand=(by_hand.T @ by_hand).tolist(),
    )


def gap(game: Game) -> str:
    """The part of a game that the kernels do not know; empty if they can play it."""
    try:
        flatten(game)
    except Unknown as unknown:
        return str(unknown)
    return ""


def make_ready(post: Posted, job: Job, announce: Callable[[], None]) -> None:
    """Compile or load the loop by playing a deal; announce it first if it takes long."""
    if not is_kept(meet):
        announce()
    _wits(flatten(post.game(post.table(job.table))), job, announce)
    piece(post, replace(job, hands=len(job.bots)), 0)


ARENA: Final = Arena(names=NAMES, gap=gap, make_ready=make_ready, play=piece)
