"""Guesses at what may have happened at blackjack."""

from collections.abc import Iterator
from typing import Final, Literal

from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.layout import BANK
from cardhouse.floor.banked.guesses import REPORTS, VALUES, hands, spots
from cardhouse.floor.banked.reports import DealMistake
from cardhouse.floor.core.guesses import Guesses
from cardhouse.floor.core.reports import Report

# Nobody burns more cards than this unnoticed.
BURN_MOST: Final = 3
ROUNDS: Final[tuple[Literal[1, 2], ...]] = (1, 2)


def _misdealt(hand: BlackjackHand) -> Iterator[Report]:
    places = spots(hand)
    for round_ in ROUNDS:
        for stop in range(len(places) + 1):
            yield DealMistake(round=round_, stop=stop, missed=places[:1])


GUESSES: Final = Guesses[BlackjackHand](
    values={
        **VALUES,
        "cards": lambda hand: range(BURN_MOST + 1),
        "given": lambda hand: (*hands(hand), BANK),
        "missed": spots,
        "extra": spots,
        "twice": spots,
    },
    reports={**REPORTS, DealMistake: _misdealt},
)
