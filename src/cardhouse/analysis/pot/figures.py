"""The value of games for a pot to the house; players win from one another."""

from typing import Final

from cardhouse.analysis.figures import Arena, Figures, fee
from cardhouse.engine.pot.family import POT


def _arena() -> Arena:
    from cardhouse.analysis.pot.arena import ARENA

    return ARENA


FIGURES: Final = Figures(family=POT, pace=30, drop=fee, arena=_arena)
