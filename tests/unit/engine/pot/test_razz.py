"""Stud for low: the highest card brings it in, the lowest board acts first."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.pot.events import BettingOpened, PotAwarded
from cardhouse.ranking import showing_low
from tests.kit.hands import Dealt
from tests.kit.sixth import sixth_game


def razz(hands: dict[int, str], table: str = "") -> Dealt:
    return Dealt(sixth_game("razz", table), seats=len(hands), hands=hands)


@pytest.mark.parametrize(
    ("hands", "opener"),
    [
        ({1: "2c 3c Kd", 2: "2d 3d Qs", 3: "4c 5c Ah"}, 1),
        ({1: "2c 3c Kd", 2: "2d 3d Ks", 3: "4c 5c Kc"}, 2),
        ({1: "2c 3c As", 2: "2d 3d 4s", 3: "4c 5c 9d"}, 3),
    ],
)
def test_the_highest_card_brings_it_in_by_suit_the_ace_being_low(
    hands: dict[int, str], opener: int
) -> None:
    table = razz(hands)
    assert (table.turn, table.offers) == (opener, {"bring-in", "bet"})


@pytest.mark.parametrize(
    ("hands", "first"),
    [
        ({1: "2c 3c Kd 2h", 2: "2d 3d 9s 8s", 3: "4c 5c 9h 7h"}, 3),
        ({1: "2c 3c 5d 5h", 2: "2d 3d Ks Qs", 3: "4c 6c Kh Jh"}, 3),
        ({1: "2c 3c 7d 6h", 2: "2d 3d As 7s", 3: "4c 5c Ah 7h"}, 2),
    ],
)
def test_the_lowest_board_acts_first_and_pairs_are_high(hands: dict[int, str], first: int) -> None:
    table = razz(hands)
    table.check_round()
    assert table.events(BettingOpened)[-1].first == first


def test_a_wheel_wins_though_it_is_a_straight_flush() -> None:
    hands = {1: "Ac 2c 3c 4c 5c Kd Kh", 2: "Ad 2d 3d 4d 6h Qd Qh"}
    table = razz(hands)
    for _ in range(5):
        table.check_round()
    table.show_all()
    assert [event.seat for event in table.events(PotAwarded)] == [1]


def test_without_a_limit_the_bring_in_is_completed_to_the_least_bet() -> None:
    table = razz({1: "2c 3c Kd", 2: "2d 3d Qs", 3: "4c 5c Ah"}, "pot limit")
    table.act("1 bring-in")
    # A pot of 3 antes, the bring-in and the call: 2 + (3 + 2 + 2).
    assert table.range("raise") == (4_00, 9_00)
    table.act("2 raise 9")
    assert table.range("raise")[0] == 18_00


def test_boards_for_low() -> None:
    boards = ["As", "2s", "Ks", "As 2s", "Ks Qs", "2s 2d", "Ks Kd", "2s 2d 2c"]
    lowest_first = sorted(boards, key=lambda text: -showing_low(parse_cards(text)))
    assert lowest_first.index("2s 2d") > lowest_first.index("Ks Qs")
    assert lowest_first[-1] == "2s 2d 2c"
    assert showing_low(parse_cards("As 2s"), aces_low=False) < showing_low(parse_cards("Ks 2s"))
