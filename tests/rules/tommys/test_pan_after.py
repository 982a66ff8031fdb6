"""Tommy's pan: mistakes found and orders given after the hand, until the next one starts."""

from typing import Any

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.events import BackedUp, HandEnded, Ruled
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pan.events import Collected, TopsWon, WentOut
from cardhouse.engine.pan.mend import HandDead, PlayerFouled
from cardhouse.floor import rule as floor_rules
from cardhouse.floor.core.reports import CancelHand, GiveChips, WrongCount
from cardhouse.floor.pan.reports import PacketMistake, SpreadChallenged, WrongSpread
from cardhouse.ledger import POT, Account
from tests.kit.pan import Pan

rule = pytest.mark.rule
SIGNED: dict[str, Any] = {"by": "Rosa", "reason": "because"}
TEN = "5s 5s 5s 5s Ad 2d 3d Qc Qh Qd"
THREES = "3h 3h 3h 2c 4d Jc Qs As 6d 7c"
# Short of its last card, or its last three, it leaves a queen on top of the deck.
QUEENS = "Jd Jc Jc As Ks 7s 6s Qh 2h Qh"
SPREADS = ("4 draw", "4 meld 5s 5s 5s 5s", "4 meld Ad 2d 3d", "4 meld Qc Qh Qd", "4 throw Kh")
OUT = ("4 draw", "4 add 3 Qh")


def dealt(deck: str, *, miscounted: tuple[int, int] = (0, 0), **options: Any) -> Pan:
    """Seat 4 goes out with its second card; a seat may have a wrong number of cards."""
    hands = {4: TEN, 1: THREES} | options.pop("hands", {})
    table = Pan(seats=4, first=4, hands=hands, deck=deck, on_top=False, **options)
    if miscounted[0]:
        table.report(PacketMistake(seat=miscounted[0], cards=miscounted[1]))
    return table.all_on_top().act(*SPREADS)


@rule("TOM-PAN-56", "TOM-PAN-57", "TOM-PAN-05", "TOM-ROOM-20")
def test_a_loser_with_a_wrong_number_of_cards_gives_back_and_has_paid_the_winner() -> None:
    # Seat 1 has the first card of the deck as its eleventh.
    table = dealt("Jc Kh Jh Jc Jd Qh", miscounted=(1, 11)).idle(2)
    table.act("1 draw", "1 meld 3h 3h 3h", "1 throw Jd", *OUT)
    assert table.hand.over
    before = table.chips()
    events = table.report(WrongCount(seat=1))
    kinds = [event.kind for event in events if isinstance(event, Ruled)]
    assert kinds == ["opened-again", "wrong-count"]
    assert table.rules_of(events[0]) == {"TOM-ROOM-19"}
    assert table.hand.over and table.hand.spreads.winner == 4
    change = {seat: table.chips()[seat] - before[seat] for seat in before}
    assert change == {1: -6, 2: 2, 3: 2, 4: 2}


@rule("TOM-PAN-56", "TOM-PAN-57", "TOM-PAN-04")
def test_a_winner_with_a_wrong_number_of_cards_has_not_won() -> None:
    table = _spread_out(Pan(seats=4, first=4, hands={4: TEN}, deck="Kh 6s Qh", on_top=False), 4, 12)
    assert (table.hand.over, len(table.events(WentOut))) == (True, 1)
    table.report(WrongCount(seat=4))
    assert not table.hand.over and table.hand.spreads.fouled == [4]
    # Tops and conditions are as they were before; seat 3 is next.
    assert table.chips() == dict.fromkeys((1, 2, 3, 4), -1) and table.hand.chips[POT] == 4_00
    assert (table.turn, 4 in table.hand.live) == (3, False)


def _spread_out(table: Pan, seat: int, cards: int) -> Pan:
    """A seat gets this many cards; seat 4 spreads eleven in the first turn of the hand."""
    table.report(PacketMistake(seat=seat, cards=cards))
    melds = (f"4 meld {cards}" for cards in ("5s 5s 5s 5s", "Ad 2d 3d", "Qc Qh Qd Qh"))
    return table.all_on_top().act("4 draw", *melds)


