"""The state of a house's bonuses: for each one a prize on offer and what is collected for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from cardhouse.ledger import Balances
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.clock import Moment

# Where the house's own money for its bonuses comes from.
PROMOTIONS: Final = "house/promotions"


class Pool(Struct):
    """One bonus: its terms, its prize and its fund. The fund is not posted yet."""

    rules: Bonus
    prize: int = 0
    fund: int = 0
    # Whether it has been won since the last hour at which prizes grow, and so is gone until then.
    won: bool = False
    # When the prize was posted, raised or looked at last.
    since: Moment = 0
    collected: int = 0
    # What the house has put in: for a prize of its own when it is paid, else when it is posted.
    advanced: int = 0
    paid: int = 0

    @property
    def collects(self) -> bool:
        """Whether players pay for it; all of that goes to winners."""
        return self.rules.funding == "collection"


class Bonuses(Struct):
    """All bonuses of a house, which serve many tables. Only `fold` changes them."""

    pools: dict[str, Pool]
    # The money that lies in the pools, apart from the house's.
    chips: Balances = field(default_factory=dict)
    # The last award of each table: the number of its hand, and the shares by seat.
    awards: dict[str, tuple[int, dict[int, int]]] = field(default_factory=dict)

    def copy(self) -> Bonuses:
        """Independent bonuses in the same state."""
        pools = {name: replace(pool) for name, pool in self.pools.items()}
        return replace(self, pools=pools, chips=self.chips.copy(), awards=self.awards.copy())


def bonuses_of(rules: Iterable[Bonus]) -> Bonuses:
    """The bonuses that a house posts, before they are opened."""
    pools = {bonus.name: Pool(rules=bonus) for bonus in rules}
    chips: Balances = {pool.rules.account: 0 for pool in pools.values() if pool.collects}
    return Bonuses(pools=pools, chips=chips)
