"""What a table is played for."""

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
