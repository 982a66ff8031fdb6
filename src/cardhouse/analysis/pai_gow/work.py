"""Long work in pieces, shared out over threads, with reports of its progress."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

Told = Callable[[float], None]
Made = TypeVar("Made")

# Pieces for each worker: enough to even out the slow ones.
PIECES: Final = 8


def quiet(done: float) -> None:
    """Report nothing."""


class Work:
    """The threads, the listener for progress, and the work done."""

    def __init__(self, workers: int, told: Told, whole: float = 1.0) -> None:
        self._workers = workers
        self._told = told
        self._whole = whole
        self._done = 0.0

    def advance(self, by: float) -> None:
        """Record more work as done, and report it."""
        self._done += by
        self._told(min(self._done / self._whole, 1.0))

    def share(self, count: int, cost: float, play: Callable[[int, int], Made]) -> list[Made]:
        """Have `play` do all of a number of things, a range at a time; answers in order."""
        pieces = min(count, self._workers * PIECES)
        ends = [count * i // pieces for i in range(pieces + 1)]
        made = []
        with ThreadPoolExecutor(self._workers) as pool:
            for each in pool.map(play, ends[:-1], ends[1:]):
                self.advance(cost / pieces)
                made.append(each)
        return made
