"""One hand of pai gow poker at a time adds up to the exact value of the game."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from cardhouse.analysis.pai_gow.one import outcomes
from cardhouse.analysis.pai_gow.value import value
from cardhouse.cards import JOKER, RANKS, Card
from cardhouse.ranking.paigow import PaiGow

# A deck of four ranks and the joker, small enough to count every hand.
FEW = (0, 1, 2, 12)
RULES = PaiGow(joker="bug")


def alike(hand: tuple[Card, ...]) -> tuple[object, ...]:
    """Two hands are alike if their suits only change places."""
    suits = ("".join(sorted(c[0] for c in hand if c != JOKER and c[1] == s)) for s in "cdhs")
    return (*sorted(suits), JOKER in hand)


@pytest.mark.long
def test_all_hands_of_a_small_deck_add_up_to_its_exact_value() -> None:
    deck = [*(Card(RANKS[rank] + suit) for rank in FEW for suit in "cdhs"), JOKER]
    times: Counter[tuple[object, ...]] = Counter()
    examples: dict[tuple[object, ...], tuple[Card, ...]] = {}
    for hand in combinations(deck, 7):
        examples.setdefault(alike(hand), hand)
        times[alike(hand)] += 1
    won = Counter[str]()
    for name, hand in examples.items():
        found = outcomes(hand, RULES, ranks=FEW)
        house = next(each for each in found if each.house)
        bank = outcomes(hand, RULES, ranks=FEW, banks=True)[0]
        for side, each in (("best", found[0]), ("house", house), ("bank", bank)):
            won[side] += times[name] * (each.win - each.lose)
        won["deals"] += times[name] * house.deals
    exact = value(RULES.joker, RULES.wheel, ranks=FEW)
    assert won["deals"] == exact.house_way.deals
    assert won["house"] == exact.house_way.win - exact.house_way.lose
    assert won["best"] == exact.best_player.win - exact.best_player.lose
    # The bank wins where the player loses.
    assert won["bank"] == exact.best_bank.lose - exact.best_bank.win
