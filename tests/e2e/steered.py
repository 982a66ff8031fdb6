"""The program with steered chance, for a room in which the same things happen every time.

`python -m tests.e2e.steered open …` deals from seeded decks, at Lo-Ball from a stacked one: the
first hand has a wheel, the second a six-four. Without a purchase an entrant gets two jokers. It is
always the same Monday evening, and nobody is hurried.
"""

from __future__ import annotations

import sys
import time
from calendar import timegm
from typing import Any, Final

from msgspec.structs import replace

from cardhouse.cards import parse_cards
from cardhouse.chance import Chance, Seeded, Stacked
from cardhouse.cli.main import main
from cardhouse.room import room
from cardhouse.room.clock import StoppedClock
from cardhouse.room.patience import Patience
from cardhouse.room.room import Room
from cardhouse.store.base import Store
from cardhouse.table.clock import Moment

EVENING: Final = timegm((2026, 11, 16, 18, 0, 0))
# Dealt in turn: 5-4-3-2-A to one player, 6-4-3-2-A to the other.
WHEEL_AND_SIX_FOUR: Final = "Ah As 2h 2s 3h 3s 4h 4s 5h 6s"
# At tables without a purchase the dealer's own hand gets the king and the queen.
TWO_JOKERS: Final = "Ks Jo Qs Jo"
PATIENT: Final = 900.0


class Evening(StoppedClock):
    """A clock that goes on from the beginning of the evening."""

    def __init__(self) -> None:
        super().__init__(EVENING)
        self._began = time.monotonic()

    def now(self) -> Moment:
        self.at = EVENING + int(time.monotonic() - self._began)
        return self.at

    def timestamp(self) -> str:
        self.now()
        return super().timestamp()


class SteeredRoom(Room):
    """A room without surprises."""

    # Seconds for the offer of the bank.
    offer = int(PATIENT)

    def __init__(self, store: Store, *, patience: Patience, **terms: Any) -> None:
        unhurried = replace(patience, must=PATIENT, may=PATIENT, offer=self.offer)
        terms |= {"clock": Evening(), "chance": chance, "seed": 1}
        super().__init__(store, patience=unhurried, **terms)


def chance(table: str) -> Chance:
    """The decks of a table."""
    if "/" in table:
        return Stacked(parse_cards(TWO_JOKERS))
    lowball = table.startswith("lo-ball-room-lowball")
    return Stacked(parse_cards(WHEEL_AND_SIX_FOUR)) if lowball else Seeded(table)


if __name__ == "__main__":
    setattr(room, "Room", SteeredRoom)  # noqa: B010
    sys.exit(main())
