"""Up cards: equal ranks and high cards count, straights and flushes do not."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.ranking import showing, showing_low
from cardhouse.ranking.boards import high_card
from tests.unit.ranking.hands import cards


def board(text: str) -> int:
    return showing(cards(text))


def by_suit(text: str) -> int:
    return showing(parse_cards(text), suit_order="cdhs")


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("9-9", "A-K"),
        ("A-K", "K-Q"),
        ("8-8-4", "A-Q-J"),
        ("A-Q-J", "K-7-2"),
        ("8-8-3-2", "A-K-Q-J"),
        ("3-3-2-2", "A-A-K-Q"),
        ("2-2-2-3", "A-A-K-K"),
        ("2-2-2-2", "A-A-A-K"),
        ("9-8-5-3-9", "K-Q-7-2-9"),
    ],
)
def test_the_higher_board(higher: str, lower: str) -> None:
    assert board(higher) > board(lower)


def test_straights_and_flushes_do_not_count_on_a_board() -> None:
    assert board("2c 2d Ks Qh") > board("5h 6h 7h 8h")
    assert by_suit("2s 2d Kc") > by_suit("7h 6h 5h")
    assert board("2c 2d Ks Qh 9h") > board("5h 6h 7h 8h 9h")


def test_boards_of_equal_ranks_are_equal_unless_suits_count() -> None:
    assert board("Ah Kh") == board("As Ks")
    assert by_suit("As") > by_suit("Ah")
    assert by_suit("As Kc") > by_suit("Ah Ks")


def test_one_card_is_compared_with_the_ace_high_and_then_by_suit() -> None:
    def lowest(text: str) -> str:
        return min(parse_cards(text), key=lambda card: showing([card], suit_order="cdhs"))

    assert lowest("Kh 5d 9c As") == "5d"
    assert lowest("2d 2c Kh") == "2c"
    assert lowest("2s 2h") == "2h"


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("As", "2c"),
        ("Ks", "A-A"),
        ("3-A", "3-2"),
        ("9-8", "T-A"),
        ("K-Q-J-T", "A-A-3-2"),
        ("A-A-K-Q", "2-2-4-3"),
        ("K-K-Q-J", "2-2-A-A"),
        ("3-3-2-2", "4-4-A-A"),
        ("4-4-2-2", "4-4-3-3"),
        ("K-K-Q-Q", "A-A-A-2"),
        ("K-K-K-Q", "A-A-A-A"),
    ],
)
def test_the_lower_board_has_fewer_equal_cards_and_then_the_lower_ranks(
    lower: str, higher: str
) -> None:
    assert showing_low(cards(lower)) > showing_low(cards(higher))


def test_the_ace_is_the_highest_card_where_it_is_not_low() -> None:
    two_aces, ace, king = cards("A-A"), cards("A-3"), cards("K-Q")
    assert showing_low(ace) > showing_low(king) > showing_low(two_aces)
    high = [showing_low(board, aces_low=False) for board in (king, ace, two_aces)]
    assert high == sorted(high, reverse=True) and len(set(high)) == 3
    assert high_card(parse_cards("Kd As 9c Ks")) == 3
    assert high_card(parse_cards("Kd As 9c Ks"), aces_low=False) == 1


def test_a_board_has_one_to_five_cards() -> None:
    for text in ("", "As Ks Qs Js Ts 9s"):
        with pytest.raises(ValueError, match="one to five"):
            showing(parse_cards(text))
