"""The value of games for a pot to the house; players win from one another."""

from typing import Final

from cardhouse.analysis.figures import Figures, fee
from cardhouse.analysis.pot.arena import ARENA
from cardhouse.engine.pot.family import POT

FIGURES: Final = Figures(family=POT, pace=30, drop=fee, arena=ARENA)
