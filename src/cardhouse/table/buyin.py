"""Buying chips: whole steps of the table's stakes, and one short buy after each full buy-in."""

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.commands import BuyChips
from cardhouse.table.events import ChipsBought
from cardhouse.table.table import Table


def check_step(table: Table, chips: int) -> None:
    """Refuse an amount that the table's chips cannot make up."""
    step = table.game.stakes.step
    if chips % step:
        words = f"Chips are sold in steps of {step / 100:.2f}."
        raise Illegal(Reason.WRONG_AMOUNT, "seat.buy-in", words)


def bought(table: Table, command: BuyChips) -> ChipsBought:
    """What a player with a seat may buy; where the table knows no short buy, anything."""
    seat, chips = command.seat, command.chips
    if chips <= 0:
        raise Illegal(Reason.WRONG_AMOUNT, "seat.buy-in")
    check_step(table, chips)
    full = chips >= table.buy_in
    if chips >= table.short_buy:
        return ChipsBought(seat=seat, chips=chips, full=full)
    words = f"Less than {table.short_buy / 100:.2f} is a short buy."
    if table.playing(seat):
        raise Illegal(Reason.HAND_RUNNING, "seat.short-buy", words)
    if table.players[seat].short_bought:
        raise Illegal(Reason.SHORT_BUY_USED, "seat.short-buy", words)
    return ChipsBought(seat=seat, chips=chips, short=True, cite="seat.short-buy")
