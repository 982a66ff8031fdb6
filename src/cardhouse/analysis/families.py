"""The figures of each family's games."""

from functools import cache
from typing import Final

from cardhouse.analysis.banked import BLACKJACK, PAI_GOW
from cardhouse.analysis.figures import Announce, Figures
from cardhouse.analysis.pan import FIGURES as PAN
from cardhouse.analysis.pot.figures import FIGURES as POT
from cardhouse.analysis.simulate.job import Job, Sums
from cardhouse.engine.core.game import Game
from cardhouse.engine.families import family_of
from cardhouse.rulebook import load

FIGURES: Final = {figures.family: figures for figures in (POT, BLACKJACK, PAI_GOW, PAN)}


def figures_of(game: Game) -> Figures:
    """The figures of a game's family."""
    return FIGURES[family_of(game)]


def gap(game: Game) -> str:
    """The reason a game cannot be played in bulk, in words; empty if it can."""
    kernel = figures_of(game).kernel
    return f"{game.title} has no kernels" if kernel is None else kernel.gap(game)


def prepare(job: Job, announce: Announce) -> None:
    """Work out what all workers read, once before they start; announce it if it takes long."""
    game = _game(job.house, job.game, job.table)
    kernel = figures_of(game).kernel
    assert kernel is not None, "this game has no kernel"
    kernel.prepare(game, job, announce)


def play(job: Job, number: int) -> Sums:
    """A piece of a job, by the kernel of its game."""
    game = _game(job.house, job.game, job.table)
    kernel = figures_of(game).kernel
    assert kernel is not None, "this game has no kernel"
    return kernel.play(game, job, number)


@cache
def _game(house: str, game: str, table: str) -> Game:
    posted = load(house).games[game]
    return posted.game(posted.table(table))
