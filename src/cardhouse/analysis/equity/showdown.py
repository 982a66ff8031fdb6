"""The rules of a game's showdowns."""

from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from cardhouse.analysis.equity.spot import Spot
from cardhouse.analysis.evaluate.sides import Sides, is_fast, sides_of
from cardhouse.analysis.evaluate.tables import HandOrder, order
from cardhouse.engine.core.game import Game
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low


class Showdown(NamedTuple):
    """A game's showdown: the rules of both sides, and the kernels' tables, if they can do it."""

    first: HandOrder
    second: HandOrder | None
    two: bool
    least: int
    sides: Sides
    fast: bool
    """True if the kernels can do all of it."""


def showdown(game: Game) -> Showdown:
    """The rules of a game's showdowns."""
    rules = game.high or game.low if isinstance(game, PotGame) else None
    if not isinstance(game, PotGame) or rules is None:
        raise ValueError("nobody compares hands with other players in this game")
    # If nobody qualifies at all, the highest cards win, so the order covers all hands.
    first = order(replace(rules, qualifier="none") if isinstance(rules, High) else rules)
    second = order(game.low) if game.high is not None and game.low is not None else None
    two = game.pick == "two"
    both = [first] if second is None else [first, second]
    least = _least(rules, first)
    sides = sides_of(both, two=two, least=least)
    return Showdown(first, second, two, least, sides, is_fast([o.rules for o in both], two=two))


def no_count(spot: Spot, showdown: Showdown) -> NDArray[np.int64]:
    """Zero counts of showdowns by winners: a bit for each player and side."""
    bits = len(spot.holdings) * (1 if showdown.second is None else 2)
    return np.zeros(1 << bits, dtype=np.int64)


def _least(rules: High | Low, first: HandOrder) -> int:
    if not isinstance(rules, High) or rules.qualifier == "none":
        return 0
    return first.categories().index("one pair")
