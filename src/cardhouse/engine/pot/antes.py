"""Antes: chips paid before the deal, by everybody or by the big blind for all."""

from typing import ClassVar, Literal

from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.blinds import blind_seats
from cardhouse.engine.pot.events import AntePosted
from cardhouse.engine.pot.hand import PotHand


class Antes(Step[PotHand], frozen=True, tag="antes"):
    """Each player antes the same amount, or the big blind antes for all; all-in for less."""

    keys: ClassVar[Cites] = ("ante",)

    # Each player, or, after the blinds, the big blind for all, which nobody has to match.
    payer: Literal["each", "big-blind"] = "each"

    def needed(self, hand: PotHand) -> bool:
        return hand.game.stakes.ante > 0

    def open(self, hand: PotHand) -> Events:
        for_all = self.payer == "big-blind"
        for seat in blind_seats(hand)[-1:] if for_all else hand.seats:
            if amount := min(hand.game.stakes.ante, hand.chips[seat]):
                yield AntePosted(seat=seat, amount=amount, dead=for_all)
