"""The stakes of a table."""

from math import lcm
from typing import Annotated, Literal

from msgspec import Meta, Struct

Cents = Annotated[int, Meta(gt=0, description="an amount in cents")]

Limit = Literal["fixed", "spread", "pot", "no"]


class Stakes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bets, blinds and smallest chip of one table, announced before the hand."""

    # The limit on bets: fixed amounts, from the small to the big bet, the pot, or none.
    limit: Limit = "fixed"
    # The bet of the first rounds; the least of a spread, or the least wager.
    small_bet: Cents
    # The bet of the last rounds; the most of a spread, or the largest wager.
    big_bet: Cents
    # Smallest blind first; the last is the full blind, which counts as the first bet.
    blinds: Annotated[tuple[Cents, ...], Meta(max_length=3)] = ()
    # Chips every player puts in before the deal.
    ante: Annotated[int, Meta(ge=0)] = 0
    # The forced bet of the card that opens, in a game without blinds.
    bring_in: Annotated[int, Meta(ge=0)] = 0
    # Bets are made in whole units.
    unit: Cents = 100
    # The smallest chip: pots are divided down to it.
    chip: Cents = 100

    @property
    def step(self) -> int:
        """The step in which chips are sold: whole chips that make whole bets."""
        return lcm(self.unit, self.chip)
