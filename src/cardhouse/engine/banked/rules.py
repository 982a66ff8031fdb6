"""House options for games that a player banks."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.ranking.points import Natural

Count = Annotated[int, Meta(ge=0)]
Fee = Annotated[int, Meta(ge=0, description="a fee in cents")]
# Two to one is (2, 1).
Odds = tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1)]]
EVEN: Odds = (1, 1)


class Tier(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A flat fee for wagers up to an amount."""

    # The largest wager with this collection, in cents.
    up_to: Annotated[int, Meta(ge=1)]
    # The collection for the wager.
    amount: Fee


class Collection(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The collections before the first card: flat amounts, never a share of anything."""

    # For each wager, the smallest first.
    wagers: Annotated[tuple[Tier, ...], Meta(min_length=1)]
    # From the bank, for each hand it deals.
    bank: Fee
    # The most rates for wagers the house lets a game post; the law allows five.
    most_rates: Annotated[int, Meta(ge=1, le=5)] = 5
    # From the cover behind, in a hand whose first wagers exceed the bank's money.
    behind: Fee = 0

    def due(self, wager: int) -> int:
        """The fee for a wager."""
        return next((t.amount for t in self.wagers if wager <= t.up_to), self.wagers[-1].amount)


class Circles(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The places for wagers."""

    # The number of spots at the table.
    spots: Annotated[int, Meta(ge=2, le=8)] = 8
    # The number of spots on which one player may play a hand.
    hands: Annotated[int, Meta(ge=1)] = 1
    # True if those must lie side by side, with nobody else's spot between them.
    adjacent: bool = False
    # True if with two hands each wager is at least twice the table's least, with three thrice.
    multiples: bool = False
    # The number of players who may bet behind the player of a spot.
    back_line: Count = 0
    # True if the player of the spot may turn them down.
    refusable: bool = False
    # True if the seated player decides for the hand even without a wager on it; otherwise the
    # largest bet does.
    seated: bool = False


class Banking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The holding of the bank, and the order in which its money covers the wagers."""

    # The places for wagers.
    circles: Circles = Circles()
    # The house's flat collections.
    collection: Collection
    # The start of the deal and the turns: at the card room dealer's left, or at the bank's.
    first: Literal["dealers-left", "banks-left"] = "dealers-left"
    # Each chip of the bank plays once; or its winnings cover later wagers too, and it wins or loses
    # no more than it put up.
    cover: Literal["once", "running"] = "once"
    # The number of players who may put money behind the bank.
    backers: Count = 0
    # On one spot: each hand with all its wagers, or each player with all their hands.
    spot_order: Literal["by-hand", "by-player"] = "by-hand"
    # The least a player must put up to hold the bank.
    least: Count = 0
    # The distance of the cut card from the end of the shoe; 0: the cards are shuffled every hand.
    cut: Count = 0


class Blackjack(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The play of players' hands, and their pay."""

    # Up to this total a player must draw.
    must_hit: Count = 0
    # From this hard total on a player must stand.
    stand_hard: Annotated[int, Meta(ge=12, le=21)] = 21
    # From this soft total on a player must stand.
    stand_soft: Annotated[int, Meta(ge=12, le=21)] = 21
    # First two cards that must stand but may still be doubled.
    double_stands: Literal["all", "soft-19", "none"] = "all"
    # The test of a pair: equal ranks, or equal value.
    pair: Literal["rank", "value"] = "value"
    # The number of hands splitting may make on a spot.
    split_hands: Annotated[int, Meta(ge=1, le=4)] = 4
    # True if a split ace that gets another ace may be split again.
    resplit_aces: bool = False
    # Half the wager saves the rest: on the first two cards, or with any total up to 20 until the
    # next player has acted.
    surrender: Literal["none", "first-two", "any-time"] = "none"
    # True if half the wager may be bet on a natural behind an ace.
    insurance: bool = False
    # The odds paid for a winning natural; even money for one not listed.
    odds: dict[Natural, Odds] = {}
    # The bank's play on a soft 17: draw or stand.
    soft_17: Literal["hit", "stand"] = "hit"
    # A hand over 21 may push when the bank goes further over, or it has lost at once.
    bust: Literal["may-push", "loses"] = "may-push"
    # If set, only hands of three cards with these totals are saved when the bank goes further over.
    three_card_push: tuple[int, ...] = ()
    # True if two jokers make a jackpot, paid under other papers of the house.
    jackpot: bool = False
