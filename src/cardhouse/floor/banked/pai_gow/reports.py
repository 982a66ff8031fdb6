"""Reports and floor orders at a table of pai gow poker."""

from typing import Literal

from cardhouse.cards import Card
from cardhouse.floor.core.reports import FloorOrder, Report


class CardFaced(Report, frozen=True, kw_only=True, tag="card-faced"):
    """A card came off the deck face up, or was exposed, while the piles were dealt."""

    card: Card


class PileMisdealt(Report, frozen=True, kw_only=True, tag="pile-misdealt"):
    """The dealer is about to give a pile, numbered from 1, one card too many or too few."""

    pile: int
    over: bool = False


class WrongHand(Report, frozen=True, kw_only=True, tag="wrong-hand"):
    """A spot is found to hold more or fewer than seven cards; the floor may decide what follows."""

    spot: int
    ruling: Literal["", "foul", "no-action"] = ""


class OpenedEarly(Report, frozen=True, tag="opened-early"):
    """The bank's hand was opened before all other hands were set."""


class TwinsFound(Report, frozen=True, kw_only=True, tag="twins-found"):
    """Two identical cards turned up."""

    card: Card


class WagerTouched(Report, frozen=True, kw_only=True, tag="wager-touched"):
    """A player holding cards tried to add to their wager or take from it."""

    seat: int
    # The spot, if it is not the player's own.
    spot: int = 0


class WagerRemoved(Report, frozen=True, kw_only=True, tag="wager-removed"):
    """A player took their wager out of the circle before it was paid or collected."""

    seat: int
    spot: int
    # True if everybody knows the amount.
    known: bool = False


class FoulAllowed(Report, frozen=True, kw_only=True, tag="foul-allowed"):
    """The bank was allowed by mistake to set a foul hand."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]


class FoulNoticed(Report, frozen=True, tag="foul-noticed"):
    """Somebody notices that the bank's hand is foul."""


class MisreadHand(Report, frozen=True, kw_only=True, tag="misread-hand"):
    """The dealer is about to misread a hand and settle it that way."""

    spot: int
    result: Literal["win", "lose", "push"]


class MisreadNoticed(Report, frozen=True, kw_only=True, tag="misread-noticed"):
    """Somebody notices that a hand was misread."""

    spot: int
    # True if its cards can no longer be told from the others.
    mixed: bool = False


class KumKum(Report, frozen=True, kw_only=True, tag="kum-kum"):
    """A wager, or the bank's money, belongs to several people."""

    seat: int
    partners: tuple[str, ...]


class KumKumDisputed(Report, frozen=True, kw_only=True, tag="kum-kum-disputed"):
    """Partners dispute a bet they shared."""

    seat: int


class FoulHand(FloorOrder, frozen=True, kw_only=True, tag="foul-hand"):
    """Declare the hand of a spot foul."""

    spot: int


class VoidDeal(FloorOrder, frozen=True, kw_only=True, tag="void-deal"):
    """Declare a misdeal."""
