"""A table's sign for its bonuses: the amount, the split, and that no purchase is needed."""

from typing import Final

from msgspec import Struct

from cardhouse.bonus.pools import Bonuses, Pool
from cardhouse.engine.core.said import Said, say

NO_PURCHASE: Final = say("no-purchase")


# The bonus key the sign cites.
OF_BONUS: Final = ("notice",)


class Notice(Struct, frozen=True):
    """The sign of one bonus."""

    bonus: str
    title: str
    # The prize the next hand could win, in cents.
    prize: int
    # Percent for the hand, and percent for the table.
    split: tuple[int, int]
    lines: tuple[Said, ...]
    # True if it has been won, and is gone until the next change of the day.
    won: bool
    cite: str


def notices(bonuses: Bonuses, game: str) -> tuple[Notice, ...]:
    """The signs on the tables of a game."""
    return tuple(_notice(pool) for pool in bonuses.pools.values() if pool.rules.game == game)


def _notice(pool: Pool) -> Notice:
    rules = pool.rules
    lines = [NO_PURCHASE]
    if rules.once:
        lines.append(say("once-a-day"))
    if pool.won:
        lines.append(say("won-today", hour=rules.hour))
    split = (rules.hand_percent, 100 - rules.hand_percent)
    return Notice(
        rules.name, rules.title, pool.prize, split, tuple(lines), pool.won, rules.cite("notice")
    )
