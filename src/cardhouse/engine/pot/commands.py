"""Commands of a player at a poker table."""

from cardhouse.cards import Card
from cardhouse.engine.core.commands import Command


class Fold(Command, frozen=True, tag="fold"):
    """Give up the hand."""


class Check(Command, frozen=True, tag="check"):
    """Stay in without a bet when there is none to call."""


class Call(Command, frozen=True, tag="call"):
    """Match the bet, or go all-in for less."""


class Bet(Command, frozen=True, tag="bet"):
    """Make the first bet of the round."""

    to: int


class BringIn(Command, frozen=True, tag="bring-in"):
    """Make the forced bet of the card that opens."""


class Discard(Command, frozen=True, tag="discard"):
    """Throw away cards: to draw as many, or for good; none means standing pat."""

    cards: tuple[Card, ...] = ()


class Stake(Command, frozen=True, tag="stake"):
    """Put in the opening stake that the others must match to be dealt in."""

    to: int


class Match(Command, frozen=True, tag="match"):
    """Put in the opening stake too, and be dealt in."""


class StayOut(Command, frozen=True, tag="stay-out"):
    """Do not play this hand."""


class Straddle(Command, frozen=True, tag="straddle"):
    """Make the pot more to go, before seeing all the cards of the hand."""

    to: int


class Pass(Command, frozen=True, tag="pass"):
    """Leave the pot as it is."""


class StandAllIn(Command, frozen=True, tag="stand-all-in"):
    """Play for the pot as it lies; the others bet on the side."""


class StayIn(Command, frozen=True, tag="stay-in"):
    """Take part in the betting as usual."""


class Raise(Command, frozen=True, tag="raise"):
    """Raise the bet to an amount: the player's total bet in this round."""

    to: int


class Show(Command, frozen=True, tag="show"):
    """Turn cards face up at the showdown; none named means all of them."""

    cards: tuple[Card, ...] = ()
    # The player's announcement, which binds nobody.
    says: str = ""


class Muck(Command, frozen=True, tag="muck"):
    """Throw the hand away unseen."""


class PlayBoard(Command, frozen=True, tag="play-board"):
    """Announce playing the board, and throw the hand away."""
