"""A floor person finds every ruling of the storms among the forms, and foresees it."""

import pytest

from cardhouse.rulebook import posted
from tests.runs.floor import storm
from tests.runs.floor.watched import Watched

TABLES = pytest.mark.parametrize("table", storm.tables(), ids=" ".join)


@TABLES
def test_every_ruling_is_offered_and_happens_as_foreseen(table: storm.Table) -> None:
    house, game, rules = table
    watched = Watched(posted(house, game), rules, seed=3)
    watched.watch(hands=1)
    assert watched.found.total() > 0 and watched.accepted > 0
    # A boxed card may lie deep in the deck, and the floor may order what changes nothing.
    assert set(watched.out_of_reach) <= {"Boxed", "MoveCard", "GiveChips"}
