"""`python -m bench`: measure all contestants in turns, several times over, and compare them."""

import argparse
import gc
import importlib
import platform
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

from bench import (
    blackjack,
    compiled,
    durable,
    evaluation,
    learning,
    load,
    odds,
    pai_gow,
    pan,
    telling,
)
from bench.contest import GAMES, Contestant, Rate, Result
from bench.report import OURS, Report, Score
from bench.startup import help_cpu_seconds

DRIVERS = ("bench.ours", "bench.peer_pokerkit", "bench.peer_rlcard")
WARM_UP_SECONDS = 0.2
# The other measurements, by title.
FIGURES = (
    evaluation.tables,
    odds.tables,
    blackjack.tables,
    pai_gow.tables,
    compiled.tables,
    telling.tables,
    learning.tables,
)
# Wall clock instead of CPU time: the disk is the bottleneck.
DURABLE = {
    "one table": {OURS: durable.one_at_a_time, "a bare loop": durable.bare_one},
    f"{durable.TABLES} tables": {OURS: durable.many_tables, "a bare loop": durable.bare_one},
}

Outcome = TypeVar("Outcome", Result, Rate)
Work = Callable[[float, int], Outcome]


def main(argv: Sequence[str] | None = None) -> None:
    """Run the bench and print its results."""
    options = _parser().parse_args(argv)
    contestants, missing = _load()
    turn = options.seconds / options.repetitions
    share = turn / 4
    seeds = range(options.seed, options.seed + options.repetitions)
    evaluators = {c.name: c.evaluations for c in contestants if c.evaluations}
    copiers = {c.name: c.clone for c in contestants if c.clone}
    report = Report(
        python=platform.python_version(),
        hands={
            game: _hand_scores(_in_turns(_players(contestants, game), turn, seeds))
            for game in GAMES
        },
        evaluations=_scores(_in_turns(evaluators, share, seeds)),
        clones=_scores(_in_turns(copiers, share, seeds)),
        pan=_hand_scores(_in_turns({OURS: pan.hands}, share, seeds)),
        pan_asks=_scores(_in_turns({OURS: pan.asks}, share, seeds)),
        durable={
            name: _scores(_in_turns(workers, share / 2, seeds)) for name, workers in DURABLE.items()
        },
        figures={
            title: _scores(_in_turns(workers, share, seeds))
            for tables in FIGURES
            for title, workers in tables(missing).items()
        },
        help_cpu_seconds=_startup(options.repetitions, missing),
        load=_room(missing),
        missing=missing,
    )
    print(report.json() if options.json else report.text())


def _players(contestants: Sequence[Contestant], game: str) -> dict[str, Work[Result]]:
    return {c.name: c.hands[game] for c in contestants if game in c.hands}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make bench", description="Cardhouse against its peers, in one run on the same work."
    )
    parser.add_argument(
        "--seconds",
        type=_positive(float),
        default=8.0,
        help="CPU seconds of play a contestant and game; all other work has a quarter of that",
    )
    parser.add_argument(
        "--repetitions", type=_positive(int), default=8, help="turns that these are spread over"
    )
    parser.add_argument("--seed", type=int, default=1, help="of the cards and the rolls")
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser


Number = TypeVar("Number", int, float)


def _positive(kind: type[Number]) -> Callable[[str], Number]:
    def number(text: str) -> Number:
        value = kind(text)
        if value <= 0:
            raise ValueError
        return value

    return number


def _load() -> tuple[list[Contestant], list[str]]:
    """The installed contestants, and why the others are missing."""
    contestants: list[Contestant] = []
    missing: list[str] = []
    for driver in DRIVERS:
        try:
            contestants.append(importlib.import_module(driver).CONTESTANT)
        except ImportError as error:
            missing.append(f"{driver} ({error})")
    return contestants, missing


def _in_turns(
    workers: Mapping[str, Work[Outcome]], seconds: float, seeds: Sequence[int]
) -> dict[str, list[Outcome]]:
    """Let each work in turn, once a seed, so that a noisy moment of the machine hits them all."""
    for work in workers.values():
        work(WARM_UP_SECONDS, seeds[0])
    outcomes: dict[str, list[Outcome]] = {name: [] for name in workers}
    for seed in seeds:
        for name, work in workers.items():
            gc.collect()  # nobody pays for what another left behind
            outcomes[name].append(work(seconds, seed))
    return outcomes


def _hand_scores(outcomes: Mapping[str, Sequence[Result]]) -> list[Score]:
    scores = []
    for name, results in outcomes.items():
        rates = [result.hands / result.cpu_seconds for result in results]
        hands = sum(result.hands for result in results)
        decisions = sum(result.decisions for result in results)
        overall = hands / sum(result.cpu_seconds for result in results)
        scores.append(Score(name, rates, overall, decisions / hands))
    return scores


def _scores(outcomes: Mapping[str, Sequence[Rate]]) -> list[Score]:
    scores = []
    for name, results in outcomes.items():
        rates = [result.count / result.cpu_seconds for result in results]
        count = sum(result.count for result in results)
        scores.append(Score(name, rates, count / sum(result.cpu_seconds for result in results)))
    return scores


def _room(missing: list[str]) -> dict[str, Any]:
    """The room on the web under load, if a web server is installed."""
    try:
        return asdict(load.measure())
    except (AssertionError, OSError, ValueError) as error:
        missing.append(f"the room under load ({error})")
        return {}


def _startup(repetitions: int, missing: list[str]) -> list[float]:
    try:
        return [help_cpu_seconds() for _ in range(repetitions)]
    except (OSError, subprocess.CalledProcessError) as error:
        missing.append(f"cardhouse --help ({error})")
        return []


if __name__ == "__main__":
    main()
