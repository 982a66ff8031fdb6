"""Players' deeds about the bank and the shoe between two hands."""

from collections.abc import Callable, Iterator

from cardhouse.engine.core.cites import where
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.banked.bank import FOLLOW_CITES, cannot_pass, cannot_take, follow, told
from cardhouse.table.banked.events import BankPassed, BankTaken, FreshAsked
from cardhouse.table.banked.shoe import asks_fresh, cannot_ask
from cardhouse.table.commands import AskFresh, PassBank, TakeBank
from cardhouse.table.deed import Deed, nobody
from cardhouse.table.events import TableEvent
from cardhouse.table.table import Table

Bars = Callable[[Table, int], Illegal | None]


def _between_hands(bars: Bars) -> Bars:
    """The same bars, for seated players, while no hand is being played."""

    def all_bars(table: Table, seat: int) -> Illegal | None:
        if table.running():
            return Illegal(Reason.HAND_RUNNING)
        return nobody(table, seat) or bars(table, seat)

    return all_bars


def _take(table: Table, command: TakeBank) -> Iterator[TableEvent]:
    seat = command.seat
    yield from told(table, seat)
    yield BankTaken(seat=seat, opens=table.rotation.asked == "until-declined")


def _pass(table: Table, command: PassBank) -> Iterator[TableEvent]:
    """The bank passes on, with the consequences."""
    yield from told(table, command.seat)
    yield BankPassed(seat=command.seat)
    yield from follow(table)


def _ask(table: Table, command: AskFresh) -> Iterator[TableEvent]:
    yield FreshAsked(seat=command.seat)


TAKE_BANK = Deed(
    kind=TakeBank,
    of="seat",
    bars=_between_hands(cannot_take),
    answer=_take,
    cites=(
        *("bank.turn", "bank.offer", "bank.least"),
        where(lambda table: table.rotation.wagered, "bank.wagered"),
    ),
)
PASS_BANK = Deed(
    kind=PassBank,
    of="seat",
    bars=_between_hands(cannot_pass),
    answer=_pass,
    cites=("bank.offer", "bank.passed", *FOLLOW_CITES),
)
ASK_FRESH = Deed(
    kind=AskFresh,
    of="seat",
    bars=_between_hands(cannot_ask),
    answer=_ask,
    cites=(where(asks_fresh, "shoe.asked"),),
)
