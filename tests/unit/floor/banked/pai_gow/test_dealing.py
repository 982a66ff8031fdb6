"""Rulings on the deal of pai gow poker: a spot without cards has no wrong hand."""

import pytest

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor import rule
from cardhouse.floor.banked.pai_gow.reports import WrongHand
from cardhouse.floor.banked.reports import MoveCard
from tests.kit.pai_gow import BANK_HAND, LOSES, WINS, PaiGowTable


@pytest.mark.rule("TOM-PG-46")
def test_a_hand_is_wrong_with_six_cards_or_one_and_with_none_there_is_no_hand() -> None:
    hands = {2: BANK_HAND, 4: WINS, 6: LOSES}
    table = PaiGowTable(hands=hands, wagers={4: 20, 6: 10}, seats=(2, 4, 6)).shake()
    refused = []
    while table.hand.down[4]:
        try:
            rule(table.hand.copy(), table.log, WrongHand(spot=4), table.rules)
        except Illegal:
            refused.append(len(table.hand.down[4]))
        card = table.hand.down[4][0]
        table.report(MoveCard(card=card, source="down:4", target="muck", by="Al", reason="seen"))
    assert refused == [7]
    table.refused(WrongHand(spot=4), Reason.NOT_SUCH_CASE)
