"""Long work in pieces: shared out over threads, with word of how far it has come."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

Told = Callable[[float], None]
Made = TypeVar("Made")

# So many pieces for each worker: the slow ones even out.
PIECES: Final = 8


def quiet(done: float) -> None:
    """Tell nobody."""


class Work:
    """How many threads there are, who is told, and how much is done."""

    def __init__(self, workers: int, told: Told, whole: float = 1.0) -> None:
        self._workers = workers
        self._told = told
        self._whole = whole
        self._done = 0.0

    def advance(self, by: float) -> None:
        """So much more is done."""
        self._done += by
        self._told(min(self._done / self._whole, 1.0))

    def share(self, count: int, cost: float, play: Callable[[int, int], Made]) -> list[Made]:
        """Have `play` do all of so many things, a range of them at a time; answers in order."""
        pieces = min(count, self._workers * PIECES)
        ends = [count * i // pieces for i in range(pieces + 1)]
        made = []
        with ThreadPoolExecutor(self._workers) as pool:
            for each in pool.map(play, ends[:-1], ends[1:]):
                self.advance(cost / pieces)
                made.append(each)
        return made
