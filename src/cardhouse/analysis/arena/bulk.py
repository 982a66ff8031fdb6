"""Bots that meet in compiled play: a piece of a job, whatever the game."""

from collections.abc import Callable
from functools import cache

from cardhouse.analysis.arena.tally import Tally
from cardhouse.analysis.families import figures_of
from cardhouse.analysis.figures import Arena
from cardhouse.analysis.simulate.job import Job
from cardhouse.rulebook import AnyPosted, Posted, load


def arena_of(post: AnyPosted) -> Arena | None:
    """The compiled arena of a game; tables that change games have none."""
    found = figures_of(post.game()).arena if isinstance(post, Posted) else None
    return None if found is None else found()


def names_in_bulk(post: AnyPosted) -> tuple[str, ...]:
    """The bots that compiled play knows in a game."""
    arena = arena_of(post)
    return arena.names if arena is not None else ()


def gap(post: AnyPosted, table: str) -> str:
    """The reason a table is not played compiled, in words; empty if it is."""
    arena = arena_of(post)
    if arena is None or not isinstance(post, Posted):
        return f"{post.title} has no compiled play"
    return arena.gap(post.game(post.table(table)))


def make_ready(job: Job, announce: Callable[[], None]) -> None:
    """Compile what the workers will load."""
    post = _posted(job.house, job.game)
    _arena(post).make_ready(post, job, announce)


def play(job: Job, number: int) -> Tally:
    """A piece of a job."""
    post = _posted(job.house, job.game)
    return _arena(post).play(post, job, number)


def _arena(post: Posted) -> Arena:
    arena = arena_of(post)
    assert arena is not None, "this game has no compiled play"
    return arena


@cache
def _posted(house: str, game: str) -> Posted:
    return load(house).games[game]
