"""Buy-ins of bots, and of people who do not name an amount."""

from msgspec.structs import replace

from cardhouse.bots.families import habits_of
from cardhouse.table import Table
from cardhouse.table.table import Role


def buys(table: Table, role: Role) -> int:
    """The usual buy-in."""
    # At a table with changing games, enough for the most demanding one.
    tables = [replace(table, spread=spread) for spread in table.spreads]
    return max(habits_of(each.game).buys(each, role) for each in tables)


def least(table: Table) -> int:
    """A bot with fewer chips than this buys in again."""
    return habits_of(table.game).least(table)
