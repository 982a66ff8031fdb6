"""The solved charts that come with the package: bots play by them."""

from functools import cache
from importlib.resources import files

import msgspec

from cardhouse.analysis.blackjack.chart import Chart, Play, fingerprint, kind_of
from cardhouse.analysis.blackjack.rules import rules_of
from cardhouse.bots.banked.twenty_one import Hand
from cardhouse.cards import Card
from cardhouse.engine.core.game import Game

CHARTS = "charts.json"


@cache
def charts() -> dict[str, Chart]:
    """Every chart under the fingerprint of its rules; `make charts` writes them."""
    data = (files("cardhouse.analysis.blackjack") / CHARTS).read_bytes()
    return msgspec.json.decode(data, type=dict[str, Chart])


def chart_of(game: Game) -> Chart | None:
    """The chart of a game's rules, if they have been solved."""
    return charts().get(fingerprint(rules_of(game)))


def charted_play(
    chart: Chart,
    cards: tuple[Card, ...],
    hand: Hand,
    up: Card,
    may: frozenset[Play],
    *,
    split: bool,
) -> Play | None:
    """The chart's first choice among the allowed plays; None if it has none."""
    pair = len(cards) == 2 and kind_of(cards[0]) == kind_of(cards[1])
    if pair and "split" in may and chart.pair(cards[0], up):
        return "split"
    wishes = chart.wishes(hand.points, hand.soft, up, cards=len(cards), split=split)
    return next((play for play in wishes if play in may), None)
