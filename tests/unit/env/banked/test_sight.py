"""A banked table stands in an observation where the layout says."""

import pytest

from cardhouse.engine.banked.view import BankedView
from cardhouse.env.banked.sight import HANDS, TOLD
from cardhouse.env.fields import RANK_OF, RANKED, starts
from tests.kit.learning import episodes, walk


def test_wagers_and_hands_stand_where_the_layout_says() -> None:
    table = episodes("tommys", "no-bust-blackjack", hands=4)
    at, spots, played = starts(table.coder.fields), table.coder.places.spots, 0
    for seat in walk(table):
        if table.sitting.between:
            continue
        view, seen = table.sitting.view(seat), table.observation(seat)["observation"]
        assert isinstance(view, BankedView)
        mine = [each for each in view.layout.wagers if each.seat == seat and each.hand % 10 == seat]
        wagered = sum(each.amount for each in mine)
        assert seen[at["wagers"]] * 5_00 == pytest.approx(wagered)
        hand = view.layout.in_turn
        if hand is None or hand.hand > spots:
            continue
        place = (hand.hand - seat) % spots
        first = at["hands"] + place * HANDS * TOLD
        told = seen[first : first + TOLD]
        assert told[RANKED + 1] == hand.points and told[RANKED + 3] == 1
        assert all(told[RANK_OF[card]] for card in hand.up)
        played += 1
    assert played


def test_a_bank_sees_that_it_banks() -> None:
    table = episodes("tommys", "pai-gow-poker")
    at = starts(table.coder.fields)["bank"]
    banks = {
        seat
        for seat in walk(table)
        if not table.sitting.between and table.observation(seat)["observation"][at]
    }
    assert table.sitting.table.hand is not None
    assert banks == {table.sitting.table.hand.button}
