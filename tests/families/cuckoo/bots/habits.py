"""The bots' way to play cuckoo: give a low card away."""

import random

from cardhouse.bots.habits import Habits, by_seats
from cardhouse.cards import RANK, RANKS
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View
from tests.families.cuckoo.engine.commands import Exchange, KeepCard
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooGame

LOW = RANKS.index("9")


class CuckooPlayer:
    """Keeps a card as good as most others."""

    def __init__(self, game: CuckooGame, source: random.Random) -> None:
        self._game = game

    def decide(self, view: View, ask: Ask) -> Command:
        own = next(seat for seat in view.seats if seat.seat == view.viewer)
        gives = RANK[own.down[0]] < LOW
        return Exchange(ask.actor) if gives else KeepCard(ask.actor)


HABITS = Habits(family=CUCKOO, sensible=CuckooPlayer, calling=(KeepCard,), count=by_seats)
