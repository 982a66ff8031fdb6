"""`make histories`: random hands written as PHH, read by PokerKit, and read back here."""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
import warnings
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from pokerkit import HandHistory

from cardhouse.engine.core.events import Arranged, Burned, Event
from cardhouse.formats import History, HistoryError
from cardhouse.formats.families import histories, written
from tests.kit.sixth import posted
from tests.laws.deals import Play
from tests.oracle import explain
from tests.oracle.tables import CHIP
from tests.runs.histories.dealing import SPREADS, Spread, dealt
from tests.runs.histories.reasons import ASSERTION, FROM_POT, parting

BATCH = 50
FAILURES_SHOWN = 5


@dataclass
class Tally:
    """The results of some hands of one game."""

    # Hands that PokerKit plays to the same stacks, and hands with a reason for which it does not.
    same: int = 0
    apart: int = 0
    refused: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.same += other.same
        self.apart += other.apart
        self.refused += other.refused
        self.reasons += other.reasons
        self.failures += other.failures

    def hand(self, spread: Spread, seed: int) -> None:
        """One hand there and back."""
        play, history = dealt(spread, seed)
        try:
            text = written(history, spread.post, "phh")
        except HistoryError as error:
            self.refused += 1
            self.reasons[error.what.partition(" cannot say ")[2]] += 1
            return
        (back,) = histories(text.encode(), "phh", posted)
        if spread.house:
            assert back == history, f"it comes back otherwise:\n{text}"
        # Without a house nobody tells the cards that were never seen.
        assert _told(back) == _told(history), f"it comes back otherwise:\n{text}"
        reasons = there(play, text)
        self.same += not reasons
        self.apart += bool(reasons)
        self.reasons.update(reasons)


def _told(history: History) -> list[Event]:
    """The events but for the order of the stock and the burns."""
    return [event for event in history.events if not isinstance(event, Arranged | Burned)]


def there(play: Play, text: str) -> set[str]:
    """The reasons for which PokerKit comes to other stacks; none if it comes to the same."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            *_, state = HandHistory.loads(text)
    except AssertionError:
        return {ASSERTION}
    except (ValueError, KeyError):
        if not (may := parting(play)):
            raise
        return may
    theirs = [int(stack * CHIP) for stack in state.stacks]
    ours = [play.hand.chips[seat] for seat in play.hand.seats]
    if theirs == ours:
        return set()
    may = parting(play)
    if FROM_POT not in may and all(stack % CHIP == 0 for stack in theirs):
        try:
            return set(explain.stacks(play, [stack // CHIP for stack in theirs]))
        except explain.Unexplained:
            if not may:
                raise
    assert may, f"{ours} here and {theirs} there:\n{text}"
    return may


def batch(work: tuple[int, int]) -> Tally:
    """A batch of hands of a game, each with its own seed."""
    spread, first = SPREADS[work[0]], work[1]
    tally = Tally()
    for seed in range(first, first + BATCH):
        try:
            tally.hand(spread, seed)
        except Exception:
            tally.failures.append(f"{spread}, seed {seed}: {traceback.format_exc(limit=-2)}")
    return tally


def _report(spread: Spread, tally: Tally) -> str:
    """The figures of a game, its reasons, and the first failures."""
    name = f"{spread.house or 'own rules'} {spread.game}"
    lines = [
        f"{name:40} {tally.same:6} the same, {tally.apart:5} apart, "
        f"{tally.refused:4} refused, {len(tally.failures)} unexplained"
    ]
    lines += [f"{count:10} {reason}" for reason, count in tally.reasons.most_common()]
    return "\n".join([*lines, *tally.failures[:FAILURES_SHOWN]]) + "\n"


def main() -> int:
    """Go on with each game until PokerKit has played so many hands to the same stacks."""
    parser = argparse.ArgumentParser(prog="make histories", description=__doc__)
    parser.add_argument("--hands", type=int, default=1000, help="hands a game (default 1000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    args = parser.parse_args()
    begun, failed = time.perf_counter(), 0
    with ProcessPoolExecutor(args.processes) as pool:
        for number, spread in enumerate(SPREADS):
            tally, first = Tally(), 0
            while tally.same < args.hands and not tally.failures:
                works = [(number, first + BATCH * i) for i in range(2 * (args.processes or 1))]
                first = works[-1][1] + BATCH
                for each in pool.map(batch, works):
                    tally.add(each)
            sys.stdout.write(_report(spread, tally))
            sys.stdout.flush()
            failed += len(tally.failures)
    sys.stdout.write(f"{time.perf_counter() - begun:.0f} s\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
