"""Commands: orders to the hand, in the imperative, each with the actor who gives it."""

from typing import Final, Literal

from msgspec import Struct

from cardhouse.cards import Card

# A seat's number, or one of the three who act without a seat.
Actor = int | Literal["chance", "dealer", "floor"]

CHANCE: Final = "chance"
DEALER: Final = "dealer"
FLOOR: Final = "floor"


class Command(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """An order; the Ask says whether it is legal."""

    seat: Actor


class Arrange(Command, frozen=True, kw_only=True, tag="arrange"):
    """Chance says in which order the next unseen cards of the stock lie, top card first."""

    seat: Actor = CHANCE
    cards: tuple[Card, ...]


class Pick(Command, frozen=True, kw_only=True, tag="pick"):
    """Chance takes cards unseen out of a few."""

    seat: Actor = CHANCE
    cards: tuple[Card, ...]
