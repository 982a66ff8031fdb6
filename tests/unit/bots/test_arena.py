"""Bots meet through the engine: any game of any house, the same cards for all."""

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardhouse.analysis.arena.figures import pairs
from cardhouse.analysis.arena.tally import Tally
from cardhouse.analysis.simulate.job import Job, summed
from cardhouse.analysis.simulate.workers import here, on_ray, processes
from cardhouse.bots.arena import open_session, play
from cardhouse.bots.own import Faulty, NoBot
from cardhouse.engine.core.illegal import Illegal
from cardhouse.rulebook import load
from cardhouse.rulebook.files import houses

GAMES = [(house, game) for house in houses() for game in load(house).posts()]
OWN = """
class Folder:
    def __init__(self, game, source):
        self.title = game.title

    def decide(self, view, ask):
        return ask.default if ask.default is not None else next(ask.choices())


class Broken(Folder):
    def decide(self, view, ask):
        return 1 / 0


class Cheat(Folder):
    def decide(self, view, ask):
        return "all your chips"


mute = lambda game, source: game
"""


def job(house: str, game: str, *bots: str, deals: int = 2, seats: int = 4, chips: int = 0) -> Job:
    hands = deals * len(bots)
    settings = {"table": "", "seats": seats, "seed": "7", "hands": hands, "piece": hands}
    return Job(house=house, game=game, bots=bots, chips=chips, **settings)  # type: ignore[arg-type]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "own_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)
    return "own_bots"


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


def test_a_bot_of_ones_own(own: str) -> None:
    tally = play(job("tommys", "holdem", "caller", f"{own}:Folder", deals=4), 0)
    assert tally.hands == 8 and sum(tally.net) == -300 * 8
    assert play(job("button-room", "dealers-choice", "caller", f"{own}:Folder"), 0).hands == 4


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nothing_here:Bot", "no bot 'nothing_here:Bot': ModuleNotFoundError: No module named"),
        ("own_bots:Nobody", "no bot 'own_bots:Nobody': AttributeError: module 'own_bots' has no"),
        ("own_bots:__name__", "it is 'own_bots', which makes no player"),
        ("own_bots:mute", "what it makes has no `decide(view, ask)`"),
        (":Bot", "no bot ':Bot': ValueError: Empty module name"),
    ],
)
def test_a_bot_that_is_none(own: str, name: str, says: str) -> None:
    with pytest.raises(NoBot) as raised:
        play(job("tommys", "holdem", "caller", name), 0)
    assert says in str(raised.value)


def test_a_bot_that_fails(own: str) -> None:
    with pytest.raises(Faulty, match=r"own_bots:Broken failed: ZeroDivisionError: division by"):
        play(job("tommys", "holdem", "caller", f"{own}:Broken"), 0)
    with pytest.raises(Faulty, match=r"own_bots:Cheat decided 'all your chips', which is not on"):
        play(job("tommys", "holdem", "caller", f"{own}:Cheat"), 0)


def test_everybody_starts_with_the_chips_named() -> None:
    session = open_session(job("tommys", "holdem", "caller", "random", chips=70_00), "7", [0, 1])
    assert {player.chips for player in session.table.players.values()} == {70_00}
    with pytest.raises(Illegal):
        open_session(job("tommys", "holdem", "caller", "random", chips=100), "7", [0, 1])


@pytest.mark.filterwarnings("ignore")
@pytest.mark.long
def test_the_same_result_on_any_workers(own: str) -> None:
    mine = job("tommys", "holdem", "caller", f"{own}:Folder", deals=12)
    cut = replace(mine, piece=4)
    *_, alone = summed(here(play, cut), Tally.empty(2))
    for shared in (processes(play, cut, 2), on_ray(play, cut, "local")):
        *_, done = summed(shared, Tally.empty(2))
        assert done == alone
