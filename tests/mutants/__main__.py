"""`make mutants`: put small faults into the core and the books, and see which ones no test notices.

The work tree is not touched: faults go into a copy of the package. For each fault all tests that
reach its line are run, nearest first, for 60 CPU seconds; an undecided fault has survived.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from select import select

import msgspec

from tests.mutants import child
from tests.mutants.books import book_faults
from tests.mutants.code import code_faults, is_code
from tests.mutants.fault import Fault
from tests.mutants.mapping import mapped
from tests.mutants.reach import Reach
from tests.mutants.report import LEAST, rate, report, shown
from tests.mutants.results import Results
from tests.mutants.tree import BOOKS, PACKAGE
from tests.mutants.trial import Bench, Trial, Verdict

# Options of a book are a sixth of the faults.
BOOKS_SHARE = 1 / 6


def drawn(seed: int) -> Iterator[Fault]:
    """All faults in an order set by the seed, with those of code and of books mixed."""
    chance = random.Random(seed)
    code, books = code_faults(), _book_faults()
    chance.shuffle(code)
    chance.shuffle(books)
    while code and books:
        fault = (books if chance.random() < BOOKS_SHARE else code).pop()
        if fault.layer == BOOKS or is_code(fault):
            yield fault


def _book_faults() -> list[Fault]:
    """The faults of the books, from another process: a trial must find nothing imported."""
    ended = child.finish(child.start(lambda: (0, book_faults()), PACKAGE.parent))
    assert ended.code == 0, ended
    return msgspec.json.decode(ended.answer, type=list[Fault])


def tried(faults: Iterator[Fault], count: int, reach: Reach, workers: int) -> Iterator[Verdict]:
    """Verdicts on this many faults as they come; a page the rule book refuses is no fault."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        free = [Bench(Path(folder) / str(number)) for number in range(workers)]
        running: dict[int, Trial] = {}
        while count or running:
            while free and len(running) < count:
                trial = Trial(free.pop(), next(faults), reach)
                if trial.start():
                    running[trial.running.answer.fileno()] = trial
                    continue
                free.append(trial.bench)
                count -= 1
                yield trial.verdict("survived")
            for number in select(list(running), [], [])[0]:
                trial = running.pop(number)
                verdict = trial.end()
                if verdict is None and trial.start():
                    running[trial.running.answer.fileno()] = trial
                    continue
                verdict = verdict or trial.verdict("survived")
                free.append(trial.bench)
                count -= verdict.result != "refused"
                yield verdict


def main(argv: Sequence[str] | None = None) -> int:
    """Try the faults, print the survivors, and fail if too few were caught."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which faults")
    parser.add_argument("--faults", type=int, default=300, help="how many")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes at once"
    )
    parser.add_argument("--resume", type=Path, help="keep verdicts in this file and go on from it")
    parser.add_argument("--again", type=Path, help="try the survivors in such a file once more")
    options = parser.parse_args(argv)
    reach = mapped(_say, options.workers)
    results = Results(options.resume, options.seed)
    known = {verdict.fault for verdict in results.verdicts}
    again = Results.survivors(options.again) if options.again else []
    faults = iter(again) if options.again else drawn(options.seed)
    left = (fault for fault in faults if fault not in known)
    wanted = (len(again) or options.faults) - len(results.judged)
    for verdict in tried(left, max(0, wanted), reach, options.workers):
        results.add(verdict)
        if verdict.result in ("survived", "undecided"):
            _say(f"{len(results.judged)}: {verdict.result}: {shown(verdict.fault)}")
    sys.stdout.write(report(results.judged))
    return 0 if rate(results.judged) >= LEAST else 1


def _say(words: str) -> None:
    sys.stderr.write(f"{words}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
