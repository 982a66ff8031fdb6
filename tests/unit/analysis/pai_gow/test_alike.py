"""Hands that stand for the groups: one for each, found where it belongs."""

import numpy as np
import pytest

from cardhouse.analysis.pai_gow.alike import CARDS, alike, examples
from cardhouse.analysis.pai_gow.hands import group_of, steps
from cardhouse.cards import RANKS


@pytest.mark.parametrize("ranks", ["JQKA", "2345KA"])
def test_an_example_of_every_group_lies_in_its_place(ranks: str) -> None:
    groups = alike(tuple(map(RANKS.index, ranks)))
    table, deck = steps(groups), set(groups.deck().tolist())
    places, hands = examples(groups)
    assert [group_of(hand, table) for hand in hands] == places.tolist()
    assert all(len(set(hand)) == CARDS and deck.issuperset(hand) for hand in hands.tolist())


def test_the_groups_of_a_whole_deck() -> None:
    groups = alike()
    places, _ = examples(groups)
    assert groups.plain == 49_205 + 18_395
    assert len(places) == groups.plain + 224_653
    assert np.all(np.diff(places) > 0)
    assert len(groups.deck()) == 53
