"""Hands played by bots are counted: roles, fees, and not a chip lost."""

import pytest

from cardhouse.analysis.simulate.job import BANK, BEHIND, BONUS, HOUSE, PLAYER, Job, Sums, summed
from cardhouse.analysis.simulate.workers import here
from cardhouse.bots import sample
from cardhouse.rulebook import load
from cardhouse.rulebook.files import houses

GAMES = [(house, game) for house in houses() for game in load(house).games]


@pytest.mark.parametrize(("house", "game"), GAMES)
def test_every_game_of_every_house(house: str, game: str) -> None:
    post = load(house).games[game]
    seats = min(4, post.page.seating.most)
    job = Job(house=house, game=game, table="", seats=seats, seed="2", hands=4, piece=2)
    *_, sums = summed(here(sample.play, job), Sums())
    assert sums.hands == 4
    assert sum(line.net for line in sums.lines.values()) == 0
    assert sums.lines[HOUSE].entries == 4
    roles = set(sums.lines) - {HOUSE, BONUS}
    if post.family.scope != "banked":
        assert roles == {f"seat {seat}" for seat in range(1, seats + 1)}
    else:
        assert {PLAYER, BANK} <= roles <= {PLAYER, BANK, BEHIND}
        fees = sum(line.fees for line in sums.lines.values())
        assert fees == -sums.lines[HOUSE].net
