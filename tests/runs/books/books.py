"""Every book that `check` accepts can be dealt: changed books by the thousand (`make books`)."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from cardhouse.cli.commands.check import found
from cardhouse.rehearsal.manners import MANNERS
from cardhouse.rehearsal.sitting import Sitting
from cardhouse.rulebook import load
from tests.runs.books.mutants import mutant

HANDS = 20


def tried(seed: int) -> str:
    """The fate of a changed book: refused, or accepted and dealt; anything else raises."""
    with tempfile.TemporaryDirectory() as place:
        house = mutant(seed, Path(place))
        if found(str(house)).faults:
            return "refused"
        (post,) = load(str(house)).games.values()
        dice = Random(seed)
        seating, banks = post.page.seating, post.page.rotation.banks
        least = min(seating.most, max(seating.least, banks + 2))
        table = dice.choice(post.page.table)
        sitting = Sitting(post, table.name, dice.randint(least, seating.most), f"other {seed}")
        for _ in range(HANDS):
            sitting.deal(dice.choice(MANNERS))
    return "dealt"


def outcome(seed: int) -> tuple[int, str]:
    """The same, with any exception in words."""
    try:
        return seed, tried(seed)
    except Exception as error:  # The run goes on, and names every book that failed.
        return seed, f"{type(error).__name__}: {error}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--books", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.books)
    with ProcessPoolExecutor(max_workers=2) as pool:
        results = list(pool.map(outcome, seeds, chunksize=20))
    counts = Counter(what if what in ("refused", "dealt") else "fallen" for _, what in results)
    words = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    sys.stdout.write(f"{words}\n")
    for seed, what in results:
        if what not in ("refused", "dealt"):
            sys.stdout.write(f"  book {seed}: {what}\n")
    return 1 if counts["fallen"] or 3 * counts["dealt"] < args.books else 0


if __name__ == "__main__":
    sys.exit(main())
