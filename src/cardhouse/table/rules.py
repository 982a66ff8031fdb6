"""The house's rules around the hand: fees, limits, buy-ins. Types of the rule book."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.cards import Deck
from cardhouse.engine.core.game import FeeTime, Fund
from cardhouse.engine.core.stakes import Cents, Limit, Stakes

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


# Where the collections of a game are not by the hand but by the wager.
NO_FEE = Fee(bands=(Band(up_to=10, amount=0),))


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
    # Between the button and the big blind a player waits until the button has passed, or posts.
    between_blinds: Literal["wait", "post"] = "wait"
    # Who is called to a seat from the wait list has so many minutes to take it; 0 is no limit.
    page_minutes: Annotated[int, Meta(ge=0)] = 5


class Rotation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the bank goes round where a player banks."""

    # How many hands in a row are one turn; after it somebody else must bank.
    hands: Annotated[int, Meta(ge=1)] = 2
    # Who is asked: the others, clockwise from who had the bank last, until all have declined; or
    # each player once after every turn of a standing bank, which also begins.
    asked: Literal["until-declined", "once"] = "until-declined"
    # How many standing banks there are, who bank where no player does and never wager; and the
    # seats that are kept for them, if any.
    banks: Annotated[int, Meta(ge=0)] = 0
    seats: tuple[int, ...] = ()
    # Whether the standing bank that dealt last covers behind a player who banks.
    behind: bool = False
    # Whether one may bank only on a spot that had a wager in the previous hand.
    wagered: bool = False
    # Whether a hand in which the shoe ran out ends the turn.
    renewed_ends: bool = False
    # Whether another hand is dealt when one ends with the cut card in the window of the shoe.
    one_more: bool = False
    # Who may ask for fresh cards: a new bank after the shoe ran out, or anybody when it moves.
    fresh: Literal["nobody", "new-bank", "anybody"] = "nobody"


class TimeFee(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A collection by the clock, from every player with a seat, between hands."""

    amount: Cents
    # Due at each full hour and so many minutes apart.
    minutes: Literal[15, 20, 30, 60] = 30


class TableRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that the house posts: its name, what it plays for, its own buy-in and fee if any."""

    name: Annotated[str, Meta(min_length=1)]
    stakes: Stakes
    buy_in: Cents | None = None
    # Later buys of less than this are short buys: one is allowed after each full buy-in.
    short_buy: Annotated[int, Meta(ge=0)] = 0
    # A fee of this table's own, where the house's is not for all its games or limits.
    fee: Fee | None = None
    # What each player pays by the clock, where the house collects by time.
    time_fee: TimeFee | None = None
    # What this table plays otherwise than the game's page says, each as a whole: with a joker in
    # the deck, say, and so with another ranking. What only the games of one family have, their
    # tables have too.
    deck: Deck | None = None

    def least_buy_in(self, seating: Seating) -> int:
        """What a player must at least bring to sit down."""
        return self.buy_in or seating.buy_in_bets * self.stakes.small_bet
