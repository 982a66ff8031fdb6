"""A game for a pot in words, as one viewer sees it."""

import pytest

from cardhouse.engine.pot.view import look
from tests.kit.draws import drawn, lowball
from tests.kit.hands import Dealt

HANDS = {1: "As Ks", 2: "2c 2d", 3: "9h 9d"}


def flop() -> Dealt:
    table = Dealt(seats=3, hands=HANDS, board="Qs Js 4c 4d 5h")
    return table.act("3 call", "1 fold", "2 check", "2 bet 2")


def test_the_table_is_read_out_from_the_board_to_the_player_in_turn() -> None:
    assert str(look(flop().hand, 1)).splitlines() == [
        "holdem at tommys, seen from seat 1",
        "board Qs Js 4c",
        "pot $7",
        "seat 1: $199, out",
        "seat 2: $196, ?? ??, bet $2",
        "seat 3: $198, ?? ?? (button)",
        "awaited: seat 3",
    ]


def test_without_a_board_the_pot_is_first() -> None:
    lines = str(look(Dealt(seats=3, hands=HANDS).hand, 3)).splitlines()
    assert lines[1] == "pot $3"
    assert lines[-1] == "you may: fold, call $2, raise to $4"


def test_a_seat_has_its_bet_and_the_number_of_its_discards() -> None:
    view = look(flop().hand, 2)
    assert [(seat.seat, seat.bet, seat.discards) for seat in view.seats] == [
        (1, 0, 0),
        (2, 2_00, 0),
        (3, 0, 0),
    ]
    assert (view.own.seat, view.kill, view.eliminated) == (2, 0, 0)
    table = drawn(lowball(), {1: "2c 4c 6c Th Jh", 2: "3c 5d 8c Qh Kd"}).check_round()
    table.act("1 discard Th Jh")
    assert [seat.discards for seat in look(table.hand, 2).seats] == [2, 0]


def test_nobody_has_a_seat_at_the_rail() -> None:
    with pytest.raises(LookupError):
        assert look(flop().hand, 0).own
