"""Bots meet through the engine: any game of any house, the same cards for all."""

import pytest

from cardhouse.analysis.arena.figures import pairs
from cardhouse.analysis.simulate.job import Job
from cardhouse.bots.arena import open_session, play
from cardhouse.engine.core.illegal import Illegal
from cardhouse.rulebook import load
from cardhouse.rulebook.files import houses

GAMES = [(house, game) for house in houses() for game in load(house).posts()]


def job(house: str, game: str, *bots: str, deals: int = 2, seats: int = 4, chips: int = 0) -> Job:
    hands = deals * len(bots)
    settings = {"table": "", "seats": seats, "seed": "7", "hands": hands, "piece": hands}
    return Job(house=house, game=game, bots=bots, chips=chips, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize(("house", "game"), GAMES)
def test_the_same_bots_win_exactly_the_same(house: str, game: str) -> None:
    tally = play(job(house, game, "random", "random"), 0)
    assert (tally.hands, tally.deals) == (4, 2)
    (pair,) = pairs(tally, 4).values()
    assert (pair.mean, pair.error) == (0, 0) and tally.net[0] == tally.net[1]


def test_a_piece_is_the_same_again_and_another_one_differs() -> None:
    two = job("tommys", "holdem", "caller", "random", deals=6)
    assert play(two, 0) == play(two, 0) != play(two, 1)
    assert sum(play(two, 0).net) == -300 * 12


def test_everybody_starts_with_the_chips_named() -> None:
    session = open_session(job("tommys", "holdem", "caller", "random", chips=70_00), "7", [0, 1])
    assert {player.chips for player in session.table.players.values()} == {70_00}
    with pytest.raises(Illegal):
        open_session(job("tommys", "holdem", "caller", "random", chips=100), "7", [0, 1])
