"""Commands to the bonuses, each with the time of the house's clock."""

from typing import ClassVar

from msgspec import Struct

from cardhouse.engine.core.cites import Cites, where
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.claim import Claim
from cardhouse.table.clock import Moment


class BonusCommand(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A command to the bonuses of the house."""

    # Keys it cites, and those of each bonus, without its name; conditions are asked of the bonus.
    cites: ClassVar[Cites] = ()
    of_bonus: ClassVar[Cites] = ()

    at: Moment


class ListBonuses(BonusCommand, frozen=True, kw_only=True, tag="list-bonuses"):
    """Post the terms of all bonuses of the house, if they are new."""

    rules: tuple[Bonus, ...]


class OpenBonuses(BonusCommand, frozen=True, kw_only=True, tag="open-bonuses"):
    """Post the prizes that have never been posted."""

    of_bonus: ClassVar[Cites] = ("posted",)


class ClockTick(BonusCommand, frozen=True, kw_only=True, tag="clock-tick"):
    """The clock has reached an hour when prizes grow."""

    of_bonus: ClassVar[Cites] = ("posted", "raised")


class CollectDollars(BonusCommand, frozen=True, kw_only=True, tag="collect-dollars"):
    """A hand is over: the button's payment for the bonuses of the game."""

    of_bonus: ClassVar[Cites] = (where(lambda bonus: bonus.funding == "collection", "collected"),)

    table: str
    game: str
    hand: int
    amount: int


class ClaimPrize(BonusCommand, frozen=True, kw_only=True, tag="claim-prize"):
    """A table reports that its last hand has won a bonus."""

    of_bonus: ClassVar[Cites] = (
        *("won", "shares"),
        where(lambda bonus: bonus.once, "once"),
        where(lambda bonus: not bonus.once, "again"),
    )

    table: str
    hand: int
    claim: Claim
