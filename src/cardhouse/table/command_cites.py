"""Which cite keys the room uses at every table, by what carries them out: a command, or a count.

What only the tables of one family cite is in its course.
"""

from collections.abc import Mapping
from typing import Final

from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    Expel,
    FetchHeld,
    JoinList,
    PostRule,
    Sit,
    TableCommand,
    Tick,
)
from cardhouse.table.events import HandCounted, TableEvent

# A command, or the count of a hand, with the keys that it may cite.
DoerCites = Mapping[type[TableCommand] | type[TableEvent], frozenset[str]]

COMMAND_CITES: Final[DoerCites] = {
    Sit: frozenset({"seat.buy-in", "seat.bank", "floor.dead-hand"}),
    BuyChips: frozenset({"seat.buy-in", "seat.short-buy", "fee.time"}),
    ComeIn: frozenset({"seat.enter", "seat.between-blinds", "blind.missed"}),
    JoinList: frozenset({"floor.dead-hand"}),
    Expel: frozenset({"floor", "floor.dead-hand"}),
    FetchHeld: frozenset({"mistake.abandoned.cage"}),
    Tick: frozenset({"fee.time"}),
    PostRule: frozenset({"floor"}),
    HandCounted: frozenset({"fee.time"}),
}

# What the room cites of a bonus, by the same doers.
TABLE_BONUS_CITES: Final[dict[str, frozenset[str]]] = {
    "hand-counted": frozenset({"won"}),
    "next-hand": frozenset({"paid"}),
    "pay-bonus": frozenset({"paid", "once"}),
}
