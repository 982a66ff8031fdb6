"""A hand in plain terms: what the formats of other programs have in common."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field

from cardhouse.cards import Card
from cardhouse.engine.core.stakes import Limit

# A stack that a history does not know; nobody can lose it in one hand.
UNKNOWN: Final = 10**13

Kind = Literal["deal", "board", "fold", "call", "raise", "bring-in", "discard", "show", "muck"]
# The acts of a betting round.
BETTING: Final = frozenset({"fold", "call", "raise", "bring-in"})


class Act(Struct, frozen=True, kw_only=True):
    """A deal or a decision; a call of nothing is a check."""

    kind: Kind
    # The seat, 0 for the board.
    seat: int = 0
    # The total bet of the round that a bet or raise makes.
    to: int = 0
    cards: tuple[Card, ...] = ()
    # A remark beside it, such as the words of a player who shows.
    says: str = ""


class PlainHand(Struct, frozen=True, kw_only=True):
    """One hand: seats from the button's left, forced bets, acts, and the result if stated."""

    # The name of its game in `variants.py`.
    variant: str
    limit: Limit
    small_bet: int
    big_bet: int
    bring_in: int = 0
    # Seats in order from the button's left, and the stack of each.
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    names: tuple[str, ...] = ()
    button: int = 0
    # Forced bets by seat: antes and other dead chips, blinds, and live chips posted to come in.
    antes: dict[int, int] = {}
    blinds: dict[int, int] = {}
    posts: dict[int, int] = {}
    acts: tuple[Act, ...]
    # The winner of a showdown in which all others threw their hands away unseen.
    unshown: tuple[int, ...] = ()

    finishing: tuple[int, ...] = ()
    winnings: tuple[int, ...] = ()
    # The smallest chip, if a pot is divided no further.
    chip: int = 0

    # The number of the hand, or its name where it was played.
    hand: str = ""
    table: str = ""
    venue: str = ""
    address: str = ""
    # The start of the hand, as its source writes it.
    time: str = ""
    # The rest, which only our own games say, for the extension fields of a format.
    ours: dict[str, Any] = field(default_factory=dict)

    def by_seat(self, amounts: tuple[int, ...]) -> dict[int, int]:
        """Amounts in the order of the seats, by seat."""
        return dict(zip(self.seats, amounts, strict=True))

    def named(self) -> dict[int, str]:
        """The names that are known, by seat."""
        pairs = zip(self.seats, self.names, strict=False)
        return {seat: printable(name) for seat, name in sorted(pairs) if name}


def printable(text: str) -> str:
    """A text of somebody else's file without signs that move a terminal's cursor."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


class Unsayable(Exception):
    """A hand that a format has no words for: one line names the part that cannot be said."""
