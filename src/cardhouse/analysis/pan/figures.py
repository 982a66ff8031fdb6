"""The value of pan to the house; players win from one another."""

from typing import Final

from cardhouse.analysis.figures import Announce, Figures, Kernel, fee
from cardhouse.analysis.simulate.job import Job, Sums
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.hand import PanGame


# The kernels are read when they are needed: they take half a second even if all is compiled.
def _ready(game: PanGame, job: Job, announce: Announce) -> None:
    from cardhouse.analysis.pan.simulate import prepare

    prepare(game, job, announce)


def _play(game: PanGame, job: Job, number: int) -> Sums:
    from cardhouse.analysis.pan.simulate import play

    return play(game, job, number)


def _gap(game: PanGame) -> str:
    from cardhouse.analysis.pan.simulate import gap

    return gap(game)


FIGURES: Final = Figures(family=PAN, pace=15, drop=fee, kernel=Kernel(_ready, _play, _gap))
