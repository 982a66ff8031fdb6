"""A table is named by its limits: the posted limits are the ones played."""

import re

import pytest

from cardhouse.rulebook import all_games
from cardhouse.rulebook.book import Posted
from cardhouse.table.rules import TableRules

LIMITS = re.compile(r"(\d+)-(\d+)")
TABLES = [(post, table) for post in all_games() for table in post.page.table]
NAMED = [(post, table) for post, table in TABLES if LIMITS.match(table.name)]


@pytest.mark.parametrize(("post", "table"), NAMED, ids=[f"{p.house} {t.name}" for p, t in NAMED])
def test_a_table_plays_for_the_limits_in_its_name(post: Posted, table: TableRules) -> None:
    found = LIMITS.match(table.name)
    assert found is not None
    least, most = (100 * int(dollars) for dollars in found.groups())
    assert (table.stakes.small_bet, table.stakes.big_bet) == (least, most)


def test_only_these_tables_are_called_otherwise() -> None:
    others = {(post.name, table.name) for post, table in TABLES if (post, table) not in NAMED}
    pan = {("pan", name) for name in ("$1", "$1 double tops", "$2")}
    assert others == {*pan, ("draw-joker", "$100 limit")}
