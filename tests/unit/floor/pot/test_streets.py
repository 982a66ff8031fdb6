"""Streets of stud after a wrong burn, when the hand has been redealt before."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.chance import Stacked
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor.core.reports import BurnMistake, WrongCount
from cardhouse.floor.pot.reports import CallMisdeal, EarlyCards, WrongBurn
from tests.kit.decks import streets, stud, stud_deck


@pytest.mark.rule("TOM-S7-26")
def test_only_the_cards_since_the_last_misdeal_are_dealt_again() -> None:
    dealt = stud(3)
    dealt.report(BurnMistake(cards=2))
    dealt.check_round()
    # By chance, everybody gets the same cards again.
    dealt.chance = Stacked(parse_cards(stud_deck((1, 2, 3))))
    dealt.report(CallMisdeal(by="Flora", reason="a card is missing"))
    dealt.report(BurnMistake(cards=2))
    dealt.check_round()
    up = {seat: dealt.hand.up[seat][-1] for seat in (1, 2, 3)}
    dealt.report(WrongBurn())
    # A card less is burned: everybody has the previous player's card, seat 1 the second burn.
    assert [dealt.hand.up[seat][-1] for seat in (2, 3)] == [up[1], up[2]]
    assert dealt.stock(1) == [up[3]] and len(dealt.hand.burns) == 1


@pytest.mark.rule("TOM-S7-P12")
def test_who_keeps_an_early_card_rightly_holds_one_more() -> None:
    dealt = streets(stud(3), 3)
    dealt.report(EarlyCards(cards=2, kept=(2,)))
    assert {seat: len(dealt.hand.cards_of(seat)) for seat in (1, 2, 3)} == {1: 6, 2: 7, 3: 6}
    for seat in dealt.hand.live:
        dealt.refused(WrongCount(seat=seat), Reason.NOT_SUCH_CASE)
    assert dealt.hand.live == [1, 2, 3]
