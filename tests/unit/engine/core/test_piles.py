"""Cards leave a pile as they lie; a hidden card may be any card."""

import pytest

from cardhouse.cards import Card, parse_cards
from cardhouse.engine.core.piles import down, draw, hidden, pile, shown_to, take, up
from tests.kit.hands import Dealt, game


def cards(text: str) -> list[Card]:
    return list(parse_cards(text))


@pytest.mark.parametrize(
    ("stock", "named", "drawn"),
    [
        ("As Kd 2c", "As Kd", "As Kd"),
        ("?? ?? ??", "As Kd", "As Kd"),
        ("As Kd 2c", "?? ??", "As Kd"),
        ("?? Kd 2c", "As ??", "As Kd"),
        ("?? ?? 2c", "?? ??", "?? ??"),
    ],
)
def test_a_draw_knows_what_either_side_knows(stock: str, named: str, drawn: str) -> None:
    left = cards(stock)
    assert draw(left, parse_cards(named)) == cards(drawn)
    assert left == cards(stock)[2:]


def test_what_lies_on_top_cannot_be_another_card() -> None:
    with pytest.raises(AssertionError, match="on top"):
        draw(cards("As Kd 2c"), parse_cards("As 2c"))


def test_a_stock_that_has_run_out_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="run out"):
        draw(cards("As"), parse_cards("As Kd"))


@pytest.mark.parametrize(
    ("held", "wanted", "left"),
    [("As Kd", "Kd", "As"), ("?? ??", "Kd", "??"), ("?? Kd", "Kd", "??"), ("As ??", "??", "As")],
)
def test_taking_a_card_out_of_a_place(held: str, wanted: str, left: str) -> None:
    place = cards(held)
    assert take(place, parse_cards(wanted)) == cards(wanted)
    assert place == cards(left)


def test_a_card_that_does_not_lie_there_cannot_be_taken() -> None:
    with pytest.raises(AssertionError, match="2c does not lie there"):
        take(cards("As Kd"), parse_cards("2c"))


def test_places_have_names() -> None:
    hand = Dealt(game(), seats=2, hands={1: "As Ks", 2: "2c 2d"}).hand
    assert pile(hand, down(1)) is hand.down[1]
    assert pile(hand, up(2)) is hand.up[2]
    assert pile(hand, "stock") is hand.stock
    assert hand.cards_of(1) == cards("As Ks")


def test_who_sees_what_in_a_place() -> None:
    assert [hidden(place) for place in ("stock", "burns", "muck", "down:3")] == [True] * 4
    assert [hidden(place) for place in ("board", "aside", "up:3")] == [False] * 3
    assert shown_to(3, down(3)) and shown_to(0, "board") and shown_to(2, up(3))
    assert not shown_to(2, down(3)) and not shown_to(3, "stock") and not shown_to(0, down(3))
