"""Names of cards and hands, as messages: the id of their class, and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import HIDDEN, JOKER, RANK, Card
from cardhouse.ranking import High
from cardhouse.ranking.layout import unpack
from cardhouse.ranking.points import Points, Total, called
from cardhouse.ranking.scales import Scale
from cardhouse.words.said import Rank, Said

WHEEL: Final = "5-4-3-2-A"


def face(card: Card) -> Said:
    """A card as it is called: "ace of spades"."""
    if card in (HIDDEN, JOKER):
        return Said("card-hidden" if card == HIDDEN else "card-joker")
    return Said("card", {"rank": Rank(RANK[card]), "suit": card[1]})


def hand_said(scale: Scale, value: int) -> Said:
    """A hand on a house's scale: "Kings full of Sevens", "Seven low: 7-5-4-2-A", "No low"."""
    if not value:
        return Said("no-high" if isinstance(scale.rules, High) else "no-low")
    category, ranks = scale.category(value), scale.ranks(value)
    if isinstance(scale.rules, High):
        return _high(category, ranks)
    spelled = scale.spell(value)
    if category == "no pair":
        if spelled == WHEEL:
            return Said("hand-wheel", {"spelled": spelled})
        return Said("hand-low", {"first": Rank(ranks[0]), "spelled": spelled})
    return Said("hand-spelled", {"hand": _high(category, ranks), "spelled": spelled})


def front_said(value: int) -> Said:
    """A front hand of two cards: "Pair of Nines", "King-Queen"."""
    high, low = unpack(value)[1][:2]
    if high == low:
        return Said("hand-one-pair", {"first": Rank(high)})
    return Said("hand-two-cards", {"first": Rank(high), "second": Rank(low)})


def total_said(count: Total, rules: Points) -> Said:
    """A total as a dealer calls it: "soft 17", "natural 21.5", "23, over"."""
    kind, shown = called(count, rules)
    return Said("total", {"kind": kind, "points": shown})


def _high(category: str, ranks: Sequence[int]) -> Said:
    key = f"hand-{category.replace(' ', '-')}"
    if category == "royal flush":
        return Said(key)
    if category in ("full house", "two pair"):
        second = ranks[-1] if category == "full house" else ranks[2]
        return Said(key, {"first": Rank(ranks[0]), "second": Rank(second)})
    first = ranks[0]
    if category in ("straight flush", "straight") and ranks[0] - ranks[1] > 1:
        # A wheel that counts as the second straight is listed ace first, and is still five high.
        first = ranks[1]
    return Said(key, {"first": Rank(first)})
