"""The house's rules around the hand: fees, limits, buy-ins. Types of the rule book."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.cards import Deck
from cardhouse.engine.core.game import FeeTime, Fund
from cardhouse.engine.core.stakes import Cents, Limit, Stakes

# By law a table may post at most five collection rates (PC 337j).
RATES_MOST = 5


class Band(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A flat fee for hands up to a number of players."""

    # The most players for this fee.
    up_to: Annotated[int, Meta(ge=1)]
    # The amount collected from the hand.
    amount: Annotated[int, Meta(ge=0, description="a fee in cents")]


class Fee(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The collection of a hand: a flat amount fixed beforehand, never a share of anything."""

    # The holder of the button, or the pot: then it comes out of the first chips in the middle.
    payer: Literal["button", "pot"] = "button"
    # The moment the dealer drops it; the amount is fixed before the first card all the same.
    time: FeeTime = "start"
    # Its destination: the house, or a fund for its bonuses.
    fund: Fund = "box"
    # The fee by the number of players, the fewest first.
    bands: Annotated[tuple[Band, ...], Meta(min_length=1)]

    def due(self, players: int) -> int:
        """The fee of a hand with this many players dealt in."""
        return next((b.amount for b in self.bands if players <= b.up_to), self.bands[-1].amount)


# For games that collect by the wager, not by the hand.
NO_FEE = Fee(bands=(Band(up_to=10, amount=0),))


class Limits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits on the house's tables."""

    # The largest bet a table may post.
    most_bet: Cents
    # Betting structures the house spreads.
    structures: tuple[Limit, ...] = ("fixed", "spread")


class Seating(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The number of players, and the conditions for sitting down."""

    # The fewest players for a hand to be dealt.
    least: Annotated[int, Meta(ge=2)] = 2
    # Number of seats at the table.
    most: Annotated[int, Meta(ge=2, le=10)] = 10
    # How many are dealt in; whoever sits farther from the button sits the hand out.
    players: Annotated[int, Meta(ge=2, le=10)] = 10
    # The buy-in as a multiple of the table's minimum bet, unless the table posts its own.
    buy_in_bets: Annotated[int, Meta(ge=1)] = 10
    # The card that wins the draw for the first button. In a draw for the lowest the ace is low, and
    # a joker is as low as an ace. Or nobody draws: the first button goes to the first taken seat at
    # the dealer's left.
    button_card: Literal["high", "low", "first-seat"] = "high"
    # Equal cards are told apart by suit, or drawn again.
    button_ties: Literal["suits", "again"] = "suits"
    # Between the button and the big blind a player waits until the button has passed, or posts.
    between_blinds: Literal["wait", "post"] = "wait"
    # Minutes a player called from the wait list has to take the seat; 0 is no limit.
    page_minutes: Annotated[int, Meta(ge=0)] = 5


class Rotation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rotation of the bank in games banked by a player."""

    # Hands in one turn; after it somebody else must bank.
    hands: Annotated[int, Meta(ge=1)] = 2
    # The players asked: the others, clockwise from the last bank, until all have declined; or each
    # player once after every turn of a standing bank, which also begins.
    asked: Literal["until-declined", "once"] = "until-declined"
    # Number of standing banks, which bank when no player does and never wager; and the seats kept
    # for them, if any.
    banks: Annotated[int, Meta(ge=0)] = 0
    # Seats kept for standing banks, if any.
    seats: tuple[int, ...] = ()
    # True if the standing bank that dealt last covers behind a player who banks.
    behind: bool = False
    # True if a player may bank only on a spot that had a wager in the previous hand.
    wagered: bool = False
    # True if a hand in which the shoe ran out ends the turn.
    renewed_ends: bool = False
    # True if another hand is dealt when one ends with the cut card in the window of the shoe.
    one_more: bool = False
    # Players who may ask for fresh cards: a new bank after the shoe ran out, or anybody when the
    # bank moves.
    fresh: Literal["nobody", "new-bank", "anybody"] = "nobody"


class Changing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The way a table's game changes from hand to hand."""

    # The holder of the button names the game of the hand, or the games follow each other.
    by: Literal["button", "rotation"] = "button"
    # Hands of each game in a row in a rotation; 0 is a round of the button.
    hands: Annotated[int, Meta(ge=0)] = 0


class TimeFee(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A collection by the clock, from every player with a seat, between hands."""

    # The amount each player pays.
    amount: Cents
    # Due at each full hour and at this interval.
    minutes: Literal[15, 20, 30, 60] = 30


class TableRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table the house posts: its name, its stakes, and its own buy-in and fee if any."""

    # The name the table is opened by.
    name: Annotated[str, Meta(min_length=1)]
    # The stakes.
    stakes: Stakes
    # The least to sit down with, if it is not a number of bets.
    buy_in: Cents | None = None
    # Later buys below this are short buys: one is allowed after each full buy-in.
    short_buy: Annotated[int, Meta(ge=0)] = 0
    # A fee of this table's own, if the house's fee is not for all its games or limits.
    fee: Fee | None = None
    # The collection from each player by the clock, if the house collects by time.
    time_fee: TimeFee | None = None
    # Differences from the game's page, each given as a whole: a joker in the deck, say, and so
    # another ranking. Options of one family are options of its tables too.
    deck: Deck | None = None

    def least_buy_in(self, seating: Seating) -> int:
        """The least a player must bring to sit down."""
        return self.buy_in or seating.buy_in_bets * self.stakes.small_bet
