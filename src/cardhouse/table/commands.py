"""Commands between hands."""

from typing import Literal

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.table.clock import Moment
from cardhouse.table.table import Role


class TableCommand(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A command to the table, not to the hand."""


class Sit(TableCommand, frozen=True, kw_only=True, tag="sit"):
    """Take a seat with a buy-in, or come to the rail of a banked table with chips."""

    seat: int
    name: str
    chips: int
    role: Role = "player"
    # The bot that plays for the seat; empty for a person.
    bot: str = ""


class BuyChips(TableCommand, frozen=True, kw_only=True, tag="buy-chips"):
    """Add chips; they count from the next hand."""

    seat: int
    chips: int


class JoinList(TableCommand, frozen=True, kw_only=True, tag="join-list"):
    """Wait for a seat at this table."""

    name: str


class LeaveList(TableCommand, frozen=True, kw_only=True, tag="leave-list"):
    """Stop waiting, or be struck off by the floor."""

    name: str


class SitOut(TableCommand, frozen=True, kw_only=True, tag="sit-out"):
    """Sit out until coming back."""

    seat: int


class ComeIn(TableCommand, frozen=True, kw_only=True, tag="come-in"):
    """Come into the game, or back: post what is owed, or wait for the big blind."""

    seat: int
    how: Literal["post", "wait"]


class Leave(TableCommand, frozen=True, kw_only=True, tag="leave"):
    """Leave the table with all chips, after the hand if in one."""

    seat: int


class Stay(TableCommand, frozen=True, kw_only=True, tag="stay"):
    """Stay after all: take back the wish to leave, while the hand goes on."""

    seat: int


class Expel(TableCommand, frozen=True, kw_only=True, tag="expel"):
    """The floor sends a player out of the room, with a name and a reason."""

    seat: int
    by: str
    reason: str


class BarFromTable(TableCommand, frozen=True, kw_only=True, tag="bar-table"):
    """The floor bars a person from this table; a seated player is sent off it."""

    name: str
    by: str
    reason: str


class AdmitToTable(TableCommand, frozen=True, kw_only=True, tag="admit-table"):
    """The floor lets a barred person come back to this table."""

    name: str
    by: str


class ChangeSeat(TableCommand, frozen=True, kw_only=True, tag="change-seat"):
    """Move a player to another seat of this table."""

    seat: int
    to: int
    by: str


class MoveOut(TableCommand, frozen=True, kw_only=True, tag="move-out"):
    """Move a player to another table, with all their chips."""

    seat: int
    # The other table.
    to: str
    by: str


class MoveIn(TableCommand, frozen=True, kw_only=True, tag="move-in"):
    """Seat a player of another table, with the chips and the debts that they had there."""

    seat: int
    name: str
    chips: int
    by: str
    missed: bool = False
    time_owed: int = 0
    bot: str = ""
    apart: bool = False


class ListFirst(TableCommand, frozen=True, kw_only=True, tag="list-first"):
    """Put a player of a broken table at the head of the wait list."""

    name: str
    by: str


class DrawButton(TableCommand, frozen=True, kw_only=True, tag="draw-button"):
    """Chance deals each player one card face up, in seat order."""

    cards: tuple[Card, ...]


class NextHand(TableCommand, frozen=True, kw_only=True, tag="next-hand"):
    """Start the next hand."""

    # Seats sitting out that are dealt in by mistake.
    absent: tuple[int, ...] = ()
    # True if the dealer forgot to shuffle although the cut card is out.
    unshuffled: bool = False


class NameGame(TableCommand, frozen=True, kw_only=True, tag="name-game"):
    """Name the game of the next hand, as the holder of its button; silence keeps the same game."""

    seat: int
    game: str = ""


class ChangeGame(TableCommand, frozen=True, kw_only=True, tag="change-game"):
    """The dealer puts up the next game of a rotation."""


class TakeBank(TableCommand, frozen=True, kw_only=True, tag="take-bank"):
    """Take the bank on offer."""

    seat: int


class PassBank(TableCommand, frozen=True, kw_only=True, tag="pass-bank"):
    """Decline the bank, or pass it on before the turn is over."""

    seat: int


class AskFresh(TableCommand, frozen=True, kw_only=True, tag="ask-fresh"):
    """Ask for fresh cards: the whole shoe shuffled, or another deck."""

    seat: int


class FetchHeld(TableCommand, frozen=True, kw_only=True, tag="fetch-held"):
    """Fetch chips the cage holds for a player who walked away from their hand."""

    name: str


class Tick(TableCommand, frozen=True, kw_only=True, tag="tick"):
    """The house's clock has reached a moment when something falls due."""

    at: Moment


class PayBonus(TableCommand, frozen=True, kw_only=True, tag="pay-bonus"):
    """The bonus office pays the prize of the last hand, or nothing if it is gone."""

    bonus: str
    # The number of the hand, from 1.
    hand: int
    shares: dict[int, int] = {}


class PostRule(TableCommand, frozen=True, kw_only=True, tag="post-rule"):
    """Management adds a rule at this table, with a name and the time."""

    text: str
    by: str
    at: Moment
