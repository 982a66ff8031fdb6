"""A house's posted games as data."""

from __future__ import annotations

from typing import Any

from cardhouse.cli.families import terminal
from cardhouse.rulebook import Mixed, Posted
from cardhouse.table.rules import TableRules


def table_data(post: Posted, rules: TableRules) -> dict[str, Any]:
    """A table as data."""
    buy_in = rules.least_buy_in(post.page.seating)
    data = {"name": rules.name, "buy_in": buy_in, "stakes": rules.stakes}
    return {**data, **terminal(post).collects(post, rules)}


def game_data(post: Posted) -> dict[str, Any]:
    """A game as data: its tables and their cost."""
    return {
        "game": post.name,
        "title": post.page.title,
        "seats": {"least": post.page.seating.least, "most": post.page.seating.most},
        "tables": [table_data(post, rules) for rules in post.page.table],
        "book": post.hash,
    }


def mixed_data(mixed: Mixed) -> dict[str, Any]:
    """A mix of games as data, with the table of each game that it plays."""
    return {
        "name": mixed.name,
        "title": mixed.title,
        "seats": {"least": mixed.seating.least, "most": mixed.seating.most},
        "changing": mixed.page.changing,
        "tables": [
            {
                "name": table.name,
                "buy_in": mixed.buy_in(table.name),
                "plays": {post.name: rules.name for post, rules in mixed.each(table.name)},
            }
            for table in mixed.page.table
        ],
        "book": mixed.hash,
    }
