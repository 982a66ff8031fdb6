"""The stakes of a table, as its sign says them."""

import pytest

from cardhouse.words.book import table_words
from tests.kit.sixth import sixth


@pytest.mark.parametrize(
    "game, table, words",
    [
        ("crazy-pineapple", "4-8", "limit $4-$8, blinds $2 and $4"),
        ("holdem", "no limit", "no limit, ante $1, blinds $1 and $2"),
        ("razz", "pot limit", "pot limit, bets from $4, ante $1, bring-in $2"),
        ("stud", "pot limit", "pot limit $2-$4, ante $0.25, bring-in $0.50"),
        ("holdem-kill", "4-8", "blinds $2 and $4, full kill after 2 pots in a row"),
        ("holdem-kill", "4-8 half kill", "half kill after a pot of $40 or more"),
    ],
)
def test_the_least_bet_is_not_called_a_limit_and_a_kill_is_named(
    game: str, table: str, words: str
) -> None:
    post = sixth().games[game]
    assert words in table_words(post, post.table(table))
