"""Lowball's two betting rounds: the opening, the spread, raises, and no check-raise."""

from typing import Any

import pytest

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Call
from cardhouse.engine.pot.events import BettingOpened, Checked, Raised
from tests.kit.hands import Dealt
from tests.rules.lo_ball_room.house import LOWBALL, at, awards, pass_all, rule, rules


def to_open(**given: Any) -> Dealt:
    """Five cards are out, nobody has straddled, and seat 4 is first."""
    return pass_all(at(LOWBALL, **given))


def after_the_draw(hands: dict[int, str] | None = None) -> Dealt:
    """Seats 3, 5 and 1 are in for $4 each and have stood pat."""
    table = to_open(hands=hands or {})
    table.act("4 fold", "5 bet 4", "6 fold", "1 call", "2 fold", "3 call")
    return table.act("3 discard", "5 discard", "1 discard")


@rule("LBR-LB-01")
@pytest.mark.parametrize("opening", [True, False])
@pytest.mark.parametrize(
    ("amount", "fine"), [("3", 0), ("4", 1), ("13", 1), ("20", 1), ("21", 0), ("4.50", 0)]
)
def test_any_whole_amount_from_four_to_twenty(amount: str, fine: int, opening: bool) -> None:
    table, seat = (to_open(), 4) if opening else (after_the_draw(), 3)
    if fine:
        table.act(f"{seat} bet {amount}")
        assert table.hand.bets[seat] == round(float(amount) * 100)
    else:
        assert "LBR-LB-01" in table.refused(f"{seat} bet {amount}", Reason.WRONG_AMOUNT)


@rule("LBR-LB-14")
def test_the_first_player_folds_or_opens() -> None:
    table = to_open()
    assert (table.turn, table.offers) == (4, {"fold", "bet"})
    assert "LBR-LB-14" in table.refused("4 call", Reason.MUST_OPEN)
    table.refused("4 check", Reason.MUST_OPEN)
    table.refused("4 raise 4", Reason.NO_BET_YET)
    table.refused("4 bet 2", Reason.WRONG_AMOUNT)
    # A fold leaves the next player the same choice.
    table.act("4 fold")
    assert table.offers == {"fold", "bet"}
    table = to_open().act("4 bet 4")
    (opened,) = table.events(Raised)
    assert opened.opening
    assert "LBR-LB-14" in rules(LOWBALL, opened.cite)
    table.act("5 fold", "6 fold", "1 fold")
    assert (table.turn, table.ask.offers[Call].cost) == (2, 3_00)
    table.act("2 call")
    assert (table.turn, table.ask.offers[Call].cost) == (3, 2_00)


@rule("LBR-LB-14", "LBR-RM-P6")
def test_who_has_too_little_to_open_may_go_all_in() -> None:
    stacks = {seat: 200_00 for seat in range(1, 7)} | {4: 3_00, 5: 2_00}
    table = to_open(stacks=stacks)
    assert table.range("bet") == (3_00, 3_00)
    table.act("4 bet 3")
    assert "LBR-RM-P6" in rules(LOWBALL, table.events(Raised)[0].cite)
    table.act("5 call")
    # The short opening may be called or completed.
    assert table.offers == {"fold", "call", "raise"}
    assert table.range("raise") == (4_00, 20_00)
    table.act("6 raise 10")
    assert table.range("raise") == (17_00, 30_00)
    short = to_open(stacks=stacks).act("4 fold")
    assert short.offers == {"fold", "call"}


@rule("LBR-LB-15", "LBR-RM-P2")
def test_every_further_player_folds_calls_or_raises() -> None:
    table = to_open().act("4 bet 4")
    for seat, cost in ((5, 4), (6, 4), (1, 4), (2, 3), (3, 2)):
        assert table.turn == seat
        assert table.offers == {"fold", "call", "raise"}
        assert table.ask.offers[Call].cost == cost * 100
        table.act(f"{seat} call")
    assert table.hand.chips["pot"] == 24_00
    assert "LBR-LB-15" in rules(LOWBALL, "bet.call") & rules(LOWBALL, "bet.raise")
    assert "LBR-RM-P2" in rules(LOWBALL, "blind.full")


