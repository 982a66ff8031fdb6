"""Tommy's pan: the payments when a condition is laid and when somebody goes out."""

import pytest

from cardhouse.engine.pan.events import (
    CardDiscarded,
    Collected,
    PaidShort,
    TopsWon,
    WentOut,
)
from cardhouse.engine.pan.mend import PlayerFouled
from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.pan.reports import PacketMistake
from tests.kit.pan import Pan

TEN = "5s 5s 5s 5s Ad 2d 3d Qc Qh Qd"


@pytest.mark.rule("TOM-PAN-04")
def test_eleven_cards_in_melds_end_the_hand_at_once() -> None:
    hands = {3: "6c 6c 6c 6c 2s 2s 2s 2s 4d 5d"}
    table = Pan(seats=3, first=3, hands=hands, deck="Kh Jh Jc 3d")
    table.act("3 draw", "3 meld 6c 6c 6c 6c", "3 meld 2s 2s 2s 2s", "3 throw Kh").idle(2)
    assert (len(table.hand.up[3]), len(table.hand.down[3])) == (8, 2)
    before = len(table.events(CardDiscarded))
    table.act("3 draw", "3 meld 3d 4d 5d")
    assert table.hand.over and len(table.events(CardDiscarded)) == before
    assert {"TOM-PAN-04", "TOM-PAN-05", "TOM-PAN-51"} == table.rules_of(table.events(WentOut)[0])


@pytest.mark.rule("TOM-PAN-05", "TOM-PAN-06")
def test_the_winner_is_paid_for_all_melds_as_they_lie_and_two_chips() -> None:
    table = Pan(seats=4, first=4, hands={4: TEN}, deck="Kh Jh Jc Jd Qh")
    table.act("4 draw", "4 meld 5s 5s 5s 5s", "4 meld Ad 2d 3d", "4 meld Qc Qh Qd", "4 throw Kh")
    table.idle(3)
    before = table.chips()
    table.act("4 draw", "4 add 3 Qh")
    after = table.chips()
    assert {s: after[s] - before[s] for s in (1, 2, 3)} == {1: -9, 2: -9, 3: -9}
    assert after[4] - before[4] == 27 + 4
    assert table.events(TopsWon)[0].amount == 4_00


@pytest.mark.rule("TOM-PAN-51")
def test_going_out_collects_the_conditions_over_again() -> None:
    hands = {4: "7d 7d 7d 7d Kc Qc Jc 4h 4s 4c"}
    table = Pan(seats=4, first=4, hands=hands, deck="Kh Jh Jd Js 4d")
    table.act("4 draw", "4 meld 7d 7d 7d 7d", "4 meld Kc Qc Jc", "4 meld 4h 4s 4c", "4 throw Kh")
    assert table.chips()[1] == -1 - 4
    table.idle(3).act("4 draw", "4 add 3 4d")
    out = [event for event in table.events(Collected) if event.winning]
    assert [event.chips for event in out] == [2 + 3 + 1]
    assert table.chips()[1] == -1 - 4 - 6


@pytest.mark.rule("TOM-PAN-34", "TOM-PAN-57", "TOM-PAN-20")
def test_a_condition_is_paid_by_who_plays_and_who_is_fouled() -> None:
    hands = {5: "3h 3h 3h 2c 4d Jc Qs As 6d 7c"}
    table = Pan(seats=5, first=5, hands=hands, deck="Jd Js Jh Kd Kh Ks Kc", on_top=False)
    table.report(PacketMistake(seat=4, cards=11))
    table.act("5 stay", "4 stay", "3 retire", "2 stay", "1 stay").idle(2)
    table.report(WrongCount(seat=4))
    assert [event.seat for event in table.events(PlayerFouled)] == [4]
    table.idle(2).act("5 draw", "5 meld 3h 3h 3h")
    (paid,) = table.events(Collected)
    assert paid.chips == 2 and paid.shares == {4: 2_00, 2: 2_00, 1: 2_00}
    assert "TOM-PAN-34" in table.rules_of(paid)
    assert table.chips() == {1: -3, 2: -3, 3: -1, 4: -3, 5: 5}


@pytest.mark.rule("TOM-PAN-P7")
def test_who_lacks_chips_pays_what_he_has() -> None:
    stacks = {4: 100_00, 3: 100_00, 2: 12_00, 1: 100_00}
    table = Pan(seats=4, first=4, hands={4: TEN}, deck="Kh Jh Jc Jd Qh", stacks=stacks)
    table.act("4 draw", "4 meld 5s 5s 5s 5s", "4 meld Ad 2d 3d", "4 meld Qc Qh Qd", "4 throw Kh")
    assert table.hand.chips[2] == 4_00
    table.idle(3).act("4 draw", "4 add 3 Qh")
    out = table.events(Collected)[-1]
    assert out.chips == 9 and out.shares == {3: 9_00, 2: 4_00, 1: 9_00}
    assert table.hand.chips[2] == 0
    (short,) = table.events(PaidShort)
    assert (short.seat, short.payee, short.missing) == (2, 4, 5_00)
    assert table.rules_of(short) == {"TOM-PAN-P7"}
    # Conditions first, then winning, then the tops.
    paid = [e for e in table.log if isinstance(e, Collected | TopsWon)]
    assert [getattr(e, "winning", "tops") for e in paid] == [False, False, True, "tops"]
