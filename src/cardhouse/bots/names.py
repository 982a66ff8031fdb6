"""The bots by name."""

import random
from collections.abc import Callable

from cardhouse.bots.banked import Guest
from cardhouse.bots.bot import Bot
from cardhouse.bots.pan import PanPlayer
from cardhouse.bots.sensible import Sensible
from cardhouse.bots.simple import Caller, Random
from cardhouse.engine.core.game import Game

DEFAULT = "sensible"


def _sensible(game: Game, source: random.Random) -> Bot:
    if game.pan is not None:
        return PanPlayer(game, source)
    return Sensible(game, source) if game.banking is None else Guest(game, source)


NAMES: dict[str, Callable[[Game, random.Random], Bot]] = {
    "sensible": _sensible,
    "caller": lambda game, source: Caller(),
    "random": lambda game, source: Random(source),
}


def make(name: str, game: Game, *, seed: int | str) -> Bot:
    """A bot for one seat of a game; the same seed makes the same decisions."""
    if name not in NAMES:
        raise LookupError(f"no bot {name!r}; there are: {', '.join(NAMES)}")
    return NAMES[name](game, random.Random(seed))
