"""Which cite keys the room uses, by what carries them out: a command, or the count of a hand."""

from typing import Final

from cardhouse.table.commands import (
    AskFresh,
    BuyChips,
    ComeIn,
    DrawButton,
    Expel,
    FetchHeld,
    JoinList,
    NextHand,
    PassBank,
    PostRule,
    Sit,
    TableCommand,
    TakeBank,
    Tick,
)
from cardhouse.table.events import HandCounted, TableEvent

Doer = type[TableCommand] | type[TableEvent]

COMMAND_CITES: Final[dict[Doer, frozenset[str]]] = {
    Sit: frozenset({"seat.buy-in", "seat.bank", "floor.dead-hand"}),
    BuyChips: frozenset({"seat.buy-in", "seat.short-buy", "fee.time"}),
    ComeIn: frozenset({"seat.enter", "seat.between-blinds", "blind.missed"}),
    JoinList: frozenset({"floor.dead-hand"}),
    Expel: frozenset({"floor", "floor.dead-hand"}),
    DrawButton: frozenset({"button.first", "button.tied"}),
    NextHand: frozenset(
        {
            *("button", "button.first", "button.moves", "button.heads-up"),
            *("blind.missed", "absent", "first", "bank", "bank.offer", "bank.standing"),
            *("bank.broken", "shoe.cut", "shoe.asked"),
        }
    ),
    TakeBank: frozenset({"bank.turn", "bank.offer", "bank.wagered", "bank.least"}),
    PassBank: frozenset({"bank.offer", "bank.passed", "bank.standing", "bank.broken"}),
    AskFresh: frozenset({"shoe.asked"}),
    FetchHeld: frozenset({"mistake.abandoned.cage"}),
    Tick: frozenset({"fee.time"}),
    PostRule: frozenset({"floor"}),
    HandCounted: frozenset(
        {
            *("absent", "absent.owes", "bank.turn", "bank.offer", "bank.standing"),
            *("bank.renewed", "bank.broken", "fee.time"),
        }
    ),
}

# What the room cites of a bonus, by the same doers.
TABLE_BONUS_CITES: Final[dict[str, frozenset[str]]] = {
    "hand-counted": frozenset({"won"}),
    "next-hand": frozenset({"paid"}),
    "pay-bonus": frozenset({"paid", "once"}),
}
