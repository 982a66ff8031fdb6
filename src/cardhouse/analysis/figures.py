"""What a game of one family is worth: the parts that only that family knows."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from cardhouse.analysis.simulate.job import Job, Sums
from cardhouse.engine.core.family import Family
from cardhouse.rulebook import Posted
from cardhouse.table.rules import TableRules

# The player's edge before collections, its standard error, and how it was found.
Found = tuple[float, float, str]


class Kernel(Struct, frozen=True):
    """A game that is played in bulk without the engine."""

    # Work out once, before anybody starts, the tables that all workers read.
    prepare: Callable[[Any], None]
    play: Callable[[Any, Job, int], Sums]


class Costs(Struct, frozen=True, kw_only=True):
    """What a banked table collects: for a bet of any size, and from the bank for a hand."""

    due: Callable[[int], int]
    # Up to which bets a rate holds.
    tiers: tuple[int, ...]
    bank: int


class Figures(Struct, frozen=True, kw_only=True):
    """How fast hands follow one another, what they cost, and what they are worth."""

    family: Family
    # Hands an hour.
    pace: int
    # What a hand drops with so many players and such a bet, and where that goes.
    drop: Callable[[Posted, TableRules, int, int], tuple[int, str]]
    # Where there is a bank: the edge of a player against it, and what bets cost.
    edge: Callable[[Any, bool], Found] | None = None
    costs: Callable[[Any], Costs] | None = None
    kernel: Kernel | None = None


def fee(post: Posted, rules: TableRules, players: int, bet: int) -> tuple[int, str]:
    """A flat fee by the number of players."""
    due = post.fee(rules)
    return due.due(players), due.fund
