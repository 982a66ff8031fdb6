"""Games for a pot played in bulk: a piece of a job in compiled play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np

from cardhouse.analysis.kernel.jit import is_kept
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import dice
from cardhouse.analysis.pot.compiled.counting import wits_of
from cardhouse.analysis.pot.compiled.fees import fee_table
from cardhouse.analysis.pot.compiled.plan import Unknown, flatten
from cardhouse.analysis.pot.compiled.policies import Wits, named
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.compiled.sittings import TABLE_SIZE, Games, Results, nothing, sit
from cardhouse.analysis.pot.policies.manners import DEFAULT
from cardhouse.analysis.simulate.job import BONUS, HOUSE, Job, RoleSum, Sums
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ledger import BOX
from cardhouse.rulebook import open_table, opened_by
from cardhouse.table import Table

# Hands of a sitting: fresh stacks and a new button after so many, here and in the engine.
SITTING: Final = 50


def gap(game: PotGame) -> str:
    """The reason a game is not for compiled play, in words; empty if it is."""
    try:
        flatten(game)
    except Unknown as gap:
        return str(gap)
    return ""


def prepare(job: Job, announce: Callable[[], None]) -> None:
    """Compile the loop and count the shares of hands, which all workers then read."""
    if not is_kept(sit):
        announce()
    _table(job.house, job.game, job.table)
    piece(job, 0, hands=1)


def play(game: PotGame, job: Job, number: int) -> Sums:
    """A piece of a job."""
    return piece(job, number, hands=job.size(number))


def piece(job: Job, number: int, *, hands: int) -> Sums:
    """The first hands of a piece."""
    games, wits = _table(job.house, job.game, job.table)
    names = job.bots or (DEFAULT,) * job.seats
    results = nothing(job.seats)
    scratch = np.zeros(r.WIDTH, dtype=np.int64), np.zeros(2, dtype=np.int64)
    with np.errstate(over="ignore"):
        sit(
            *(games, np.stack([named(name) for name in names]), wits),
            *(np.zeros(job.seats, dtype=np.int64), scratch, dice(job.key(number), 1)),
            *(results, hands, SITTING),
        )
    return _sums(results, hands, _fund(job))


def _sums(results: Results, hands: int, fund: str) -> Sums:
    """A line for the house, one for its bonuses if the fee goes there, and one for each seat."""
    house, *players = [_line(results, place, hands) for place in _places(results)]
    lines = {HOUSE: house}
    if fund != BOX:
        idle = RoleSum(hands=hands, entries=hands, even=hands)
        lines = {HOUSE: idle} | ({BONUS: house} if house.net else {})
    for number, line in enumerate(players, 1):
        lines[f"seat {number}"] = line
    return Sums(hands=hands, lines=lines)


def _places(results: Results) -> list[int]:
    last = len(results.net) - 1
    return [last, *range(last)]


def _line(results: Results, place: int, hands: int) -> RoleSum:
    net, squares, won, even = (int(each[place]) for each in results)
    return RoleSum(
        hands=hands,
        entries=hands,
        net=net,
        squares=squares,
        won=won,
        even=even,
        lost=hands - won - even,
    )


@cache
def _table(house: str, game: str, table: str) -> tuple[Games, Wits]:
    opened = open_table(opened_by(house, game), table)
    assert isinstance(opened.game, PotGame)
    plan = flatten(opened.game)
    numbers = _numbers(opened)
    return Games(plan.ranks, plan.game, plan.killed, fee_table(opened.fee), numbers), wits_of(plan)


def _numbers(opened: Table) -> Numbers:
    """The table's terms between hands, as `sittings.py` names them."""
    game, fee = opened.game, opened.fee
    assert isinstance(game, PotGame)
    kill = game.kill
    found = (
        opened.buy_in,
        1 + (fee.due(opened.seating.most) if fee.payer == "button" else 0),
        opened.seating.button_card == "first-seat",
        kill.pots if kill else 0,
        kill.least if kill else 0,
    )
    assert len(found) == TABLE_SIZE
    return np.array(found, dtype=np.int64)


@cache
def _fund(job: Job) -> str:
    opened = open_table(opened_by(job.house, job.game), job.table)
    assert isinstance(opened.game, PotGame)
    return str(opened.game.fund)
