"""What players do at a game that one of them banks."""

from cardhouse.cards import Card
from cardhouse.engine.core.commands import CHANCE, DEALER, Actor, Command


class PutUp(Command, frozen=True, tag="put-up"):
    """Put money up as the bank, or behind it."""

    amount: int


class PlaceWager(Command, frozen=True, tag="wager"):
    """Put a wager in the circle of a spot."""

    spot: int
    amount: int


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take one's wager out of a circle again, before the bets are closed."""

    spot: int


class Refuse(Command, frozen=True, tag="refuse"):
    """Turn down who bets behind one's own spot."""

    player: int


class Done(Command, frozen=True, tag="done"):
    """Have no more bets to make."""


class Insure(Command, frozen=True, tag="insure"):
    """Bet half of a wager that the bank has a natural."""


class Decline(Command, frozen=True, tag="decline"):
    """Leave an offer: no insurance, or nothing added to another player's double or split."""


class Follow(Command, frozen=True, tag="follow"):
    """Add to one's bet behind a player who doubles or splits."""


class Hit(Command, frozen=True, tag="hit"):
    """Take a card."""


class Stand(Command, frozen=True, tag="stand"):
    """Take no more cards."""


class Double(Command, frozen=True, tag="double"):
    """Double the wager for exactly one more card."""


class Split(Command, frozen=True, tag="split"):
    """Make two hands of a pair, each with a wager."""


class Surrender(Command, frozen=True, tag="surrender"):
    """Give up a hand for half of its wager; 0 is the hand in turn."""

    hand: int = 0


class Lapse(Command, frozen=True, tag="lapse"):
    """The dealer waits no longer for what players may still do."""

    seat: Actor = DEALER


class Roll(Command, frozen=True, kw_only=True, tag="roll"):
    """Chance says how the dice lie in the cup."""

    seat: Actor = CHANCE
    dice: tuple[int, ...]


class Shake(Command, frozen=True, tag="shake"):
    """Shake the dice cup, or let another person do it."""

    by: int = 0


class SetHand(Command, frozen=True, kw_only=True, tag="set-hand"):
    """Lay seven cards out as a front and a back hand; `spot` 0 is one's own."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]
    spot: int = 0


class Propose(Command, frozen=True, kw_only=True, tag="propose"):
    """Say how a hand should be set on which one bets behind another player."""

    spot: int
    front: tuple[Card, ...]
    back: tuple[Card, ...]


class LookAt(Command, frozen=True, tag="look-at"):
    """Name the one hand to see, of those on which one bets behind other players."""

    spot: int


class AskAdvice(Command, frozen=True, tag="ask-advice"):
    """Ask the floor person how to set one's hand."""


class LetDealerSet(Command, frozen=True, tag="let-dealer-set"):
    """Ask the dealer to set one's hand the house way."""


class Confirm(Command, frozen=True, tag="confirm"):
    """Show that one's decision is final."""
