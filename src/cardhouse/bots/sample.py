"""Hands that bots play through the engine, counted by who won what."""

from functools import cache

from cardhouse.analysis.simulate import BANK, BEHIND, BONUS, HOUSE, PLAYER, Job, Sums
from cardhouse.bots.names import DEFAULT
from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.hand import Hand
from cardhouse.ledger import BONUS as FUND
from cardhouse.ledger import BOX
from cardhouse.rulebook import Posted, load


def play(job: Job, number: int) -> Sums:
    """One piece of a job: a new table, and so many hands at it."""
    seats = range(1, job.seats + 1)
    session = Session.open(
        _posted(job.house, job.game),
        chance=Seeded(f"{job.seed}/{number}", sparing=True),
        seats=job.seats,
        table_name=job.table,
        bots=dict.fromkeys(seats, DEFAULT),
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
    """Add one hand: its players, its bank if it has one, and what went into the box."""
    sums.hands += 1
    nets = {seat: hand.chips[seat] - chips for seat, chips in stacks.items()}
    box, fund = hand.chips.get(BOX, 0), hand.chips.get(FUND, 0)
    sums.line(HOUSE).add([(box, 0)])
    if fund:
        sums.line(BONUS).add([(fund, 0)])
    if hand.game.banking is None:
        for seat, net in sorted(nets.items()):
            sums.line(f"seat {seat}").add([(net, 0)])
        return
    lay = hand.layout
    fees = dict.fromkeys(nets, 0)
    for (_, seat), fee in lay.collected.items():
        fees[seat] += fee
    bank = lay.covers[0].player if lay.covers else 0
    behind = {cover.player for cover in lay.covers[1:]}
    playing = {wager.player for wager in lay.wagers} - {bank} - behind
    roles = {PLAYER: playing, BANK: {bank} if bank else set(), BEHIND: behind}
    for role, who in roles.items():
        if who:
            sums.line(role).add([(nets[seat], fees[seat]) for seat in sorted(who)])


@cache
def _posted(house: str, game: str) -> Posted:
    return load(house).games[game]
