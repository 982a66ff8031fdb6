"""Early boards and wrong flops, when one mistake follows another."""

import pytest
from msgspec.structs import replace

from cardhouse.chance import Stacked
from cardhouse.engine.core.events import Shuffled
from cardhouse.engine.pot.round import Round
from cardhouse.floor.core.reports import GiveChips
from cardhouse.floor.pot.reports import EarlyBoard, FlopCount
from tests.kit.cases import cards, deck, finish, refused
from tests.kit.hands import Dealt, game

STUB = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"


def dealt() -> Dealt:
    return Dealt(seats=4, deck=deck(4, STUB))


def test_a_flop_turned_too_early_twice_is_burned_for_once() -> None:
    table = dealt()
    table.report(EarlyBoard())
    table.act("3 call")
    table.report(EarlyBoard())
    assert table.hand.burns == ["2s"]
    assert table.hand.aside == ["3s", "4s", "5s", "6s", "7s", "8s"]
    table.check_round()
    assert table.hand.aside == []
    assert len(table.hand.board) == 3
    assert table.hand.burns == ["2s"]
    finish(table)
    assert len(table.hand.burns) == 3


def test_a_turn_turned_too_early_twice_is_replaced_by_the_card_after_it() -> None:
    table = dealt().check_round()
    table.report(EarlyBoard())
    table.report(EarlyBoard())
    assert table.hand.aside == ["7s", "9s"]
    assert table.hand.burns == ["2s", "6s", "8s"]
    table.check_round()
    assert table.hand.board[3] == "Js"
    table.check_round()
    assert table.hand.aside == []
    assert len(table.hand.burns) == 4
    finish(table)


def test_an_early_board_is_a_case_only_while_the_betting_is_open() -> None:
    table = dealt()
    for _ in range(4):
        table.check_round()
    refused(table, EarlyBoard())


@pytest.mark.parametrize("name", ["stud7", "stud7-hilo", "draw-hilo", "lowball"])
def test_no_board_is_early_in_a_game_without_one(name: str) -> None:
    table = Dealt(game("tommys", name), seats=4)
    assert isinstance(table.hand.at, Round)
    refused(table, EarlyBoard())


def test_chips_are_not_given_to_where_they_lie() -> None:
    table, order = dealt(), GiveChips(source=2, target=2, amount=1_00, by="Flora", reason="a joke")
    assert str(refused(table, order).detail) != ""
    table.report(replace(order, target=3))
    assert (table.hand.chips[2], table.hand.chips[3]) == (197_00, 201_00)


def test_a_new_flop_with_too_many_cards_is_dealt_again() -> None:
    table = dealt().check_round()
    table.report(FlopCount(cards=5))
    table.chance = Stacked(cards("Kh Qh Jh"))
    table.report(FlopCount(cards=4))
    assert table.hand.board == ["Kh", "Qh", "Jh"]
    assert table.hand.burns == ["2s"]
    assert len(table.events(Shuffled)) == 2
    finish(table)


def test_a_flop_of_one_is_filled_up_with_two() -> None:
    table = dealt().check_round()
    before = table.hand.copy()
    table.report(FlopCount(cards=1))
    assert table.hand == before


def test_the_betting_on_a_new_flop_begins_anew_with_whoever_is_left() -> None:
    table = dealt().check_round().act("1 fold")
    table.report(FlopCount(cards=4))
    assert (table.turn, table.hand.live) == (2, [2, 3, 4])
    assert table.range("bet") == (2_00, 2_00)
    assert table.hand.chips["pot"] == 8_00
    finish(table)


@pytest.mark.parametrize("bet", ["1 check", "1 bet 2"])
def test_once_somebody_has_bet_or_checked_the_flop_stands(bet: str) -> None:
    table = dealt().check_round().act(bet)
    refused(table, FlopCount(cards=4))
