"""Buying chips: whole steps of the table's stakes, and one short buy after each full buy-in."""

from collections.abc import Iterator

from cardhouse.engine.core.cites import where
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.table.commands import BuyChips
from cardhouse.table.deed import Deed, gone_or_going
from cardhouse.table.events import ChipsBought, TableEvent
from cardhouse.table.table import Table
from cardhouse.table.terms import Chips
from cardhouse.table.timed import TIME_CITES, collect_time


def off_step(table: Table) -> Illegal:
    """The refusal for an amount that the table's chips cannot make up."""
    words = say("sold-in-steps", step=Money(table.step))
    return Illegal(Reason.WRONG_AMOUNT, "seat.buy-in", words)


def _terms(table: Table, seat: int) -> Chips:
    """Any amount at a table without short buys; otherwise less only when a short buy is due."""
    short = not table.playing(seat) and not table.players[seat].short_bought
    step = table.step
    return Chips(least=step if short else max(step, table.short_buy), step=step)


def _wrong(table: Table, command: BuyChips) -> Illegal:
    if command.chips <= 0:
        return Illegal(Reason.WRONG_AMOUNT, "seat.buy-in")
    if command.chips % table.step:
        return off_step(table)
    running = table.playing(command.seat)
    why = Reason.HAND_RUNNING if running else Reason.SHORT_BUY_USED
    words = say("short-buy-below", amount=Money(table.short_buy))
    return Illegal(why, "seat.short-buy", words)


def _buy(table: Table, command: BuyChips) -> Iterator[TableEvent]:
    seat, chips = command.seat, command.chips
    if chips >= table.short_buy:
        yield ChipsBought(seat=seat, chips=chips, full=chips >= table.buy_in)
    else:
        yield ChipsBought(seat=seat, chips=chips, short=True, cite="seat.short-buy")
    yield from collect_time(table)


BUY_CHIPS = Deed(
    kind=BuyChips,
    of="seat",
    bars=gone_or_going,
    terms=_terms,
    wrong=_wrong,
    answer=_buy,
    cites=(
        "seat.buy-in",
        where(lambda table: table.short_buy > 0, "seat.short-buy"),
        *TIME_CITES,
    ),
)
