"""Lowball here: the blinds, the bonus dollar, the deal with its pause, and the straddle."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.events import Dealt as CardsDealt
from cardhouse.engine.core.events import FeeDropped
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.events import BettingOpened, BlindPosted, Raised
from cardhouse.engine.pot.straddle import Straddled
from cardhouse.ranking import scale
from cardhouse.rulebook import posted
from tests.rules.lo_ball_room.house import HOUSE, LOWBALL, at, fold_to, pass_all, rule, rules, stay

TWENTY = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d"


@rule("LBR-LB-05")
@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ("Ac 2d 4h 6s Jo", "6-4-3-2-A"),
        ("2d 3h 4s 5c Jo", "5-4-3-2-A"),
        ("Ac 2d 3h 4s Jo", "5-4-3-2-A"),
        ("Kc Kd 2h 3s Jo", "K-K-3-2-A"),
    ],
)
def test_the_joker_is_the_lowest_rank_that_is_not_held(cards: str, ranks: str) -> None:
    low = posted(HOUSE, LOWBALL).said("low")
    assert low is not None
    measure = scale(low)
    assert measure.spell(measure.value(parse_cards(cards))) == ranks
    assert "LBR-LB-05" in rules(LOWBALL, "award")


@rule("LBR-LB-08", "LBR-LB-09")
def test_three_blinds_of_which_the_buttons_dollar_is_for_the_bonus() -> None:
    table = at(LOWBALL, wait=True)
    chips = table.hand.chips
    assert {seat: 200_00 - chips[seat] for seat in range(1, 7)} == {
        1: 1_00,
        2: 1_00,
        3: 2_00,
        4: 0,
        5: 0,
        6: 0,
    }
    assert (chips["pot"], chips["bonus"], chips["box"]) == (3_00, 1_00, 0)
    assert [(e.seat, e.amount) for e in table.events(BlindPosted)] == [(2, 1_00), (3, 2_00)]
    assert "LBR-LB-08" in rules(LOWBALL, "blind.small") & rules(LOWBALL, "blind.full")
    (dropped,) = table.events(FeeDropped)
    assert (dropped.seat, dropped.fund, dropped.from_pot) == (1, "bonus", False)
    assert "LBR-LB-09" in rules(LOWBALL, dropped.cite)


@rule("LBR-LB-10", "LBR-LB-11")
def test_the_deal_pauses_when_everybody_has_two_cards() -> None:
    table = at(LOWBALL, seats=4, deck=TWENTY)
    c = parse_cards(TWENTY)
    assert table.hand.down == {
        2: [c[0], c[4]],
        3: [c[1], c[5]],
        4: [c[2], c[6]],
        1: [c[3], c[7]],
    }
    assert "LBR-LB-10" in rules(LOWBALL, "deal.rotation")
    for seat in (4, 1, 2, 3):
        assert (table.turn, table.offers) == (seat, {"straddle", "pass"})
        assert {len(cards) for cards in table.hand.down.values()} == {2}
        assert "LBR-LB-11" in rules(LOWBALL, table.log[-1].cite)
        table.act(f"{seat} pass")
    assert {len(cards) for cards in table.hand.down.values()} == {5}
    table.refused("4 straddle 4", Reason.NOT_OFFERED)


@rule("LBR-LB-12")
def test_three_more_cards_follow_the_pause() -> None:
    table = at(LOWBALL, seats=4, deck=TWENTY)
    assert len(table.hand.stock) == 53 - 8
    pass_all(table)
    assert len(table.hand.stock) == 53 - 20
    c = parse_cards(TWENTY)
    for place, seat in enumerate((2, 3, 4, 1)):
        assert table.hand.down[seat] == [c[place + 4 * i] for i in range(5)]
    rounds = table.events(CardsDealt)
    assert [event.up for event in rounds] == [False] * 5
    assert "LBR-LB-12" in rules(LOWBALL, rounds[-1].cite)


@rule("LBR-LB-11", "LBR-LB-P2")
def test_a_straddle_is_the_price_of_entry_and_may_be_raised() -> None:
    table = at(LOWBALL).act("4 pass", "5 straddle 8")
    (straddled,) = table.events(Straddled)
    assert (straddled.seat, straddled.amount, table.hand.bets[5]) == (5, 8_00, 8_00)
    assert {"LBR-LB-11", "LBR-LB-P2"} <= rules(LOWBALL, straddled.cite)
    # A later one is at least twice as much, and never over $20.
    assert table.range("straddle") == (16_00, 20_00)
    assert "LBR-LB-P2" in table.refused("6 straddle 15", Reason.WRONG_AMOUNT)
    table.refused("6 straddle 21", Reason.WRONG_AMOUNT)
    pass_all(table)
    assert table.turn == 4
    assert table.offers == {"fold", "call", "raise"}
    assert table.ask.offers[Call].cost == 8_00
    assert table.range("raise") == (16_00, 28_00)
    table.act("4 call")
    assert (table.turn, table.offers) == (5, {"fold", "check", "raise"})
    table.act("5 check", "6 call", "1 call")
    assert table.ask.offers[Call].cost == 7_00
    table.act("2 call")
    assert table.ask.offers[Call].cost == 6_00
    table.act("3 call")
    assert table.hand.chips["pot"] == 48_00
    assert "discard" in table.offers


@rule("LBR-LB-P2")
@pytest.mark.parametrize(("amount", "fine"), [(3, False), (4, True), (20, True), (21, False)])
def test_the_first_straddle_is_four_to_twenty_dollars(amount: int, fine: bool) -> None:
    table = at(LOWBALL)
    if fine:
        table.act(f"4 straddle {amount}")
        assert table.hand.bets[4] == amount * 100
    else:
        assert "LBR-LB-P2" in table.refused(f"4 straddle {amount}", Reason.WRONG_AMOUNT)


@rule("LBR-LB-P2")
def test_after_a_straddle_over_ten_nobody_can_double_it() -> None:
    table = at(LOWBALL).act("4 straddle 11")
    # The deal goes on at once: the others can only pass.
    assert {len(cards) for cards in table.hand.down.values()} == {5}
    assert table.turn == 5


@rule("LBR-LB-13", "LBR-LB-P2")
def test_a_straddle_by_the_first_player_stands_as_his_opening() -> None:
    table = pass_all(at(LOWBALL).act("4 straddle 4"))
    (opened,) = table.events(BettingOpened)
    assert opened.order == (5, 6, 1, 2, 3, 4)
    assert "LBR-LB-13" in rules(LOWBALL, opened.cite)
    table.act("5 call", "6 fold", "1 fold", "2 fold", "3 call")
    assert (table.turn, table.offers) == (4, {"fold", "check", "raise"})
    table.act("4 raise 8")
    assert table.turn == 5
    # Straddled over, seat 4 is first in turn like anybody else.
    over = pass_all(at(LOWBALL).act("4 straddle 4", "5 straddle 8"))
    assert over.turn == 4
    assert over.ask.offers[Call].cost == 4_00


@rule("LBR-LB-13")
@pytest.mark.parametrize("straddler", [0, 5, 6, 1, 2, 3])
def test_left_of_the_big_blind_acts_first_whoever_straddled(straddler: int) -> None:
    table = at(LOWBALL)
    while table.offers == {"straddle", "pass"}:
        seat = table.turn
        table.act(f"{seat} straddle 10" if seat == straddler else f"{seat} pass")
    assert table.turn == 4
    assert "LBR-LB-13" in rules(LOWBALL, table.events(BettingOpened)[0].cite)


@rule("LBR-LB-P2", "LBR-RM-P5")
def test_a_straddle_is_the_bet_and_no_raise() -> None:
    table = pass_all(at(LOWBALL).act("4 pass", "5 straddle 4"))
    table.act("4 raise 8", "5 raise 12", "6 raise 16")
    assert table.offers == {"fold", "call"}
    assert len(table.events(Raised)) == 3


@rule("LBR-LB-P2", "LBR-LB-P4")
def test_a_straddler_who_does_not_raise_may_still_raise_back() -> None:
    table = pass_all(at(LOWBALL).act("4 pass", "5 straddle 8"))
    table.act("4 call", "5 check", "6 raise 16", "1 fold", "2 fold", "3 fold", "4 fold")
    assert (table.turn, table.offers) == (5, {"fold", "call", "raise"})


@rule("LBR-LB-P2")
def test_the_blinds_may_straddle_too_for_a_total() -> None:
    table = at(LOWBALL).act("4 pass", "5 pass", "6 pass", "1 pass", "2 straddle 4", "3 straddle 9")
    assert table.won() == {1: -1_00, 2: -4_00, 3: -9_00, 4: 0, 5: 0, 6: 0}
    assert [event.amount for event in table.events(Straddled)] == [3_00, 7_00]


@rule("LBR-LB-P2")
def test_who_cannot_afford_the_least_is_not_asked() -> None:
    stacks = {seat: 200_00 for seat in range(1, 7)} | {4: 3_00, 6: 6_00}
    table = at(LOWBALL, stacks=stacks)
    assert table.turn == 5
    table.act("5 pass")
    assert table.range("straddle") == (4_00, 6_00)
    table.act("6 straddle 6")
    assert table.hand.chips[6] == 0
    stay(table)


@rule("LBR-LB-P8", "LBR-RM-P8")
def test_the_big_blind_wins_the_blinds_when_all_fold() -> None:
    table = fold_to(pass_all(at(LOWBALL)), 3)
    assert table.hand.over
    assert table.won() == {1: -1_00, 2: -1_00, 3: 1_00, 4: 0, 5: 0, 6: 0}
    assert table.hand.chips["bonus"] == 1_00
    assert not any(table.hand.up.values())
    assert {"LBR-LB-P8", "LBR-RM-P8"} <= rules(LOWBALL, "award.unshown")
