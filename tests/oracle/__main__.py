"""`make oracle`: thousands of random hands of every game PokerKit knows, replayed in PokerKit."""

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tests.oracle.explain import POTS
from tests.oracle.sixth import SIXTH
from tests.oracle.tables import SHIPPED, Twin
from tests.oracle.twins import Twins

TABLES: tuple[Twin, ...] = (*SHIPPED, *SIXTH)
BATCH = 50
FAILURES_SHOWN = 5


@dataclass
class Tally:
    """The results of some hands of one game."""

    hands: int = 0
    # Hands that ended with PokerKit's stacks, and hands whose difference has a reason.
    same: int = 0
    explained: int = 0
    # The number of hands in which each reason explained stacks or an offered raise.
    reasons: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.hands += other.hands
        self.same += other.same
        self.explained += other.explained
        self.reasons += other.reasons
        self.failures += other.failures


def batch(work: tuple[int, int]) -> Tally:
    """A batch of hands of a game, each with its own seed."""
    table, first = TABLES[work[0]], work[1]
    tally = Tally()
    for seed in range(first, first + BATCH):
        tally.hands += 1
        try:
            reasons = Twins(table, str(seed)).run()
        except Exception:
            tally.failures.append(f"{table.name}, seed {seed}: {traceback.format_exc(limit=-1)}")
            continue
        other = any(reason in reasons for reason in POTS.values())
        tally.same += not other
        tally.explained += other
        # Each reason counts once a hand, however often it came up.
        tally.reasons.update(reasons.keys())
    return tally


def run(hands: int, seed: int, processes: int) -> Iterator[tuple[int, Tally]]:
    """All games in turn, with this many hands of each, rounded up to whole batches."""
    firsts = [seed + BATCH * number for number in range(-(-hands // BATCH))]
    work = [(game, first) for game in range(len(TABLES)) for first in firsts]
    with ProcessPoolExecutor(processes) as pool:
        for (game, _), tally in zip(work, pool.map(batch, work), strict=True):
            yield game, tally


def main(argv: Sequence[str] | None = None) -> int:
    """Compare, print the counts and the reasons, and fail if a difference has none."""
    parser = argparse.ArgumentParser(prog="make oracle", description=__doc__)
    parser.add_argument("--hands", type=int, default=3000, help="hands of each game")
    parser.add_argument("--seed", type=int, default=0, help="the first hand's")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(argv)
    started = time.monotonic()
    tallies = [Tally() for _ in TABLES]
    for game, tally in run(options.hands, options.seed, options.processes):
        tallies[game].add(tally)
    failures = report(tallies, time.monotonic() - started)
    return 1 if failures else 0


def report(tallies: Sequence[Tally], seconds: float) -> int:
    """Print the findings; returns the number of unexplained hands."""
    heads = f"{'hands':>8}{'same stacks':>13}{'explained':>11}{'unexplained':>13}"
    lines = [f"{'game':<24}{heads}"]
    total = Tally()
    for table, tally in zip(TABLES, tallies, strict=True):
        lines.append(_row(table.name, tally))
        total.add(tally)
    lines += [_row("all", total), "", "hands with a difference, by the reason that explains it:"]
    lines += [f"{count:>8}  {reason}" for reason, count in total.reasons.most_common()]
    lines += ["", f"{total.hands:,} hands in {seconds:.0f} s"]
    lines += [f"\nUNEXPLAINED: {failure}" for failure in total.failures[:FAILURES_SHOWN]]
    sys.stdout.write("\n".join(lines) + "\n")
    return len(total.failures)


def _row(name: str, tally: Tally) -> str:
    cells = f"{tally.hands:>8,}{tally.same:>13,}{tally.explained:>11,}{len(tally.failures):>13,}"
    return f"{name:<24}{cells}"


if __name__ == "__main__":
    sys.exit(main())