@rule("LBR-LB-16")
def test_the_round_is_not_over_until_the_raise_is_answered() -> None:
    table = to_open().act("4 bet 4", "5 raise 8", "6 fold", "1 fold", "2 fold", "3 fold")
    assert table.turn == 4
    assert table.offers == {"fold", "call", "raise"}
    assert table.ask.offers[Call].cost == 4_00
    table.act("4 call")
    assert table.offers == {"discard"}
    assert "LBR-LB-16" in rules(LOWBALL, "bet.call")


@rule("LBR-LB-P3", "LBR-GL-14")
def test_a_raise_is_at_least_the_last_one_and_at_most_twenty() -> None:
    table = to_open().act("4 bet 5")
    assert table.range("raise") == (10_00, 25_00)
    assert "LBR-LB-P3" in table.refused("5 raise 9", Reason.WRONG_AMOUNT)
    table.refused("5 raise 26", Reason.WRONG_AMOUNT)
    table.act("5 raise 12")
    assert table.range("raise") == (19_00, 32_00)
    table.refused("6 raise 18", Reason.WRONG_AMOUNT)
    assert "LBR-LB-P3" in rules(LOWBALL, table.events(Raised)[-1].cite)


@rule("LBR-LB-21", "LBR-LB-23")
def test_the_second_round_begins_left_of_the_button() -> None:
    table = after_the_draw()
    opened = table.events(BettingOpened)[-1]
    assert opened.order == (3, 5, 1)
    assert {"LBR-LB-21", "LBR-LB-23"} <= rules(LOWBALL, opened.cite)
    pot = table.hand.chips["pot"]
    table.act("3 check", "5 check", "1 check")
    assert table.offers == {"show"}
    assert table.hand.chips["pot"] == pot

    table = after_the_draw().act("3 bet 10", "5 fold", "1 call")
    assert table.hand.live == [3, 1]
    assert table.hand.chips["pot"] == pot + 20_00
    assert table.offers == {"show"}


@rule("LBR-LB-22")
def test_a_straddle_does_not_raise_the_minimum_after_the_draw() -> None:
    table = pass_all(at(LOWBALL).act("4 pass", "5 straddle 12"))
    table.act("4 fold", "5 check", "6 fold", "1 fold", "2 fold", "3 call")
    table.act("3 discard", "5 discard")
    assert table.offers == {"fold", "check", "bet"}
    assert table.range("bet") == (4_00, 20_00)
    table.act("3 bet 4")
    assert "LBR-LB-22" in rules(LOWBALL, table.events(Raised)[-1].cite)


@rule("LBR-LB-P4")
def test_who_checked_may_only_call_or_fold() -> None:
    hands = {3: "7c 4d 3h 2s Ac", 5: "8c 6d 4h 3s 2d", 1: "Kc Kd Kh 9s 9d"}
    table = after_the_draw(hands)
    # There is no duty to bet a seven.
    assert "check" in table.offers
    table.act("3 check", "5 bet 10", "1 fold")
    assert (table.turn, table.offers) == (3, {"fold", "call"})
    assert table.ask.offers[Call].cost == 10_00
    assert "LBR-LB-P4" in table.refused("3 raise 20", Reason.NO_CHECK_RAISE)
    table.act("3 call").show_all()
    assert awards(table) == {3: 4 * 3 + 1 + 20}
    assert len(table.events(Checked)) == 1


@rule("LBR-RM-P5")
def test_the_opening_is_the_bet_and_three_raises_follow() -> None:
    table = to_open().act("4 bet 4", "5 raise 8", "6 raise 12", "1 raise 16")
    assert table.offers == {"fold", "call"}
    assert "LBR-RM-P5" in table.refused("2 raise 20", Reason.CAPPED)
    table.act("2 fold", "3 fold", "4 fold", "5 fold")
    # With two left there is no cap.
    assert table.offers == {"fold", "call", "raise"}
    table.act("6 raise 20")
    assert "LBR-RM-P5" in rules(LOWBALL, table.events(Raised)[-1].cite)
