"""Tommy's seven card stud: the showdown, split pots and hands of a wrong size."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.events import HandKilled, PotAwarded, Shown
from cardhouse.floor.pot.reports import AwardPot, KillHand, ShortDealt
from cardhouse.ranking import scale
from tests.kit.decks import streets, stud
from tests.kit.hands import Dealt, cited, game

BOTH = pytest.mark.parametrize("name", ["stud7", "stud7-hilo"])

# Best first, one hand of each class.
CLASSES = (
    "As Ks Qs Js Ts",
    "9h 8h 7h 6h 5h",
    "4c 4d 4h 4s 9d",
    "3c 3d 3h Kc Kd",
    "2h 4h 6h 8h Jh",
    "9c 8d 7h 6s 5c",
    "Ac Ad Ah Ks Qd",
    "Kc Kd 4h 4s 9c",
    "Qc Qd 9h 5s 2c",
    "Ac Kd 9h 5s 2c",
)


def to_showdown(dealt: Dealt) -> Dealt:
    return streets(dealt, 5)


@pytest.mark.rule("TOM-S7-02", "TOM-S7-42", "TOM-S7HL-09")
@BOTH
def test_the_traditional_order_of_ten_classes(name: str) -> None:
    high = game(name=name).high
    assert high is not None
    values = [scale(high).value(parse_cards(text)) for text in CLASSES]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 10


@pytest.mark.rule("TOM-S7-14")
def test_the_best_five_of_seven_cards_win() -> None:
    dealt = stud(2, {1: "Kc Kd 4h 4s 9c 9d 2h", 2: "Qc Qd Qh 8s 7d 3c 2s"})
    to_showdown(dealt).show_all()
    (award,) = dealt.events(PotAwarded)
    assert (award.seat, award.amount) == (2, 3_00)
    assert cited(award.cite, name="stud7") >= {"TOM-S7-14", "TOM-S7-02"}


@pytest.mark.rule("TOM-S7-13")
def test_all_cards_are_exposed_at_the_showdown() -> None:
    dealt = to_showdown(stud(2, {1: "Kc Kd 4h 4s 9c 9d 2h", 2: "Qc Qd Qh 8s 7d 3c 2s"}))
    order = AwardPot(seat=2, by="Flora", reason="three queens")
    assert dealt.refused(order, Reason.HAND_NOT_SHOWN) == {"TOM-S7-13"}
    dealt.act("1 show", "2 show Qc")
    assert dealt.refused(order, Reason.HAND_NOT_SHOWN) == {"TOM-S7-13"}
    dealt.show_all()
    assert [event.seat for event in dealt.events(Shown)] == [1, 2, 2]
    assert not dealt.hand.down[2]
    assert dealt.won()[2] > 0


@pytest.mark.rule("TOM-S7-P6", "TOM-S7-20")
def test_tied_hands_split_and_the_odd_chip_goes_round_from_the_button() -> None:
    hands = {2: "As Kc Qs Jc 9s 7d 6d", 7: "Ah Kd Qh Jd 9h 7c 6c"}
    gone = {seat: 3 for seat in (1, 3, 4, 5, 6)} | {8: 4}
    low = {8: "Tc Td 2c 3c"}
    dealt = stud(8, hands | low, button=5, gone=gone, chip=1_00, ante=3_00, bring_in=1_00)
    dealt.act("8 bring-in", "1 fold", "2 call", "3 fold", "4 fold", "5 fold", "6 fold", "7 call")
    dealt.act("7 bet 2", "8 fold", "2 call")
    streets(dealt, 3)
    assert dealt.hand.chips["pot"] == 31_00
    dealt.show_all()
    assert {e.seat: e.amount for e in dealt.events(PotAwarded)} == {7: 16_00, 2: 15_00}
    assert "TOM-S7-P6" in cited("award.odd-chip", name="stud7")


@pytest.mark.rule("TOM-S7-P11")
def test_a_hand_of_six_cards_is_dead_at_the_showdown() -> None:
    hands = {4: "As Ah Ac Ad Kd Kc", 1: "2s 7h 9c Td 4c 6h 3s"}
    dealt = streets(stud(4, hands), 3)
    dealt.report(ShortDealt(seat=4))
    streets(dealt, 2)
    assert len(dealt.hand.cards_of(4)) == 6
    dealt.show_all()
    killed = next(event for event in dealt.events(HandKilled) if event.seat == 4)
    assert killed.cite == "count.dead"
    assert cited(killed.cite, name="stud7") == {"TOM-S7-P11"}
    assert dealt.won()[4] < 0


@pytest.mark.rule("TOM-S7-40")
def test_the_floor_may_kill_a_hand_whose_up_cards_were_turned() -> None:
    dealt = stud(5, {1: "As Ah 2c"}).act("1 bring-in", "2 raise 2", "3 call", "4 call")
    pot, chips = dealt.hand.chips["pot"], dealt.hand.chips[5]
    dealt.report(KillHand(seat=5, by="Flora", reason="turned his up cards facing a bet"))
    assert 5 not in dealt.hand.live
    assert (dealt.hand.chips["pot"], dealt.hand.chips[5]) == (pot, chips)
    assert "TOM-S7-40" in cited("floor.dead-hand", name="stud7")
