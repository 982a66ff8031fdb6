"""Commands of players at a banked game."""

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
    """Take a wager out of a circle again, before the bets are closed."""

    spot: int


class Refuse(Command, frozen=True, tag="refuse"):
    """Turn down a bettor behind the player's own spot."""

    player: int


class Done(Command, frozen=True, tag="done"):
    """Make no more bets."""


class Insure(Command, frozen=True, tag="insure"):
    """Bet half of a wager that the bank has a natural."""


class Decline(Command, frozen=True, tag="decline"):
    """Decline an offer: no insurance, or nothing added to another player's double or split."""


class Follow(Command, frozen=True, tag="follow"):
    """Add to a bet behind a player who doubles or splits."""


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
    """The dealer stops waiting for optional acts of players."""

    seat: Actor = DEALER


class Roll(Command, frozen=True, kw_only=True, tag="roll"):
    """Chance gives the dice in the cup."""

    seat: Actor = CHANCE
    dice: tuple[int, ...]


class Shake(Command, frozen=True, tag="shake"):
    """Shake the dice cup, or let another person do it."""

    by: int = 0


class SetHand(Command, frozen=True, kw_only=True, tag="set-hand"):
    """Lay seven cards out as a front and a back hand; `spot` 0 is the player's own."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]
    spot: int = 0


class Propose(Command, frozen=True, kw_only=True, tag="propose"):
    """Propose a setting for a hand bet on behind another player."""

    spot: int
    front: tuple[Card, ...]
    back: tuple[Card, ...]


class LookAt(Command, frozen=True, tag="look-at"):
    """Name the one hand to see, among those bet on behind other players."""

    spot: int


class AskAdvice(Command, frozen=True, tag="ask-advice"):
    """Ask the floor person how to set the hand."""


class LetDealerSet(Command, frozen=True, tag="let-dealer-set"):
    """Ask the dealer to set the hand the house way."""


class Confirm(Command, frozen=True, tag="confirm"):
    """Show that the decision is final."""
