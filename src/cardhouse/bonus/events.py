"""Events of a house's bonuses."""

from msgspec import Struct

from cardhouse.bonus.pools import PROMOTIONS, Bonuses, Pool
from cardhouse.ledger import BONUS, Transfer
from cardhouse.table.bonus_events import OWED
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.clock import Moment


class BonusEvent(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """A fact about one bonus."""

    bonus: str = ""
    at: Moment
    cite: str = ""

    def transfers(self) -> tuple[Transfer, ...]:
        """The money moved by this event."""
        return ()

    def change(self, bonuses: Bonuses) -> None:
        """Apply this event to the bonuses; called only by `fold`."""


class BonusesListed(BonusEvent, frozen=True, kw_only=True, tag="bonuses-listed"):
    """The terms of all bonuses the house posts; money in their pools stays there."""

    rules: tuple[Bonus, ...]

    def change(self, bonuses: Bonuses) -> None:
        for bonus in self.rules:
            pool = bonuses.pools.setdefault(bonus.name, Pool(rules=bonus))
            pool.rules = bonus
            if pool.collects:
                bonuses.chips.setdefault(bonus.account, 0)


class PrizePosted(BonusEvent, frozen=True, kw_only=True, tag="prize-posted"):
    """A new prize is on offer: from its fund as far as that goes, the rest from the house."""

    prize: int
    from_fund: int = 0
    advanced: int = 0

    def transfers(self) -> tuple[Transfer, ...]:
        if not self.advanced:
            return ()
        return (Transfer(PROMOTIONS, f"bonus/{self.bonus}", self.advanced, self.cite),)

    def change(self, bonuses: Bonuses) -> None:
        pool = bonuses.pools[self.bonus]
        pool.prize, pool.won = self.prize, False
        pool.fund -= self.from_fund
        pool.advanced += self.advanced
        pool.since = self.at


class PrizeRaised(BonusEvent, frozen=True, kw_only=True, tag="prize-raised"):
    """A prize grows at its hour: by its step, or by the amount collected."""

    by: int
    from_fund: int = 0

    def change(self, bonuses: Bonuses) -> None:
        pool = bonuses.pools[self.bonus]
        pool.prize += self.by
        pool.fund -= self.from_fund
        pool.since = self.at


class DollarsCollected(BonusEvent, frozen=True, kw_only=True, tag="dollars-collected"):
    """This bonus's part of the button's payment for a hand; the house keeps none of it."""

    table: str
    hand: int
    amount: int

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(BONUS, f"bonus/{self.bonus}", self.amount, self.cite),)

    def change(self, bonuses: Bonuses) -> None:
        pool = bonuses.pools[self.bonus]
        pool.fund += self.amount
        pool.collected += self.amount


class PrizeWon(BonusEvent, frozen=True, kw_only=True, tag="prize-won"):
    """A prize is awarded to a hand and its table, to be paid before the next hand."""

    table: str
    hand: int
    prize: int
    shares: dict[int, int]
    # Dummy hands' shares stay in the fund; from the house's own money they are not paid.
    kept: int = 0
    # The account it is paid from.
    source: str

    def transfers(self) -> tuple[Transfer, ...]:
        paid = sum(self.shares.values())
        return (Transfer(self.source, OWED, paid, self.cite),) if paid else ()

    def change(self, bonuses: Bonuses) -> None:
        pool = bonuses.pools[self.bonus]
        paid = sum(self.shares.values())
        pool.prize = 0
        pool.paid += paid
        if pool.collects:
            pool.fund += self.kept
        else:
            pool.advanced += paid
        pool.won = pool.rules.once
        bonuses.awards[self.table] = (self.hand, self.shares)


class PrizeRefused(BonusEvent, frozen=True, kw_only=True, tag="prize-refused"):
    """A hand qualified, but the prize had already been won since the last change of the day."""

    table: str
    hand: int

    def change(self, bonuses: Bonuses) -> None:
        bonuses.awards[self.table] = (self.hand, {})
