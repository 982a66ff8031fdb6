"""The value of cuckoo to the house; players win from one another."""

from typing import Final

from cardhouse.analysis.figures import Figures, fee
from tests.families.cuckoo.engine.family import CUCKOO

FIGURES: Final = Figures(family=CUCKOO, pace=60, drop=fee)
