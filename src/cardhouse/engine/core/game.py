"""A game as one table plays it: the script and everything its steps look up."""

from typing import Literal

from msgspec import Struct

from cardhouse.cards import Deck
from cardhouse.engine.banked.rules import Banking, Blackjack
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.core.step import Step
from cardhouse.engine.pan.rules import Pan
from cardhouse.engine.pot.rules import Betting, Showing, Splitting
from cardhouse.ranking import High, Low
from cardhouse.ranking.paigow import PaiGow
from cardhouse.ranking.points import Points

# When the dealer drops the fee; it is assessed before the first card all the same.
FeeTime = Literal["start", "flop", "end"]

# Where the collection of a hand goes: to the house, or into a fund for its bonuses.
Fund = Literal["box", "bonus"]


class Game(Struct, frozen=True, kw_only=True):
    """The house's rules for one game with the settings of one table, resolved."""

    house: str
    name: str
    title: str
    deck: Deck
    script: tuple[Step, ...]
    stakes: Stakes
    betting: Betting = Betting()
    showing: Showing = Showing()
    splitting: Splitting = Splitting()
    high: High | None = None
    low: Low | None = None
    pick: Literal["any", "two"] = "any"
    heads_up: Literal["button-small", "literal"] = "button-small"
    # The games that a player banks.
    banking: Banking | None = None
    blackjack: Blackjack | None = None
    points: Points | None = None
    paigow: PaiGow | None = None
    pan: Pan | None = None
    fee_time: FeeTime = "start"
    fund: Fund = "box"
