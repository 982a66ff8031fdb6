"""Which cite keys each ruling on pan is about."""

from typing import Final

from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.core.rulings import Cites
from cardhouse.floor.pan.reports import (
    ForbiddenDiscard,
    PacketMistake,
    SpreadChallenged,
    WrongSpread,
)

_COUNT: Final = ("short", "short.two", "over", "over.two", "dead", "foul")

CITES: Final[Cites] = {
    PacketMistake: ("packets.mistake", "hand"),
    WrongCount: ("hand", *(f"hand.{key}" for key in _COUNT)),
    WrongSpread: ("spread.demand",),
    SpreadChallenged: ("spread.demand", "spread.back", "spread.foul", "spread.mended"),
    ForbiddenDiscard: ("discard.ruling",),
}
