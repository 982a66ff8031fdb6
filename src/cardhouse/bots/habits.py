"""How bots play the games of one family."""

import random
from collections.abc import Callable, Collection
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
    """A bot that plays well enough, what it brings, and how its results are counted."""

    family: Family
    sensible: Callable[[Any, random.Random], Bot]
    # What even a bot that does not think puts up, and by what it stays in as cheaply as it can,
    # the first that is offered.
    bets: Callable[[Any, Ask], Command | None] = lambda view, ask: None
    calling: tuple[type[Command], ...] = ()
    # What one brings who does not say, and with less than what a bot buys in again.
    buys: Callable[[Table, Role], int] = lambda table, role: table.buy_in
    least: Callable[[Table], int] = lambda table: 1
    # What is proposed to a person: comfortably more than the least.
    brings: Callable[[Table], int] = lambda table: 2 * table.buy_in
    # What chance decides before the first hand, and what bots answer to what they are offered
    # between hands, by the toss of a coin.
    draw: Callable[[Table, Chance], TableCommand | None] = lambda table, chance: None
    offered: Callable[[Table, Collection[int], random.Random], TableCommand | None] = (
        lambda table, bots, coin: None
    )
    # Add what each place at the table has won or lost.
    count: Callable[[Sums, Any, Nets], None]


def by_seats(sums: Sums, hand: Any, nets: Nets) -> None:
    """Every seat by itself."""
    for seat, net in sorted(nets.items()):
        sums.line(f"seat {seat}").add([(net, 0)])
