"""Bots of one's own in the arena, named by their place, as in `my_module:MyBot`.

The class, or whatever is named, is called for every seat of every hand: without anything, or with
a `random.Random` if it takes one.
"""

import importlib
import inspect
import os
import random
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from cardhouse.analysis.arena.tally import Tally
from cardhouse.analysis.simulate.job import Job
from cardhouse.api.bot import Bot, SeatedBot
from cardhouse.bots import arena
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View

Maker = Callable[..., Any]


class NoBot(LookupError):
    """No bot has this name, or none can be made of it."""


class Faulty(Exception):
    """A bot of one's own failed at a decision."""


class Named:
    """A bot of one's own, whose faults are told by its name."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = SeatedBot(bot)

    def decide(self, view: View, ask: Ask) -> Command:
        """The bot's answer, if it is on offer."""
        try:
            command = self._bot.decide(view, ask)
        except Exception as error:
            raise Faulty(f"{self._name} failed: {type(error).__name__}: {error}") from error
        if not ask.allows(command):
            raise Faulty(f"{self._name} answered {command!r}, which is not on offer")
        return command


def play(job: Job, number: int) -> Tally:
    """A piece of a job in which bots of one's own take part."""
    return arena.play(job, number, own=made)


def made(name: str, source: random.Random) -> Named:
    """A bot of one's own; NoBot says what is wrong with its name."""
    maker = _found(name)
    try:
        bot = maker(source) if _takes_chance(maker) else maker()
    except Exception as error:
        raise NoBot(f"no bot {name!r}: {type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "decide", None)):
        raise NoBot(f"no bot {name!r}: there is no `decide(view, ask)`")
    return Named(name, bot)


def _found(name: str) -> Maker:
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
        raise NoBot(f"no bot {name!r}: {maker!r} cannot be called to make one")
    found: Maker = maker
    return found


@cache
def _takes_chance(maker: Maker) -> bool:
    try:
        inspect.signature(maker).bind(random.Random())
    except (TypeError, ValueError):
        return False
    return True
