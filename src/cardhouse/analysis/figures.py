"""The value of a game: the parts only its family knows."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from cardhouse.analysis.arena.tally import Tally
from cardhouse.analysis.simulate.job import Job, Sums
from cardhouse.engine.core.family import Family
from cardhouse.rulebook import Posted
from cardhouse.table.rules import TableRules

# The player's edge before collections, its standard error, and the method.
Found = tuple[float, float, str]


# Says that something takes long.
Announce = Callable[[], None]


class Kernel(Struct, frozen=True):
    """A game played in bulk without the engine."""

    # Compile the kernels and work out the tables that all workers read, once before they start;
    # announced if that takes long.
    prepare: Callable[[Any, Job, Announce], None]
    play: Callable[[Any, Job, int], Sums]
    # The reason a game is not for its kernels, in words; empty if it is.
    gap: Callable[[Any], str] = lambda game: ""


class Arena(Struct, frozen=True, kw_only=True):
    """Bots that meet in bulk without the engine."""

    names: tuple[str, ...]
    # The reason a game is not played so, in words; empty if it is.
    gap: Callable[[Any], str]
    # Compile what is needed; it is announced first if that takes long.
    make_ready: Callable[[Posted, Job, Callable[[], None]], None]
    play: Callable[[Posted, Job, int], Tally]


class Costs(Struct, frozen=True, kw_only=True):
    """A banked table's collections: for a bet of any size, and from the bank for a hand."""

    due: Callable[[int], int]
    # The last bet of each rate.
    tiers: tuple[int, ...]
    bank: int


class Figures(Struct, frozen=True, kw_only=True):
    """The pace, cost and value of a family's hands."""

    family: Family
    # Hands an hour.
    pace: int
    # The drop of a hand with this many players and this bet, and its destination.
    drop: Callable[[Posted, TableRules, int, int], tuple[int, str]]
    # With a bank: a player's edge against it, and the cost of bets.
    edge: Callable[[Any, bool], Found] | None = None
    costs: Callable[[Any], Costs] | None = None
    kernel: Kernel | None = None
    # Read when it is needed: its kernels take half a second even if all is compiled.
    arena: Callable[[], Arena] | None = None


def fee(post: Posted, rules: TableRules, players: int, bet: int) -> tuple[int, str]:
    """A flat fee by the number of players."""
    due = post.fee(rules)
    return due.due(players), due.fund
