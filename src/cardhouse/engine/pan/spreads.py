"""What lies on a pan table: the spreads, who collected what from whom, and who is fouled."""

from __future__ import annotations

from msgspec import Struct, field

from cardhouse.cards import Card
from cardhouse.engine.core.hand import Hand, Position
from cardhouse.engine.pan.rules import HAND, OUT, Pan
from cardhouse.ranking.melds import Meld, MeldRules, increased, value


class Owed(Struct, frozen=True):
    """Cards that a hand still gets from the deck, or of which it is to be relieved."""

    seat: int
    cards: int
    cite: str


class Spreads(Struct):
    """A pan table during one hand."""

    # Each player's melds, in the order laid; together they are his cards that lie face up.
    melds: dict[int, list[Meld]] = field(default_factory=dict)
    # Who has collected what from whom for conditions.
    collected: dict[int, dict[int, int]] = field(default_factory=dict)
    # Who has drawn, and who is out of the hand but goes on paying.
    drew: list[int] = field(default_factory=list)
    fouled: list[int] = field(default_factory=list)
    # Who threw the top discard straight from the deck; 0 if it came out of a hand.
    fresh: int = 0
    # Who went out, or is the last one left.
    winner: int = 0
    # Who made a discard that he was barred from, while it lies there or has just been taken.
    offender: int = 0
    # Who must make which of his melds valid, on demand.
    demanded: tuple[int, int] | None = None
    # Who has a wrong spread on the table, and what he collected for it from whom.
    wrong: dict[int, dict[int, int]] = field(default_factory=dict)
    # Hands that are being put right.
    owed: list[Owed] = field(default_factory=list)

    def copy(self) -> Spreads:
        return Spreads(
            melds={seat: melds[:] for seat, melds in self.melds.items()},
            collected={seat: paid.copy() for seat, paid in self.collected.items()},
            drew=self.drew[:],
            fouled=self.fouled[:],
            fresh=self.fresh,
            winner=self.winner,
            offender=self.offender,
            demanded=self.demanded,
            wrong={seat: paid.copy() for seat, paid in self.wrong.items()},
            owed=self.owed[:],
        )


class Turn(Position):
    """Whose turn it is, and how far it has come."""

    seat: int
    # Where the card of this turn came from, once it is drawn; it lies in the middle until it is
    # melded or discarded. Called for: chance has still to decide which it is.
    source: str = ""
    # Whether the next thing laid out must use that card, and whether it is forced upon a spread.
    must: bool = False
    forced: bool = False
    # Who may still force the top discard.
    window: list[int] = field(default_factory=list)
    # The melds laid in this turn, by number, which may still be taken back.
    laid: list[int] = field(default_factory=list)
    # The card of this turn, and the number of the new meld in which it lies, if in one.
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


def spreads(hand: Hand) -> Spreads:
    """What lies on the table of this hand."""
    found: Spreads = hand.family
    return found


def pan(hand: Hand) -> Pan:
    """The options of this table."""
    found = hand.game.pan
    assert found is not None, "no pan is played here"
    return found


def meld_rules(hand: Hand) -> MeldRules:
    return pan(hand).melds


def to_the_right(hand: Hand) -> tuple[int, ...]:
    """The seats in the order of deal and play, from the first player on."""
    return hand.seats[::-1]


def next_to(hand: Hand, seat: int) -> int:
    """The next player in the hand, to the right of a seat."""
    order = to_the_right(hand)
    at = order.index(seat) + 1
    return next(each for each in order[at:] + order[:at] if each in hand.live)


def payers(hand: Hand, seat: int) -> list[int]:
    """Who pays a player: everybody else in the hand, and who was fouled."""
    paying = (*hand.live, *spreads(hand).fouled)
    order = to_the_right(hand)
    at = order.index(seat) + 1
    return [each for each in order[at:] + order[:at] if each in paying and each != seat]


def alone(hand: Hand) -> bool:
    """Whether one player is left, and nobody who would have to pay him."""
    return len(hand.live) < 2 and not (hand.live and spreads(hand).fouled)


def worth(hand: Hand, seat: int) -> int:
    """What a player's melds are worth as they lie, in chips."""
    return sum(value(meld, meld_rules(hand)) for meld in spreads(hand).melds.get(seat, ()))


def fits(hand: Hand, seat: int, card: Card) -> bool:
    """Whether a card by itself can be added to one of a player's melds."""
    rules = meld_rules(hand)
    melds = spreads(hand).melds.get(seat, ())
    return any(increased(meld, (card,), rules) for meld in melds if meld.kind != "wrong")


def all_spread(hand: Hand, seat: int) -> bool:
    """Whether a player has ten cards on the table, so that one more puts him out."""
    return len(hand.up[seat]) == HAND == OUT - 1
