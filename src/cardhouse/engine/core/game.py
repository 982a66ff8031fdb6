"""A game as one table plays it: the script and everything its steps look up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

from cardhouse.cards import Deck
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.core.step import Script

if TYPE_CHECKING:
    from cardhouse.engine.core.hand import Hand

# The moment the dealer drops the fee, which is always assessed before the first card.
FeeTime = Literal["start", "flop", "end"]

# The destination of a hand's collection: the house, or a fund for its bonuses.
Fund = Literal["box", "bonus"]


class Game(Struct, frozen=True, kw_only=True):
    """The house's rules for one game with the settings of one table, resolved.

    Each family adds its own rules in a class of its own.
    """

    # The type of this game's hands.
    hand: ClassVar[type[Hand]]

    house: str
    name: str
    title: str
    deck: Deck
    script: Script
    stakes: Stakes
    fee_time: FeeTime = "start"
    fund: Fund = "box"
