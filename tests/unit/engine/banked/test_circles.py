"""The places for wagers: own spots, spots beside them, and behind other players."""

import pytest
from msgspec.structs import replace

from cardhouse.engine.banked.circles import given_back, open_spots, paid_spots
from cardhouse.engine.banked.rules import Tier
from cardhouse.engine.banked.wagers import TakeWagers
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


def circled(seats: tuple[int, ...], *bets: str, **circles: object) -> Banked:
    """A table with other circles than the house's."""
    rules = replace(game(HOUSE).banking.circles, **circles)
    played = game(HOUSE, banking={"circles": rules})
    return Banked(played, bank=8, seats=(*seats, 8), stacks=500_00, wait=True).act(
        "8 put-up 100", *bets
    )


def test_where_there_is_no_back_line_nobody_bets_behind() -> None:
    assert set(open_spots(circled((1, 3), back_line=0).hand, 3)) == {3}
    assert set(open_spots(circled((1, 3), back_line=1).hand, 3)) == {1, 3}


def test_behind_a_player_is_room_for_as_many_bets_as_the_house_says() -> None:
    one = circled((1, 3, 5), "1 wager 1 10", "3 wager 1 10", back_line=1)
    assert 1 not in open_spots(one.hand, 5)
    two = circled((1, 3, 5), "1 wager 1 10", "3 wager 1 10", back_line=2)
    # The wager of the spot's own player does not count, and nobody bets there twice.
    assert 1 in open_spots(two.hand, 5) and 1 not in open_spots(two.hand, 3)


def test_a_bet_behind_is_from_the_table_s_least_whatever_one_has_on_own_hands() -> None:
    table = circled((1, 3), "3 wager 3 30", back_line=1, multiples=True)
    found = open_spots(table.hand, 3)
    least = table.game.stakes.small_bet
    assert (found[1][0], found[2][0]) == (least, 2 * least)


def test_nobody_bets_behind_their_own_hand_or_on_it_twice() -> None:
    table = circled((1, 3), "3 wager 3 30", back_line=3, hands=1)
    assert set(open_spots(table.hand, 3)) == {1}


def test_who_stands_at_the_rail_has_no_hand_of_their_own() -> None:
    table = circled((1, 101), "1 wager 1 10", back_line=1, hands=3, adjacent=False)
    assert set(open_spots(table.hand, 101)) == {1}


@pytest.mark.parametrize(("hands", "spots"), [(1, set[int]()), (2, {4}), (3, {4})])
def test_a_player_has_as_many_hands_as_the_house_says(hands: int, spots: set[int]) -> None:
    table = circled((3,), "3 wager 3 50", back_line=0, hands=hands)
    assert set(open_spots(table.hand, 3)) & {4} == spots
    if hands > 1:
        table.act("3 wager 4 50")
        assert bool(open_spots(table.hand, 3)) == (hands > 2)


@pytest.mark.parametrize(("bet", "more"), [(9, False), (10, True), (11, True)])
def test_a_second_hand_needs_twice_the_least_on_the_first(bet: int, more: bool) -> None:
    table = circled((3,), f"3 wager 3 {bet}", back_line=0, hands=2, multiples=True)
    assert table.game.stakes.small_bet == 5_00
    assert (4 in open_spots(table.hand, 3)) == more


def test_nobody_bets_behind_who_covers_behind_the_bank() -> None:
    table = Banked(game(HOUSE), bank=8, seats=(1, 3, 6, 8), behind=(6,), wait=True)
    table.act("8 put-up 100")
    assert set(open_spots(table.hand, 3)) == {1, 3}


def test_nobody_bets_behind_at_their_own_empty_seat() -> None:
    bets = ("3 wager 4 20", "3 wager 5 20")
    table = circled((1, 3), *bets, back_line=3, hands=2, adjacent=False)
    assert set(open_spots(table.hand, 3)) == {1}
    assert 3 in open_spots(table.hand, 1)


@pytest.mark.parametrize(
    ("back_line", "refusable", "cited"),
    [(0, True, False), (1, True, True), (2, True, True), (1, False, False)],
)
def test_bets_behind_are_refused_where_there_are_any_and_the_house_lets_them(
    back_line: int, refusable: bool, cited: bool
) -> None:
    table = game(HOUSE)
    circles = replace(table.banking.circles, back_line=back_line, refusable=refusable)
    changed = replace(table, banking=replace(table.banking, circles=circles))
    assert ("wager.refused" in TakeWagers().cites(changed)) is cited


def test_wagers_are_taken_back_from_the_ends_of_a_row_and_from_behind() -> None:
    bets = ("3 wager 3 50", "3 wager 4 50", "3 wager 5 50", "3 wager 1 10")
    table = circled((1, 3), *bets, back_line=1, hands=3)
    assert table.game.banking.circles.adjacent
    # Without the one in the middle the others would not lie side by side.
    assert given_back(table.hand, 3) == (3, 5, 1)
    # A ruling may have taken it off: the bet behind another player is bound to no row.
    apart = table.hand.copy()
    apart.layout.wagers = [wager for wager in apart.layout.wagers if wager.hand != 4]
    assert given_back(apart, 3) == (3, 5, 1)
    three = circled((1, 3), *bets, "3 wager 2 50", back_line=1, hands=4).hand.copy()
    three.layout.wagers = [wager for wager in three.layout.wagers if wager.hand not in (3, 4)]
    three.layout.wagers += [replace(three.layout.wagers[0], hand=7)]
    assert given_back(three, 3) == (1,)
    free = circled((1, 3), *bets, back_line=1, hands=3, adjacent=False)
    assert given_back(free.hand, 3) == (3, 4, 5, 1)
    assert given_back(free.hand, 1) == ()


@pytest.mark.parametrize(("paid", "most"), [(100, 50_00), (99, 10_00), (50, 10_00)])
def test_a_collection_that_is_paid_covers_a_bet_of_no_higher_rate(paid: int, most: int) -> None:
    tiers = (Tier(up_to=10_00, amount=50), Tier(up_to=100_00, amount=100))
    collection = replace(game(HOUSE).banking.collection, wagers=tiers)
    played = game(HOUSE, banking={"collection": collection})
    table = Banked(played, bank=8, seats=(3, 8), stacks={3: 50_00, 8: 500_00}, wait=True)
    hand = table.act("8 put-up 100").hand.copy()
    hand.layout.collected[3, 3] = paid
    assert paid_spots(hand, 3) == {3: (5_00, most)}
