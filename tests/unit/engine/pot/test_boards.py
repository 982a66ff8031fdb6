"""The ranking of up cards."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import parse_cards
from cardhouse.engine.pot.boards import high_board, high_card, low_board, low_card, open_pair
from cardhouse.ranking import Low
from tests.kit.decks import streets, stud
from tests.kit.hands import game


@pytest.mark.parametrize(
    ("up", "seat"),
    [
        (("Kh", "5d", "9c"), 2),
        (("2d", "2c", "Kh"), 2),
        (("2s", "2h", "As"), 2),
        (("Ac", "Kd", "Kc"), 3),
    ],
)
def test_the_lowest_card_by_rank_then_suit(up: tuple[str, ...], seat: int) -> None:
    low = ("3s 4h", "6s 7h", "8s 9h")
    hands = {i: f"{down} {card}" for i, (down, card) in enumerate(zip(low, up, strict=True), 1)}
    assert low_card(stud(3, hands).hand) == seat


def test_a_seat_without_an_up_card_is_not_the_low_card_nor_high() -> None:
    hand = stud(3, {1: "As Ah 2c", 2: "Ks Kh 3c", 3: "Qs Qh 4c"}).hand.copy()
    hand.up[1].clear()
    assert low_card(hand) == 2
    assert high_board(hand) == 3


def test_only_so_many_up_cards_count_where_asked() -> None:
    hand = stud(2, {1: "As Ah 2c", 2: "Ks Kh 3c"}).hand.copy()
    hand.up[1] += parse_cards("4d 4h")
    assert high_board(hand) == 1
    assert high_board(hand, 1) == 2


def test_an_open_pair_is_one_of_a_live_hand() -> None:
    dealt = streets(stud(3, {1: "As Ah 2c 2d", 2: "Ks Kh 9c 8d", 3: "Qs Qh 7c 5d"}), 1)
    assert open_pair(dealt.hand)
    dealt.act("1 fold")
    assert not open_pair(dealt.hand)


def test_if_nobody_shows_a_card_the_first_seat_is_both_low_and_high() -> None:
    hand = stud(3, {1: "As Ah 2c", 2: "Ks Kh 3c", 3: "Qs Qh 4c"}).hand.copy()
    for up in hand.up.values():
        up.clear()
    assert [first(hand) for first in (low_card, high_card, low_board, high_board)] == [1] * 4


def test_the_first_up_card_is_the_one_that_opens() -> None:
    hand = stud(2, {1: "As Ah 2c", 2: "Ks Kh 3c"}).hand.copy()
    hand.up[1] += parse_cards("Qd")
    assert (low_card(hand), high_card(hand)) == (1, 2)


@pytest.mark.parametrize(
    ("low", "lowest", "highest"),
    [(None, 2, 1), (Low(), 1, 2), (Low(aces="high"), 2, 1)],
    ids=["no low", "ace to five", "ace high"],
)
def test_an_ace_is_low_where_the_low_hand_has_it_so(
    low: Low | None, lowest: int, highest: int
) -> None:
    hand = stud(2, {1: "Ks Kh Ac", 2: "Qs Qh 3c"}).hand.copy()
    hand.game = replace(game(name="stud7"), low=low)
    assert (low_board(hand), high_card(hand)) == (lowest, highest)


def test_a_card_that_does_not_belong_to_the_deck_shows_nothing() -> None:
    hand = stud(2, {1: "As Ah 2c", 2: "Ks Kh 3c"}).hand.copy()
    hand.foreign = parse_cards("2c")
    assert low_card(hand) == 2


def test_the_high_board_is_read_in_a_game_without_high_hands_too() -> None:
    hand = stud(2, {1: "As Ah 2c", 2: "Ks Kh 3c"}).hand.copy()
    hand.game = replace(game(name="stud7"), high=None, low=Low())
    assert high_board(hand) == 2
