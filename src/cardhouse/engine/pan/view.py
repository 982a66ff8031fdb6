"""A pan table as anybody may see it: the spreads, the top discard, the fouled seats."""

from collections.abc import Iterator

from msgspec import Struct

from cardhouse.cards import Card, show_cards
from cardhouse.engine.core.view import SeatView, View, seat_seen, seen_by
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.spreads import Turn, meld_rules
from cardhouse.ranking.melds import Meld, value


class MeldView(Struct, frozen=True):
    """A spread, and its worth as it lies, in chips."""

    # A rope or one of the sets.
    kind: str
    cards: tuple[Card, ...]
    # In chips.
    worth: int
    # The suit of a rope or of a set of one suit.
    suit: str = ""


class SpreadsView(Struct, frozen=True):
    """The public part of a pan table, beside the cards of the seats."""

    # The spreads of each seat.
    melds: dict[int, tuple[MeldView, ...]]
    # The top discard.
    top: tuple[Card, ...]
    # True if the player in turn may take it to meld it at once.
    fresh: bool
    # The seats whose hands are fouled.
    fouled: tuple[int, ...]
    # The seat whose turn it is.
    turn: int = 0
    # The card drawn in this turn, until it is used.
    drawn: tuple[Card, ...] = ()
    # The seat that has gone out; 0 before.
    winner: int = 0


class PanView(View, frozen=True, kw_only=True, tag="pan"):
    """A hand of pan, as one viewer may know it."""

    # The spreads on the table.
    spreads: SpreadsView
    # The number of cards out of play.
    eliminated: int = 0

    def _middle(self) -> Iterator[str]:
        yield from super()._middle()
        for seat, melds in self.spreads.melds.items():
            if melds:
                yield f"spread by {seat}: {'; '.join(show_cards(meld.cards) for meld in melds)}"
        if top := self.spreads.drawn or self.spreads.top:
            yield f"face up: {show_cards(top)}"


def look(hand: PanHand, viewer: int) -> PanView:
    """The hand as seen from a seat, or from the rail."""
    seats = [SeatView(**seat_seen(hand, seat, own=seat == viewer)) for seat in hand.seats]
    return PanView(
        **seen_by(viewer, hand),
        seats=tuple(seats),
        spreads=_spreads(hand),
        eliminated=len(hand.eliminated),
    )


def _spreads(hand: PanHand) -> SpreadsView:
    """The spreads, all public."""
    lay, rules = hand.spreads, meld_rules(hand)
    return SpreadsView(
        melds={
            seat: tuple(MeldView(m.kind, m.cards, value(m, rules), m.suit) for m in melds)
            for seat, melds in lay.melds.items()
        },
        top=tuple(hand.muck[-1:]),
        fresh=bool(lay.fresh),
        fouled=tuple(lay.fouled),
        turn=hand.at.seat if isinstance(hand.at, Turn) else 0,
        drawn=tuple(hand.drawn),
        winner=lay.winner,
    )


def as_melds(views: tuple[MeldView, ...]) -> tuple[Meld, ...]:
    """The melds behind their views."""
    return tuple(Meld(view.kind, view.cards, view.suit) for view in views)  # type: ignore[arg-type]
