"""Odds against published figures, against the engine's own evaluator, and sampled against exact."""

from collections import Counter
from math import isclose

import pytest

from cardhouse.analysis.equity import odds
from cardhouse.analysis.equity import plain as odds_plain
from cardhouse.analysis.equity.odds import exact, sampled
from cardhouse.analysis.equity.tally import Tally
from tests.unit.analysis.spots import Case, Winners, dealt_out, equities

STUD = ("AsAhTsTh8h8d", "KcQcJcTd3c2d", "Ac2h3h3d7s7h")


def worked_out(case: Case) -> Tally:
    return exact(case.spot(), case.showdown())


def by_winners(tally: Tally) -> dict[int, int]:
    return {number: int(times) for number, times in enumerate(tally.times) if times}


def holdem(*hands: str, board: str = "", dead: str = "") -> Case:
    return Case("tommys", "holdem", hands, board, dead)


@pytest.mark.parametrize(
    ("case", "deals", "wins", "ties"),
    [
        (holdem("AsAh", "KdKc"), 1712304, [1388072, 317694], [6538, 6538]),
        (holdem("AdAc", "QcJh"), 1712304, [1450987, 254763], [6554, 6554]),
        (holdem("KcKd", "Kh2c"), 1712304, [1612287, 73825], [26192, 26192]),
        (holdem("AA", "KK"), 61642944, [50371344, 10986372], [285228, 285228]),
        (holdem("3d7d", "2h9h", "2c9c", board="5d5h5c", dead="3s3c"), 820,
         [183, 28, 28], [201, 581, 581]),
        (Case("tommys", "omaha-hi", ("AhQc7s7h", "Kd7c9c5c", "8hThAcAs"), "2h2c5d"), 666,
         [64, 96, 506], [0, 0, 0]),
        (Case("tommys", "omaha-hi", ("AhKhJd6c", "QhTc6s6h"), "9hJh6d"), 820,
         [295, 525], [0, 0]),
        (Case("tommys", "stud7", STUD), 35904, [22877, 10243, 2784], [0, 0, 0]),
    ],
)  # fmt: skip
def test_published_wins_and_ties(case: Case, deals: int, wins: list[int], ties: list[int]) -> None:
    tally = worked_out(case)
    players = [tally.of(i) for i in range(len(case.hands))]
    assert tally.deals == deals
    assert [player.win for player in players] == wins
    assert [player.tie for player in players] == ties
    assert isclose(sum(player.equity for player in players), 1)


@pytest.mark.parametrize(
    ("case", "deals", "won_or_shared"),
    [
        (holdem("KsJs", "AsQh", "JhTs"), 1370754, [439623, 679523, 282217]),
        (holdem("AhQc", "QdQh", "ThTc", board="7dKcTd"), 903, [120, 87, 707]),
    ],
)
def test_published_wins_three_ways(case: Case, deals: int, won_or_shared: list[int]) -> None:
    tally = worked_out(case)
    assert tally.deals == deals
    assert [tally.of(i).win + tally.of(i).tie for i in range(3)] == won_or_shared


def test_two_unknown_hands_and_a_range_on_a_full_board() -> None:
    tally = worked_out(holdem("random", "random", "AK", board="4hAd3c4c7c", dead="6h"))
    assert by_winners(tally) == {
        0b001: 1461364, 0b010: 1461364, 0b011: 6386, 0b100: 6760010,
        0b101: 42420, 0b110: 42420, 0b111: 108,
    }  # fmt: skip


def test_omaha_hi_lo_as_printed() -> None:
    case = Case("tommys", "omaha-hilo", ("AsKhQsJh", "AcKd5d7h"), "8sTsJc")
    tally = worked_out(case)
    one, other = tally.of(0), tally.of(1)
    assert (one.win, *one.first, *one.second) == (500, 715, 90, 0, 0)
    assert (other.win, *other.first, *other.second) == (15, 15, 90, 224, 0)
    assert isclose(one.equity, 0.7957317073, abs_tol=1e-10)


def test_stud_hi_lo_of_three() -> None:
    tally = worked_out(Case("tommys", "stud7-hilo", STUD))
    players = [tally.of(i) for i in range(3)]
    assert tally.deals == 35904
    assert [player.win for player in players] == [12749, 5587, 2784]
    assert [player.second.win for player in players] == [0, 0, 14784]
    assert [round(player.equity, 8) for player in players] == [0.49612857, 0.22044898, 0.28342246]


