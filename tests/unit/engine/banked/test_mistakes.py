"""Wagers that lack chips when a settled hand is reopened."""

import pytest

from cardhouse.engine.banked.layout import Wager
from cardhouse.engine.banked.mistakes import WagerShort
from tests.kit.banked import Banked, game

Parts = tuple[int, int, int, int]


def short_by(amount: int, *, insurance: bool = False) -> Parts:
    """Amount, added, idle and insurance of a wager of 30 once a part is gone, in dollars."""
    hand = Banked(game("new-esquire"), wagers={1: 30, 2: 30}, shoe="5 6 7 8 9").hand.copy()
    wager, other = hand.layout.wagers
    wager.added, wager.idle, wager.insurance = 20_00, 12_00, 15_00
    before = Wager(**{name: getattr(other, name) for name in other.__struct_fields__})
    WagerShort(seat=1, hand=1, amount=amount * 100, insurance=insurance).change(hand)
    assert hand.layout.wagers[1] == before, "the other wager is whole"
    parts = (wager.amount, wager.added, wager.idle, wager.insurance)
    amount, added, idle, insured = (part // 100 for part in parts)
    return amount, added, idle, insured


@pytest.mark.parametrize(
    ("amount", "parts"),
    [(5, (25, 20, 12, 15)), (15, (15, 15, 12, 15)), (20, (10, 10, 10, 15)), (30, (0, 0, 0, 15))],
)
def test_what_was_added_or_has_no_action_is_never_more_than_the_wager(
    amount: int, parts: Parts
) -> None:
    assert short_by(amount) == parts


def test_what_is_missing_of_the_insurance_leaves_the_wager_whole() -> None:
    assert short_by(6, insurance=True) == (30, 20, 12, 9)


def test_the_missing_part_leaves_the_pot() -> None:
    (move,) = WagerShort(seat=1, hand=1, amount=7_00, cite="floor").transfers()
    assert (move.source, move.target, move.amount) == ("pot", "left", 7_00)
