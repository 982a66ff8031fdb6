"""A house's bonus pools over time, played by the bonuses' own rules a day at a time."""

import random
from collections.abc import Iterator
from statistics import fmean, quantiles
from typing import Final

from msgspec import Struct

from cardhouse import bonus
from cardhouse.analysis.worth.house import Assumed, Drop, drops
from cardhouse.analysis.worth.low import Chance, chance
from cardhouse.bonus.commands import ClaimPrize, ClockTick, CollectDollars, OpenBonuses
from cardhouse.bonus.pools import Pool
from cardhouse.engine.core.game import Game
from cardhouse.rulebook import House
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.claim import Claim
from cardhouse.table.clock import DAY, FIRST_MONDAY, HOUR

WEEKS: Final = 26
RUNS: Final = 200
DEALS: Final = 1_000_000
# The day begins after the hour when prizes grow, and hands are spread over it.
OPENS: Final = 12 * HOUR
TABLE: Final = "table"


class Course(Struct, frozen=True, kw_only=True):
    """A bonus over a number of weeks: the mean of many runs, and the range of nine in ten."""

    name: str
    title: str
    # In a hand of play.
    chance: Chance
    how: str
    hands_a_day: int
    prize: tuple[tuple[float, float, float], ...]
    """At the end of each week: mean, low and high."""
    wins: float
    collected: float
    advanced: float
    paid: float


def courses(house: House, assumed: Assumed, seed: int = 1) -> list[Course]:
    """All bonuses of a house, over half a year."""
    rules = house.bonuses.bonus
    open_ = {drop.game: drop for drop in drops(house, assumed)}
    rules = tuple(each for each in rules if open_[each.game].tables)
    if not rules:
        return []
    likely = {each.name: _chance(each, house.games[each.game].game(), assumed) for each in rules}
    runs = [_run(rules, open_, likely, assumed, f"{seed}/{run}") for run in range(RUNS)]
    return [_course(each, likely[each.name], open_[each.game], assumed, runs) for each in rules]


def _chance(rules: Bonus, game: Game, assumed: Assumed) -> tuple[Chance, str]:
    """The chance that a hand of play wins a bonus, and its source."""
    if rules.won_by == "two-jokers":
        jokers, cards = game.deck.jokers * game.deck.packs, len(game.deck.cards())
        one = jokers * (jokers - 1) / (cards * (cards - 1))
        # The bank's hand is one of them. Two such hands in one deal are too rare to matter.
        return Chance(assumed.players * one, 0.0), "exact, from a full shoe"
    found = chance(rules.beaten, rules.winner, rules.joker, players=assumed.players, deals=DEALS)
    return found, f"simulated in {DEALS:,} deals in which nobody folds, ± {found.error:.1e}"


def _run(
    rules: tuple[Bonus, ...],
    open_: dict[str, Drop],
    likely: dict[str, tuple[Chance, str]],
    assumed: Assumed,
    seed: str,
) -> list[dict[str, Pool]]:
    """The pools at the end of each week."""
    source, bonuses = random.Random(seed), bonus.bonuses_of(rules)
    bonus.play(bonuses, OpenBonuses(at=FIRST_MONDAY + OPENS))
    weeks, number, others = [], 0, tuple(range(2, 1 + assumed.players))
    for day in range(7 * WEEKS):
        at = FIRST_MONDAY + day * DAY + OPENS
        bonus.play(bonuses, ClockTick(at=at))
        for drop in open_.values():
            hands = _hands(drop, assumed)
            if drop.fund == "bonus" and hands:
                amount = hands * drop.per_hand
                paid = CollectDollars(
                    at=at, table=TABLE, game=drop.game, hand=number, amount=amount
                )
                bonus.play(bonuses, paid)
        for each in rules:
            for moment in _moments(source, likely[each.name][0].likely, open_[each.game], assumed):
                number += 1
                claim = Claim(bonus=each.name, mains=(1,), others=others)
                order = ClaimPrize(at=at + moment, table=TABLE, hand=number, claim=claim)
                bonus.play(bonuses, order)
        if day % 7 == 6:
            weeks.append({name: _copy(pool) for name, pool in bonuses.pools.items()})
    return weeks


def _hands(drop: Drop, assumed: Assumed) -> int:
    return drop.tables * drop.pace * assumed.hours


def _moments(source: random.Random, likely: float, drop: Drop, assumed: Assumed) -> Iterator[int]:
    """Moments of a day when the bonus is hit, in seconds after the doors open."""
    if likely <= 0 or not (hands := _hands(drop, assumed)):
        return
    share = source.expovariate(likely * hands)
    while share < 1:
        yield int(share * assumed.hours * HOUR)
        share += source.expovariate(likely * hands)


def _copy(pool: Pool) -> Pool:
    return Pool(
        rules=pool.rules,
        prize=pool.prize,
        fund=pool.fund,
        won=pool.won,
        collected=pool.collected,
        advanced=pool.advanced,
        paid=pool.paid,
    )


def _course(
    rules: Bonus,
    likely: tuple[Chance, str],
    drop: Drop,
    assumed: Assumed,
    runs: list[list[dict[str, Pool]]],
) -> Course:
    weeks = []
    for week in range(WEEKS):
        prizes = [run[week][rules.name].prize for run in runs]
        cuts = quantiles(prizes, n=20)
        weeks.append((fmean(prizes), cuts[0], cuts[-1]))
    last = [run[-1][rules.name] for run in runs]
    return Course(
        name=rules.name,
        title=rules.title,
        chance=likely[0],
        how=likely[1],
        hands_a_day=_hands(drop, assumed),
        prize=tuple(weeks),
        wins=likely[0].likely * _hands(drop, assumed),
        collected=fmean(pool.collected for pool in last),
        advanced=fmean(pool.advanced for pool in last),
        paid=fmean(pool.paid for pool in last),
    )
