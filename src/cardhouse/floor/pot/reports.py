"""Reports of games for a pot: irregularities, and the floor's orders."""

from typing import Literal

from cardhouse.cards import Card
from cardhouse.floor.core.reports import (
    FloorOrder,
    Report,
)


class JokerFound(Report, frozen=True, tag="joker"):
    """A joker is in a deck that plays without one."""


class Exposed(Report, frozen=True, kw_only=True, tag="exposed"):
    """The dealer exposed a down card on the deal, or on the draw."""

    seat: int
    card: Card


class DealtUp(Report, frozen=True, kw_only=True, tag="dealt-up"):
    """The dealer is about to turn up one of a seat's down cards, numbered in this deal."""

    seat: int
    number: int = 1


class ShortDealt(Report, frozen=True, kw_only=True, tag="short-deal"):
    """The dealer is about to pass over a seat in the last round of the deal."""

    seat: int


class ExtraDealt(Report, frozen=True, kw_only=True, tag="extra-card"):
    """The dealer gives a seat one card too many."""

    seat: int


class EarlyBoard(Report, frozen=True, tag="early-board"):
    """The dealer burned and turned the next board cards before the betting was complete."""


class FlopCount(Report, frozen=True, kw_only=True, tag="flop-count"):
    """The flop was turned with a wrong number of cards."""

    cards: int
    # True if the extra card can be told from the other three.
    told: bool = False


class LastExposed(Report, frozen=True, kw_only=True, tag="last-exposed"):
    """A seat's last card, which belongs face down, came face up."""

    seat: int


class WrongBurn(Report, frozen=True, kw_only=True, tag="wrong-burn"):
    """A street was dealt after a wrong burn."""

    # Seats that have mixed the card with their hole cards, so that nobody can tell which it was.
    mixed: tuple[int, ...] = ()


class EarlyCards(Report, frozen=True, kw_only=True, tag="early-cards"):
    """The dealer burned and dealt some cards of a street before the betting was complete."""

    cards: int
    # Seats that have looked at a last card or mixed it with their hole cards.
    kept: tuple[int, ...] = ()


class Absent(Report, frozen=True, kw_only=True, tag="absent"):
    """The player in turn was dealt in but is away from the table."""

    seat: int


class ChipsPushed(Report, frozen=True, kw_only=True, tag="chips-pushed"):
    """A player put chips in silently, or after saying raise: one amount for each motion."""

    seat: int
    motions: tuple[int, ...]
    # True if each motion was a single chip.
    single: bool = False
    announced: bool = False


class OutOfTurn(Report, frozen=True, kw_only=True, tag="out-of-turn"):
    """A player acted out of turn; a bet or raise is to an amount."""

    seat: int
    do: Literal["fold", "check", "call", "bet", "raise"]
    to: int = 0


class StringRaise(Report, frozen=True, kw_only=True, tag="string-raise"):
    """A player protests that the last raise was made in more than one motion."""

    by: int


class Thrown(Report, frozen=True, kw_only=True, tag="thrown"):
    """A player threw their hand away out of turn."""

    seat: int


class HandMerged(Report, frozen=True, kw_only=True, tag="merged"):
    """The dealer moved a discarded hand into the muck."""

    seat: int


class TurnedUp(Report, frozen=True, kw_only=True, tag="turned-up"):
    """A discarded hand was turned up, by its owner or at somebody's request."""

    seat: int
    by: int


class KillHand(FloorOrder, frozen=True, kw_only=True, tag="kill-hand"):
    """Declare a hand dead for the pot, or for one half of it."""

    seat: int
    half: Literal["", "high", "low"] = ""


class Miscalled(FloorOrder, frozen=True, kw_only=True, tag="miscalled"):
    """A player miscalled their hand as better than it is, and another gave up because of it."""

    seat: int


class ReviveHand(FloorOrder, frozen=True, kw_only=True, tag="revive-hand"):
    """Give back a hand whose cards can still be told from the muck."""

    seat: int


class AwardPot(FloorOrder, frozen=True, kw_only=True, tag="award-pot"):
    """Push the pot to a seat."""

    seat: int


class CallMisdeal(FloorOrder, frozen=True, kw_only=True, tag="misdeal"):
    """Declare a misdeal: everything back, the same button deals again."""
