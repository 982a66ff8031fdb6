"""Reports at any banked table, and at blackjack: mistakes of the dealer or a player."""

from typing import Literal

from cardhouse.cards import Card
from cardhouse.floor.core.reports import FloorOrder, Report


class WagerFound(Report, frozen=True, kw_only=True, tag="wager-found"):
    """The dealer finds the true amount of a player's wager.

    Chips put up for a double or a split are not counted: they came on top of the wager.
    """

    seat: int
    spot: int
    amount: int


class MoveCard(FloorOrder, frozen=True, kw_only=True, tag="move-card"):
    """Change a card's place: "stock", "muck", or "down:3" and "up:3" for the hand of spot 3."""

    card: Card
    source: str
    target: str


class DealMistake(Report, frozen=True, kw_only=True, tag="deal-mistake"):
    """The dealer is about to deal a round wrongly, or to stop after a number of cards."""

    # The first or the second round of the deal.
    round: Literal[1, 2] = 1
    # Spots passed over (9 is the bank), served without a wager, and served two cards.
    missed: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    twice: tuple[int, ...] = ()
    # 0 if nobody notices before the round is dealt.
    stop: int = 0


class ExtraHand(Report, frozen=True, kw_only=True, tag="extra-hand"):
    """A hand lies on a spot without a wager, or two hands lie on one spot."""

    spot: int


class MissedHand(Report, frozen=True, kw_only=True, tag="missed-hand"):
    """A spot with a wager, or the bank (9), got no card in the first round."""

    spot: int


class IncompleteHand(Report, frozen=True, kw_only=True, tag="incomplete-hand"):
    """A hand has fewer than two cards, and the draw has begun."""

    spot: int


class PassedOver(Report, frozen=True, kw_only=True, tag="passed-over"):
    """The player in turn signaled for a card, and the dealer gave cards to these hands instead."""

    hand: int
    given: tuple[int, ...]


class UnaskedCard(Report, frozen=True, kw_only=True, tag="unasked-card"):
    """A hand got a card nobody asked for: before its turn, after it, or when its player stood."""

    hand: int
    # True if it was noticed only after the bank's hand was complete.
    late: bool = False


class EarlyDouble(Report, frozen=True, kw_only=True, tag="early-double"):
    """The card for a double came before the player could put up the wager."""

    hand: int


class WavedOff(Report, frozen=True, kw_only=True, tag="waved-off"):
    """The player in turn signaled for a card and waved it off."""

    hand: int
    # True if the card had already left the shoe.
    broken: bool


class WalkedAway(Report, frozen=True, kw_only=True, tag="walked-away"):
    """A player has walked away from their hand."""

    seat: int


class ReopenTurn(FloorOrder, frozen=True, kw_only=True, tag="reopen-turn"):
    """Let a hand that has been played be played on."""

    hand: int
