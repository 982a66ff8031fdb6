"""Guesses at what may have happened at a pan table."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.core.piles import down
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.rules import HAND
from cardhouse.floor.core.guesses import Guesses
from cardhouse.floor.core.pointing import pointer
from cardhouse.floor.core.reports import Report
from cardhouse.floor.pan.reports import PacketMistake, WrongSpread

# A dealer who gives this many cards too few or too many would notice it.
WRONG_MOST: Final = 5


def _packets(hand: PanHand) -> Iterator[Report]:
    for seat in hand.live:
        for cards in range(HAND - WRONG_MOST, HAND + WRONG_MOST + 1):
            yield PacketMistake(seat=seat, cards=cards)


def _wrong_spread(hand: PanHand) -> Iterator[Report]:
    """Two cards are never a spread, whatever they are."""
    for seat in hand.live:
        cards = tuple(pointer(down(seat), number) for number in (1, 2))
        yield WrongSpread(seat=seat, cards=cards)


GUESSES: Final = Guesses[PanHand](
    reports={PacketMistake: _packets, WrongSpread: _wrong_spread},
)
