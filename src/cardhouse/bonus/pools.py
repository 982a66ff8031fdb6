"""The state of a house's bonuses: for each, the prize on offer and the fund collected for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from cardhouse.ledger import Balances
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.clock import Moment

# The account of the house's own money for its bonuses.
PROMOTIONS: Final = "house/promotions"


class Pool(Struct):
    """A bonus: its terms, its prize, and its fund, which is not posted yet."""

    rules: Bonus
    prize: int = 0
    fund: int = 0
    # True if it has been won since prizes last grew, and so is gone until they grow again.
    won: bool = False
    # The moment the prize was last posted, raised or looked at.
    since: Moment = 0
    collected: int = 0
    # Money the house has put in: for its own prizes when paid, for others when posted.
    advanced: int = 0
    paid: int = 0

    @property
    def collects(self) -> bool:
        """True if players pay for it; all of that goes to winners."""
        return self.rules.funding == "collection"


class Bonuses(Struct):
    """All bonuses of a house, which serve many tables. Only `fold` changes them."""

    pools: dict[str, Pool]
    # The money in the pools, apart from the house's.
    chips: Balances = field(default_factory=dict)
    # The last award of each table: the number of its hand, and the shares by seat.
    awards: dict[str, tuple[int, dict[int, int]]] = field(default_factory=dict)

    def copy(self) -> Bonuses:
        """Independent bonuses in the same state."""
        pools = {name: replace(pool) for name, pool in self.pools.items()}
        return replace(self, pools=pools, chips=self.chips.copy(), awards=self.awards.copy())


def bonuses_of(rules: Iterable[Bonus]) -> Bonuses:
    """The bonuses a house posts, before they are opened."""
    pools = {bonus.name: Pool(rules=bonus) for bonus in rules}
    chips: Balances = {pool.rules.account: 0 for pool in pools.values() if pool.collects}
    return Bonuses(pools=pools, chips=chips)
