"""`make floor`: thousands of hands of every house, with mistakes, rulings and corrections."""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from cardhouse.floor import ALL_REPORTS
from cardhouse.rulebook import Posted, all_games, posted
from tests.runs.floor.stormy import Stormy

# Hands of one table in a batch.
BATCH = 25
# The least number of rulings on every report of the catalogue.
LEAST = 50
FAILURES_SHOWN = 5

Table = tuple[str, str, str]


@dataclass
class Tally:
    """The results of some hands."""

    hands: int = 0
    ruled: Counter[str] = field(default_factory=Counter)
    # Rulings made after the end of the hand.
    after: Counter[str] = field(default_factory=Counter)
    # Settlements compared with a second calculation, by kind of comparison.
    compared: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.hands += other.hands
        self.ruled += other.ruled
        self.after += other.after
        self.compared += other.compared
        self.failures += other.failures


def tables() -> list[Table]:
    """A table of every game in every house, plus the one with a jackpot for two jokers."""
    found = [(post.house, post.name, "") for post in all_games()]
    return [*found, ("new-esquire", "no-bust-blackjack", "5-100 jackpot")]


def batch(work: tuple[Table, int], hands: int = BATCH) -> Tally:
    """Play one table's batch of hands, from its own seed."""
    (house, game, rules), seed = work
    post: Posted = posted(house, game)
    stormy, tally = Stormy(post, rules, seed), Tally()
    try:
        stormy.play(hands)
    except Exception:
        where = f"{house} {game} {rules}, seed {seed}, hand {stormy.table.hands + 1}"
        tally.failures.append(f"{where}: {traceback.format_exc(limit=-3)}")
    tally.hands = stormy.table.hands
    tally.ruled, tally.after = stormy.ruled, stormy.after
    tally.compared = stormy.compared
    return tally


def run(hands: int, seed: int, processes: int) -> Iterator[Tally]:
    """Play this many hands in all, one table after another."""
    found = tables()
    rounds = -(-hands // (BATCH * len(found)))
    work = [(table, seed + number) for number in range(rounds) for table in found]
    if processes < 2:
        yield from map(batch, work)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(batch, work)


def report(total: Tally, seconds: float, least: int) -> int:
    """Print the rulings and comparisons; returns the number of problems."""
    rare = [k.__name__ for k in ALL_REPORTS if total.ruled[k.__name__] < least]
    lines = [
        f"{total.hands:,} hands in {seconds:.0f} s",
        "",
        f"{'report':<20}{'ruled':>8}{'after':>8}",
    ]
    for name in sorted(kind.__name__ for kind in ALL_REPORTS):
        lines.append(f"{name:<20}{total.ruled[name]:>8,}{total.after[name]:>8,}")
    lines += ["", "settlements compared"]
    lines += [f"  {name:<18}{count:>8,}" for name, count in total.compared.most_common()]
    if rare:
        lines += ["", f"ruled fewer than {least} times: {', '.join(rare)}"]
    for failure in total.failures[:FAILURES_SHOWN]:
        lines += ["", failure]
    lines += ["", f"{len(total.failures)} failures"]
    sys.stdout.write("\n".join(lines) + "\n")
    return len(rare) + len(total.failures)


def main(argv: Sequence[str] | None = None) -> int:
    """Play, print the counts, and fail if anything was wrong or tried too rarely."""
    parser = argparse.ArgumentParser(prog="make floor", description=__doc__)
    parser.add_argument("--hands", type=int, default=50_000, help="hands of all games together")
    parser.add_argument("--seed", type=int, default=0, help="of the first round of tables")
    parser.add_argument("--least", type=int, default=LEAST, help="rulings on each report")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    options = parser.parse_args(argv)
    started, total = time.monotonic(), Tally()
    for tally in run(options.hands, options.seed, options.processes):
        total.add(tally)
    wrong = report(total, time.monotonic() - started, options.least)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
