"""What one viewer may see, built up from nothing; hidden cards are never in a view."""

from typing import Any

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.commands import Actor
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.stakes import Stakes
from cardhouse.ledger import POT

# Who looks on without a seat.
RAIL = 0


class SeatView(Struct, frozen=True, kw_only=True):
    """One seat as the viewer sees it."""

    seat: int
    chips: int
    paid: int
    live: bool
    # One's own cards and those that lie face up; backs for the rest.
    down: tuple[Card, ...]
    up: tuple[Card, ...]


class OfferView(Struct, frozen=True, omit_defaults=True):
    """One thing that the viewer may do now."""

    do: str
    cost: int = 0
    least: int = 0
    most: int = 0
    step: int = 1
    cards: tuple[Card, ...] = ()
    # At a banked table: the spots with the least and the most on each, or the numbers to choose of.
    spots: dict[int, tuple[int, int]] = {}
    values: tuple[int, ...] = ()


class View(Struct, frozen=True, kw_only=True, tag_field="family"):
    """A hand as one viewer may know it; each family shows what lies on its table beside that."""

    viewer: int
    house: str
    game: str
    button: int
    # What the table plays for, announced before the hand.
    stakes: Stakes
    seats: tuple[SeatView, ...]
    pot: int
    stock: int
    burns: int
    muck: int
    aside: tuple[Card, ...]
    exposed: tuple[Card, ...]
    # Who is awaited; what may be done is told only to whom it concerns.
    awaited: tuple[Actor, ...]
    offers: tuple[OfferView, ...]
    over: bool


def seen_by(viewer: int, hand: Hand) -> dict[str, Any]:
    """What a view of any game says, but for the seats."""
    return {
        "viewer": viewer,
        "house": hand.game.house,
        "game": hand.game.name,
        "button": hand.button,
        "stakes": hand.game.stakes,
        "pot": hand.chips[POT],
        "stock": len(hand.stock),
        "burns": len(hand.burns),
        "muck": len(hand.muck),
        "aside": tuple(hand.aside),
        "exposed": tuple(hand.exposed),
        "awaited": tuple(ask.actor for ask in hand.asked),
        "offers": _offers(hand, viewer),
        "over": hand.over,
    }


def seat_seen(hand: Hand, seat: int, *, own: bool) -> dict[str, Any]:
    """What a view of any game says of a seat; its hidden cards only where they are one's own."""
    return {
        "seat": seat,
        "chips": hand.chips[seat],
        "paid": hand.paid[seat],
        "live": seat in hand.live,
        "down": tuple(hand.down[seat]) if own else (HIDDEN,) * len(hand.down[seat]),
        "up": tuple(hand.up[seat]),
    }


def see(event: Event, viewer: int) -> Event:
    """The event as one viewer may know it; the fold of what is seen looks like the hand."""
    return event.seen(viewer)


def _offers(hand: Hand, viewer: int) -> tuple[OfferView, ...]:
    offers = []
    for ask in hand.asked:
        if ask.actor != viewer:
            continue
        for kind, terms in ask.offers.items():
            offers.append(
                OfferView(
                    do=str(kind.__struct_config__.tag),
                    cost=terms.cost,
                    least=getattr(terms, "least", 0),
                    most=getattr(terms, "most", 0),
                    step=getattr(terms, "step", 1),
                    cards=getattr(terms, "cards", ()),
                    spots=getattr(terms, "spots", {}),
                    values=getattr(terms, "values", ()),
                )
            )
    return tuple(offers)
