"""The bots by name."""

import random
from collections.abc import Callable, Mapping
from functools import partial

from cardhouse.bots.bot import Bot
from cardhouse.bots.families import habits_of
from cardhouse.bots.habits import Habits
from cardhouse.bots.simple import Caller, Random
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.view import View
from cardhouse.table import Table

DEFAULT = "sensible"


def _caller(habits: Habits) -> Caller:
    return Caller(habits.calling, habits.bets)


def _other(name: str, game: Game, source: random.Random) -> Bot:
    habits = habits_of(game)
    return habits.others.get(name, habits.sensible)(game, source)


NAMES: dict[str, Callable[[Game, random.Random], Bot]] = {
    "sensible": lambda game, source: habits_of(game).sensible(game, source),
    "tight": partial(_other, "tight"),
    "loose": partial(_other, "loose"),
    "caller": lambda game, source: _caller(habits_of(game)),
    "random": lambda game, source: Random(source),
}


class Versatile:
    """A bot for a table with changing games: it plays each as a bot of that game does."""

    def __init__(self, bots: Mapping[str, Bot]) -> None:
        self._bots = dict(bots)

    def decide(self, view: View, ask: Ask) -> Command:
        return self._bots[view.game].decide(view, ask)


def make_for(table: Table, name: str, *, seed: int | str) -> Bot:
    """A bot for one seat of a table, whatever is spread there."""
    if table.mix is None:
        return make(name, table.game, seed=seed)
    games = (spread.game for spread in table.mix.spreads)
    return Versatile({g.name: make(name, g, seed=f"{seed}/{g.name}") for g in games})


def make(name: str, game: Game, *, seed: int | str) -> Bot:
    """A bot for one seat of a game; the same seed makes the same decisions."""
    if name not in NAMES:
        raise LookupError(f"no bot {name!r}; there are: {', '.join(NAMES)}")
    return NAMES[name](game, random.Random(seed))
