"""Opening a table that a house posts."""

from msgspec.structs import replace

from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.mixed import AnyPosted, Mixed
from cardhouse.table.rules import TableRules
from cardhouse.table.spread import Mix, Naming, Spread
from cardhouse.table.table import Table


def open_table(post: AnyPosted, name: str = "") -> Table:
    """An empty table as the house posts it; without a name, the one it usually spreads."""
    if isinstance(post, Mixed):
        return _open_mixed(post, name)
    rules = post.table(name)
    return Table(
        spread=spread(post, rules),
        buy_in=rules.least_buy_in(post.page.seating),
        short_buy=rules.short_buy,
        time_fee=rules.time_fee,
    )


def _open_mixed(mixed: Mixed, name: str) -> Table:
    """A table of several games, with the first of them in force."""
    rules, most = mixed.table(name), mixed.seating.most
    each = [spread(*game) for game in mixed.each(rules.name)]
    spreads = tuple(replace(s, seating=replace(s.seating, most=most)) for s in each)
    return Table(
        spread=spreads[0],
        mix=Mix(spreads=spreads, changing=mixed.page.changing, step=mixed.step(rules.name)),
        naming=Naming(),
        buy_in=mixed.buy_in(rules.name),
        short_buy=mixed.short_buy(rules.name),
        time_fee=rules.time_fee,
    )


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
