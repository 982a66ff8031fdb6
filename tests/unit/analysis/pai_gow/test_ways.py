"""The settings of all groups of hands, against the engine's rules hand by hand."""

from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from cardhouse.analysis.pai_gow import ways as module
from cardhouse.analysis.pai_gow.alike import JOKER_CARD, Alike
from cardhouse.analysis.pai_gow.hands import group_of, steps
from cardhouse.analysis.pai_gow.ways import ALL_RANKS, Ways, are_kept, ways
from cardhouse.cards import JOKER, RANKS, SUITS, Card
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import PaiGow, back, front

# Straights, also the wheel, and flushes are common in this deck.
FEW = tuple(map(RANKS.index, "2345KA"))
RANKINGS = tuple(product(("bug", "wild"), ("lowest", "second")))

Values = tuple[int, int]


def text(card: int) -> Card:
    """A kernel's card as the engine writes it."""
    return JOKER if card == JOKER_CARD else Card(RANKS[card >> 2] + SUITS[card & 3])


def by_engine(cards: list[Card], rules: PaiGow) -> tuple[Values, set[Values]]:
    """The house way, and the legal settings that no other one beats."""
    way = house_way(cards, rules)
    legal = set[Values]()
    for two in combinations(cards, 2):
        made = back([card for card in cards if card not in two], rules), front(two, rules)
        if made[1] < made[0]:
            legal.add(made)
    best = {
        each
        for each in legal
        if not any(o != each and o[0] >= each[0] and o[1] >= each[1] for o in legal)
    }
    return (back(way.back, rules), front(way.front, rules)), best


def compare(found: Ways, rules: PaiGow, hands: int) -> None:
    """Set hands at random; every other one holds the joker, whose settings are the hard ones."""
    table, chance = steps(found.groups), Random(11)
    *natural, joker = found.groups.deck().tolist()
    for count in range(hands):
        held = chance.sample(natural, 7 - count % 2) + [joker] * (count % 2)
        chance.shuffle(held)
        cards = list(map(text, held))
        group = group_of(np.array(held), table)
        way, best = by_engine(cards, rules)
        choices = found.choices[found.starts[group] : found.starts[group + 1]].tolist()
        assert found.house[group] == found.code(*way), cards
        assert sorted(choices) == sorted(found.code(*each) for each in best), cards
        assert choices == sorted(choices, reverse=True), cards


@pytest.mark.parametrize(("joker", "wheel"), RANKINGS)
def test_hands_are_set_as_the_engine_sets_them(joker: str, wheel: str) -> None:
    rules = PaiGow(joker=joker, wheel=wheel)  # type: ignore[arg-type]
    compare(ways(joker, wheel, FEW), rules, 250)


def test_a_second_start_reads_what_the_first_one_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few, built = ways("bug", "lowest", FEW), list[PaiGow]()

    def build(groups: Alike, rules: PaiGow) -> dict[str, Any]:
        built.append(rules)
        return {name: getattr(few, name) for name in Ways._fields if name != "groups"}

    monkeypatch.setenv("CARDHOUSE_CACHE", str(tmp_path))
    monkeypatch.setattr(module, "_build", build)
    assert not are_kept("bug", "second")
    # Past the memory of this process.
    found = [ways.__wrapped__("bug", "second") for _ in range(2)]
    assert are_kept("bug", "second") and not are_kept("wild", "second")
    assert built == [PaiGow(joker="bug", wheel="second")]
    assert np.array_equal(found[1].house, few.house)


@pytest.mark.long
@pytest.mark.parametrize(("joker", "wheel"), RANKINGS)
def test_hands_of_the_whole_deck_are_set_as_the_engine_sets_them(joker: str, wheel: str) -> None:
    rules = PaiGow(joker=joker, wheel=wheel)  # type: ignore[arg-type]
    compare(ways(joker, wheel, ALL_RANKS), rules, 10_000)