@rule("TOM-PAN-60", "TOM-PAN-57", "TOM-PAN-05")
def test_a_wrong_spread_is_fouled_though_somebody_has_gone_out() -> None:
    table = dealt("Kh Jh Jc Jd Qh", hands={1: "Kc Qc Jh 4d 2c 2h 7s As 6d 5s"}).idle(2)
    table.act("1 draw")
    table.report(WrongSpread(seat=1, cards=parse_cards("Kc Qc Jh"), collected=1))
    table.act("1 throw Jd", *OUT)
    before = table.chips()
    table.report(SpreadChallenged(seat=1))
    assert table.hand.over and table.hand.spreads.winner == 4
    assert table.rules_of(table.events(PlayerFouled)[0]) == {"TOM-PAN-60"}
    change = {seat: table.chips()[seat] - before[seat] for seat in before}
    assert change == {1: -3, 2: 1, 3: 1, 4: 1}


@rule("TOM-PAN-58")
def test_a_wrong_spread_is_made_valid_before_the_winner_is_paid_again() -> None:
    table = dealt("Kh Jh Jc Jd Qh", hands={1: "4h 4h 4c 4s 2c Jc Qs As 6d 7c"}).idle(2)
    table.act("1 draw")
    table.report(WrongSpread(seat=1, cards=parse_cards("4h 4h 4c")))
    table.act("1 throw Jd", *OUT)
    before = table.chips()
    table.report(SpreadChallenged(seat=1))
    assert (table.hand.over, table.turn) == (False, 1)
    table.act("1 add 1 4s")
    assert table.hand.over and table.chips() == before
    assert [event.seat for event in table.events(WentOut)] == [4, 4]


@rule("TOM-PAN-55", "TOM-PAN-05")
def test_a_dead_hand_that_is_found_at_the_end_has_paid_nothing() -> None:
    # Seat 1 has not yet had its first draw: the three before it have the game among them.
    table = _spread_out(Pan(seats=4, first=4, hands={4: TEN, 1: QUEENS}, on_top=False), 1, 7)
    assert table.hand.over and table.chips()[1] < -1
    table.report(WrongCount(seat=1))
    assert table.hand.over and table.chips()[1] == 0
    assert table.events(TopsWon)[-1].amount == 3_00


@rule("TOM-PAN-53")
def test_a_short_hand_that_is_found_at_the_end_is_served_and_pays() -> None:
    table = _spread_out(Pan(seats=4, first=4, hands={4: TEN, 1: QUEENS}, on_top=False), 1, 9)
    before = table.chips()
    table.report(WrongCount(seat=1))
    assert table.hand.over and table.chips() == before


@rule("TOM-PAN-55")
def test_a_dead_hand_gets_back_what_it_paid_for_conditions() -> None:
    table = dealt("Jc Jc Jc Kh Jh Jc Jd Qh", miscounted=(1, 13))
    assert table.chips()[1] == -1 - 6 - 1
    before = table.chips()
    table.report(WrongCount(seat=1))
    change = {seat: table.chips()[seat] - before[seat] for seat in before}
    assert change == {1: 8, 2: 0, 3: 0, 4: -7}


@rule("TOM-PAN-P5", "TOM-PAN-55")
def test_the_last_one_left_with_a_dead_hand_wins_nothing() -> None:
    table = Pan(seats=3, first=3, on_top=False)
    table.report(PacketMistake(seat=1, cards=7))
    table.act("3 retire", "2 retire")
    assert table.hand.over and table.chips() == {1: 2, 2: -1, 3: -1}
    table.report(WrongCount(seat=1))
    assert table.hand.over and table.chips() == {1: 0, 2: 0, 3: 0}


@rule("TOM-ROOM-19", "TOM-ROOM-20")
def test_chips_are_given_by_order_until_the_next_hand() -> None:
    table = dealt("Kh Jh Jc Jd Qh").idle(3).act(*OUT)
    before = table.chips()
    table.report(GiveChips(source=4, target=1, amount=2_00, **SIGNED))
    assert table.hand.over
    assert table.chips() == {**before, 1: before[1] + 2, 4: before[4] - 2}
    late = PacketMistake(seat=1, cards=11)
    assert table.refused(late, Reason.HAND_OVER) == {"TOM-ROOM-20"}


