"""Paying: by every player with cards, and every fouled one, as far as their chips go."""

from collections.abc import Iterator

from cardhouse.engine.core.events import Event
from cardhouse.engine.pan.events import Collected, PaidShort
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.spreads import payers


def collect(
    hand: PanHand,
    seat: int,
    chips: int,
    cite: str,
    *,
    winning: bool = False,
    wrong: bool = False,
    payer: int = 0,
) -> Iterator[Event]:
    """Collect chips from each payer, or all from one if the floor says so."""
    owing = payers(hand, seat)
    due = dict.fromkeys(owing, chips * hand.game.stakes.chip)
    if payer in due:
        due = {payer: sum(due.values())}
    shares = {each: paid for each, owed in due.items() if (paid := min(owed, hand.chips[each]))}
    yield Collected(seat=seat, chips=chips, shares=shares, winning=winning, wrong=wrong, cite=cite)
    for each, owed in due.items():
        if missing := owed - shares.get(each, 0):
            yield PaidShort(seat=each, payee=seat, missing=missing)
