"""What a table is played for, and the options in which houses' betting rules differ."""

from math import lcm
from typing import Annotated, Literal

from msgspec import Meta, Struct

Cents = Annotated[int, Meta(gt=0, description="an amount in cents")]

Limit = Literal["fixed", "spread", "pot", "no"]


class Stakes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bets, blinds and smallest chip of one table, announced before the hand."""

    limit: Limit = "fixed"
    small_bet: Cents
    big_bet: Cents
    # Smallest blind first; the last one is the full blind, which counts as the first bet.
    blinds: Annotated[tuple[Cents, ...], Meta(max_length=3)] = ()
    ante: Annotated[int, Meta(ge=0)] = 0
    # What the low card is forced to bet where a game has no blinds.
    bring_in: Annotated[int, Meta(ge=0)] = 0
    # Bets are made in units, pots are divided down to chips.
    unit: Cents = 100
    chip: Cents = 100

    @property
    def step(self) -> int:
        """The step in which chips are sold: whole chips that make whole bets."""
        return lcm(self.unit, self.chip)


class Betting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How often and by whom a bet may be raised."""

    raises: Annotated[int, Meta(ge=1)] = 3
    # With two players there is no cap: as soon as the third-last folds, or only in a round
    # that begins with two.
    uncapped: Literal["two-left", "two-at-start", "never"] = "two-left"
    check_raise: bool = True
    # Whether the seat of one who folds with no bet to face is dealt dead cards until somebody
    # bets, so that a needless fold does not change the cards of the others.
    dead_cards: bool = False
    # How much of the prescribed raise a short all-in must be to count as one.
    short_raise: Literal["half", "full"] = "half"
    # In the last round a low with no card above this (7: sevens or better) must be bet while nobody
    # has bet. Checked, it may win the pot as it stood before that round, and nothing of the round.
    must_bet_low: Annotated[int, Meta(ge=5, le=13)] | None = None


class Showing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who turns over first at the showdown."""

    first: Literal["first-to-act", "last-aggressor", "left-of-button"] = "first-to-act"
    # Whether a hand that is thrown away still plays the board if its owner said so.
    board: bool = True
    # Whether a player still in may throw his hand away unseen instead of showing it.
    muck: bool = True


class Splitting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a pot is divided between the best high and the best low hand."""

    # Where the odd chips of a shared low half go: round the table, or to the high hand.
    odd_low_chips: Literal["in-half", "to-high"] = "in-half"
