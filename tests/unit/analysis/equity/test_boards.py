"""Boards joined from halves are all boards, each once or as often as it stands for."""

from math import comb

import numpy as np
import pytest

from cardhouse.analysis.equity import boards
from cardhouse.analysis.equity.boards import Half, can_halve, halves
from cardhouse.analysis.equity.odds import exact
from tests.unit.analysis.spots import Case


def two_halves(case: Case, *, suits_count: bool = False) -> tuple[Half, Half]:
    return halves(case.spot(), case.showdown().first.tables, suits_count=suits_count)


def boards_of(one: Half, other: Half) -> int:
    due = len(one.first) - 2

    def weight(half: Half, cards: int) -> int:
        return int(half.weight[half.first[cards] : half.first[cards + 1]].sum())

    return sum(weight(one, cards) * weight(other, due - cards) for cards in range(due + 1))


@pytest.mark.parametrize(
    ("hands", "board", "stub"),
    [(("AsAh", "KdKc"), "", 48), (("AsKs", "7s6h"), "", 48), (("AsAh", "KdKc"), "2c2d9h", 45)],
)
def test_the_halves_make_every_board(hands: tuple[str, ...], board: str, stub: int) -> None:
    case = Case("tommys", "holdem", hands, board)
    for suits_count in (False, True):
        one, other = two_halves(case, suits_count=suits_count)
        assert boards_of(one, other) == comb(stub, 5 - len(board) // 2)


def test_suits_that_can_be_exchanged_are_counted_once() -> None:
    alike = two_halves(Case("tommys", "holdem", ("AsAh", "KdKc")))
    apart = two_halves(Case("tommys", "holdem", ("AsAh", "KdKc"), dead="2c"))
    assert [half.weight.max() for half in alike] == [2, 2]
    assert sorted(half.weight.max() for half in apart) == [1, 2]
    whole = two_halves(Case("tommys", "holdem", ("AsAh", "KdKc")), suits_count=True)
    assert [np.unique(half.weight).tolist() for half in whole] == [[1], [1]]


@pytest.mark.parametrize(
    "case",
    [
        Case("tommys", "holdem", ("AsAh", "KdKc"), "2c2d9h"),
        Case("tommys", "holdem", ("AsKs", "AhKh", "AdKd"), "2s2h9d"),
        Case("tommys", "holdem", ("TT+", "AKs"), "2s7h9d", "Tc"),
        Case("button-room", "holdem", ("AsKs", "AhKh"), "2c2d9h"),
        Case("tommys", "omaha-hilo", ("As2s3hKh", "Ah2h3sKs"), "4c5d9h"),
        Case("lo-ball-room", "omaha-hilo", ("AsKs9h8h", "AhKh9s8s"), "4c5d2h"),
    ],
)
def test_halves_count_what_going_through_counts(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    spot, showdown = case.spot(), case.showdown()
    assert not can_halve(spot)
    one_by_one = exact(spot, showdown)
    monkeypatch.setattr(boards, "_WORTH_HALVING", 0)
    assert can_halve(spot)
    assert (exact(spot, showdown).times == one_by_one.times).all()


def test_nothing_is_halved_when_hands_lack_cards() -> None:
    assert not can_halve(Case("tommys", "holdem", ("As", "KdKc")).spot())
    assert can_halve(Case("tommys", "holdem", ("AA", "KdKc")).spot())
