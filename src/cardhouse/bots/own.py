"""Bots by name, those of one's own among them: named by their place, as in `my_module:MyBot`."""

import importlib
import os
import random
import sys
from collections.abc import Callable
from typing import Any

from cardhouse.bots.bot import Bot
from cardhouse.bots.names import Versatile
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.view import View
from cardhouse.table import Table

Maker = Callable[[Game, random.Random], Bot]


class NoBot(LookupError):
    """No bot has this name, or none can be made of it."""


class Faulty(Exception):
    """A bot of one's own failed at a decision."""


class Watched:
    """A bot of one's own, whose faults are told by its name."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def decide(self, view: View, ask: Ask) -> Command:
        try:
            command = self._bot.decide(view, ask)
        except Exception as error:
            raise Faulty(f"{self._name} failed: {type(error).__name__}: {error}") from error
        if not ask.allows(command):
            raise Faulty(f"{self._name} decided {command!r}, which is not on offer")
        return command


def is_own(name: str) -> bool:
    """True if a name leads to a bot of one's own."""
    return ":" in name


def seated(table: Table, name: str, *, seed: str) -> Bot:
    """A bot of one's own for a seat of a table, whatever is spread there."""
    maker = found(name)
    if table.mix is None:
        return _made(maker, name, table.game, seed)
    games = (spread.game for spread in table.mix.spreads)
    return Versatile({each.name: _made(maker, name, each, f"{seed}/{each.name}") for each in games})


def found(name: str) -> Maker:
    """A bot of one's own: called with the game and a source of chance, it makes a player."""
    module, _, attribute = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        # A console script, and a worker elsewhere, would look only beside themselves.
        sys.path.insert(0, here)
    try:
        maker: Any = importlib.import_module(module)
        for part in attribute.split("."):
            maker = getattr(maker, part)
    except Exception as error:
        raise NoBot(f"no bot {name!r}: {type(error).__name__}: {error}") from None
    if not callable(maker):
        raise NoBot(f"no bot {name!r}: it is {maker!r}, which makes no player")
    made: Maker = maker
    return made


def _made(maker: Maker, name: str, game: Game, seed: str) -> Bot:
    try:
        bot = maker(game, random.Random(seed))
    except Exception as error:
        raise NoBot(f"no bot {name!r}: {type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "decide", None)):
        raise NoBot(f"no bot {name!r}: what it makes has no `decide(view, ask)`")
    return Watched(name, bot)
