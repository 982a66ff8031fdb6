"""The figures of the manager's page follow from the posted rules."""

import re
from collections import Counter
from itertools import combinations

import pytest

from cardhouse.analysis.worth.bonus import RUNS, WEEKS, courses
from cardhouse.analysis.worth.house import Assumed, drops, fees
from cardhouse.analysis.worth.low import chance
from cardhouse.analysis.worth.plots import Axis, Series, bars, lines
from cardhouse.rulebook import load

LOW_BALL = "lo-ball-room"


def test_the_drop_of_an_hour() -> None:
    assumed = Assumed(players=5, bet=2500, pace={"holdem": 40})
    found = {drop.game: drop for drop in drops(load(LOW_BALL), assumed)}
    assert found["holdem"].per_hour == 40 * 300
    # Four wagers of $25 at $1 each, and the bank's dollar, sixty times.
    assert found["no-bust-blackjack"].per_hour == 60 * (4 * 100 + 100)
    assert (found["lowball"].per_hour, found["lowball"].fund) == (30 * 100, "bonus")


def test_only_the_tables_that_are_open() -> None:
    found = drops(load(LOW_BALL), Assumed(tables={"holdem": 3}))
    assert {drop.game: drop.tables for drop in found if drop.tables} == {"holdem": 3}


def test_what_a_fee_is_beside_the_bets() -> None:
    fee = next(fee for fee in fees(load("tommys"), Assumed(players=6)) if fee.table == "2-4")
    assert (fee.fee, fee.big_bet) == (300, 400)
    assert fee.share == 0.75
    assert fee.per_100 == pytest.approx(100 * 300 / 6 / 400)


@pytest.mark.long
def test_bonuses_are_won_and_paid() -> None:
    joker, natural, with_joker = courses(load(LOW_BALL), Assumed())
    assert joker.chance.likely == pytest.approx(6 * 6 * 5 / (318 * 317))
    assert len(joker.prize) == WEEKS
    # All payments of players go to winners, or stay in the pool.
    for course in (natural, with_joker):
        assert course.collected == 50 * 360 * 7 * WEEKS
        assert 0 < course.paid < course.collected + course.advanced
    assert joker.collected == 0 and joker.advanced == joker.paid > 0
    assert RUNS >= 100


def test_lows_that_are_dealt_and_drawn() -> None:
    """A wheel that beats another hand of the same ranks would be a wheel twice: never won."""
    natural = chance("6-4-3-2-A", "5-4-3-2-A", "without", players=6, deals=200_000)
    joker = chance("6-4-3-2-A", "5-4-3-2-A", "with", players=6, deals=200_000)
    both = chance("6-4-3-2-A", "5-4-3-2-A", "any", players=6, deals=200_000)
    assert both.likely == pytest.approx(natural.likely + joker.likely)
    assert 0 < natural.likely < joker.likely < 0.001
    # More hands, more hits.
    fewer = chance("6-4-3-2-A", "5-4-3-2-A", "any", players=3, deals=200_000)
    assert fewer.likely < both.likely


def test_lines_keep_inside_their_plot() -> None:
    series = [
        Series(name="a", points=[(5, 10.0), (50, 1.0), (300, 0.2)]),
        Series(name="b & c", points=[(5, 3.0), (300, 4.0)], band=[(1.0, 5.0), (2.0, 8.0)]),
    ]
    axes = Axis(label="bet", words=str, log=True), Axis(label="share", words=str)
    drawn = lines(series, *axes, "about")
    spots = re.findall(r"(-?\d+\.\d),(-?\d+\.\d)", drawn)
    assert len(spots) == 3 + 2 + 4
    assert all(0 <= float(x) <= 520 and 0 <= float(y) <= 280 for x, y in spots)
    assert "b &amp; c" in drawn and Counter(drawn)["<"] == Counter(drawn)[">"]


def test_ticks_are_round_numbers() -> None:
    assert Axis(label="", words=str).ticks(0, 11) == [0, 5, 10]
    assert Axis(label="", words=str, log=True).ticks(5, 300) == [5, 10, 20, 50, 100, 200]


def test_bars_are_as_long_as_they_say() -> None:
    drawn = bars([("x", 50.0), ("y", 100.0)], str, "about")
    widths = [float(width) for width in re.findall(r'width="([\d.]+)"', drawn)]
    assert all(a <= b for a, b in combinations(widths, 2)) and widths[1] == 2 * widths[0]
