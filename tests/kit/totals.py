"""Hands of twenty-one dealt to known totals: one player against the bank."""

from typing import Any

from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.ranking.points import total
from tests.kit.banked import Banked, ranks

# A ten and one of these make 12 to 19.
SMALL = "23456789"


def against(
    played: BlackjackGame, player: str, bank: str, *, wager: float = 20, **given: Any
) -> Banked:
    """A hand played to its end: the player hits for each card after the first two, the bank's
    cards come as named.
    """
    first, second, *hits = player.split()
    up, *rest = bank.split()
    shoe = " ".join((first, up, second, *hits, *rest))
    table = Banked(played, wagers={1: wager}, shoe=shoe, **given)
    return table.act(*["1 hit"] * len(hits)).stand()


def dealt(points: int) -> str:
    """First cards, and a hit if needed, for a total of 12 to 29."""
    if points <= 19:
        return f"T {SMALL[points - 12]}"
    if points <= 21:
        return {20: "T K", 21: "T A"}[points]
    return f"T {SMALL[points - 22]} K"


def banked(points: int) -> str:
    """Cards for a bank that stops at a total of 17 to 26."""
    return dealt(points) if points <= 21 else f"T 6 {'6789K'[points - 22]}"


def points_of(played: BlackjackGame, cards: str) -> str:
    """The total of cards in this house: "soft 17", "hard 22", "joker 21", "natural 21"."""
    now = total(ranks(cards, played.deck.cards()), played.points)
    return f"{now.kind} {now.points}"
