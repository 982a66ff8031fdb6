"""Bots that meet through the engine: any game, at a new table for every hand."""

import random
from functools import cache

from cardhouse.analysis.arena.tally import Tally, seated
from cardhouse.analysis.simulate.job import Job
from cardhouse.bots import own
from cardhouse.bots.names import DEFAULT
from cardhouse.bots.session import Session
from cardhouse.chance import Repeated
from cardhouse.engine.core.events import HandStarted
from cardhouse.rulebook import AnyPosted, opened_by


def play(job: Job, number: int) -> Tally:
    """A piece of a job: its deals, each with an order of the bots of its own."""
    tally, bots = Tally.empty(len(job.bots)), range(len(job.bots))
    for deal in range(job.size(number) // len(bots)):
        seed = f"{job.seed}/{number}/{deal}"
        order = random.Random(seed).sample(bots, len(bots))
        tally.add([_nets(job, seed, seated(order, turn, job.seats)) for turn in bots])
    return tally


def _nets(job: Job, seed: str, who: list[int]) -> list[int]:
    """Each bot's net of one hand, with these bots in the seats in order."""
    session = open_session(job, seed, who)
    session.next_hand()
    session.advance()
    hand, started = session.table.hand, session.table.log[0]
    assert hand is not None and isinstance(started, HandStarted)
    nets = [0] * len(job.bots)
    for seat, bot in enumerate(who, 1):
        if seat in started.stacks:
            nets[bot] += hand.chips[seat] - started.stacks[seat]
    return nets


def open_session(job: Job, seed: str, who: list[int]) -> Session:
    """A new table: cards and coin tosses go with the deal and the seat, not with the bot."""
    named = {seat: job.bots[bot] for seat, bot in enumerate(who, 1)}
    mine = {seat: name for seat, name in named.items() if own.is_own(name)}
    session = Session.open(
        _posted(job.house, job.game),
        chance=Repeated(seed),
        seats=job.seats,
        table_name=job.table,
        bots=named | dict.fromkeys(mine, DEFAULT),
        seed=seed,
        chips=job.chips,
    )
    for seat, name in mine.items():
        session.bots[seat] = own.seated(session.table, name, seed=f"{seed}/{seat}")
    return session


@cache
def _posted(house: str, game: str) -> AnyPosted:
    return opened_by(house, game)
