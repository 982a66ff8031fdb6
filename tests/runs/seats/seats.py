"""`make seats`: 100,000 hands of random comings and goings at all houses, beside a plain model."""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace

from cardhouse.rulebook import posted
from tests.runs.seats.comings import PokerDay
from tests.runs.seats.plain_bank import BankRules
from tests.runs.seats.plain_poker import Rules
from tests.runs.seats.turns import BankDay

DAY = 100
FAILURES_SHOWN = 5

TOMMYS = Rules(seats=10, fee=((5, 3_00), (10, 3_00)), blinds=(1_00, 2_00))
STUD = replace(TOMMYS, seats=8, blinds=())
BUTTON = Rules(seats=10, fee=((4, 1_00), (10, 2_00)), draw="first")
LO_BALL = Rules(seats=10, fee=((10, 3_00),), blinds=(1_00, 3_00), two="literal", ties="again")
VEN = Rules(seats=10, fee=((10, 3_00),), blinds=(1_00, 3_00))

# The rules in the houses' papers, game by game.
TABLES: dict[tuple[str, str], Rules | BankRules] = {
    ("tommys", "holdem"): TOMMYS,
    ("tommys", "omaha-hi"): TOMMYS,
    ("tommys", "omaha-hilo"): TOMMYS,
    ("tommys", "lowball"): replace(TOMMYS, seats=8),
    ("tommys", "draw-hilo"): replace(TOMMYS, seats=8),
    ("tommys", "stud7"): STUD,
    ("tommys", "stud7-hilo"): STUD,
    ("tommys", "no-bust-blackjack"): BankRules(seats=8, fee=1_00),
    ("tommys", "pai-gow-poker"): BankRules(seats=7, fee=2_00, wagered=True),
    ("lo-ball-room", "holdem"): LO_BALL,
    ("lo-ball-room", "omaha-hilo"): LO_BALL,
    ("lo-ball-room", "stud7-hilo"): replace(LO_BALL, seats=8),
    ("lo-ball-room", "lowball"): replace(
        LO_BALL, seats=8, fee=((8, 1_00),), blinds=(1_00, 2_00), draw="low", time=5_00
    ),
    ("lo-ball-room", "no-bust-blackjack"): BankRules(
        seats=8, fee=1_00, least=100_00, asked="once", kept=(1, 5)
    ),
    ("button-room", "holdem"): replace(BUTTON, blinds=(1_00, 3_00), inside="posts"),
    ("button-room", "stud5"): replace(BUTTON, dealt=8),
    ("button-room", "stud7"): replace(BUTTON, dealt=7),
    ("button-room", "draw"): replace(BUTTON, dealt=7),
    ("button-room", "lowball"): replace(BUTTON, dealt=7),
    ("ven-a-mexico", "holdem"): VEN,
    ("ven-a-mexico", "draw-joker"): Rules(
        seats=7, fee=((4, 2_00), (7, 3_00)), payer="pot", joining=True
    ),
    ("ven-a-mexico", "no-bust-blackjack"): BankRules(seats=8, fee=1_00),
    ("new-esquire", "no-bust-blackjack"): BankRules(seats=8, fee=1_00, shoe_ends=True),
}


@dataclass
class Tally:
    """The results of some days."""

    hands: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


def day(work: tuple[str, str, str, int]) -> Tally:
    """A day at one table, with its own seed."""
    house, game, seed, hands = work
    rules = TABLES[house, game]
    post = posted(house, game)
    at = PokerDay(post, rules, seed) if isinstance(rules, Rules) else BankDay(post, rules, seed)
    tally = Tally()
    try:
        at.run(hands)
    except Exception:
        where = f"{house} {game}, seed {seed!r}, hand {at.hands}"
        tally.failures.append(f"{where}: {traceback.format_exc(limit=-3)}")
    tally.hands, tally.seen = at.hands, at.seen
    return tally


def run(hands: int, seed: int, processes: int) -> Iterator[tuple[tuple[str, str], Tally]]:
    """All tables in turn, day after day, until this many hands have been played."""
    each = -(-hands // len(TABLES))
    days = -(-each // DAY)
    work = [
        (house, game, f"{seed}/{number}", min(DAY, each))
        for house, game in TABLES
        for number in range(days)
    ]
    with ProcessPoolExecutor(processes) as pool:
        for (house, game, *_), tally in zip(work, pool.map(day, work), strict=True):
            yield (house, game), tally


def main(argv: Sequence[str] | None = None) -> int:
    """Compare, print the counts, and fail if room and model differ."""
    parser = argparse.ArgumentParser(prog="make seats", description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000, help="hands in all")
    parser.add_argument("--seed", type=int, default=0, help="the first day's")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(argv)
    started = time.monotonic()
    totals = {table: Tally() for table in TABLES}
    for table, tally in run(options.hands, options.seed, options.processes):
        totals[table].hands += tally.hands
        totals[table].seen += tally.seen
        totals[table].failures += tally.failures
    return report(totals, time.monotonic() - started)


def report(totals: dict[tuple[str, str], Tally], seconds: float) -> int:
    """A line for each table; the first failures in full."""
    failures: list[str] = []
    for (house, game), tally in totals.items():
        seen = ", ".join(f"{count} {what}" for what, count in sorted(tally.seen.items()))
        sys.stdout.write(f"{house} {game}: {tally.hands} hands; {seen}\n")
        failures += tally.failures
    for failure in failures[:FAILURES_SHOWN]:
        sys.stdout.write(f"\n{failure}")
    hands = sum(tally.hands for tally in totals.values())
    sys.stdout.write(f"\n{hands} hands in {seconds:.0f} s, {len(failures)} days that differ\n")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
