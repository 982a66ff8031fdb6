"""What people do between hands."""

from typing import Literal

from msgspec import Struct

from cardhouse.cards import Card


class RoomCommand(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """An order to the table, not to the hand."""


class Sit(RoomCommand, frozen=True, kw_only=True, tag="sit"):
    """Take a seat with a buy-in."""

    seat: int
    name: str
    chips: int


class BuyChips(RoomCommand, frozen=True, kw_only=True, tag="buy-chips"):
    """Add chips; they count from the next hand."""

    seat: int
    chips: int


class SitOut(RoomCommand, frozen=True, kw_only=True, tag="sit-out"):
    """Be passed over until one comes back."""

    seat: int


class ComeIn(RoomCommand, frozen=True, kw_only=True, tag="come-in"):
    """Come into the game, or back: post what is owed, or wait for the big blind."""

    seat: int
    how: Literal["post", "wait"]


class Leave(RoomCommand, frozen=True, kw_only=True, tag="leave"):
    """Leave the table with one's chips, after the hand if one is in it."""

    seat: int


class Expel(RoomCommand, frozen=True, kw_only=True, tag="expel"):
    """The floor sends a player out of the room; it needs a name and a reason."""

    seat: int
    by: str
    reason: str


class DrawButton(RoomCommand, frozen=True, kw_only=True, tag="draw-button"):
    """Chance deals each player one card face up, in the order of the seats."""

    cards: tuple[Card, ...]


class NextHand(RoomCommand, frozen=True, kw_only=True, tag="next-hand"):
    """Start the next hand."""

    # Who sits out and is dealt in by mistake.
    absent: tuple[int, ...] = ()
