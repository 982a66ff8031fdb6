"""What a table shows of its bonuses: the amount, the split, and that no purchase is needed."""

from msgspec import Struct

from cardhouse.bonus.pools import Bonuses, Pool

NO_PURCHASE = "No purchase necessary. See the floor person for details."


class Notice(Struct, frozen=True):
    """The sign of one bonus."""

    bonus: str
    title: str
    # In cents: what the next hand could win.
    prize: int
    # In percent: what the hand gets, and what the table shares.
    split: tuple[int, int]
    lines: tuple[str, ...]
    # Whether it has been won, and is gone until the next change of the day.
    won: bool
    cite: str


def notices(bonuses: Bonuses, game: str) -> tuple[Notice, ...]:
    """The signs on the tables of a game."""
    return tuple(_notice(pool) for pool in bonuses.pools.values() if pool.rules.game == game)


def _notice(pool: Pool) -> Notice:
    rules = pool.rules
    lines = [NO_PURCHASE]
    if rules.once:
        lines.append("Each day it goes to the first hand that qualifies.")
    if pool.won:
        lines.append(f"Today's bonus has been won; a new one is on offer at {rules.hour}:00.")
    split = (rules.hand_percent, 100 - rules.hand_percent)
    return Notice(
        rules.name, rules.title, pool.prize, split, tuple(lines), pool.won, rules.cite("notice")
    )
