"""Hands against a bank that are opened again: what wagers and covers lack by then."""

from collections.abc import Iterator

from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import account
from cardhouse.engine.banked.mistakes import CoverCounted, WagerShort
from cardhouse.engine.core.events import Event
from cardhouse.floor.core.rulings import Missing, Wagers


def lacking(hand: BankedHand, missing: Missing, wagers: Wagers) -> Iterator[Event]:
    """What has left the table is missing in the circles, and in the money that covers."""
    for (seat, key, insurance), amount in wagers.items():
        yield WagerShort(seat=seat, hand=key, amount=amount, insurance=insurance, cite="floor")
    for cover in hand.layout.covers:
        if amount := missing.get(account(cover.player), 0):
            yield CoverCounted(seat=cover.player, change_by=-amount, cite="floor")
