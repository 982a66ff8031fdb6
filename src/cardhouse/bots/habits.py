"""Bots' habits in the games of one family."""

import random
from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec import Struct

from cardhouse.analysis.simulate.job import Sums
from cardhouse.bots.bot import Bot
from cardhouse.chance import Chance
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.family import Family
from cardhouse.table import Table
from cardhouse.table.commands import TableCommand
from cardhouse.table.table import Role

Nets = dict[int, int]


class Habits(Struct, frozen=True, kw_only=True):
    """A bot that plays well enough, its buy-in, and the count of its results."""

    family: Family
    sensible: Callable[[Any, random.Random], Bot]
    # Bots that play in another manner, by name; where there is none, the sensible one plays.
    others: Mapping[str, Callable[[Any, random.Random], Bot]] = {}
    # The wager of even a bot that does not think, and the commands that stay in cheaply, in order
    # of preference.
    bets: Callable[[Any, Ask], Command | None] = lambda view, ask: None
    calling: tuple[type[Command], ...] = ()
    # The usual buy-in, and the stack below which a bot buys in again.
    buys: Callable[[Table, Role], int] = lambda table, role: table.buy_in
    least: Callable[[Table], int] = lambda table: 1
    # The buy-in proposed to a person: comfortably more than the minimum.
    brings: Callable[[Table], int] = lambda table: 2 * table.buy_in
    # Chance's decision before the first hand, and bots' coin-toss answers to offers between hands.
    draw: Callable[[Table, Chance], TableCommand | None] = lambda table, chance: None
    offered: Callable[[Table, Collection[int], random.Random], TableCommand | None] = (
        lambda table, bots, coin: None
    )
    # Add each position's wins or losses.
    count: Callable[[Sums, Any, Nets], None]


def by_seats(sums: Sums, hand: Any, nets: Nets) -> None:
    """Count every seat by itself."""
    for seat, net in sorted(nets.items()):
        sums.line(f"seat {seat}").add([(net, 0)])
