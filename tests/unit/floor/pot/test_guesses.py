"""Guesses at what may have happened in a game for a pot, from which the floor chooses."""

from cardhouse.floor.core.guesses import guessed
from cardhouse.floor.core.reports import Report
from cardhouse.floor.pot.guesses import GUESSES
from cardhouse.floor.pot.reports import ChipsPushed, Exposed, FlopCount, OutOfTurn
from tests.kit.hands import Dealt, game

SPREAD = game(table="1-4 spread")


def reports(table: Dealt, kind: type[Report]) -> list[Report]:
    return list(guessed(GUESSES, kind, table.hand))


def bets(table: Dealt, seat: int) -> list[int]:
    """The bets that a seat may have made out of turn."""
    found = [report for report in reports(table, OutOfTurn) if isinstance(report, OutOfTurn)]
    return [each.to for each in found if (each.seat, each.do) == (seat, "raise")]


def test_a_bet_may_be_any_that_is_offered_one_more_bet_or_all_chips() -> None:
    table = Dealt(SPREAD, seats=3, stacks={1: 50_00, 2: 60_00, 3: 70_00})
    # The blinds are $1 and $2: the least and the most of a raise, the small and the big bet above
    # the big blind, and all that seat 2 brought.
    assert bets(table, 2) == [4_00, 6_00, 3_00, 6_00, 60_00]
    table.check_round()
    assert bets(table, 1) == [1_00, 4_00, 1_00, 4_00, 48_00]
    table.act("1 bet 2")
    assert bets(table, 1) == [4_00, 6_00, 3_00, 6_00, 48_00]


def test_between_the_rounds_a_bet_is_the_small_one_the_big_one_or_all() -> None:
    table = Dealt(SPREAD, seats=3, wait=True)
    assert bets(table, 3) == [1_00, 4_00, 200_00]


def test_everybody_may_have_done_anything_out_of_turn() -> None:
    found = [report for report in reports(Dealt(seats=3), OutOfTurn)]
    done = {(each.seat, each.do) for each in found if isinstance(each, OutOfTurn)}
    words = ("fold", "check", "call", "bet", "raise")
    assert done == {(seat, do) for seat in (1, 2, 3) for do in words}


def test_a_flop_has_one_to_five_cards_and_the_fourth_may_be_told_apart() -> None:
    counts = [FlopCount(cards=n, told=told) for told in (False, True) for n in (1, 2, 3, 4, 5)]
    assert reports(Dealt(seats=3), FlopCount) == counts


def test_any_down_card_may_have_been_exposed() -> None:
    table = Dealt(seats=(2, 5))
    cards = [
        (each.seat, each.card) for each in reports(table, Exposed) if isinstance(each, Exposed)
    ]
    assert cards == [(2, "down:2/1"), (2, "down:2/2"), (5, "down:5/1"), (5, "down:5/2")]


def test_chips_are_pushed_in_one_motion_or_more_with_words_or_without() -> None:
    table = Dealt(SPREAD, seats=3)
    # The bets, all the chips in front of the seat without its blind, and a single cent.
    motions = [4_00, 6_00, 3_00, 6_00, 200_00, 198_00, 1]
    wanted = [
        ChipsPushed(seat=2, motions=(motion,), single=single, announced=announced)
        for single in (False, True)
        for announced in (False, True)
        for motion in motions
    ]
    found = [each for each in reports(table, ChipsPushed) if isinstance(each, ChipsPushed)]
    assert [each for each in found if each.seat == 2] == wanted
    assert {each.seat for each in found} == {1, 2, 3}


def test_cards_are_counted_up_to_one_for_each_player_and_those_of_a_hand_from_one() -> None:
    hand = Dealt(seats=4).act("3 fold").hand
    values = {name: list(of(hand)) for name, of in GUESSES.values.items()}
    assert values["cards"] == [0, 1, 2, 3, 4]
    assert values["number"] == [1, 2]
    assert values["by"] == [1, 2, 3, 4]
    assert values["kept"] == values["mixed"] == [1, 2, 4]
