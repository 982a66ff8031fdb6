"""What people do between hands."""

from typing import Literal

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.table.clock import Moment
from cardhouse.table.table import Role


class TableCommand(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """An order to the table, not to the hand."""


class Sit(TableCommand, frozen=True, kw_only=True, tag="sit"):
    """Take a seat with a buy-in, or come to the rail of a banked table with chips."""

    seat: int
    name: str
    chips: int
    role: Role = "player"
    # Which bot plays for the seat; none where a person does.
    bot: str = ""


class BuyChips(TableCommand, frozen=True, kw_only=True, tag="buy-chips"):
    """Add chips; they count from the next hand."""

    seat: int
    chips: int


class JoinList(TableCommand, frozen=True, kw_only=True, tag="join-list"):
    """Wait for a seat at this table."""

    name: str


class LeaveList(TableCommand, frozen=True, kw_only=True, tag="leave-list"):
    """Wait no longer, or be struck off by the floor."""

    name: str


class SitOut(TableCommand, frozen=True, kw_only=True, tag="sit-out"):
    """Be passed over until one comes back."""

    seat: int


class ComeIn(TableCommand, frozen=True, kw_only=True, tag="come-in"):
    """Come into the game, or back: post what is owed, or wait for the big blind."""

    seat: int
    how: Literal["post", "wait"]


class Leave(TableCommand, frozen=True, kw_only=True, tag="leave"):
    """Leave the table with one's chips, after the hand if one is in it."""

    seat: int


class Expel(TableCommand, frozen=True, kw_only=True, tag="expel"):
    """The floor sends a player out of the room; it needs a name and a reason."""

    seat: int
    by: str
    reason: str


class DrawButton(TableCommand, frozen=True, kw_only=True, tag="draw-button"):
    """Chance deals each player one card face up, in the order of the seats."""

    cards: tuple[Card, ...]


class NextHand(TableCommand, frozen=True, kw_only=True, tag="next-hand"):
    """Start the next hand."""

    # Who sits out and is dealt in by mistake.
    absent: tuple[int, ...] = ()
    # Whether the dealer forgot to shuffle although the cut card is out.
    unshuffled: bool = False


class TakeBank(TableCommand, frozen=True, kw_only=True, tag="take-bank"):
    """Take the bank that one is offered."""

    seat: int


class PassBank(TableCommand, frozen=True, kw_only=True, tag="pass-bank"):
    """Decline the bank, or give it on before one's turn is over."""

    seat: int


class AskFresh(TableCommand, frozen=True, kw_only=True, tag="ask-fresh"):
    """Ask for fresh cards: the shoe shuffled as a whole, or another deck."""

    seat: int


class FetchHeld(TableCommand, frozen=True, kw_only=True, tag="fetch-held"):
    """Fetch what the cage holds for a player who walked away from his hand."""

    name: str


class Tick(TableCommand, frozen=True, kw_only=True, tag="tick"):
    """The clock of the house has come to a moment at which something falls due."""

    at: Moment


class PayBonus(TableCommand, frozen=True, kw_only=True, tag="pay-bonus"):
    """The bonuses pay what the last hand has won, or nothing where the prize is gone."""

    bonus: str
    # The number of the hand, from 1.
    hand: int
    shares: dict[int, int] = {}


class PostRule(TableCommand, frozen=True, kw_only=True, tag="post-rule"):
    """The management adds a rule at this table, with a name and the time."""

    text: str
    by: str
    at: Moment
