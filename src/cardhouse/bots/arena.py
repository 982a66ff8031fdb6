"""Bots that meet through the engine: any game, at a new table for every hand."""

import random
from collections.abc import Callable
from functools import cache

from cardhouse.analysis.arena.tally import Tally, seated
from cardhouse.analysis.simulate.job import Job
from cardhouse.bots.bot import Bot
from cardhouse.bots.names import DEFAULT, NAMES
from cardhouse.bots.session import Session
from cardhouse.chance import Repeated
from cardhouse.engine.core.events import HandStarted
from cardhouse.rulebook import AnyPosted, opened_by

# A bot that is none of the room's, by its name.
Own = Callable[[str, random.Random], Bot]


def unknown(name: str, source: random.Random) -> Bot:
    """The answer where only the room's bots play."""
    raise LookupError(f"no bot {name!r}; there are: {', '.join(NAMES)}")


def play(job: Job, number: int, own: Own = unknown) -> Tally:
    """A piece of a job: its deals, each with an order of the bots of its own."""
    tally, bots = Tally.empty(len(job.bots)), range(len(job.bots))
    for deal in range(job.size(number) // len(bots)):
        seed = f"{job.seed}/{number}/{deal}"
        order = random.Random(seed).sample(bots, len(bots))
        tally.add([_nets(job, seed, seated(order, turn, job.seats), own) for turn in bots])
    return tally


def _nets(job: Job, seed: str, who: list[int], own: Own) -> list[int]:
    """Each bot's net of one hand, with these bots in the seats in order."""
    session = open_session(job, seed, who, own)
    session.next_hand()
    session.advance()
    hand, started = session.table.hand, session.table.log[0]
    assert hand is not None and isinstance(started, HandStarted)
    nets = [0] * len(job.bots)
    for seat, bot in enumerate(who, 1):
        if seat in started.stacks:
            nets[bot] += hand.chips[seat] - started.stacks[seat]
    return nets


def open_session(job: Job, seed: str, who: list[int], own: Own = unknown) -> Session:
    """A new table: cards and coin tosses go with the deal and the seat, not with the bot."""
    named = {seat: job.bots[bot] for seat, bot in enumerate(who, 1)}
    mine = {seat: name for seat, name in named.items() if name not in NAMES}
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
        session.bots[seat] = own(name, random.Random(f"{seed}/{seat}"))
    return session


@cache
def _posted(house: str, game: str) -> AnyPosted:
    return opened_by(house, game)
