"""A game as one table plays it: the script and everything its steps look up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

from cardhouse.cards import Deck
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.core.step import Script

if TYPE_CHECKING:
    from cardhouse.engine.core.hand import Hand

# When the dealer drops the fee; it is assessed before the first card all the same.
FeeTime = Literal["start", "flop", "end"]

# Where the collection of a hand goes: to the house, or into a fund for its bonuses.
Fund = Literal["box", "bonus"]


class Game(Struct, frozen=True, kw_only=True):
    """The house's rules for one game with the settings of one table, resolved.

    What a family of games has beside that is in its own class.
    """

    # What a hand of this game is.
    hand: ClassVar[type[Hand]]

    house: str
    name: str
    title: str
    deck: Deck
    script: Script
    stakes: Stakes
    fee_time: FeeTime = "start"
    fund: Fund = "box"
