"""Commands of a player at a pan table."""

from cardhouse.cards import Card
from cardhouse.engine.core.commands import Command


class GoOnTop(Command, frozen=True, tag="go-on-top"):
    """Stay in the hand."""


class Retire(Command, frozen=True, tag="retire"):
    """Give up the hand and the ante before play starts."""


class DrawCard(Command, frozen=True, tag="draw-card"):
    """Draw the top card of the deck."""


class TakeDiscard(Command, frozen=True, tag="take-discard"):
    """Take the top discard, to be melded at once."""


class Force(Command, frozen=True, tag="force"):
    """Require the player in turn to take the top discard, which fits one of their spreads."""


class LetGo(Command, frozen=True, tag="let-go"):
    """Decline to force the top discard."""


class LayMeld(Command, frozen=True, tag="meld"):
    """Lay a new meld: cards from the hand, and at most one borrowed from a meld, by its number."""

    cards: tuple[Card, ...] = ()
    meld: int = 0
    borrowed: tuple[Card, ...] = ()


class Increase(Command, frozen=True, tag="increase"):
    """Add cards to a meld of the player's own, by its number from 1."""

    meld: int = 0
    cards: tuple[Card, ...] = ()


class SplitMeld(Command, frozen=True, tag="split-meld"):
    """Add cards to a meld and split it in two; `first` are the cards of one part."""

    meld: int = 0
    cards: tuple[Card, ...] = ()
    first: tuple[Card, ...] = ()


class DiscardCard(Command, frozen=True, tag="discard-card"):
    """End the turn with one card face up on the discards."""

    card: Card = Card("")
