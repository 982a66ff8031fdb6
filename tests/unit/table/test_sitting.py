"""The reason for which a seat is refused, on both sides of each limit."""

import pytest

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.rulebook import open_table, posted
from cardhouse.table import Table, play
from cardhouse.table.commands import JoinList, Leave, Sit
from cardhouse.table.table import Role


def opened(house: str, game: str, *seats: int) -> Table:
    table = open_table(posted(house, game))
    for seat in seats:
        play(table, Sit(seat=seat, name=f"p{seat}", chips=table.buy_in))
    return table


def answer(
    table: Table, seat: int, chips: int, role: Role = "player", name: str = "Zoe"
) -> tuple[Reason, str] | None:
    """The reason and the cite of a refusal, or None if the seat is taken; on a copy."""
    try:
        play(table.copy(), Sit(seat=seat, name=name, chips=chips, role=role))
    except Illegal as refused:
        return refused.reason, refused.cite
    return None


@pytest.mark.parametrize(("house", "game"), [("tommys", "holdem"), ("tommys", "pan")])
def test_the_seats_are_one_to_the_last(house: str, game: str) -> None:
    table = opened(house, game, 2)
    most, least = table.seating.most, table.buy_in
    found = {seat: answer(table, seat, least) for seat in (-1, 0, 1, 2, most, most + 1, 101)}
    no_seat = (Reason.NO_SUCH_SEAT, "")
    assert found == {
        -1: no_seat,
        0: no_seat,
        1: None,
        2: (Reason.SEAT_TAKEN, ""),
        most: None,
        most + 1: no_seat,
        101: no_seat,
    }


def test_a_seat_is_bought_with_the_least_in_whole_steps() -> None:
    table = opened("tommys", "holdem")
    least, step = table.buy_in, table.step
    assert step > 1
    too_small = (Reason.BUY_IN_TOO_SMALL, "seat.buy-in")
    assert [answer(table, 1, chips) for chips in (0, least - step, least - 1)] == [too_small] * 3
    assert answer(table, 1, least) is answer(table, 1, least + step) is None
    wrong = answer(table, 1, least + 1)
    assert wrong is not None and wrong[0] is not Reason.BUY_IN_TOO_SMALL


def test_the_least_itself_is_never_too_small_even_if_no_whole_steps_make_it_up() -> None:
    table = opened("tommys", "holdem")
    table.buy_in += 1
    assert answer(table, 1, table.buy_in) == (Reason.WRONG_AMOUNT, "seat.buy-in")
    assert answer(table, 1, table.buy_in - 1) == (Reason.BUY_IN_TOO_SMALL, "seat.buy-in")


def test_at_the_rail_a_single_step_is_enough() -> None:
    table = opened("tommys", "pai-gow-poker", 1, 2)
    rail, step = 101, table.step
    assert step < table.buy_in
    too_small = (Reason.BUY_IN_TOO_SMALL, "seat.buy-in")
    assert answer(table, rail, 0) == too_small
    assert answer(table, rail, step) is None and answer(table, rail + 5, step) is None
    assert answer(table, table.seating.most, step) == too_small
    assert answer(table, rail - 1, step) == (Reason.NO_SUCH_SEAT, "")
    assert answer(table, rail, step, "bank") == (Reason.SEAT_TAKEN, "")


def test_nobody_has_to_wait_for_a_place_at_the_rail() -> None:
    table = opened("tommys", "pai-gow-poker", *range(1, 8))
    assert len(table.players) == table.seating.most
    play(table, JoinList(name="Yan"))
    assert answer(table, 101, table.step) is None
    assert answer(table, 101, 0) == (Reason.BUY_IN_TOO_SMALL, "seat.buy-in")


def test_those_on_the_list_come_before_a_guest() -> None:
    table = opened("tommys", "holdem", *range(1, 11))
    assert len(table.players) == table.seating.most
    play(table, JoinList(name="Yan"))
    play(table, Leave(seat=3))
    assert answer(table, 3, table.buy_in, name="Yan") is None
    assert answer(table, 3, table.buy_in) == (Reason.SEAT_TAKEN, "")


def test_the_seats_of_the_banks_are_kept_for_them_and_no_others_are() -> None:
    table = opened("lo-ball-room", "no-bust-blackjack")
    kept, much = table.rotation.seats[0], table.buy_in * 10
    other = next(s for s in range(1, table.seating.most + 1) if s not in table.rotation.seats)
    bank = (Reason.SEAT_TAKEN, "seat.bank")
    assert answer(table, kept, much, "player") == bank
    assert answer(table, other, much, "bank") == bank
    assert answer(table, kept, much, "bank") is answer(table, other, much, "player") is None


def test_without_kept_seats_only_a_house_with_banks_seats_one() -> None:
    table = opened("tommys", "holdem")
    assert answer(table, 1, table.buy_in, "bank") == (Reason.SEAT_TAKEN, "")


def test_nobody_has_to_wait_for_a_seat_that_is_kept_for_a_bank() -> None:
    table = opened("lo-ball-room", "no-bust-blackjack")
    kept = table.rotation.seats
    for seat in range(1, table.seating.most + 1):
        if seat not in kept:
            play(table, Sit(seat=seat, name=f"p{seat}", chips=table.buy_in))
    play(table, JoinList(name="Yan"))
    assert answer(table, kept[0], 0, "bank") == (Reason.BUY_IN_TOO_SMALL, "seat.buy-in")
