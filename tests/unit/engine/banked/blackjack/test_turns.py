"""The turns of blackjack: when a card comes without a word, and when a player may stand."""

import pytest

from cardhouse.cards import Card
from cardhouse.floor.banked.reports import MoveCard
from tests.kit.banked import Banked, game

# Two spots: seat 1 gets the first and the fourth card, seat 2 the second and the fifth.
SHOE = "{0} T 9 {1} 7 8 2 2 2 2 2"


def dealt(first: str, second: str, **rules: object) -> Banked:
    """The first player's two cards, at a table where totals up to 11 must be drawn to."""
    changes = {"must_hit": 11, "stand_hard": 20, "stand_soft": 19, **rules}
    played = game("ven-a-mexico", blackjack=changes)
    return Banked(played, wagers={1: 100, 2: 100}, shoe=SHOE.format(first, second))


@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("5 6", {"hit"}),
        ("5 7", {"hit", "stand"}),
        ("9 T", {"hit", "stand"}),
        ("A 7", {"hit", "stand"}),
    ],
)
def test_a_total_up_to_the_one_named_must_be_drawn_to(cards: str, offered: set[str]) -> None:
    table = dealt(*cards.split())
    assert table.turn == 1
    assert table.offers(1) & {"hit", "stand"} == offered
    assert table.ask(1).default == table.spoken("1 stand" if "stand" in offered else "1 hit")


@pytest.mark.parametrize(("cards", "turn"), [("9 T", 1), ("T T", 2), ("A 7", 1), ("A 8", 2)])
def test_from_the_total_named_on_a_hand_must_stand(cards: str, turn: int) -> None:
    table = dealt(*cards.split(), double_stands="none", split_hands=1, surrender="none")
    assert table.turn == turn


def test_a_card_comes_without_a_word_only_to_a_hand_made_by_a_split() -> None:
    table = dealt("8", "8")
    card = Card(table.hand.up[1][0])
    table.report(MoveCard(by="Flora", reason="wrong", card=card, source="up:1", target="muck"))
    assert table.cards(1) == "8" and table.turn == 1
    split = dealt("8", "8").act("1 split")
    assert [split.cards(key) for key in split.layout.hands[1]] == ["8 2", "8"]


def test_a_split_hand_whose_only_card_is_taken_away_gets_one_like_any_other() -> None:
    table = dealt("8", "8").act("1 split")
    (card,) = table.hand.up[11]
    table.report(MoveCard(by="Flora", reason="wrong", card=card, source="up:11", target="muck"))
    assert table.hand.up[11] == [] and table.turn == 1
    table.stand()
    assert table.hand.over
