"""The winners at blackjack, against a table written by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.engine.banked.blackjack.outcome import outcome
from cardhouse.engine.banked.outcome import Outcome, Result
from cardhouse.engine.banked.rules import Blackjack
from cardhouse.ranking.points import Total

RULES = Blackjack(odds={"two-jokers": (2, 1)})
NATURAL = Total(points=21, kind="natural", natural="two-jokers")
totals = st.one_of(
    st.just(NATURAL), st.integers(4, 31).map(lambda points: Total(points=points, kind="hard"))
)


@given(player=totals, bank=totals)
def test_the_better_standing_wins_but_nobody_over_21_does(player: Total, bank: Total) -> None:
    found = outcome(player, 3, bank, RULES)
    expected: Result
    if player.standing == bank.standing:
        expected = "lose" if player.over else "push"
    elif player.standing > bank.standing:
        expected = "push" if player.over else "win"
    else:
        expected = "lose"
    assert found.result == expected
    assert found.odds == ((2, 1) if player.natural and not bank.natural else (1, 1))


@given(player=st.integers(22, 31), bank=st.integers(22, 31), cards=st.integers(3, 6))
def test_where_only_some_hands_over_21_are_saved(player: int, bank: int, cards: int) -> None:
    rules = Blackjack(three_card_push=(23, 24, 25))
    hands = [Total(points=points, kind="hard") for points in (player, bank)]
    saved = cards == 3 and player in (23, 24, 25) and player < bank
    assert outcome(hands[0], cards, hands[1], rules).result == ("push" if saved else "lose")


@pytest.mark.parametrize(
    ("found", "wager", "chip", "due"),
    [
        (Outcome("win", "", (6, 5)), 7_00, 1, 8_40),
        (Outcome("win", "", (6, 5)), 7_00, 50, 8_00),
        (Outcome("lose", "", (1, 2)), 5_00, 1, 2_50),
        (Outcome("push", ""), 5_00, 1, 0),
        (Outcome("win", "", (2, 1)), 20_00, 1, 40_00),
        # An amount that needs no division is paid in full.
        (Outcome("lose", ""), 58_77, 1_00, 58_77),
        (Outcome("win", "", (2, 1)), 20_25, 1_00, 40_50),
    ],
)
def test_what_changes_hands(found: Outcome, wager: int, chip: int, due: int) -> None:
    assert found.due(wager, chip) == due
