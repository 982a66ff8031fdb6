"""What houses post differently for the games that are played for a pot."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


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
