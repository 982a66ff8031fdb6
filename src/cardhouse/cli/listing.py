"""What a house posts, as data."""

from __future__ import annotations

from typing import Any

from cardhouse.cli.families import terminal
from cardhouse.rulebook import Posted
from cardhouse.table.rules import TableRules


def table_data(post: Posted, rules: TableRules) -> dict[str, Any]:
    """A table as data."""
    buy_in = rules.least_buy_in(post.page.seating)
    data = {"name": rules.name, "buy_in": buy_in, "stakes": rules.stakes}
    return {**data, **terminal(post).collects(post, rules)}


def game_data(post: Posted) -> dict[str, Any]:
    """A game as data: its tables and what it costs."""
    return {
        "game": post.name,
        "title": post.page.title,
        "seats": {"least": post.page.seating.least, "most": post.page.seating.most},
        "tables": [table_data(post, rules) for rules in post.page.table],
        "book": post.hash,
    }
