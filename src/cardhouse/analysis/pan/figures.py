"""The value of pan to the house; players win from one another."""

from typing import Final

from cardhouse.analysis.figures import Figures, Kernel, fee
from cardhouse.analysis.pan import simulate
from cardhouse.engine.pan.family import PAN

FIGURES: Final = Figures(
    family=PAN,
    pace=15,
    drop=fee,
    kernel=Kernel(prepare=simulate.prepare, play=simulate.play, gap=simulate.gap),
)
