"""The opening of blackjack's settlement: money that goes back, and jackpots."""

import pytest

from cardhouse.cards import JOKER, Card
from cardhouse.engine.banked.blackjack.settle import AddedReturned, JackpotDue, SettleBlackjack
from cardhouse.engine.banked.layout import BANK
from tests.kit.banked import Banked, game

TEN, NINE = Card("Ts"), Card("9s")


@pytest.mark.parametrize(
    ("bank", "back"),
    [
        ([TEN, JOKER], True),
        ([TEN, JOKER, NINE], True),
        ([JOKER, JOKER], False),
        ([JOKER, TEN], False),
        ([TEN, NINE, JOKER], False),
        ([TEN, NINE], False),
        ([TEN], False),
        ([JOKER], False),
    ],
)
def test_added_money_goes_back_if_the_banks_second_card_alone_is_a_joker(
    bank: list[Card], back: bool
) -> None:
    table = Banked(game("lo-ball-room"), bank=8, wagers={1: 20, 3: 20}, shoe="T 9 8 7 6 5")
    hand = table.hand.copy()
    hand.up[BANK] = bank
    hand.layout.wagers[1].added = 10_00
    seat = hand.layout.wagers[1].player
    found = [event for event in SettleBlackjack().open(hand) if isinstance(event, AddedReturned)]
    assert found == ([AddedReturned(seat=seat, hand=seat, amount=10_00)] if back else [])


@pytest.mark.parametrize("jackpot", [True, False])
def test_a_jackpot_is_due_for_two_jokers_where_the_house_has_one(jackpot: bool) -> None:
    played = game("lo-ball-room", blackjack={"jackpot": jackpot})
    hand = Banked(played, bank=8, wagers={1: 20, 3: 20}, shoe="T 9 8 7 6 5").hand.copy()
    hand.up[3] = [JOKER, JOKER]
    assert list(SettleBlackjack().open(hand)) == ([JackpotDue(hand=3)] if jackpot else [])
