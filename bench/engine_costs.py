"""`python -m bench.engine_costs`: the cost of the log, the Ask and the transfers in the engine.

None of them can be left out: the log is what is folded, the Ask is the only source of legality, and
chips move by transfers alone. So each is done a second time, and the time that this adds is its
cost. Turns alternate, and the median counts.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from statistics import median
from typing import Any
from unittest import mock

from bench.contest import GAMES
from bench.ours import hands, limit_game
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.ledger import Balances, move

AS_IT_IS = "as it is"
ENOUGH = 10**12
SEED = 1


@contextmanager
def logged_twice(game: Any) -> Iterator[None]:
    """Make and keep every event a second time."""
    kept: list[Event] = []

    def fold(hand: Hand, event: Event) -> None:
        for transfer in event.transfers():
            move(hand.chips, transfer)
        event.change(hand)
        kept.append(copy(event))
        if len(kept) > 1000:
            kept.clear()

    with mock.patch.object(kernel, "fold", fold):
        yield


@contextmanager
def moved_twice(game: Any) -> Iterator[None]:
    """Move all chips a second time, between accounts that nobody reads."""
    idle: Balances = defaultdict(lambda: ENOUGH)

    def fold(hand: Hand, event: Event) -> None:
        for transfer in event.transfers():
            move(hand.chips, transfer)
        for transfer in event.transfers():
            move(idle, transfer)
        event.change(hand)

    with mock.patch.object(kernel, "fold", fold):
        yield


@contextmanager
def asked_twice(game: Any) -> Iterator[None]:
    """Ask everything a second time."""
    kinds = {type(step) for step in game.script}
    before = {kind: kind.asks for kind in kinds}
    for kind, asks in before.items():
        kind.asks = _twice(asks)
    try:
        yield
    finally:
        for kind, asks in before.items():
            kind.asks = asks


def _twice(asks: Callable[..., Any]) -> Callable[..., Any]:
    def both(step: Any, hand: Hand) -> Any:
        asks(step, hand)
        return asks(step, hand)

    return both


@contextmanager
def unchanged(game: Any) -> Iterator[None]:
    """The engine as it is."""
    yield


WAYS: dict[str, Callable[[Any], Any]] = {
    AS_IT_IS: unchanged,
    "the log": logged_twice,
    "the Ask": asked_twice,
    "the transfers": moved_twice,
}


def costs(name: str, seconds: float, turns: int) -> dict[str, float]:
    """Microseconds of a hand as it is, and those that each part adds."""
    game, found = limit_game(name), {way: list[float]() for way in WAYS}
    for _ in range(turns):
        for way, twice in WAYS.items():
            with twice(game):
                done = hands(name, seconds / turns, SEED)
            found[way].append(1e6 * done.cpu_seconds / done.hands)
    before = found[AS_IT_IS]
    # The median of what a turn takes beyond the one before it as it is: a slow moment is in both.
    beyond = {
        way: median(each - whole for each, whole in zip(spent, before, strict=True))
        for way, spent in found.items()
    }
    return beyond | {AS_IT_IS: median(before)}


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine_costs", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="CPU seconds of each way")
    parser.add_argument("--turns", type=int, default=40, help="turns that they are cut into")
    args = parser.parse_args()
    for name in GAMES:
        found = costs(name, args.seconds, args.turns)
        whole = found.pop(AS_IT_IS)
        parts = [f"{way} {each:.0f} ({each / whole:.0%})" for way, each in found.items()]
        sys.stdout.write(f"{name}: {whole:.0f} µs a hand; {', '.join(parts)}\n")


if __name__ == "__main__":
    main()
