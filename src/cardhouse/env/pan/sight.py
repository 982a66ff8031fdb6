"""A pan table as a seat sees it, in numbers."""

from collections.abc import Sequence

from cardhouse.engine.pan.hand import PanGame
from cardhouse.engine.pan.view import PanView
from cardhouse.env.fields import CARDS, MONEY, PILE, Field, Numbers, Places, starts, write_cards


class PanSight:
    """The spreads, the top discard, and the card of this turn."""

    def __init__(self, games: Sequence[PanGame], places: Places) -> None:
        n = places.seats
        self._places = places
        self.fields: tuple[Field, ...] = (
            Field("top", CARDS, "the top discard"),
            Field("fresh", 1, "1 if the player in turn may take it to meld it at once"),
            Field("drawn", CARDS, "the card drawn in this turn, until it is used"),
            Field("in-turn", n, "1 for the seat whose turn it is"),
            Field("melds", n, "the number of each seat's spreads", PILE),
            Field("worth", n, "the worth of each seat's spreads, in chips", MONEY),
            Field("fouled", n, "1 for each seat whose hand is fouled"),
            Field("winner", n, "1 for the seat that has gone out"),
        )
        self._at = starts(self.fields)

    def write(self, view: PanView, into: Numbers, bet: int) -> None:
        """Fill the fields from a view."""
        at, around, lay = self._at, self._places.around(view.viewer), view.spreads
        write_cards(into, at["top"], lay.top)
        into[at["fresh"]] = lay.fresh
        write_cards(into, at["drawn"], lay.drawn)
        for seat, melds in lay.melds.items():
            into[at["melds"] + around[seat]] = len(melds)
            into[at["worth"] + around[seat]] = sum(meld.worth for meld in melds)
        for seat in lay.fouled:
            into[at["fouled"] + around[seat]] = 1
        for name, seat in (("in-turn", lay.turn), ("winner", lay.winner)):
            if seat:
                into[at[name] + around[seat]] = 1
