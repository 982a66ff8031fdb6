"""Where wagers may lie: own spots, spots beside them, and behind other players."""

import pytest

from cardhouse.engine.banked.circles import open_spots
from tests.kit.banked import Banked, game

HOUSE = "new-esquire"


def opened(seats: tuple[int, ...], *bets: str, stacks: int = 500_00) -> Banked:
    table = Banked(game(HOUSE), bank=8, seats=(*seats, 8), stacks=stacks, wait=True)
    return table.act("8 put-up 100", *bets)


def test_a_player_begins_at_his_own_seat_or_behind_another() -> None:
    assert set(open_spots(opened((1, 3)).hand, 3)) == {1, 3}


def test_nobody_bets_on_the_spot_of_the_bank() -> None:
    assert 8 not in open_spots(opened((1, 3)).hand, 3)


def test_further_hands_lie_beside_the_first() -> None:
    table = opened((1, 3), "3 wager 3 20")
    assert set(open_spots(table.hand, 3)) == {1, 2, 4}
    assert open_spots(table.hand, 3)[2] == (10_00, 100_00)
    table.act("3 wager 4 20")
    assert set(open_spots(table.hand, 3)) == {1, 2, 5}
    assert open_spots(table.hand, 3)[5] == (15_00, 100_00)


@pytest.mark.parametrize(
    ("stack", "most"), [(10_50, 10_00), (10_49, 9_00), (5_49, 0), (5_50, 5_00)]
)
def test_a_wager_leaves_enough_for_its_collection(stack: int, most: int) -> None:
    table = Banked(game(HOUSE), bank=8, seats=(3, 8), stacks={3: stack, 8: 500_00}, wait=True).act(
        "8 put-up 100"
    )
    found = open_spots(table.hand, 3)
    assert found.get(3, (0, 0))[1] == most
