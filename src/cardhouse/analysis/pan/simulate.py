"""Pan played in bulk: a piece of a job in compiled play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np

from cardhouse.analysis.kernel.jit import is_kept
from cardhouse.analysis.pan.compiled import row as r
from cardhouse.analysis.pan.compiled import sheet as s
from cardhouse.analysis.pan.compiled.chance import dice
from cardhouse.analysis.pan.compiled.plan import Unknown, flatten
from cardhouse.analysis.pan.compiled.policies import DEFAULT, RANDOM, ROOMS_OWN, policy
from cardhouse.analysis.pan.compiled.row import Numbers
from cardhouse.analysis.pan.compiled.sittings import sit
from cardhouse.analysis.simulate.job import Job, Sums
from cardhouse.analysis.simulate.seated import nothing, summed_up
from cardhouse.engine.pan.hand import PanGame
from cardhouse.rulebook import open_table, opened_by

# Hands of a sitting: everybody begins anew after so many, here and in the engine.
SITTING: Final = 50
# The bots by name (`bots/names.py`); at pan nobody plays tighter or looser than others.
SENSIBLE: Final = "sensible"
POLICIES: Final[dict[str, tuple[int, ...]]] = {
    SENSIBLE: ROOMS_OWN,
    "tight": ROOMS_OWN,
    "loose": ROOMS_OWN,
    "caller": (DEFAULT,),
    "random": (RANDOM,),
}


def gap(game: PanGame) -> str:
    """The reason why a game is left to the engine; empty if it is not."""
    try:
        flatten(game)
    except Unknown as unknown:
        return str(unknown)
    return ""


def prepare(game: PanGame, job: Job, announce: Callable[[], None]) -> None:
    """Compile or load the loop by playing a hand; announce it first if it takes long."""
    if not is_kept(sit):
        announce()
    piece(job, 0, hands=1)


def play(game: PanGame, job: Job, number: int) -> Sums:
    """A piece of a job."""
    return piece(job, number, hands=job.size(number))


def piece(job: Job, number: int, *, hands: int) -> Sums:
    """The first hands of a piece."""
    names = job.bots or (SENSIBLE,) * job.seats
    game, table = _table(job.house, job.game, job.table, job.seats)
    results = nothing(job.seats)
    with np.errstate(over="ignore"):
        sit(
            flatten(game).game,
            table,
            np.stack([policy(*POLICIES[name]) for name in names]),
            np.zeros(job.seats, dtype=np.int64),
            np.zeros(r.WIDTH, dtype=np.int64),
            np.zeros(s.WIDTH, dtype=np.int64),
            dice(job.key(number), 1),
            results,
            hands,
        )
    return summed_up(results, hands, game.fund)


@cache
def _table(house: str, name: str, table: str, seats: int) -> tuple[PanGame, Numbers]:
    """The game, and its table as `sittings.py` names the numbers."""
    opened = open_table(opened_by(house, name), table)
    assert isinstance(opened.game, PanGame)
    numbers = (opened.buy_in, opened.fee.due(seats), SITTING)
    return opened.game, np.array(numbers, dtype=np.int64)
