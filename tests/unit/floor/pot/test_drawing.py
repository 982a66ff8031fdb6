"""Late cards in a draw: their seats, their number and their order."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.pot.events import Drawn
from cardhouse.engine.pot.round import Drawing, Round, Showdown
from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.pot.reports import Exposed, KillHand, ReviveHand
from tests.kit.draws import drawn, lowball
from tests.kit.hands import Dealt

HANDS = {1: "2c 4c 6c Th Jh", 2: "3c 5d 8c Qh Kd", 3: "Ad 9h Ts Js Qs"}
STUB = "Kc Kh 9c 9d Ks Qc Qd 8d 7d 7h"


@pytest.mark.rule("TOM-LB-P7")
def test_who_has_waited_longest_is_served_first() -> None:
    table = drawn(lowball(), HANDS, STUB, seats=4).check_round()
    for seat, thrown, card in ((1, "Jh", "Kh"), (2, "Kd", "9c"), (3, "Qs", "9d")):
        table.act(f"{seat} discard {thrown}")
        table.report(Exposed(seat=seat, card=parse_cards(card)[0]))
    table.act("4 discard")
    late = [event for event in table.events(Drawn) if event.cite == "exposed.draw"]
    assert [(event.seat, *event.cards) for event in late] == [(1, "Ks"), (2, "Qc"), (3, "Qd")]
    assert isinstance(table.hand.at, Round)


@pytest.mark.rule("TOM-LB-P10")
@pytest.mark.parametrize("seat", [2, 3])
def test_a_hand_that_was_found_short_during_the_draw_gets_all_that_it_lacks(seat: int) -> None:
    table = drawn(lowball(), HANDS, STUB, wait=True)
    # Killed during the deal and then given back: the seat has no cards at all.
    table.report(KillHand(seat=seat, by="Flora", reason="away"))
    table.report(ReviveHand(seat=seat, by="Flora", reason="back"))
    table.deal().check_round()
    assert table.hand.down[seat] == []
    table.act(f"{table.turn} discard")
    # Seat 2 draws next, and seat 3 after it.
    assert table.turn == 2
    table.report(WrongCount(seat=seat))
    while table.offers == {"discard"}:
        table.act(f"{table.turn} discard")
    assert [len(cards) for cards in table.hand.down.values()] == [5, 5, 5]
    assert [event.cite for event in table.events(Drawn)] == ["count.fill"] * 5


def short(seat: int) -> Dealt:
    """Three players, one of whom was killed during the deal and given back: without a card."""
    table = drawn(lowball(), HANDS, STUB, wait=True)
    table.report(KillHand(seat=seat, by="Flora", reason="away"))
    table.report(ReviveHand(seat=seat, by="Flora", reason="back"))
    return table.deal()


def ruled(table: Dealt, seat: int) -> str:
    """The rule by which the floor decides on a seat's number of cards."""
    table.report(WrongCount(seat=seat))
    return [event.cite for event in table.events(Ruled)][-1]


@pytest.mark.rule("TOM-LB-P10")
def test_a_short_hand_is_put_right_then_filled_and_dead_once_it_has_drawn() -> None:
    for calls, cite in enumerate(("count.short", "count.short", "count.fill")):
        betting = short(2)
        for _ in range(calls):
            betting.act(f"{betting.turn} call")
        assert isinstance(betting.hand.at, Round) and ruled(betting, 2) == cite
    drawing = short(3).check_round().act("1 discard")
    assert isinstance(drawing.hand.at, Drawing) and ruled(drawing, 3) == "count.fill"
    late = short(3).check_round().act("1 discard", "2 discard", "3 discard")
    assert isinstance(late.hand.at, Round) and ruled(late, 3) == "count.dead"


@pytest.mark.rule("TOM-LB-P10")
def test_a_short_hand_is_not_filled_at_the_showdown_and_has_nothing_to_show() -> None:
    table = short(3).check_round().act("1 discard", "2 discard", "3 discard").check_round()
    assert isinstance(table.hand.at, Showdown) and 3 in table.hand.live
    assert table.hand.at.to_show == [1, 2]
    assert ruled(table, 3) == "count.dead" and table.hand.live == [1, 2]


@pytest.mark.rule("TOM-LB-P10")
def test_a_short_hand_is_filled_on_the_draw_also_if_nobody_had_chips_to_act() -> None:
    table = drawn(lowball(), HANDS, STUB, wait=True, stacks=1_00)
    table.report(KillHand(seat=3, by="Flora", reason="away"))
    table.report(ReviveHand(seat=3, by="Flora", reason="back"))
    table.deal()
    assert isinstance(table.hand.at, Drawing)
    assert ruled(table, 3) == "count.fill"
