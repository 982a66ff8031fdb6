"""Reopened hands of pan: the start of the settlement, and players who cannot play on."""

from collections.abc import Iterator, Mapping

from cardhouse.engine.core.events import Began, Event
from cardhouse.engine.pan.events import WentOut
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.mend import HandDead
from cardhouse.engine.pan.spreads import Turn, alone, goes_out
from cardhouse.engine.pan.turns import next_turn
from cardhouse.ledger import Account


def settlement(log: list[Event]) -> int:
    """Index of the last step, which begins when a player goes out or is left alone."""
    start = max(i for i, event in enumerate(log) if isinstance(event, Began))
    return start - isinstance(log[start - 1], WentOut)


def given_up(hand: PanHand, at_table: Mapping[Account, int]) -> Iterator[Event]:
    """Players who have left cannot play on, if anybody does."""
    if goes_out(hand):
        return
    for seat in [seat for seat in hand.live if seat not in at_table]:
        in_turn = isinstance(hand.at, Turn) and hand.at.seat == seat
        yield HandDead(seat=seat, cite="floor")
        if in_turn and not alone(hand):
            yield from next_turn(hand, seat)
