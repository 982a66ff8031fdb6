"""What is told to the bonuses; each command carries the time of the house's clock."""

from msgspec import Struct

from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.claim import Claim
from cardhouse.table.clock import Moment


class BonusCommand(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """An order to the bonuses of the house."""

    at: Moment


class ListBonuses(BonusCommand, frozen=True, kw_only=True, tag="list-bonuses"):
    """Post the terms of all bonuses of the house, where they are new."""

    rules: tuple[Bonus, ...]


class OpenBonuses(BonusCommand, frozen=True, kw_only=True, tag="open-bonuses"):
    """Post the prizes that have never been posted."""


class ClockTick(BonusCommand, frozen=True, kw_only=True, tag="clock-tick"):
    """The clock has come to an hour at which prizes grow."""


class CollectDollars(BonusCommand, frozen=True, kw_only=True, tag="collect-dollars"):
    """A hand is over: what its button paid for the bonuses of the game."""

    table: str
    game: str
    hand: int
    amount: int


class ClaimPrize(BonusCommand, frozen=True, kw_only=True, tag="claim-prize"):
    """A table says that its last hand has won a bonus."""

    table: str
    hand: int
    claim: Claim
