"""Reports: what somebody says has happened at the table, and what the floor orders."""

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.ledger import Account


class Report(Struct, frozen=True, kw_only=True, tag_field="report", forbid_unknown_fields=True):
    """An irregularity; it may be reported at any moment until the next hand starts."""


class Boxed(Report, frozen=True, kw_only=True, tag="boxed"):
    """A card lies face up inside the deck, or came off it face up."""

    card: Card


class JokerFound(Report, frozen=True, tag="joker"):
    """A joker is in a deck that plays without one."""


class Exposed(Report, frozen=True, kw_only=True, tag="exposed"):
    """The dealer exposed a down card on the deal."""

    seat: int
    card: Card


class ShortDealt(Report, frozen=True, kw_only=True, tag="short-deal"):
    """The dealer is about to pass a seat over in the last round of the deal."""

    seat: int


class ExtraDealt(Report, frozen=True, kw_only=True, tag="extra-card"):
    """The dealer gives a seat one card too many."""

    seat: int


class WrongCount(Report, frozen=True, kw_only=True, tag="wrong-count"):
    """A seat is found to hold more or fewer cards than the game calls for."""

    seat: int


class EarlyBoard(Report, frozen=True, tag="early-board"):
    """The dealer burned and turned the next board cards before the betting was complete."""


class FlopCount(Report, frozen=True, kw_only=True, tag="flop-count"):
    """The flop was turned with a wrong number of cards."""

    cards: int


class ChipsPushed(Report, frozen=True, kw_only=True, tag="chips-pushed"):
    """A player put chips in without a word, or after saying raise: one amount for each motion."""

    seat: int
    motions: tuple[int, ...]
    # Whether each motion was a single chip.
    single: bool = False
    announced: bool = False


class StringRaise(Report, frozen=True, kw_only=True, tag="string-raise"):
    """A player protests that the last raise was made in more than one motion."""

    by: int


class Order(Report, frozen=True, kw_only=True):
    """What a floor person orders; each needs a name and a reason."""

    by: str
    reason: str
    at: str = ""
    # An earlier ruling of this hand, and the rule whose strict reading the order goes against.
    supersedes: int = 0
    overrides: str = ""


class KillHand(Order, frozen=True, kw_only=True, tag="kill-hand"):
    """Declare a hand dead for the pot."""

    seat: int


class ReviveHand(Order, frozen=True, kw_only=True, tag="revive-hand"):
    """Give a hand back whose cards can still be told from the muck."""

    seat: int


class GiveChips(Order, frozen=True, kw_only=True, tag="give-chips"):
    """Move chips of this hand between the pot and a seat."""

    source: Account
    target: Account
    amount: int


class AwardPot(Order, frozen=True, kw_only=True, tag="award-pot"):
    """Push the pot to a seat."""

    seat: int


class CallMisdeal(Order, frozen=True, kw_only=True, tag="misdeal"):
    """Declare a misdeal: everything back, the same button deals again."""


class CancelHand(Order, frozen=True, kw_only=True, tag="cancel-hand"):
    """Cancel the hand altogether: everything back, the fee too."""


REPORTS: tuple[type[Report], ...] = (
    Boxed,
    JokerFound,
    Exposed,
    ShortDealt,
    ExtraDealt,
    WrongCount,
    EarlyBoard,
    FlopCount,
    ChipsPushed,
    StringRaise,
    KillHand,
    ReviveHand,
    GiveChips,
    AwardPot,
    CallMisdeal,
    CancelHand,
)
