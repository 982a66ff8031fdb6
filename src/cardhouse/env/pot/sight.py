"""A game for a pot as a seat sees it, in numbers."""

from collections.abc import Sequence

from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotView
from cardhouse.env.fields import (
    CARDS,
    MONEY,
    PILE,
    Field,
    Numbers,
    Places,
    in_order,
    starts,
    write_cards,
    write_places,
)
from cardhouse.env.pot.slots import thrown_from


class PotSight:
    """The board, the bets, and the seat's own cards in the order in which they are thrown."""

    def __init__(self, games: Sequence[PotGame], places: Places) -> None:
        n, thrown = places.seats, thrown_from(games)
        self._places, self._thrown = places, thrown
        self.fields = (
            Field("board", CARDS, "the community cards"),
            Field("bets", n, "each seat's bet in this round, in bets", MONEY),
            Field("call", 1, "the price of a call, in bets", MONEY),
            Field("raises", 2, "the least and the most to bet or raise to, in bets", MONEY),
            Field("pots", 1, "the number of pots, with side pots", PILE),
            Field("kill", 1, "1 if the hand is played for the limits of a kill"),
            Field("discards", n, "the number of cards each seat has thrown away", PILE),
            *(
                [Field("places", thrown * CARDS, "the seat's own cards, lowest first, one by one")]
                if thrown
                else []
            ),
        )
        self._at = starts(self.fields)

    def write(self, view: PotView, into: Numbers, bet: int) -> None:
        """Fill the fields from a view."""
        at, around = self._at, self._places.around(view.viewer)
        write_cards(into, at["board"], view.board)
        bets, discards = at["bets"], at["discards"]
        for seat in view.seats:
            place = around[seat.seat]
            into[bets + place] = seat.bet / bet
            into[discards + place] = seat.discards
        for offer in view.offers:
            if offer.cost:
                into[at["call"]] = offer.cost / bet
            elif offer.most and not offer.cards:
                into[at["raises"]] = offer.least / bet
                into[at["raises"] + 1] = offer.most / bet
        into[at["pots"]] = len(view.pots)
        into[at["kill"]] = bool(view.kill)
        if self._thrown:
            own = next((seat.down for seat in view.seats if seat.seat == view.viewer), ())
            write_places(into, at["places"], in_order(own)[: self._thrown])
