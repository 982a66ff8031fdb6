"""Questions about odds as people ask them, and the faults of some."""

import pytest

from cardhouse.analysis.equity.reading import read_spot
from cardhouse.analysis.equity.spot import Spot
from cardhouse.analysis.evaluate.tables import numbers
from cardhouse.cards import CardError, parse_cards
from cardhouse.rulebook import posted


def spot(game: str, *hands: str, board: str = "", dead: str = "", house: str = "tommys") -> Spot:
    return read_spot(posted(house, game).game(), hands, board, dead)


def card_numbers(text: str) -> tuple[int, ...]:
    return tuple(numbers(parse_cards(text)).tolist())


def test_hands_a_board_and_dead_cards() -> None:
    read = spot("holdem", "As Ah", "KdKc", board="2c3c4c", dead="5c 6c")
    assert [holding.hands for holding in read.holdings] == [
        (card_numbers("AsAh"),),
        (card_numbers("KdKc"),),
    ]
    assert read.board == card_numbers("2c3c4c")
    assert (read.board_due, len(read.stub)) == (2, 52 - 9)
    assert read.deals() == 43 * 42 // 2


@pytest.mark.parametrize(
    ("game", "hand", "due"),
    [("holdem", "As", 1), ("holdem", "As??", 1), ("holdem", "random", 2), ("omaha-hi", "AsKs", 2),
     ("stud7", "AsKsQs", 4), ("draw-hilo", "AsKsQs", 2), ("lowball", "random", 5)],
)  # fmt: skip
def test_what_is_missing_comes(game: str, hand: str, due: int) -> None:
    assert spot(game, hand, "2c").holdings[0].due == due


def test_a_range_loses_the_hands_whose_cards_lie_elsewhere() -> None:
    read = spot("holdem", "AA", "AsKs", board="Ah2c3c")
    assert [len(holding.hands) for holding in read.holdings] == [1, 1]
    assert set(read.holdings[0].hands[0]) == set(card_numbers("AdAc"))
    # The range comes down to one hand, whose cards are not in the stub.
    assert len(read.stub) == 52 - 4 - 3
    assert not set(read.stub) & set(card_numbers("AdAc"))


def test_a_joker_is_in_the_deck_where_the_house_has_one() -> None:
    read = spot("lowball", "Jo2c3c", "As", house="lo-ball-room")
    assert len(read.stub) == 53 - 4


@pytest.mark.parametrize(
    ("game", "hands", "board", "words"),
    [
        ("holdem", ["AsAh"], "", "between 2 and 10 hands, not 1"),
        ("holdem", ["random"] * 11, "", "between 2 and 10 hands, not 11"),
        ("holdem", ["AsAh", "AsKs"], "", "As .ace of spades. is there twice"),
        ("holdem", ["AsAh", "KdKcQs"], "", "not 2 cards or fewer but 3"),
        ("holdem", ["AsAh", "KdKc"], "2c3c", "a board is 3, 4 or 5 cards, not 2"),
        ("holdem", ["AsAh", "KdKc"], "2c3cAs", "is there twice"),
        ("holdem", ["AsJo", "KdKc"], "", "Jo .joker. is not in the deck"),
        ("holdem", ["AsAh", ""], "", "has no cards: random"),
        ("holdem", ["AsAh", "Xx"], "", "is not a card"),
        ("holdem", ["QQ-", "AsAh"], "", "no part of a range"),
        ("holdem", ["AsAh", "AdAc", "AA"], "", "no hand of 'AA' is left"),
        ("holdem", ["AsKs,AsQs", "AsJs,AsTs"], "", "cannot be held at the same time"),
        ("stud7", ["QQ+", "AsAh"], "", "only a hand of two cards can be"),
        ("stud7", ["AsAh", "KdKc"], "2c3c4c", "no board"),
        ("stud7", ["random"] * 8, "", "56 cards are still to come, and 52 are left"),
    ],
)
def test_what_is_wrong(game: str, hands: list[str], board: str, words: str) -> None:
    with pytest.raises(CardError, match=words):
        spot(game, *hands, board=board)