# A spot of each kind of game, small enough for the engine.
DEAD = "4c5c6c7c2d3d4d5d6d2h3h4h5h6h7h2s3s4s"
SMALL = [
    holdem("AsAh", "KdKc", "7s6s", board="8s9s2d"),
    holdem("As", "KdKc", board="8s9s2dQh"),
    holdem("TT+", "AKs", board="KsQd2c9h3h"),
    Case("button-room", "holdem", ("AsKs", "AhKh", "QdQc"), "KdQh2c"),
    Case("tommys", "omaha-hilo", ("As7h6s5h", "Ac8d6d5d"), "2sTsJc"),
    Case("lo-ball-room", "omaha-hilo", ("As7h6s5h", "Kc8dQd3d", "TcThJh9s"), "2sTd4c"),
    Case("lo-ball-room", "stud7-hilo", ("As2h3sTh8h9d", "KcQcJc9h3c2d")),
    Case("tommys", "stud7", ("AsAh5s4h8h9d", "KcKdJcTd3c2c")),
    Case("button-room", "stud7", ("AsAhTsTh8hQd", "AcAdTcTd3c9d"), dead=DEAD),
    Case("button-room", "stud5", ("AsAhTs", "AcAdTc9h"), dead=DEAD),
    Case("button-room", "draw", ("AsAhTs2c", "AcAdTc9h")),
    Case("ven-a-mexico", "draw-joker", ("AsAhAd", "Jo2c3c4c"), dead="6d7d8d9d6h7h8h9h6s7s8s9sTsTd"),
    Case("tommys", "draw-hilo", ("AsJo2d3h", "8c7c5c4c")),
    Case("lo-ball-room", "lowball", ("As2d3h4c", "Jo5s6d7h")),
    Case(
        "tommys", "lowball", ("As2d3h", "5s6d7h4c"), dead="QcQdQhQsJcJdJhJsTcTd", table="4-8 joker"
    ),
    Case("tommys", "lowball", ("As2d3h", "5s6d7h4c", "KsKd2h2c2s"), dead="QcQdQhQsJcJdJhJsTcTd"),
]


@pytest.mark.parametrize("case", [c for c in SMALL if "+" not in c.hands[0]])
def test_exact_odds_are_what_the_engine_deals(case: Case) -> None:
    dealt = dealt_out(case)
    tally = worked_out(case)
    found: Counter[Winners] = Counter()
    players, alone = len(case.hands), case.rules.high is None
    for number, times in by_winners(tally).items():
        bits = [i for i in range(2 * players) if number >> i & 1]
        first = tuple(i for i in bits if i < players)
        second = tuple(i - players for i in bits if i >= players)
        found[((), first) if alone else (first, second)] += times
    assert found == dealt
    shares = equities(dealt, players)
    assert all(isclose(tally.of(i).equity, share) for i, share in enumerate(shares))


@pytest.mark.parametrize("case", SMALL)
def test_kernels_and_plain_python_count_the_same(case: Case) -> None:
    assert (worked_out(case).times == odds_plain.every_deal(case.spot(), case.showdown())).all()


@pytest.mark.parametrize("case", SMALL)
def test_fifty_samples_are_as_near_as_they_say(case: Case) -> None:
    spot, showdown = case.spot(), case.showdown()
    true = exact(spot, showdown)
    off = []
    for seed in range(50):
        one = sampled(spot, showdown, 20_000, seed).of(0)
        off.append((one.equity - true.of(0).equity) / one.error)
    # By chance, 1 in 370 is more than three errors off, and the mean square of fifty is 1.
    assert sum(abs(each) > 3 for each in off) <= 1
    assert 0.5 < sum(each * each for each in off) / 50 < 1.6


@pytest.mark.parametrize(
    "case",
    [
        holdem("AsAh", "KdKc"),
        holdem("KsJs", "AsQh", "JhTs"),
        Case("tommys", "omaha-hilo", ("AsKhQsJh", "AcKd5d7h"), "8sTsJc"),
        Case("tommys", "stud7-hilo", STUD),
    ],
)
def test_fifty_samples_lie_about_the_exact_value_as_their_errors_say(case: Case) -> None:
    spot, showdown = case.spot(), case.showdown()
    true = exact(spot, showdown)
    tallies = [sampled(spot, showdown, 20_000, seed) for seed in range(50)]
    assert len(case.hands) >= 2
    for i in range(len(case.hands)):
        drawn = [tally.of(i) for tally in tallies]
        off = [(one.equity - true.of(i).equity) / one.error for one in drawn]
        # By chance, 1 in 370 is more than three errors off: hardly two of fifty.
        assert sum(abs(each) > 3 for each in off) <= 1
        assert 0.5 < sum(each * each for each in off) / 50 < 1.6
        # All fifty together are seven times as sharp, and within three of their errors.
        assert abs(sum(off)) <= 3 * 50**0.5


def test_threads_do_not_change_a_sample() -> None:
    case = holdem("AsAh", "QQ+", "random")
    spot, showdown = case.spot(), case.showdown()
    one = sampled(spot, showdown, 400_000, 7, workers=1)
    assert (one.times == sampled(spot, showdown, 400_000, 7, workers=3).times).all()
    assert (one.times != sampled(spot, showdown, 400_000, 8, workers=1).times).any()
    assert one.deals == 400_000


def test_threads_do_not_change_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds, "_WORTH_SHARING", 1)
    case = holdem("AsAh", "KK", board="8s9s2d")
    spot, showdown = case.spot(), case.showdown()
    assert (exact(spot, showdown, 1).times == exact(spot, showdown, 3).times).all()


@pytest.mark.parametrize("case", SMALL[:6])
def test_it_works_without_kernels(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    spot, showdown = case.spot(), case.showdown()
    true = exact(spot, showdown)
    monkeypatch.setattr(odds, "FAST", False)
    assert (exact(spot, showdown).times == true.times).all()
    tally = sampled(spot, showdown, 3000, 1)
    assert tally.deals == 3000
    assert abs(tally.of(0).equity - true.of(0).equity) <= 4 * tally.of(0).error


def test_what_is_feasible() -> None:
    assert odds.is_feasible(holdem("AsAh", "KdKc").spot())
    assert not odds.is_feasible(holdem("random", "random").spot())
