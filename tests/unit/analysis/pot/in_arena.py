"""Tests of bots that meet in compiled play, for a process of its own that compiles nothing.

`test_arena.py` runs them.
"""

from typing import Any

import numpy as np
import pytest

from cardhouse.analysis.arena import bulk
from cardhouse.analysis.arena.figures import pairs
from cardhouse.analysis.arena.tally import Tally
from cardhouse.analysis.pot import arena
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.analysis.simulate.job import Job, summed
from cardhouse.analysis.simulate.workers import here
from tests.kit.sixth import FOLDER
from tests.runs.compiled.compiled import pot_games
from tests.unit.cli.calls import call

# A house that does not come with the package is named by its folder.
BOOKS = {FOLDER.name: str(FOLDER)}
GAMES = [(BOOKS.get(post.house, post.house), post.name) for post in pot_games()]


def job(house: str, game: str, *bots: str, deals: int = 3, **changes: Any) -> Job:
    hands = deals * len(bots)
    settings = {"table": "", "seats": 5, "seed": "7", "hands": hands, "piece": hands, **changes}
    return Job(house=house, game=game, bots=bots, **settings)


@pytest.mark.parametrize(("house", "game"), GAMES)
def test_the_same_bots_win_exactly_the_same(house: str, game: str) -> None:
    tally = bulk.play(job(house, game, "random", "random", "random"), 0)
    assert (tally.hands, tally.deals) == (9, 3)
    first, *others = tally.net
    # All lose alike, and no more than the fee.
    assert others == [first, first] and first < 0
    for pair in pairs(tally, 5).values():
        assert (pair.mean, pair.error) == (0, 0)


@pytest.mark.parametrize(
    ("house", "game"), [("tommys", "holdem"), ("tommys", "draw-hilo"), ("tommys", "lowball")]
)
def test_cards_do_not_depend_on_players(
    house: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stocks: list[tuple[int, ...]] = []
    sources: list[list[int]] = []
    sit_down, shuffle = vars(arena)["sit_down"], vars(arena)["shuffle"]

    def sits(*args: Any) -> None:
        sources.append([])
        sit_down(*args)

    def shuffles(game: Any, hand: Any, dice: Any) -> None:
        sources[-1].append(int(dice[0]))
        shuffle(game, hand, dice)
        if len(sources[-1]) == 1:
            stocks.append(tuple(int(card) for card in hand[r.STOCK : r.STOCK + r.DECK]))

    monkeypatch.setattr(arena, "sit_down", sits)
    monkeypatch.setattr(arena, "shuffle", shuffles)
    bulk.play(job(house, game, "random", "caller", deals=30, seats=8), 0)
    assert len(stocks) == len(sources) == 60 and len(set(stocks)) == 30
    for deal in range(30):
        one, other = sources[2 * deal : 2 * deal + 2]
        assert stocks[2 * deal] == stocks[2 * deal + 1]
        assert all(mine == its for mine, its in zip(one, other, strict=False))
        assert len({*one, *other}) == max(len(one), len(other))


def test_callers_beat_those_who_play_at_random() -> None:
    tally = bulk.play(job("tommys", "holdem", "caller", "random", deals=150), 0)
    (pair,) = pairs(tally, 5).values()
    assert pair.significant and pair.mean > 0


def test_pieces_add_up_however_they_are_cut_short() -> None:
    whole = job("tommys", "holdem", "caller", "random", deals=7, piece=4)
    *_, done = summed(here(bulk.play, whole), Tally.empty(2))
    assert (done.hands, done.deals) == (14, 7)


def test_sums_that_do_not_fit_into_64_bits() -> None:
    won = np.array([[[2, -3], [1, -2]], [[-1, 0], [5, -6]]])
    small, large = arena.tally(won, most=11), arena.tally(won * 10**11, most=11 * 10**11)
    assert small.by_deal == [[25, -39], [-39, 61]] and small.by_hand == [[31, -38], [-38, 49]]
    scale = 10**22
    assert large.by_deal == [[each * scale for each in row] for row in small.by_deal]
    assert large.by_hand == [[each * scale for each in row] for row in small.by_hand]
    assert large.net == [7 * 10**11, -11 * 10**11]


def test_chips_of_ones_own() -> None:
    short = job("tommys", "holdem", "caller", "random", deals=20, chips=500)
    most = 5 * 500 * 40
    assert all(abs(net) <= most for net in bulk.play(short, 0).net)
    assert bulk.play(short, 0) != bulk.play(
        job("tommys", "holdem", "caller", "random", deals=20), 0
    )


def test_the_command_plays_compiled_what_it_can(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--bots", "caller,random", "--hands", "8", "--workers", "1", "--json")
    compiled = call(capsys, "arena", "tommys", "holdem", *bots)
    assert (compiled.code, compiled.err) == (0, "")
    assert compiled.data["method"] == "compiled"
    assert sum(bot["net"] for bot in compiled.data["bots"]) == -300 * 8
    engine = call(capsys, "arena", "tommys", "holdem", *bots, "--engine")
    assert engine.data["method"] == "engine"
    assert call(capsys, "arena", "tommys", "pan", *bots).data["method"] == "engine"
