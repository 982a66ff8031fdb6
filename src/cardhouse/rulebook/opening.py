"""Opening a table that a house posts."""

from msgspec.structs import replace

from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.mixed import AnyPosted, Mixed
from cardhouse.table.rules import TableRules
from cardhouse.table.spread import Mix, Naming, Spread
from cardhouse.table.table import Table


def open_table(post: AnyPosted, name: str = "", seats: int = 0) -> Table:
    """An empty table as the house posts it; without a name, the one it usually spreads.

    `seats` are fewer than the book allows; 0 stands for all of them.
    """
    if isinstance(post, Mixed):
        return _open_mixed(post, name, seats)
    rules = post.table(name)
    return Table(
        spread=_seated(spread(post, rules), seats or post.page.seating.most),
        buy_in=rules.least_buy_in(post.page.seating),
        short_buy=rules.short_buy,
        time_fee=rules.time_fee,
    )


def _open_mixed(mixed: Mixed, name: str, seats: int) -> Table:
    """A table of several games, with the first of them in force."""
    rules, most = mixed.table(name), seats or mixed.seating.most
    spreads = tuple(_seated(spread(*game), most) for game in mixed.each(rules.name))
    return Table(
        spread=spreads[0],
        mix=Mix(spreads=spreads, changing=mixed.page.changing, step=mixed.step(rules.name)),
        naming=Naming(),
        buy_in=mixed.buy_in(rules.name),
        short_buy=mixed.short_buy(rules.name),
        time_fee=rules.time_fee,
    )


def _seated(spread: Spread, most: int) -> Spread:
    """A game at a table with so many seats."""
    if spread.seating.most == most:
        return spread
    return replace(spread, seating=replace(spread.seating, most=most))


def spread(post: Posted, rules: TableRules) -> Spread:
    """A game as one of its tables spreads it."""
    return Spread(
        game=post.game(rules),
        fee=post.fee(rules),
        seating=post.page.seating,
        floor=post.page.floor,
        rotation=post.page.rotation,
        bonuses=post.bonuses.of(post.name),
    )
