"""A banked table as a seat sees it, in numbers."""

from collections.abc import Sequence
from typing import Final

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.layout import spot_of
from cardhouse.engine.banked.pai_gow.spots import CARDS as SEVEN
from cardhouse.engine.banked.view import BankedView, HandView, LayoutView
from cardhouse.env.fields import (
    CARDS,
    MONEY,
    PILE,
    RANK_OF,
    RANKED,
    Field,
    Numbers,
    Places,
    in_order,
    starts,
    write_cards,
    write_places,
)

# The most hands that splitting makes on a spot.
HANDS: Final = 4
# A hand of blackjack: its cards by rank, backs, points, soft, in turn, doubled, surrendered.
TOLD: Final = RANKED + 6


class LayoutSight:
    """The bank, the covers and the wagers: the same at every banked table."""

    def __init__(self, places: Places) -> None:
        n, spots = places.seats, places.spots
        self._places = places
        self.fields: tuple[Field, ...] = (
            Field("bank", n, "1 for the seat that banks"),
            Field("turn-of-bank", 1, "the hand's number in the bank's turn", PILE),
            Field(
                "covers",
                3 * n,
                "each seat's money behind wagers: put up, still pays, may win",
                MONEY,
            ),
            Field("wagers", n * spots, "each seat's wager on each spot, in bets", MONEY),
            Field("insured", n, "each seat's insurance, in bets", MONEY),
            Field("deciders", spots * n, "for each spot, 1 for the seat that decides"),
            Field("cost", 1, "the price of doubling, splitting or insurance, in bets", MONEY),
        )

    def write_layout(self, view: BankedView, into: Numbers, bet: int, at: dict[str, int]) -> None:
        """Fill the fields from a view."""
        lay, places = view.layout, self._places
        around, n = places.around(view.viewer), places.seats
        if lay.bank in around:
            into[at["bank"] + around[lay.bank]] = 1
        into[at["turn-of-bank"]] = lay.number
        for cover in lay.covers:
            first = at["covers"] + 3 * around[cover.seat]
            into[first : first + 3] = cover.posted / bet, cover.pays / bet, cover.takes / bet
        for wager in lay.wagers:
            seat = around[wager.seat]
            spot = places.spot(view.viewer, spot_of(wager.hand))
            into[at["wagers"] + seat * places.spots + spot] += wager.amount / bet
            into[at["insured"] + seat] += wager.insurance / bet
        for key, player in lay.players.items():
            spot = places.spot(view.viewer, key)
            into[at["deciders"] + spot * n + around[player]] = 1
        into[at["cost"]] = max((offer.cost for offer in view.offers), default=0) / bet


class BlackjackSight(LayoutSight):
    """The bank's hand and the hands of all spots, by ranks: suits mean nothing here."""

    def __init__(self, games: Sequence[BankedGame], places: Places) -> None:
        super().__init__(places)
        told = "cards by rank (two to ace, joker), backs, points, soft, in turn, doubled, given up"
        self.fields = (
            *self.fields,
            Field("bank-hand", TOLD, f"the bank's hand: {told}", PILE),
            Field(
                "hands", places.spots * HANDS * TOLD, f"{HANDS} hands of each spot: {told}", PILE
            ),
        )
        self._at = starts(self.fields)

    def write(self, view: BankedView, into: Numbers, bet: int) -> None:
        """Fill the fields from a view."""
        at, lay = self._at, view.layout
        self.write_layout(view, into, bet, at)
        _write_hand(into, at["bank-hand"], lay.bank_hand, lay)
        made = dict.fromkeys(range(self._places.spots), 0)
        for hand in lay.hands:
            spot = self._places.spot(view.viewer, spot_of(hand.hand))
            if made[spot] < HANDS:
                _write_hand(into, at["hands"] + (spot * HANDS + made[spot]) * TOLD, hand, lay)
                made[spot] += 1


def _write_hand(into: Numbers, at: int, hand: HandView, lay: LayoutView) -> None:
    for card in hand.up:
        into[at + RANK_OF[card]] += 1
    told = (
        len(hand.down),
        hand.points,
        hand.soft,
        hand.hand == lay.turn,
        hand.doubled,
        hand.surrendered,
    )
    into[at + RANKED : at + TOLD] = told


class PaiGowSight(LayoutSight):
    """The hands that the seat may look into, its own setting, and the spot of the action."""

    def __init__(self, games: Sequence[BankedGame], places: Places) -> None:
        super().__init__(places)
        spots = places.spots
        self.fields = (
            *self.fields,
            Field("action", spots, "1 for the spot at which the action begins"),
            Field("places", SEVEN * CARDS, "the seven cards to set, lowest first, one by one"),
            Field("bank-hand", CARDS, "the bank's cards, as far as they are seen"),
            Field("bank-front", CARDS, "the two cards that the bank has in front"),
            Field("hands", spots * CARDS, "each spot's cards, as far as they are seen"),
            Field("fronts", spots * CARDS, "the two cards in front of each spot, if seen"),
        )
        self._at = starts(self.fields)

    def write(self, view: BankedView, into: Numbers, bet: int) -> None:
        """Fill the fields from a view."""
        at, lay, places = self._at, view.layout, self._places
        self.write_layout(view, into, bet, at)
        if lay.action:
            into[at["action"] + places.spot(view.viewer, lay.action)] = 1
        write_places(into, at["places"], _to_set(view))
        write_cards(into, at["bank-hand"], lay.bank_hand.cards)
        write_cards(into, at["bank-front"], lay.bank_hand.front)
        for hand in lay.hands:
            spot = places.spot(view.viewer, hand.hand)
            write_cards(into, at["hands"] + spot * CARDS, hand.cards)
            write_cards(into, at["fronts"] + spot * CARDS, hand.front)


def _to_set(view: BankedView) -> tuple[Card, ...]:
    """The seven cards that the seat may lay out now; none otherwise."""
    found = next((offer.cards for offer in view.offers if offer.cards), ())
    return in_order(found)[:SEVEN] if HIDDEN not in found else ()
