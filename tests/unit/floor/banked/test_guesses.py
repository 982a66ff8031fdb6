"""Guesses at what may have happened at any banked table, from which the floor chooses."""

import pytest

from cardhouse.engine.banked.layout import BANK
from cardhouse.floor.banked.guesses import REPORTS, hands, spots
from cardhouse.floor.banked.reports import WagerFound
from tests.kit.banked import Banked, game


@pytest.mark.rule("TOM-BJ-P14")
def test_a_wager_that_is_found_is_below_the_limits_or_above() -> None:
    hand = Banked(game("tommys"), wagers={1: 30, 2: 30}).hand
    stakes = hand.game.stakes
    amounts = (1, stakes.big_bet + 1)
    assert amounts[0] < stakes.small_bet <= stakes.big_bet < amounts[1]
    assert list(REPORTS[WagerFound](hand)) == [
        WagerFound(seat=seat, spot=spot, amount=amount)
        for seat in (1, 2, 8)
        for spot in hand.layout.order
        for amount in amounts
    ]


def test_the_hands_are_those_in_play_and_the_bank_has_a_spot_of_its_own() -> None:
    hand = Banked(game("tommys"), wagers={1: 30, 2: 30}).hand
    assert hands(hand) == [1, 2]
    assert spots(hand) == (*hand.layout.order, BANK)
