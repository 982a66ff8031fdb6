"""The value of games for a pot to the house; players win from one another."""

from typing import Final

from cardhouse.analysis.figures import Announce, Arena, Figures, Kernel, fee
from cardhouse.analysis.simulate.job import Job, Sums
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotGame


# The kernels are read when they are needed: they take half a second even if all is compiled.
def _ready(game: PotGame, job: Job, announce: Announce) -> None:
    from cardhouse.analysis.pot.simulate import prepare

    prepare(job, announce)


def _play(game: PotGame, job: Job, number: int) -> Sums:
    from cardhouse.analysis.pot.simulate import play

    return play(game, job, number)


def _gap(game: PotGame) -> str:
    from cardhouse.analysis.pot.simulate import gap

    return gap(game)


def _arena() -> Arena:
    from cardhouse.analysis.pot.arena import ARENA

    return ARENA


FIGURES: Final = Figures(
    family=POT, pace=30, drop=fee, kernel=Kernel(_ready, _play, _gap), arena=_arena
)
