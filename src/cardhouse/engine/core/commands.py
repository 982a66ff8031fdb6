"""Commands: orders to the hand, in the imperative, each with the actor who gives it."""

from typing import Final, Literal

from msgspec import Struct

from cardhouse.cards import Card

# A seat's number, or one of the three actors without a seat.
Actor = int | Literal["chance", "dealer", "floor"]

CHANCE: Final = "chance"
DEALER: Final = "dealer"
FLOOR: Final = "floor"


class Command(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """An order; the Ask decides if it is legal."""

    seat: Actor


class Arrange(Command, frozen=True, kw_only=True, tag="arrange"):
    """Chance gives the order of the next unseen cards of the stock, top card first."""

    seat: Actor = CHANCE
    cards: tuple[Card, ...]


class Pick(Command, frozen=True, kw_only=True, tag="pick"):
    """Chance picks cards unseen from a few."""

    seat: Actor = CHANCE
    cards: tuple[Card, ...]
