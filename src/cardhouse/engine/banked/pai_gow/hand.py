"""Pai gow poker as one table plays it, and a hand of it."""

from __future__ import annotations

from typing import ClassVar

from cardhouse.engine.banked.hand import BankedGame, BankedHand
from cardhouse.engine.core.hand import Hand
from cardhouse.ranking.paigow import PaiGow


class PaiGowHand(BankedHand, kw_only=True):
    """A hand of pai gow poker."""

    game: PaiGowGame


class PaiGowGame(BankedGame, frozen=True, kw_only=True):
    """A banked game in which hands of seven cards are set in two."""

    hand: ClassVar[type[Hand]] = PaiGowHand

    # The setting and comparison of hands.
    paigow: PaiGow
