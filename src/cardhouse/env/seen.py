"""The part of every table that a seat sees, in numbers; the family adds the rest."""

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.view import View
from cardhouse.env.fields import (
    CARD,
    CARDS,
    MONEY,
    PACKS,
    PILE,
    Field,
    Numbers,
    Places,
    starts,
    write_cards,
)


class CommonSight:
    """The seats with their chips and cards, the middle, and the seat's own cards."""

    def __init__(self, games: tuple[str, ...], places: Places, *, turned_up: bool) -> None:
        n = places.seats
        self._places, self._games = places, games
        self._up = CARDS if turned_up else 0
        self.fields = (
            Field("game", len(games), f"1 for the game that is played: {', '.join(games)}"),
            Field("over", 1, "1 once the hand is over"),
            Field("asked", n, "1 for each seat that is asked now"),
            Field("button", n, "1 for the seat with the button (or the bank)"),
            Field("middle", 1, "the chips in the middle, in bets", MONEY),
            Field("limits", 2, "the small and the big bet (or wager) of this hand, in bets", MONEY),
            Field(
                "counts",
                3,
                "cards in the stock, burned, and in the muck, each by a pack of 52",
                PACKS,
            ),
            Field("in", n, "1 for each seat that is dealt in"),
            Field("live", n, "1 for each seat that still contends"),
            Field("chips", n, "each seat's chips, in bets", MONEY),
            Field("paid", n, "each seat's chips put in in the whole hand, in bets", MONEY),
            Field("backs", n, "the number of each seat's cards that lie face down", PILE),
            Field("own", CARDS, "the seat's own cards that lie face down", PACKS),
            Field("up", n * self._up, "each seat's cards that lie face up", PACKS),
            Field(
                "aside", CARDS, "cards out of play, or among hidden ones, that all have seen", PACKS
            ),
        )
        self._at = starts(self.fields)

    def write(self, view: View, into: Numbers, bet: int) -> None:
        """Fill the fields from a view."""
        at, around = self._at, self._places.around(view.viewer)
        into[at["game"] + self._games.index(view.game)] = 1
        into[at["over"]] = view.over
        for actor in view.awaited:
            if isinstance(actor, int):
                into[at["asked"] + around[actor]] = 1
        if view.button in around:
            into[at["button"] + around[view.button]] = 1
        into[at["middle"]] = view.pot / bet
        limits, counts = at["limits"], at["counts"]
        into[limits], into[limits + 1] = view.stakes.small_bet / bet, view.stakes.big_bet / bet
        into[counts], into[counts + 1], into[counts + 2] = (
            view.stock / 52,
            view.burns / 52,
            view.muck / 52,
        )
        self._write_seats(view, into, bet)
        write_cards(into, at["aside"], view.aside)
        write_cards(into, at["aside"], view.exposed)

    def _write_seats(self, view: View, into: Numbers, bet: int) -> None:
        at, around, up_each = self._at, self._places.around(view.viewer), self._up
        dealt, live, chips, paid = at["in"], at["live"], at["chips"], at["paid"]
        backs, own, up = at["backs"], at["own"], at["up"]
        for seat in view.seats:
            place = around[seat.seat]
            into[dealt + place] = 1
            if seat.live:
                into[live + place] = 1
            into[chips + place] = seat.chips / bet
            into[paid + place] = seat.paid / bet
            into[backs + place] = len(seat.down)
            if up_each and seat.up:
                write_cards(into, up + place * up_each, seat.up)
            if seat.seat == view.viewer:
                for card in seat.down:
                    if card != HIDDEN:
                        into[own + CARD[card]] += 1
