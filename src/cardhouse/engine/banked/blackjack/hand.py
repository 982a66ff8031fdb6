"""No-bust blackjack as one table plays it, and a hand of it."""

from __future__ import annotations

from typing import ClassVar

from cardhouse.engine.banked.hand import BankedGame, BankedHand
from cardhouse.engine.banked.rules import Blackjack
from cardhouse.engine.core.hand import Hand
from cardhouse.ranking.points import Points


class BlackjackHand(BankedHand, kw_only=True):
    """A hand of blackjack."""

    game: BlackjackGame


class BlackjackGame(BankedGame, frozen=True, kw_only=True):
    """A banked game in which cards are counted."""

    hand: ClassVar[type[Hand]] = BlackjackHand

    # The play and payment of hands.
    blackjack: Blackjack
    # The count of cards.
    points: Points
