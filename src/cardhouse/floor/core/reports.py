"""Reports shared by several families, and the floor's orders."""

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.ledger import Account


class Report(Struct, frozen=True, kw_only=True, tag_field="report", forbid_unknown_fields=True):
    """An irregularity; it may be reported at any moment until the next hand starts."""


class Boxed(Report, frozen=True, kw_only=True, tag="boxed"):
    """A card lies face up inside the deck, or came off it face up."""

    card: Card


class WrongCount(Report, frozen=True, kw_only=True, tag="wrong-count"):
    """A seat is found to hold more or fewer cards than the game calls for."""

    seat: int


class BurnMistake(Report, frozen=True, kw_only=True, tag="burn-mistake"):
    """The dealer is about to burn a wrong number of cards before the next street."""

    cards: int


class FloorOrder(Report, frozen=True, kw_only=True):
    """An order of a floor person, with a name and a reason."""

    by: str
    reason: str
    at: str = ""
    # An earlier ruling of this hand, and the rule the order overrides.
    supersedes: int = 0
    overrides: str = ""


class GiveChips(FloorOrder, frozen=True, kw_only=True, tag="give-chips"):
    """Move chips of this hand between the pot and a seat."""

    source: Account
    target: Account
    amount: int


class CancelHand(FloorOrder, frozen=True, kw_only=True, tag="cancel-hand"):
    """Cancel the hand altogether: everything back, the fee too."""
