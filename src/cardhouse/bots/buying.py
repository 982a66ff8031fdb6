"""With how many chips bots, and people who do not say, come to a table."""

from cardhouse.bots.families import habits_of
from cardhouse.table import Table
from cardhouse.table.table import Role


def buys(table: Table, role: Role) -> int:
    """What one brings who does not say."""
    return habits_of(table.game).buys(table, role)


def least(table: Table) -> int:
    """With less than this a bot buys in again."""
    return habits_of(table.game).least(table)
