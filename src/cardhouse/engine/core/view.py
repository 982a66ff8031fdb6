"""What one viewer may see, built up from nothing; hidden cards are never in a view."""

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.banked.pai_gow.spots import sees
from cardhouse.engine.banked.view import LayoutView, look_at
from cardhouse.engine.core.commands import Actor
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.stakes import Stakes
from cardhouse.engine.pan import view as pan_view
from cardhouse.engine.pot.pots import Pot, pots
from cardhouse.ledger import POT

# Who looks on without a seat.
RAIL = 0


class SeatView(Struct, frozen=True):
    """One seat as the viewer sees it."""

    seat: int
    chips: int
    bet: int
    paid: int
    live: bool
    # One's own cards and those that lie face up; backs for the rest.
    down: tuple[Card, ...]
    up: tuple[Card, ...]
    # How many cards the seat threw away to draw.
    discards: int = 0
    plays_board: bool = False


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


class View(Struct, frozen=True):
    """A hand as one viewer may know it."""

    viewer: int
    house: str
    game: str
    button: int
    # What the table plays for, announced before the hand.
    stakes: Stakes
    seats: tuple[SeatView, ...]
    board: tuple[Card, ...]
    pot: int
    pots: tuple[Pot, ...]
    stock: int
    burns: int
    muck: int
    aside: tuple[Card, ...]
    exposed: tuple[Card, ...]
    # Who is awaited; what may be done is told only to whom it concerns.
    awaited: tuple[Actor, ...]
    offers: tuple[OfferView, ...]
    over: bool
    # Cards of a street that was dealt too early.
    eliminated: int = 0
    # What lies on the table of a game that a player banks.
    layout: LayoutView | None = None
    # What lies on a pan table.
    pan: pan_view.SpreadsView | None = None


def look(hand: Hand, viewer: int) -> View:
    """The hand as seen from a seat, or from the rail."""
    return View(
        viewer=viewer,
        house=hand.game.house,
        game=hand.game.name,
        button=hand.button,
        stakes=hand.game.stakes,
        seats=tuple(_seat(hand, seat, viewer) for seat in hand.seats),
        board=tuple(hand.board),
        pot=hand.chips[POT],
        pots=tuple(pots(hand)) if hand.chips[POT] and hand.family is None else (),
        stock=len(hand.stock),
        burns=len(hand.burns),
        muck=len(hand.muck),
        aside=tuple(hand.aside),
        exposed=tuple(hand.exposed),
        awaited=tuple(ask.actor for ask in hand.asked),
        offers=_offers(hand, viewer),
        over=hand.over,
        eliminated=len(hand.eliminated),
        layout=look_at(hand, viewer) if hand.family and hand.game.banking else None,
        pan=pan_view.look_at(hand) if hand.family and hand.game.pan else None,
    )


def see(event: Event, viewer: int) -> Event:
    """The event as one viewer may know it; the fold of what is seen looks like the hand."""
    return event.seen(viewer)


def _seat(hand: Hand, seat: int, viewer: int) -> SeatView:
    # On a spot where one has no wager, the cards are of those who bet behind it.
    own = seat == viewer and (hand.game.paigow is None or sees(hand, viewer, seat))
    return SeatView(
        seat=seat,
        chips=hand.chips[seat],
        bet=hand.bets[seat],
        paid=hand.paid[seat],
        live=seat in hand.live,
        down=tuple(hand.down[seat]) if own else (HIDDEN,) * len(hand.down[seat]),
        up=tuple(hand.up[seat]),
        discards=len(hand.discards.get(seat, ())),
        plays_board=seat in hand.boards,
    )


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
