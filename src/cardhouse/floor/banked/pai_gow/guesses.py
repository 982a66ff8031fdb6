"""Guesses at what may have happened at pai gow poker."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.core.piles import up
from cardhouse.floor.banked.guesses import REPORTS, VALUES
from cardhouse.floor.banked.pai_gow.reports import FoulAllowed, WagerRemoved, WagerTouched
from cardhouse.floor.core.guesses import Guesses
from cardhouse.floor.core.pointing import pointer
from cardhouse.floor.core.reports import Report

# Cards of a hand in front.
FRONT: Final = 2
PILES: Final = range(1, 8)


def _foul_allowed(hand: PaiGowHand) -> Iterator[Report]:
    """Every setting of the bank's cards."""
    cards = [pointer(up(BANK), number) for number in range(1, len(hand.up[BANK]) + 1)]
    for front in combinations(cards, FRONT):
        back = tuple(card for card in cards if card not in front)
        yield FoulAllowed(front=front, back=back)


def _touched(hand: PaiGowHand) -> Iterator[Report]:
    for seat in hand.seats:
        for spot in (0, *hand.layout.order):
            yield WagerTouched(seat=seat, spot=spot)


def _removed(hand: PaiGowHand) -> Iterator[Report]:
    for wager in hand.layout.wagers:
        for known in (False, True):
            yield WagerRemoved(seat=wager.player, spot=wager.hand, known=known)


GUESSES: Final = Guesses[PaiGowHand](
    values={**VALUES, "pile": lambda hand: PILES},
    reports={
        **REPORTS,
        FoulAllowed: _foul_allowed,
        WagerTouched: _touched,
        WagerRemoved: _removed,
    },
)
