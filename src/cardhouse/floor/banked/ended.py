"""Reopened hands against a bank: chips missing from wagers and covers."""

from collections.abc import Iterator

from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import account
from cardhouse.engine.banked.mistakes import CoverCounted, WagerShort
from cardhouse.engine.core.events import Event
from cardhouse.floor.core.rulings import Missing, Wagers


def lacking(hand: BankedHand, missing: Missing, wagers: Wagers) -> Iterator[Event]:
    """Chips that left the table are missing from the circles and from the covering money."""
    for (seat, key, insurance), amount in wagers.items():
        yield WagerShort(seat=seat, hand=key, amount=amount, insurance=insurance, cite="floor")
    for cover in hand.layout.covers:
        if amount := missing.get(account(cover.player), 0):
            yield CoverCounted(seat=cover.player, change_by=-amount, cite="floor")
