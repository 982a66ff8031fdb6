"""Opening a table that a house posts."""

from cardhouse.rulebook.book import Posted
from cardhouse.table.table import Table


def open_table(post: Posted, name: str = "") -> Table:
    """An empty table as the house posts it; without a name, the one it usually spreads."""
    rules = post.table(name)
    seating = post.page.seating
    return Table(
        game=post.game(rules),
        fee=post.fee(rules),
        seating=seating,
        buy_in=rules.least_buy_in(seating),
        short_buy=rules.short_buy,
        floor=post.page.floor,
        rotation=post.page.rotation,
        time_fee=rules.time_fee,
        bonuses=post.bonuses.of(post.name),
    )
