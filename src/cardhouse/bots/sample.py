"""Hands played by bots through the engine, counted by winner."""

from functools import cache

from cardhouse.analysis.simulate.job import BONUS, HOUSE, Job, Sums
from cardhouse.bots.families import habits_of
from cardhouse.bots.names import DEFAULT
from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.ledger import BONUS as FUND
from cardhouse.ledger import BOX
from cardhouse.rulebook import AnyPosted, opened_by


def play(job: Job, number: int) -> Sums:
    """A piece of a job: a new table, and its number of hands."""
    seats = range(1, job.seats + 1)
    session = Session.open(
        _posted(job.house, job.game),
        chance=Seeded(f"{job.seed}/{number}", sparing=True),
        seats=job.seats,
        table_name=job.table,
        bots=dict(zip(seats, job.bots or (DEFAULT,) * job.seats, strict=True)),
        seed=f"{job.seed}/{number}",
    )
    sums = Sums()
    for _ in range(job.size(number)):
        session.next_hand()
        session.advance()
        hand, started = session.table.hand, session.table.log[0]
        assert hand is not None and isinstance(started, HandStarted)
        count(sums, hand, started.stacks)
    return sums


def count(sums: Sums, hand: Hand, stacks: dict[int, int]) -> None:
    """Add one hand: its players, its bank if it has one, and the drop."""
    sums.hands += 1
    nets = {seat: hand.chips[seat] - chips for seat, chips in stacks.items()}
    box, fund = hand.chips.get(BOX, 0), hand.chips.get(FUND, 0)
    sums.line(HOUSE).add([(box, 0)])
    if fund:
        sums.line(BONUS).add([(fund, 0)])
    habits_of(hand.game).count(sums, hand, nets)


@cache
def _posted(house: str, game: str) -> AnyPosted:
    return opened_by(house, game)
