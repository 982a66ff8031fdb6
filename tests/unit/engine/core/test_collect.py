"""The fee: one flat amount, fixed beforehand, dropped at the house's time."""

import pytest

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.collect import Assess
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.events import Event, FeeAssessed, FeeDropped
from cardhouse.engine.pot.deal_events import BoardDealt
from cardhouse.engine.pot.events import BlindPosted, ShowdownOpened
from cardhouse.ledger import BOX
from tests.kit.hands import Dealt, game


def place(dealt: Dealt, kind: type[Event]) -> int:
    return next(i for i, event in enumerate(dealt.log) if isinstance(event, kind))


@pytest.mark.rule("TOM-ROOM-04", "TOM-ROOM-06", "TOM-ROOM-08")
def test_at_the_start_it_is_dropped_before_the_first_card() -> None:
    dealt = Dealt(game(), seats=3, fee=3_00, wait=True)
    assert dealt.hand.chips == {1: 199_00, 2: 198_00, 3: 197_00, "pot": 3_00, BOX: 3_00}
    assert set(dealt.hand.stock) == {HIDDEN}
    dealt.deal().check_round()
    dealt.act("1 check", "2 check", "3 check")
    assert [event.amount for event in dealt.events(FeeDropped)] == [3_00]
    assert place(dealt, FeeDropped) < place(dealt, BlindPosted)


@pytest.mark.rule("TOM-ROOM-04")
def test_at_the_flop_it_is_dropped_when_the_flop_lies() -> None:
    dealt = Dealt(game(fee_time="flop"), seats=3, fee=3_00)
    assert dealt.hand.chips[BOX] == 0
    assert dealt.hand.fee_due == 3_00
    dealt.check_round()
    assert dealt.hand.chips[BOX] == 3_00
    assert place(dealt, FeeAssessed) < place(dealt, CardsDealt)
    assert place(dealt, FeeDropped) == place(dealt, BoardDealt) + 2


@pytest.mark.rule("TOM-ROOM-04")
def test_at_the_end_it_is_dropped_before_the_pot_is_pushed() -> None:
    dealt = Dealt(game(fee_time="end"), seats=2, fee=3_00)
    for _ in range(3):
        dealt.check_round()
        assert dealt.hand.chips[BOX] == 0
    dealt.check_round()
    assert dealt.hand.chips[BOX] == 3_00
    assert place(dealt, FeeDropped) < place(dealt, ShowdownOpened)
    dealt.show_all()
    assert sum(event.amount for event in dealt.events(FeeDropped)) == 3_00


@pytest.mark.rule("TOM-ROOM-04", "TOM-ROOM-08")
@pytest.mark.parametrize("time", ["flop", "end"])
def test_a_hand_that_ends_early_pays_its_fee_all_the_same(time: str) -> None:
    dealt = Dealt(game(fee_time=time), seats=3, fee=3_00).act("3 fold", "1 fold")
    assert dealt.hand.over
    assert dealt.hand.chips == {1: 199_00, 2: 201_00, 3: 197_00, "pot": 0, BOX: 3_00}


@pytest.mark.rule("TOM-ROOM-P8")
def test_what_the_button_lacks_comes_from_the_first_chips_in_the_pot() -> None:
    dealt = Dealt(game(), seats=3, stacks={1: 50_00, 2: 50_00, 3: 1_00}, fee=3_00)
    drops = [(event.amount, event.from_pot, event.cite) for event in dealt.events(FeeDropped)]
    assert drops == [(1_00, False, "fee.payer"), (2_00, True, "fee.short")]
    assert dealt.hand.chips == {1: 49_00, 2: 48_00, 3: 0, "pot": 1_00, BOX: 3_00}
    assert dealt.hand.fee_taken == 2_00


@pytest.mark.rule("TOM-ROOM-P8")
def test_at_the_end_a_button_who_is_all_in_leaves_the_fee_to_the_pot() -> None:
    table = game(fee_time="end")
    dealt = Dealt(table, seats=2, stacks={1: 50_00, 2: 2_00}, fee=3_00, hands={1: "As Ah"})
    dealt.act("2 call").show_all()
    assert dealt.hand.chips[BOX] == 3_00
    assert dealt.hand.chips == {1: 49_00, 2: 0, "pot": 0, BOX: 3_00}


def test_without_a_fee_there_is_nothing_to_assess() -> None:
    dealt = Dealt(game(), seats=2).act("2 fold")
    assert not dealt.events(FeeAssessed)
    assert not dealt.events(FeeDropped)


@pytest.mark.parametrize(
    ("fee", "live", "needed"),
    [(3_00, [1, 2], True), (1, [1, 2], True), (0, [1, 2], False), (3_00, [1], False)],
)
def test_a_fee_is_assessed_where_there_is_one_and_two_play_for_the_pot(
    fee: int, live: list[int], needed: bool
) -> None:
    hand = Dealt(game(), seats=2, fee=fee).hand.copy()
    hand.live[:] = live
    assert Assess().needed(hand) is needed
