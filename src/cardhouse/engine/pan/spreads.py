"""A turn of pan, and lookups on the table shared by the steps of the game."""

from __future__ import annotations

from msgspec import field

from cardhouse.cards import Card
from cardhouse.engine.core.hand import Position
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.rules import HAND, OUT
from cardhouse.ranking.melds import MeldRules, increased, value


class Declaring(Position):
    """Seats that have not decided yet to stay in, in order."""

    waiting: list[int]

    def copy(self) -> Declaring:
        return Declaring(self.waiting[:])


class Turn(Position):
    """The seat in turn, and the progress of the turn."""

    seat: int
    # The source of this turn's card, once drawn; it lies in the middle until it is melded or
    # discarded. If called, chance has still to decide the card.
    source: str = ""
    # True if the next cards laid out must include that card, and True if it is forced upon a
    # spread; both hold as long as it lies in the middle.
    must: bool = False
    forced: bool = False
    # Seats that may still force the top discard.
    window: list[int] = field(default_factory=list)
    # The melds laid in this turn, by number, which may still be taken back.
    laid: list[int] = field(default_factory=list)
    # The card of this turn, and the number of the new meld it lies in, if any.
    card: Card | None = None
    went: int = 0

    def copy(self) -> Turn:
        return Turn(
            seat=self.seat,
            source=self.source,
            must=self.must,
            forced=self.forced,
            window=self.window[:],
            laid=self.laid[:],
            card=self.card,
            went=self.went,
        )


def must_meld(hand: PanHand) -> bool:
    """True while the card of this turn lies in the middle and must be melded."""
    return Turn.of(hand).must and bool(hand.drawn)


def must_add(hand: PanHand) -> bool:
    """True while the card of this turn lies in the middle, forced upon a spread."""
    return Turn.of(hand).forced and bool(hand.drawn)


def meld_rules(hand: PanHand) -> MeldRules:
    return hand.game.pan.melds


def to_the_right(hand: PanHand) -> tuple[int, ...]:
    """The seats in the order of deal and play, from the first player on."""
    return hand.seats[::-1]


def next_to(hand: PanHand, seat: int) -> int:
    """The next player in the hand, to the right of a seat."""
    order = to_the_right(hand)
    at = order.index(seat) + 1
    return next(each for each in order[at:] + order[:at] if each in hand.live)


def payers(hand: PanHand, seat: int) -> list[int]:
    """The payers of a player: everybody else in the hand, and fouled players."""
    paying = (*hand.live, *hand.spreads.fouled)
    order = to_the_right(hand)
    at = order.index(seat) + 1
    return [each for each in order[at:] + order[:at] if each in paying and each != seat]


def alone(hand: PanHand) -> bool:
    """True if one player is left, with nobody to pay them."""
    return len(hand.live) < 2 and not (hand.live and hand.spreads.fouled)


def worth(hand: PanHand, seat: int) -> int:
    """The worth of a player's melds as they lie, in chips."""
    return sum(value(meld, meld_rules(hand)) for meld in hand.spreads.melds.get(seat, ()))


def fits(hand: PanHand, seat: int, card: Card) -> bool:
    """True if a card by itself can be added to one of a player's melds."""
    rules = meld_rules(hand)
    melds = hand.spreads.melds.get(seat, ())
    return any(increased(meld, (card,), rules) for meld in melds if meld.kind != "wrong")


def all_spread(hand: PanHand, seat: int) -> bool:
    """True if a player has ten cards on the table, so that one more puts them out."""
    return len(hand.up[seat]) == HAND == OUT - 1


def goes_out(hand: PanHand) -> int:
    """The player with eleven cards in valid melds, the one in turn first; 0 for nobody."""
    for seat in (Turn.of(hand).seat, *hand.live) if isinstance(hand.at, Turn) else ():
        valid = all(meld.kind != "wrong" for meld in hand.spreads.melds.get(seat, ()))
        if valid and len(hand.up[seat]) >= OUT:
            return seat
    return 0
