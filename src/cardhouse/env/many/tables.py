"""Many tables as plain arrays, whoever plays them."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from cardhouse.api import arguments
from cardhouse.env.coder import Mask
from cardhouse.env.fields import Numbers

Flags = NDArray[np.bool_]
Whole = NDArray[np.int64]
Money = NDArray[np.float64]


class NotCompiled(Exception):
    """Tables that compiled play does not know, with the reason."""


class Tables(Protocol):
    """Tables at which each step is one decision, or a new episode where the last one is over.

    A step changes these arrays in place; whoever keeps one copies it.
    """

    # The seats taken, in the order of their results.
    seats: tuple[int, ...]
    # The views of the seats asked, by table.
    seen: Numbers
    # Their legal actions; all zeros once the episode is over.
    mask: Mask
    # The seat asked, whose view it is; once the episode is over, the last one asked.
    asked: Whole
    over: Flags
    # Episodes cut short.
    cut: Flags
    # Actions that were not legal, and counted as silence.
    illegal: Flags
    # The winnings since the last step: by seat, and of the seat that decided.
    won: Money
    reward: Money
    # Hands before this episode in which no learner was asked, and the winnings in them by seat.
    missed: Whole
    missed_won: Money

    def seed(self, seed: int, which: Flags) -> None:
        """End the episodes at some tables; the next ones follow from the seed and the table."""
        ...

    def end(self, which: Flags) -> None:
        """End the episodes at some tables; the next step there begins new ones."""
        ...

    def step(self, actions: Any, which: Flags) -> None:
        """One step at some tables; where an episode is over, the action means nothing."""
        ...

    def view(self, table: int, seat: int) -> Numbers:
        """The moment at a table as one of its seats sees it, whoever is asked."""
        ...

    def random_actions(self) -> Whole:
        """A random legal action for each table; they follow from the seed too."""
        ...


def seeds_of(seed: int, tables: int) -> NDArray[np.uint64]:
    """A seed for each table; those of the first tables are the same however many there are."""
    seed = arguments.whole("seed", seed, least=0)
    return np.random.SeedSequence(seed).generate_state(tables, np.uint64).astype(np.uint64)


def any_seed() -> int:
    """A seed that nobody knows."""
    entropy = np.random.SeedSequence().entropy
    assert isinstance(entropy, int)
    return entropy
