"""Pan on one page: its melds, and what each collects."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.cards import parse_cards
from cardhouse.coach.sheet import Pictured, Sheet
from cardhouse.engine.pan.hand import PanGame
from cardhouse.engine.pan.rules import OUT
from cardhouse.ranking.melds import classify, for_new
from cardhouse.words.said import say

MELDS = ("As2s3s", "5h6h7h", "JcQcKc", "5c5d5h", "7s7s7s", "QdQdQd", "KcKcKd", "2c2d2h")


def sheet(game: PanGame) -> Sheet:
    """The page of pan."""
    return Sheet(
        aim=say("learn-aim-pan", out=OUT),
        wins=say("learn-wins-pan"),
        pictures=tuple(_melds(game)),
        special=(
            say("learn-double-tops", tops=game.pan.tops),
            say("learn-same-suit", takes=game.pan.melds.same_suit_set_takes),
        ),
        words=("top", "retire", "meld", "rope", "set", "valle", "force", "buy-in", "fee"),
    )


def _melds(game: PanGame) -> Iterator[Pictured]:
    rules = game.pan.melds
    for cards in map(parse_cards, MELDS):
        if (meld := classify(cards, rules)) is not None:
            chips = sum(due.chips for due in for_new(meld, rules))
            yield Pictured(say("learn-meld", rope=meld.kind == "rope", chips=chips), cards)
