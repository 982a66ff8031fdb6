"""What houses post differently for the games that a player banks."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.ranking.points import Natural

Count = Annotated[int, Meta(ge=0)]
Fee = Annotated[int, Meta(ge=0, description="a fee in cents")]
# Two to one is (2, 1).
Odds = tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1)]]
EVEN: Odds = (1, 1)


class Tier(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A flat fee for wagers of up to so much."""

    up_to: Annotated[int, Meta(ge=1)]
    amount: Fee


class Collection(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is collected before the first card: flat amounts, never a share of anything."""

    wagers: Annotated[tuple[Tier, ...], Meta(min_length=1)]
    # From the bank, for each hand that it deals.
    bank: Fee
    # How many rates for wagers the house lets a game post; the law allows five.
    most_rates: Annotated[int, Meta(ge=1, le=5)] = 5
    # From who covers behind, in a hand whose first wagers are more than the bank's money.
    behind: Fee = 0

    def due(self, wager: int) -> int:
        """The fee for a wager."""
        return next((t.amount for t in self.wagers if wager <= t.up_to), self.wagers[-1].amount)


class Circles(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where wagers may lie."""

    spots: Annotated[int, Meta(ge=2, le=8)] = 8
    # On how many spots one player may play a hand.
    hands: Annotated[int, Meta(ge=1)] = 1
    # Whether those lie side by side, with nobody else's spot between them.
    adjacent: bool = False
    # Whether with two hands each wager is at least twice the table's least, with three thrice.
    multiples: bool = False
    # How many may bet behind the player of a spot.
    back_line: Count = 0
    # Whether he may turn them down.
    refusable: bool = False
    # Whether he decides for the hand though he has no wager on it; else the largest bet does.
    seated: bool = False


class Banking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a player holds the bank, and in which order its money covers the wagers."""

    circles: Circles = Circles()
    collection: Collection
    # Where the deal and the turns begin: at the card room dealer's left, or at the bank's.
    first: Literal["dealers-left", "banks-left"] = "dealers-left"
    # Each chip of the bank plays once; or what it collects covers later wagers too, and it wins
    # or loses no more than it put up.
    cover: Literal["once", "running"] = "once"
    # How many may put money behind the bank.
    backers: Count = 0
    # On one spot: each hand with all its wagers, or each player with all his hands.
    spot_order: Literal["by-hand", "by-player"] = "by-hand"
    # What a player must put up at least to hold the bank.
    least: Count = 0
    # How far from the end of the shoe the cut card lies; 0: the cards are shuffled every hand.
    cut: Count = 0


class Blackjack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How players may play their hands, and what they are paid."""

    # Up to this total a player must draw.
    must_hit: Count = 0
    # From these totals on he must stand.
    stand_hard: Annotated[int, Meta(ge=12, le=21)] = 21
    stand_soft: Annotated[int, Meta(ge=12, le=21)] = 21
    # Which first two cards that must stand may be doubled all the same.
    double_stands: Literal["all", "soft-19", "none"] = "all"
    # What makes a pair: equal ranks, or equal value.
    pair: Literal["rank", "value"] = "value"
    # How many hands splitting may make on a spot.
    split_hands: Annotated[int, Meta(ge=1, le=4)] = 4
    # Whether a split ace that gets another ace may be split again.
    resplit_aces: bool = False
    # Half the wager saves the rest: on the first two cards, or with any total up to 20 until the
    # next player has acted.
    surrender: Literal["none", "first-two", "any-time"] = "none"
    # Whether half the wager may be bet on a natural behind an ace.
    insurance: bool = False
    # What a winning natural is paid; even money where nothing is said.
    odds: dict[Natural, Odds] = {}
    # Where only hands of three cards with such totals are saved when the bank goes further over.
    three_card_push: tuple[int, ...] = ()
    # Whether two jokers make a jackpot, which other papers of the house pay.
    jackpot: bool = False
