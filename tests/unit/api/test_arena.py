"""Bots of one's own in the arena: named by their place, told by their name when they fail."""

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardhouse.analysis.arena.tally import Tally
from cardhouse.analysis.simulate.job import Job, summed
from cardhouse.analysis.simulate.workers import here, on_ray, processes
from cardhouse.api.arena import Faulty, NoBot, play

OWN = """
class Folder:
    def decide(self, view, ask):
        return ask.prefer("check", "fold")


class Tosser:
    def __init__(self, source):
        self.source = source

    def decide(self, view, ask):
        return ask.random(self.source)


class Broken(Folder):
    def decide(self, view, ask):
        return 1 / 0


class Cheat(Folder):
    def decide(self, view, ask):
        return "all your chips"


class Rich(Folder):
    def decide(self, view, ask):
        return ask.do("raise", 10**9)


class Needy(Folder):
    def __init__(self, one, two):
        pass


mute = lambda: None
"""


def job(house: str, game: str, *bots: str, deals: int = 2) -> Job:
    hands = deals * len(bots)
    settings = {"table": "", "seats": 4, "seed": "7", "hands": hands, "piece": hands}
    return Job(house=house, game=game, bots=bots, **settings)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)


def test_a_bot_of_ones_own_meets_the_room() -> None:
    tally = play(job("tommys", "holdem", "caller", "own_bots:Folder", deals=4), 0)
    assert tally.hands == 8 and sum(tally.net) == -300 * 8
    # Folding costs the blinds and the fees of the button at most.
    assert -8 * (100 + 200 + 300) < tally.net[1] < 0
    assert play(job("button-room", "dealers-choice", "caller", "own_bots:Folder"), 0).hands == 4


def test_coins_are_those_of_the_seed() -> None:
    two = job("tommys", "pan", "own_bots:Tosser", "own_bots:Tosser")
    assert play(two, 0) == play(two, 0)
    assert play(two, 0).net[0] == play(two, 0).net[1]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nothing_here:Bot", "no bot 'nothing_here:Bot': ModuleNotFoundError: No module named"),
        ("own_bots:Nobody", "no bot 'own_bots:Nobody': AttributeError: module 'own_bots' has no"),
        ("own_bots:__name__", "'own_bots' cannot be called to make one"),
        ("own_bots:mute", "no bot 'own_bots:mute': there is no `decide(view, ask)`"),
        ("own_bots:Needy", "no bot 'own_bots:Needy': TypeError: "),
        (":Bot", "no bot ':Bot': ValueError: Empty module name"),
    ],
)
def test_a_bot_that_is_none(name: str, says: str) -> None:
    with pytest.raises(NoBot) as raised:
        play(job("tommys", "holdem", "caller", name), 0)
    assert says in str(raised.value)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("own_bots:Broken", "own_bots:Broken failed: ZeroDivisionError: division by zero"),
        ("own_bots:Cheat", "own_bots:Cheat failed: BotError: Cheat in seat "),
        ("own_bots:Rich", "which is not on offer"),
    ],
)
def test_a_bot_that_fails(name: str, says: str) -> None:
    with pytest.raises(Faulty) as raised:
        play(job("tommys", "holdem", "caller", name), 0)
    assert says in str(raised.value)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.long
def test_the_same_result_on_any_workers() -> None:
    cut = replace(job("tommys", "holdem", "caller", "own_bots:Folder", deals=12), piece=4)
    *_, alone = summed(here(play, cut), Tally.empty(2))
    for shared in (processes(play, cut, 2), on_ray(play, cut, "local")):
        *_, done = summed(shared, Tally.empty(2))
        assert done == alone
