"""A pan table as anybody may see it: the spreads, the top discard, who is fouled."""

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.core.view import SeatView, View, seat_seen, seen_by
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.spreads import Turn, meld_rules
from cardhouse.ranking.melds import Meld, value


class MeldView(Struct, frozen=True):
    """A spread, and what it is worth as it lies, in chips."""

    kind: str
    cards: tuple[Card, ...]
    worth: int
    suit: str = ""


class SpreadsView(Struct, frozen=True):
    """What lies on a pan table, beside the cards of the seats."""

    melds: dict[int, tuple[MeldView, ...]]
    # The top discard, and whether the player in turn may take it if he melds it at once.
    top: tuple[Card, ...]
    fresh: bool
    fouled: tuple[int, ...]
    # Whose turn it is, and the card that he has drawn as long as it is not used.
    turn: int = 0
    drawn: tuple[Card, ...] = ()
    winner: int = 0


class PanView(View, frozen=True, kw_only=True, tag="pan"):
    """A hand of pan, as one viewer may know it."""

    spreads: SpreadsView
    # Cards out of play.
    eliminated: int = 0


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
    """All of this is public."""
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
    """The melds behind what is seen of them."""
    return tuple(Meld(view.kind, view.cards, view.suit) for view in views)  # type: ignore[arg-type]
