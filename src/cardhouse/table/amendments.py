"""Fees and stakes of a posted limit, as a new edition of a book may amend them."""

from typing import Annotated

from msgspec import Meta, Struct

from cardhouse.engine.core.stakes import Cents
from cardhouse.table.rules import Band

Amount = Annotated[int, Meta(ge=0)]
Bands = Annotated[tuple[Band, ...], Meta(min_length=1, max_length=20)]


class Amendment(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The figures of one posted limit; those that are not given stay as they are printed."""

    # The limit that a new one is made after; empty if the page posts it.
    like: Annotated[str, Meta(max_length=100)] = ""
    # The bets, or the least and the largest wager.
    small_bet: Cents | None = None
    big_bet: Cents | None = None
    blinds: Annotated[tuple[Cents, ...], Meta(max_length=3)] | None = None
    ante: Amount | None = None
    bring_in: Amount | None = None
    # The least to sit down with, and the least of a later buy that is no short buy.
    buy_in: Cents | None = None
    short_buy: Amount | None = None
    # The collection of a hand by the number of players, and that of the clock.
    bands: Bands | None = None
    time_fee: Cents | None = None
    # The collections at a banked table: by the size of the wager, from the bank and behind it.
    wagers: Bands | None = None
    bank: Amount | None = None
    behind: Amount | None = None


# Amendments by the names of the limits.
Amendments = dict[str, Amendment]
