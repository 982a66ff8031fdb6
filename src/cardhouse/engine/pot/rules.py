"""House options for games played for a pot."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Betting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The number of raises, and the players who may make them."""

    # The number of raises a round may have beside the bet.
    raises: Annotated[int, Meta(ge=1)] = 3
    # With two players there is no cap: as soon as the third-last folds, or only in a round that
    # begins with two.
    uncapped: Literal["two-left", "two-at-start", "never"] = "two-left"
    # True if a player who has checked may raise in the same round.
    check_raise: bool = True
    # True if a seat that folds with no bet to face is dealt dead cards until somebody bets, so that
    # a needless fold does not change the cards of the others.
    dead_cards: bool = False
    # The part of the prescribed raise that a short all-in must reach to count as one.
    short_raise: Literal["half", "full"] = "half"
    # In the last round a low with no card above this (7: sevens or better) must be bet while nobody
    # has bet. If checked, it may win the pot as it stood before that round, and nothing of the
    # round.
    must_bet_low: Annotated[int, Meta(ge=5, le=13)] | None = None


class Kill(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Higher limits for the next hand, earned by the winner of the last pots."""

    # The number of whole pots in a row that earn it.
    pots: Annotated[int, Meta(ge=1)] = 2
    # The least amount in each of them.
    least: Annotated[int, Meta(ge=0, description="an amount in cents")] = 0
    # The limits of the hand: twice the table's, or half as much again.
    limits: Literal["double", "half-more"] = "double"
    # The turn of its poster before the flop: in turn, or after everybody else.
    acts: Literal["in-turn", "last"] = "in-turn"

    def raised(self, amount: int) -> int:
        """A bet of the table raised for a hand with a kill."""
        return 2 * amount if self.limits == "double" else amount + amount // 2


class Showing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The order and manner of showing hands at the showdown."""

    # The first to show at the showdown.
    first: Literal["first-to-act", "last-aggressor", "left-of-button"] = "first-to-act"
    # True if a hand thrown away still plays the board when its owner announced it.
    board: bool = True
    # True if a player still in may throw the hand away unseen instead of showing it.
    muck: bool = True


class Splitting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The division of a pot between the best high and the best low hand."""

    # The odd chips of a shared low half: round the table, or to the high hand.
    odd_low_chips: Literal["in-half", "to-high"] = "in-half"
