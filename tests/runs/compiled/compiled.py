"""Compiled play against the engine: the same cards and decisions at both (`make compiled`).

Every game for a pot of all houses, and of the sixth, and pan: any table, any seats, any stacks,
fees, posts, kills; now and then with other limits, chips and times of the fee, or with other decks
and melds. Each decision offered, each bet, pot, meld, card and chip is compared. With --books the
games are those of changed books (`make books`).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import NamedTuple

from cardhouse.analysis.pan.compiled.plan import Unknown as UnknownPan
from cardhouse.analysis.pot.compiled.plan import Unknown
from cardhouse.cli.commands.check import found
from cardhouse.rulebook import Posted, load
from tests.kit.sixth import games_everywhere, posted
from tests.runs.books.mutants import mutant
from tests.runs.compiled.judge import Fallen, Judged
from tests.runs.compiled.pan import pan_judged
from tests.runs.compiled.starts import at_a_table, started

BATCH = 500
SHOWN = 3
BOOKS = 25
HANDS_OF_A_BOOK = 12


class Work(NamedTuple):
    """Hands of one game, each with a seed of its own."""

    house: str
    game: str
    seeds: range


class Found(NamedTuple):
    """Hands without a difference, their decisions, gaps of the kernels, and failures."""

    same: int
    decisions: int
    unknown: Counter[str]
    failures: list[str]


def games_of(family: str) -> list[Posted]:
    """Every game of a family, of the packaged houses and of the sixth."""
    return [post for post in games_everywhere() if post.family.name == family]


def pot_games() -> list[Posted]:
    """Every game for a pot."""
    return games_of("pot")


def judged(post: Posted, seed: int) -> int:
    """Play one hand at both; the number of its decisions."""
    dice = Random(f"{post.house} {post.name} {seed}")
    if post.family.name == "pan":
        return pan_judged(post, dice)
    game = at_a_table(post, dice)
    return Judged(game, started(post, game, dice), dice).run()


def batch(work: Work) -> Found:
    """Play hands of one game; a failure is named, and the run goes on."""
    post = posted(work.house, work.game)
    same, decisions = 0, 0
    unknown: Counter[str] = Counter()
    failures = []
    for seed in work.seeds:
        try:
            decisions += judged(post, seed)
            same += 1
        except (Unknown, UnknownPan) as gap:
            unknown[str(gap)] += 1
        except Exception as error:
            failures.append(f"hand {seed}: {type(error).__name__}: {error}")
    return Found(same, decisions, unknown, failures)


def batch_of_books(seeds: range) -> Found:
    """The same with changed books, as far as they can be loaded, checked and dealt."""
    same, decisions = 0, 0
    unknown: Counter[str] = Counter()
    failures = []
    for seed in seeds:
        with tempfile.TemporaryDirectory() as place:
            post = changed(seed, Path(place))
        for hand in range(HANDS_OF_A_BOOK if post is not None else 0):
            assert post is not None
            try:
                decisions += judged(post, hand)
                same += 1
            except (Unknown, Fallen) as gap:
                unknown[f"{type(gap).__name__.lower()}: {str(gap)[:99]}"] += 1
            except Exception as error:
                failures.append(f"book {seed}, hand {hand}: {type(error).__name__}: {error}")
    return Found(same, decisions, unknown, failures)


def changed(seed: int, place: Path) -> Posted | None:
    """A book of a game for a pot with a few changes, if `check` accepts it."""
    house = str(mutant(seed, place))
    if found(house).faults:
        return None
    (post,) = load(house).games.values()
    return post if isinstance(post, Posted) and post.family.name == "pot" else None


def report(name: str, founds: list[Found]) -> int:
    """One line for a game, then its gaps and its first failures; the number of those."""
    same, decisions = sum(f.same for f in founds), sum(f.decisions for f in founds)
    failures = [failure for f in founds for failure in f.failures]
    unknown = sum((f.unknown for f in founds), Counter[str]())
    line = f"{name:32} {same:9,} hands {decisions:11,} decisions {len(failures):6,} differ"
    refused = [f"  not played: {gap} ({count:,} hands)" for gap, count in unknown.items()]
    shown = [f"  {failure}" for failure in failures[:SHOWN]]
    sys.stdout.write("\n".join([line, *refused, *shown]) + "\n")
    sys.stdout.flush()
    return len(failures)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make compiled", description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000, help="hands of each game")
    parser.add_argument("--seed", type=int, default=0, help="the first hand's")
    parser.add_argument("--books", type=int, default=0, help="changed books instead of games")
    parser.add_argument("--game", default="", help="only games with this in their name")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    last = args.seed + args.hands
    differ = 0
    with ProcessPoolExecutor(args.processes) as pool:
        if args.books:
            firsts = range(args.seed, args.seed + args.books, BOOKS)
            books = [range(first, first + BOOKS) for first in firsts]
            return 1 if report("changed books", list(pool.map(batch_of_books, books))) else 0
        for post in (*pot_games(), *games_of("pan")):
            name = f"{post.house} {post.name}"
            if args.game in name:
                firsts = range(args.seed, last, BATCH)
                seeds = [range(first, min(first + BATCH, last)) for first in firsts]
                works = [Work(post.house, post.name, each) for each in seeds]
                differ += report(name, list(pool.map(batch, works)))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
