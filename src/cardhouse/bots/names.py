"""The bots by name."""

import random
from collections.abc import Callable

from cardhouse.bots.bot import Bot
from cardhouse.bots.families import habits_of
from cardhouse.bots.habits import Habits
from cardhouse.bots.simple import Caller, Random
from cardhouse.engine.core.game import Game

DEFAULT = "sensible"


def _caller(habits: Habits) -> Caller:
    return Caller(habits.calling, habits.bets)


NAMES: dict[str, Callable[[Game, random.Random], Bot]] = {
    "sensible": lambda game, source: habits_of(game).sensible(game, source),
    "caller": lambda game, source: _caller(habits_of(game)),
    "random": lambda game, source: Random(source),
}


def make(name: str, game: Game, *, seed: int | str) -> Bot:
    """A bot for one seat of a game; the same seed makes the same decisions."""
    if name not in NAMES:
        raise LookupError(f"no bot {name!r}; there are: {', '.join(NAMES)}")
    return NAMES[name](game, random.Random(seed))
