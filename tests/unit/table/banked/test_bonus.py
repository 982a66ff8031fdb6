"""Two jokers as the first two cards of a hand against a bank."""

import pytest
from msgspec.structs import replace

from cardhouse.cards import JOKER, Card
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.layout import BANK
from cardhouse.rulebook import load
from cardhouse.table.banked.bonus import wins
from tests.kit.banked import Banked, game

(JOKERS,) = [b for b in load("lo-ball-room").bonuses.bonus if b.won_by == "two-jokers"]
TEN = Card("Ts")


def lying(**cards: list[Card]) -> BlackjackHand:
    """Two players and the bank, with these first cards by spot: `spot_1=[JOKER, JOKER]`."""
    table = Banked(game("lo-ball-room"), bank=8, wagers={1: 20, 3: 20}, shoe="T 9 8 7 6 5")
    hand = table.hand.copy()
    for spot, up in cards.items():
        hand.up[int(spot.partition("_")[2])] = up
    return hand


@pytest.mark.parametrize(
    ("cards", "dummies", "won"),
    [
        ({"spot_1": [JOKER, JOKER]}, (), (1,)),
        ({"spot_3": [JOKER, JOKER]}, (), (3,)),
        ({"spot_1": [JOKER, JOKER], "spot_3": [JOKER, JOKER]}, (), (1,)),
        ({"spot_1": [JOKER, JOKER], "spot_3": [JOKER, JOKER]}, (1,), (3,)),
        ({"spot_1": [JOKER, JOKER]}, (1,), ()),
        ({"spot_1": [JOKER, JOKER, TEN]}, (), (1,)),
        ({"spot_1": [JOKER, TEN, JOKER]}, (), ()),
        ({f"spot_{BANK}": [JOKER, JOKER]}, (), (8,)),
        ({}, (), ()),
    ],
)
def test_the_first_hand_with_two_jokers_wins_unless_it_is_a_dummy(
    cards: dict[str, list[Card]], dummies: tuple[int, ...], won: tuple[int, ...]
) -> None:
    assert wins(lying(**cards), JOKERS, dummies) == won


def test_a_split_hand_got_its_first_card_from_another() -> None:
    hand = lying()
    hand.layout.hands[1] = [1, 11]
    hand.up[11], hand.down[11] = [JOKER, JOKER], []
    assert 11 in hand.layout.in_play()
    assert wins(hand, JOKERS, ()) == ()


def test_jokers_win_no_other_bonus() -> None:
    other = replace(JOKERS, won_by="beaten-low")
    assert wins(lying(spot_1=[JOKER, JOKER]), other, ()) == ()
