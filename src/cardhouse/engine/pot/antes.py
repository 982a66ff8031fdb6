"""Antes: everybody pays before the deal."""

from typing import ClassVar

from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.events import AntePosted
from cardhouse.engine.pot.hand import PotHand


class Antes(Step[PotHand], frozen=True, tag="antes"):
    """Each player antes the same amount; who has less is all-in for it."""

    keys: ClassVar[frozenset[str]] = frozenset({"ante"})

    def needed(self, hand: PotHand) -> bool:
        return hand.game.stakes.ante > 0

    def open(self, hand: PotHand) -> Events:
        for seat in hand.seats:
            if amount := min(hand.game.stakes.ante, hand.chips[seat]):
                yield AntePosted(seat=seat, amount=amount)
