"""The house's rules around the hand: fees, limits, buy-ins. Types of the rule book."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.cards import Deck
from cardhouse.engine.game import FeeTime, Fund
from cardhouse.engine.pot.stakes import Betting, Cents, Limit, Stakes
from cardhouse.ranking import High, Low

# By law a table may post at most five collection rates (PC 337j).
RATES_MOST = 5


class Band(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A flat fee for hands with up to so many players."""

    up_to: Annotated[int, Meta(ge=1)]
    amount: Annotated[int, Meta(ge=0, description="a fee in cents")]


class Fee(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The collection of a hand: a flat amount fixed beforehand, never a share of anything."""

    # The holder of the button, or the pot: it is taken out of the first chips in the middle.
    payer: Literal["button", "pot"] = "button"
    time: FeeTime = "start"
    fund: Fund = "box"
    bands: Annotated[tuple[Band, ...], Meta(min_length=1)]

    def due(self, players: int) -> int:
        """The fee of a hand with so many players dealt in."""
        return next((b.amount for b in self.bands if players <= b.up_to), self.bands[-1].amount)


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the house lets its tables play for."""

    most_bet: Cents
    structures: tuple[Limit, ...] = ("fixed", "spread")


class Seating(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many may play, and what it takes to sit down."""

    least: Annotated[int, Meta(ge=2)] = 2
    most: Annotated[int, Meta(ge=2, le=10)] = 10
    # How many are dealt in; whoever sits farther from the button sits the hand out.
    players: Annotated[int, Meta(ge=2, le=10)] = 10
    # The buy-in is so many times the table's minimum bet, unless the table posts its own.
    buy_in_bets: Annotated[int, Meta(ge=1)] = 10
    # Which card wins the draw for the first button. In a draw for the lowest the ace is low, and
    # a joker is as low as an ace.
    # Or nobody draws: the first button goes to the first taken seat at the dealer's left.
    button_card: Literal["high", "low", "first-seat"] = "high"
    # Who drew equal cards is told apart by suit, or draws again.
    button_ties: Literal["suits", "again"] = "suits"


class TableRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that the house posts: its name, what it plays for, its own buy-in and fee if any."""

    name: Annotated[str, Meta(min_length=1)]
    stakes: Stakes
    buy_in: Cents | None = None
    # Later buys of less than this are short buys: one is allowed after each full buy-in.
    short_buy: Annotated[int, Meta(ge=0)] = 0
    # A fee of this table's own, where the house's is not for all its games or limits.
    fee: Fee | None = None
    # What this table plays otherwise than the game's page says, each as a whole: with a joker in
    # the deck, say, and so with another ranking.
    deck: Deck | None = None
    high: High | None = None
    low: Low | None = None
    betting: Betting | None = None

    def least_buy_in(self, seating: Seating) -> int:
        """What a player must at least bring to sit down."""
        return self.buy_in or seating.buy_in_bets * self.stakes.small_bet
