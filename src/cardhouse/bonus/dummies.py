"""Dummy hands at a free table: how the dealer plays them, and how all hands are shown."""

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import JOKER, Card
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.events import Shown

# The ace is low.
KEPT: Final = "A2345678"


def dummy_discard(seat: int, cards: Sequence[Card]) -> Discard:
    """Keep the joker and the first card of each rank of eight or lower, and replace the rest."""
    ranks: set[str] = set()
    thrown = []
    for card in cards:
        if card == JOKER:
            continue
        if card[0] not in KEPT or card[0] in ranks:
            thrown.append(card)
        ranks.add(card[0])
    return Discard(seat, tuple(thrown))


class LayOpen(Step, frozen=True, tag="lay-open"):
    """Turn all hands face up, from the button's left; there is no pot to win."""

    def open(self, hand: Hand) -> Events:
        for seat in tuple(hand.live):
            yield Shown(seat=seat, cards=tuple(hand.down[seat]), cite="bonus.free")
