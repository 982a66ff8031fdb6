"""Games for a pot with random players on one core: compiled play, and the engine beside it."""

from collections.abc import Callable

import numpy as np

from bench import cores, openspiel
from bench.contest import SEATS, Rate, work_for
from bench.report import OURS
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.pot.compiled.chance import dice
from cardhouse.analysis.pot.compiled.fees import fee_table
from cardhouse.analysis.pot.compiled.plan import flatten
from cardhouse.analysis.pot.compiled.play import Company, play
from cardhouse.analysis.pot.compiled.policies import RANDOM, policy
from cardhouse.analysis.pot.compiled.ready import make_ready
from cardhouse.chance import Seeded
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.pot.commands import Show
from cardhouse.rulebook import Posted, posted

Work = Callable[[float, int], Rate]

GAMES = (
    ("tommys", "holdem"),
    ("tommys", "stud7-hilo"),
    ("tommys", "omaha-hilo"),
    ("tommys", "draw-hilo"),
    ("ven-a-mexico", "draw-joker"),
)
# Tables at a time, by the contestant's name.
TABLES = {OURS: 64, "one at a time": 1, "4,096 at a time": 4096}
HANDS = 20_480
BETS = 100


def tables(missing: list[str]) -> dict[str, dict[str, Work]]:
    """The measurements by title: hands in a second, beside OpenSpiel's closest game."""
    found: dict[str, dict[str, Work]] = {}
    for house, game in GAMES:
        post = posted(house, game)
        ours = {name: _compiled(post, many) for name, many in TABLES.items()}
        works = {**ours, "the engine": _engine(post), **openspiel.works(missing)}
        found[f"{game}, compiled play: hands/s"] = works
    return {**found, **cores.tables()}


def _compiled(post: Posted, tables: int) -> Work:
    def work(seconds: float, seed: int) -> Rate:
        game = post.game()
        plan, fees = flatten(game), fee_table(post.fee())
        make_ready(plan, lambda: None)
        rows = np.zeros((tables, r.WIDTH), dtype=np.int64)
        stacks = np.full(SEATS, BETS * game.stakes.big_bet, dtype=np.int64)
        policies = np.stack([policy(RANDOM)] * SEATS)
        company = Company(policies, stacks, np.zeros_like(stacks), np.zeros(SEATS))
        rolls = dice(seed, tables)
        return work_for(
            seconds,
            lambda: play(plan.ranks, plan.game, rows, rolls, company, fees, HANDS),
            count=HANDS,
        )

    return work


def _engine(post: Posted) -> Work:
    def work(seconds: float, seed: int) -> Rate:
        game, fee = post.game(), post.fee()
        seats = tuple(range(1, SEATS + 1))
        started = HandStarted(
            house=post.house,
            game=post.name,
            seats=seats,
            stacks=dict.fromkeys(seats, BETS * game.stakes.big_bet),
            button=SEATS,
            fee_seat=SEATS if fee.payer == "button" else 0,
            fee=fee.due(SEATS),
        )
        chance = Seeded(seed, sparing=True)

        def hand() -> None:
            played, _ = kernel.start(game, started)
            while not played.over:
                ask = played.asked[0]
                command = chance.answer(ask)
                if ask.actor != CHANCE and Show in ask.offers:
                    command = Show(ask.actor)
                kernel.play(played, command)

        return work_for(seconds, hand)

    return work
