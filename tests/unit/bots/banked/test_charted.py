"""A bot with a chart plays by it, as far as the offers allow."""

import subprocess
import sys

import pytest

from cardhouse.analysis.blackjack.chart import Play
from cardhouse.bots.banked.charted import chart_of, charted_play
from cardhouse.bots.banked.twenty_one import Hand
from cardhouse.cards import parse_cards
from tests.kit.banked import game

ALL: frozenset[Play] = frozenset({"hit", "stand", "double", "split", "surrender"})
PLAIN: frozenset[Play] = frozenset({"hit", "stand"})


@pytest.mark.parametrize(
    ("cards", "hand", "up", "may", "play"),
    [
        ("8s 8d", Hand(16), "9s", ALL, "split"),
        ("8s 8d", Hand(16), "Ks", ALL, "surrender"),
        ("8s 8d", Hand(16), "Ks", PLAIN, "hit"),
        ("Ks Qd", Hand(20), "6s", ALL, "stand"),
        ("6s 5d", Hand(11), "6s", ALL, "double"),
        ("6s 5d", Hand(11), "6s", PLAIN, "hit"),
        ("As 7d", Hand(18, soft=True), "6s", PLAIN, "stand"),
        ("7s 5d 4d", Hand(16), "9s", ALL, "surrender"),
        ("7s 5d 4d", Hand(16), "9s", PLAIN, None),
    ],
)
def test_what_the_chart_says_is_done(
    cards: str, hand: Hand, up: str, may: frozenset[Play], play: Play | None
) -> None:
    chart = chart_of(game("ven-a-mexico"))
    assert chart is not None
    (shown,) = parse_cards(up)
    assert charted_play(chart, parse_cards(cards), hand, shown, may, split=False) == play


def test_rules_that_nobody_solved_have_no_chart() -> None:
    assert chart_of(game("ven-a-mexico", blackjack={"split_hands": 2})) is None


def test_bots_need_no_numba_and_no_numpy() -> None:
    code = "import sys, cardhouse.bots; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
