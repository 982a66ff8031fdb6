"""Tommy's pai gow: the table after a misdeal, and a fouled deck found after the end."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.banked.wagers import Wagering
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.banked.pai_gow.reports import TwinsFound, VoidDeal, WagerTouched
from tests.kit.pai_gow import BANK_HAND, LOSES, WINS, PaiGowTable

rule = pytest.mark.rule


@rule("TOM-PG-P15", "TOM-PG-18")
def test_a_misdeal_forgets_what_was_touched_in_the_void_deal() -> None:
    hands = {6: WINS, 7: LOSES, 2: BANK_HAND}
    table = PaiGowTable(wagers={6: 20, 7: 30}, others="1 wager 6 30", hands=hands).shake()
    table.report(WagerTouched(seat=7))
    table.report(WagerTouched(seat=1, spot=6))
    assert [wager.forfeited for wager in table.layout.wagers] == [False, False, True]
    table.report(VoidDeal(by="Rosa", reason="because"))
    assert isinstance(table.hand.at, Wagering) and not table.layout.fouled
    assert not any(wager.forfeited for wager in table.layout.wagers)


@rule("TOM-PG-68", "TOM-PG-P15")
def test_two_identical_cards_are_found_when_the_cards_are_collected() -> None:
    hands = {6: WINS, 7: LOSES, 2: BANK_HAND}
    table = PaiGowTable(wagers={6: 20, 7: 20}, hands=hands, swapped={"3h": "Ks"}).read().end()
    assert (table.won()[6], table.won()[7]) == (20, -20)
    (other,) = parse_cards("Qh")
    table.refused(TwinsFound(card=other), Reason.HAND_OVER)
    table.report(TwinsFound(card=parse_cards("Ks")[0]))
    assert isinstance(table.hand.at, Wagering), "all wagers are released"
    assert [wager.amount for wager in table.layout.wagers] == [20_00, 20_00]
    assert len(set(table.hand.deck)) == 53