@rule("TOM-ROOM-19")
def test_chips_given_to_the_tops_are_won_with_them() -> None:
    table = dealt("Kh Jh Jc Jd Qh")
    table.report(GiveChips(source=1, target=POT, amount=2_00, **SIGNED))
    table.report(GiveChips(source=POT, target=2, amount=1_00, **SIGNED))
    assert table.hand.chips[POT] == 5_00
    for order in (
        GiveChips(source="box", target=1, amount=1_00, **SIGNED),
        GiveChips(source=1, target=1, amount=1_00, **SIGNED),
    ):
        table.refused(order, Reason.NOT_SUCH_CASE)
    table.refused(GiveChips(source=POT, target=1, amount=9_00, **SIGNED), Reason.NOT_ENOUGH_CHIPS)
    table.idle(3).act(*OUT)
    assert table.events(TopsWon)[-1].amount == 5_00


@rule("TOM-ROOM-19", "TOM-ROOM-P8")
@pytest.mark.parametrize("over", [False, True])
def test_a_cancelled_hand_costs_nothing(over: bool) -> None:
    table = dealt("Kh Jh Jc Jd Qh", fee=3_00)
    if over:
        table.idle(3).act(*OUT)
        assert table.hand.chips["box"] == 3_00
    table.report(CancelHand(**SIGNED))
    assert table.hand.over and table.chips() == dict.fromkeys((1, 2, 3, 4), 0)
    (*_, ended) = table.events(HandEnded)
    assert table.rules_of(ended) == {"TOM-ROOM-P8"}
    assert len(table.hand.stock) == 320 and table.hand.chips["box"] == 0
    assert bool(table.events(BackedUp)) is over
    assert not [e for e in table.log[table.log.index(ended) :] if isinstance(e, Collected)]
    table.refused(CancelHand(**SIGNED), Reason.HAND_OVER)


def at_table(table: Pan, *gone: int) -> dict[Account, int]:
    """The chips of the players who have not left."""
    return {seat: table.hand.chips[seat] for seat in table.hand.seats if seat not in gone}


@rule("TOM-PAN-56", "TOM-ROOM-19")
def test_who_has_left_does_not_play_on() -> None:
    opened = Pan(seats=4, first=4, hands={4: TEN}, deck="Kh 6s Qh", on_top=False)
    table = _spread_out(opened, 4, 12)
    ruling = WrongCount(seat=4)
    table.log += floor_rules(table.hand, table.log, ruling, table.rules, at_table(table, 3))
    assert (table.turn, table.hand.live) == (2, [1, 2])


@rule("TOM-PAN-56", "TOM-ROOM-19")
def test_where_all_others_have_left_nobody_plays_on() -> None:
    opened = Pan(seats=4, first=4, hands={4: TEN}, deck="Kh 6s Qh", on_top=False)
    table = _spread_out(opened, 4, 12)
    there = at_table(table, 1, 2, 3)
    events = floor_rules(table.hand, table.log, WrongCount(seat=4), table.rules, there)
    assert [event.seat for event in events if isinstance(event, HandDead)] == [1, 2, 3]
    assert table.hand.over and table.hand.live == []


@rule("TOM-ROOM-P8", "TOM-ROOM-19")
def test_nothing_follows_a_hand_that_is_cancelled_after_somebody_left() -> None:
    table = dealt("Kh Jh Jc Jd Qh").idle(3).act(*OUT)
    there = at_table(table, 3)
    events = floor_rules(table.hand, table.log, CancelHand(**SIGNED), table.rules, there)
    assert isinstance(events[-1], HandEnded) and table.hand.over
    # Seat 3 left with the rest of its chips: nobody else has lost any.
    assert {seat: table.hand.chips[seat] for seat in (1, 2, 4)} == dict.fromkeys((1, 2, 4), 100_00)
