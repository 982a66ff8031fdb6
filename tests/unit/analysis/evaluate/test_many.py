"""Kernels and engine agree on every hand, for every ranking a house posts."""

import numpy as np
import pytest

from cardhouse.analysis.evaluate import plain
from cardhouse.analysis.evaluate.many import strengths, two_of_four
from cardhouse.analysis.evaluate.sides import by_suits
from cardhouse.analysis.evaluate.strength import FIVE_OF_A_SUIT
from cardhouse.analysis.evaluate.tables import order
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low, SuitOrder, scale
from tests.unit.analysis.rankings import as_cards, called, games, rankings, some_hands

HANDS = 1500

# Orders no house has but the engine knows.
OTHERS: list[High | Low] = [
    High(joker="bug", straight_beats_flush=True),
    High(joker="wild", wheel="second"),
    High(joker="wild", wild_rank="2"),
]


@pytest.mark.parametrize("rules", rankings() + OTHERS, ids=called)
def test_kernels_and_engine_are_equal(rules: High | Low) -> None:
    hands_of = order(rules)
    engine = hands_of.scale
    for cards in (5, 6, 7):
        hands = some_hands(cards, HANDS, joker=rules.joker != "none", seed=cards)
        found = strengths(hands_of, hands)
        assert hands_of.values[found].tolist() == [engine.value(as_cards(h)) for h in hands]
        assert (found == plain.strengths(hands_of.tables, hands)).all()


@pytest.mark.parametrize("rules", rankings(), ids=called)
def test_strengths_are_the_places_of_the_engine_s_values(rules: High | Low) -> None:
    values = order(rules).values
    assert values[0] == 0
    assert (np.diff(values) > 0).all()


def of_two_of_four() -> list[High | Low]:
    """The rankings of games that play exactly two of four cards, without repeats and in order."""
    poker = [game for game in games() if isinstance(game, PotGame)]
    played = [game for game in poker if game.pick == "two"]
    rules = [rules for game in played for rules in (game.high, game.low) if rules is not None]
    return list(dict.fromkeys(rules))


@pytest.mark.parametrize("rules", of_two_of_four(), ids=called)
def test_two_of_four_is_as_in_the_engine(rules: High | Low) -> None:
    hands_of = order(rules)
    deals = some_hands(9, HANDS, joker=False, seed=9)
    own, board = deals[:, :4], deals[:, 4:]
    found = two_of_four(hands_of, own, board)
    engine = scale(rules).value_of_two
    expected = [engine(as_cards(o), as_cards(b)) for o, b in zip(own, board, strict=True)]
    assert hands_of.values[found].tolist() == expected
    assert (found == plain.worth(hands_of, own, board, two=True)).all()


def test_two_of_four_with_a_joker_is_worked_out_plainly() -> None:
    rules = High(joker="wild")
    deals = some_hands(9, 60, joker=True, seed=1)
    own, board = deals[:, :4], deals[:, 4:]
    found = order(rules).values[two_of_four(order(rules), own, board)]
    engine = scale(rules).value_of_two
    assert found.tolist() == [
        engine(as_cards(o), as_cards(b)) for o, b in zip(own, board, strict=True)
    ]


@pytest.mark.parametrize("order_of_suits", ["cdhs", "shdc"])
@pytest.mark.parametrize("cards", [5, 7])
def test_suits_break_ties_as_in_the_engine(order_of_suits: SuitOrder, cards: int) -> None:
    rules = High(suits_break_ties=True, suit_order=order_of_suits)
    hands_of, engine = order(rules), scale(rules)
    hands = some_hands(cards, HANDS, joker=False, seed=3)
    assert len(hands) == HANDS
    for hand, best in zip(hands, strengths(hands_of, hands), strict=True):
        suited = hands_of.tables.suited[hand].sum(dtype=np.uint64)
        packed = int(by_suits(best, suited, hands_of.tables))
        # The engine keeps three more bits, for the number of natural cards: here all five.
        value = int(hands_of.values[packed >> 10]) << 13 | (packed & 0x3FF) << 3 | 5
        assert value == engine.value(as_cards(hand))


def test_a_code_shows_five_of_a_suit() -> None:
    tables = order(High(joker="bug")).tables
    spades = np.array([39, 41, 44, 46, 52])
    code = tables.code[spades].sum(dtype=np.uint64) + np.uint64(0x3333)
    assert code & FIVE_OF_A_SUIT == 0x8000


@pytest.mark.parametrize("cards", [4, 8])
def test_a_hand_is_five_to_seven_cards(cards: int) -> None:
    with pytest.raises(ValueError, match=f"not of {cards}"):
        strengths(order(High()), np.zeros((1, cards), dtype=np.uint8))


def test_omaha_is_four_own_cards_and_five() -> None:
    with pytest.raises(ValueError, match="4 own cards and 5"):
        two_of_four(order(High()), np.zeros((1, 5), np.uint8), np.zeros((1, 5), np.uint8))
