"""A viewer's view, built up from nothing; hidden cards are never in it."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from cardhouse.cards import HIDDEN, Card, show_cards
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Actor
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.stakes import Stakes
from cardhouse.ledger import POT, dollars

# The viewer's number for spectators without a seat.
RAIL = 0


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat as the viewer sees it."""

    seat: int
    # In front of the seat, in cents.
    chips: int
    # Put into the middle in the whole hand, in cents.
    paid: int
    # True while the seat contends.
    live: bool
    # Cards face down: the viewer's own, and backs ("??") for the rest.
    down: tuple[Card, ...]
    # Cards face up.
    up: tuple[Card, ...]

    def __str__(self) -> str:
        cards = show_cards(self.down + self.up)
        return ", ".join(filter(None, (f"seat {self.seat}: {dollars(self.chips)}", cards)))


class OfferView(Struct, frozen=True, omit_defaults=True):
    """A command open to the viewer now."""

    # The name of the command.
    do: str
    # Its price in cents, if it names no amount.
    cost: int = 0
    # The least amount in cents, or number of cards. A raise names the player's total bet in the
    # round.
    least: int = 0
    # The most; all-in if it is an amount.
    most: int = 0
    # The step between amounts, from the least to the most.
    step: int = 1
    # The cards to choose from.
    cards: tuple[Card, ...] = ()
    # At a banked table: the spots, with the least and the most in cents on each.
    spots: dict[int, tuple[int, int]] = {}
    # The numbers to choose from.
    values: tuple[int, ...] = ()

    def __str__(self) -> str:
        """The offer as a dealer would say it: "raise to $8", "discard of As Kd 7c"."""
        if self.cards:
            return f"{self.do} of {show_cards(self.cards)}"
        if self.spots:
            spots = (f"{spot} ({_from(*limits)})" for spot, limits in self.spots.items())
            return f"{self.do} on {', '.join(spots)}"
        if self.most:
            to = " to" if self.do == "raise" else ""
            return f"{self.do}{to} {_from(self.least, self.most)}"
        if self.values:
            return f"{self.do} {' or '.join(map(str, self.values))}"
        return f"{self.do} {dollars(self.cost)}" if self.cost else self.do


def _from(least: int, most: int) -> str:
    return dollars(least) if least == most else f"{dollars(least)} to {dollars(most)}"


class View(Struct, frozen=True, kw_only=True, tag_field="family"):
    """A hand as one viewer may know it; each family adds the rest of its table."""

    # The viewer's seat; 0 at the rail.
    viewer: int
    house: str
    game: str
    # The seat with the button; at a banked table the bank.
    button: int
    # The stakes of the table, announced before the hand.
    stakes: Stakes
    # Seats dealt in, clockwise from the button's left.
    seats: tuple[SeatView, ...]
    # The chips in the middle, in cents.
    pot: int
    # The number of cards in the stock.
    stock: int
    # The number of burned cards.
    burns: int
    # The number of cards in the muck.
    muck: int
    # Cards out of play that everybody has seen.
    aside: tuple[Card, ...]
    # Cards that everybody has seen although they lie among hidden ones.
    exposed: tuple[Card, ...]
    # Actors awaited now.
    awaited: tuple[Actor, ...]
    # Commands open to the viewer now; those of others are not shown.
    offers: tuple[OfferView, ...]
    # True once the hand is over.
    over: bool

    def __str__(self) -> str:
        """The table as it lies, line by line."""
        return "\n".join(self._lines())

    @property
    def own(self) -> SeatView:
        """The viewer's own seat; there is none at the rail."""
        return self.seats[self._place()]

    def _place(self) -> int:
        """The index of the viewer's seat."""
        for place, seat in enumerate(self.seats):
            if seat.seat == self.viewer:
                return place
        raise LookupError("a view from the rail has no seat of its own")

    def _middle(self) -> Iterator[str]:
        """The middle of the table in words; each family has its own."""
        yield f"pot {dollars(self.pot)}"

    def _lines(self) -> Iterator[str]:
        whose = f"seat {self.viewer}" if self.viewer else "the rail"
        yield f"{self.game} at {self.house}, seen from {whose}"
        yield from self._middle()
        for seat in self.seats:
            button = " (button)" if seat.seat == self.button else ""
            out = "" if seat.live else ", out"
            yield f"{seat}{out}{button}"
        if self.over:
            yield "the hand is over"
        elif self.offers:
            yield f"you may: {', '.join(map(str, self.offers))}"
        else:
            yield f"awaited: {', '.join(f'seat {actor}' for actor in self.awaited)}"


def seen_by(viewer: int, hand: Hand) -> dict[str, Any]:
    """The fields common to every game's view, except the seats."""
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
        "offers": tuple(
            [offer for ask in hand.asked if ask.actor == viewer for offer in offers_of(ask)]
        ),
        "over": hand.over,
    }


def seat_seen(hand: Hand, seat: int, *, own: bool) -> dict[str, Any]:
    """The fields of a seat common to every game; its hidden cards only for its owner."""
    return {
        "seat": seat,
        "chips": hand.chips[seat],
        "paid": hand.paid[seat],
        "live": seat in hand.live,
        "down": tuple(hand.down[seat]) if own else (HIDDEN,) * len(hand.down[seat]),
        "up": tuple(hand.up[seat]),
    }


def see(event: Event, viewer: int) -> Event:
    """The event as a viewer may know it; folding these gives the viewer's view of the hand."""
    return event.seen(viewer)


def offers_of(ask: Ask) -> Iterator[OfferView]:
    """Everything an Ask offers, one by one."""
    for kind, terms in ask.offers.items():
        yield OfferView(
            do=str(kind.__struct_config__.tag),
            cost=terms.cost,
            least=getattr(terms, "least", 0),
            most=getattr(terms, "most", 0),
            step=getattr(terms, "step", 1),
            cards=getattr(terms, "cards", ()),
            spots=getattr(terms, "spots", {}),
            values=getattr(terms, "values", ()),
        )
