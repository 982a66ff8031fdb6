"""Cuckoo."""

from cardhouse.engine.core.collect import Assess, Collect
from cardhouse.engine.core.family import Family
from tests.families.cuckoo.engine.hand import CuckooGame
from tests.families.cuckoo.engine.steps import DealOne, GoRound, HighestWins, PutAntes
from tests.families.cuckoo.engine.view import CuckooView, look

CUCKOO = Family(
    name="cuckoo",
    scope="cuckoo",
    game=CuckooGame,
    steps=(Assess, Collect, PutAntes, DealOne, GoRound, HighestWins),
    view=CuckooView,
    look=look,
)
