"""Comings and goings between hands: missed blinds, games that start over, cancelled hands."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.events import DeadPosted
from cardhouse.floor.core.reports import CancelHand
from cardhouse.rulebook import posted
from cardhouse.table.commands import (
    ComeIn,
    DrawButton,
    JoinList,
    Leave,
    NextHand,
    Sit,
    SitOut,
    Tick,
)
from cardhouse.table.events import BlindsMissed, ButtonDrawn, ButtonMoved
from cardhouse.table.table import Role
from cardhouse.table.waiting import ListLeft
from tests.kit.refusals import detail_of
from tests.kit.tables import Seated, rules_cited

ALARM = CancelHand(by="Flora", reason="fire alarm")
TOMMYS, BUTTON, LO_BALL = "tommys", "button-room", "lo-ball-room"


def houses(rules: dict[str, tuple[str, ...]]) -> pytest.MarkDecorator:
    """A test at the hold'em tables of several houses, with the rules it proves for each."""
    params = [
        pytest.param(house, ids, marks=pytest.mark.rule(*ids), id=house)
        for house, ids in rules.items()
    ]
    return pytest.mark.parametrize(("house", "ids"), params)


MISSED = {
    TOMMYS: ("TOM-ROOM-P6", "TOM-HE-61"),
    BUTTON: ("BTN-HE-49",),
    LO_BALL: ("LBR-RM-P13",),
}


def missed(table: Seated) -> set[int]:
    return {seat for seat, player in table.table.players.items() if player.missed}


def away(table: Seated, *seats: int) -> Seated:
    for seat in seats:
        table.sit_out(seat)
    return table


@houses(MISSED)
def test_the_blinds_pass_whoever_the_button_jumps_over(house: str, ids: tuple[str, ...]) -> None:
    table = Seated(range(1, 9), button=1, house=house)
    table.hands(1)
    assert [seat for seat, _ in table.blinds()[1]] == [2, 3]
    away(table, 2, 3, 4)
    table.start()
    assert table.blinds()[0] == 5 and [seat for seat, _ in table.blinds()[1]] == [6, 7]
    # Seat 2 had the small blind: the big one comes to it next, and has not come yet.
    assert missed(table) == {3, 4}
    marks = [event for event in table.log if isinstance(event, BlindsMissed)]
    assert {event.seat for event in marks} == {3, 4}
    assert rules_cited(marks, house=house) & set(ids)
    table.finish(by_default=True)
    small, full = table.table.game.stakes.blinds
    for seat in (2, 4):
        table.post(seat)
    table.start()
    assert {2, 4} <= set(table.hand.seats)
    assert (table.hand.dead[4], table.hand.bets[4]) == (small, full)
    assert (table.hand.dead[2], table.hand.bets[2]) == (0, 0)


@houses(MISSED)
def test_a_blind_that_goes_all_the_way_round_passes_everybody(
    house: str, ids: tuple[str, ...]
) -> None:
    table = away(Seated(range(1, 7), button=1, house=house), 3, 5)
    table.hands(1)
    away(table, 1, 2)
    # The blinds were 2 and 4; now two are left, 4 and 6.
    table.hands(2)
    assert missed(table) == {1, 2, 3, 5}


@houses({TOMMYS: ("TOM-ROOM-16",), BUTTON: ("BTN-RM-02",), LO_BALL: ("LBR-HE-27",)})
@pytest.mark.parametrize("hands", [0, 1])
def test_a_cancelled_hand_leaves_button_and_blinds_where_they_were(
    house: str, ids: tuple[str, ...], hands: int
) -> None:
    table = Seated(range(1, 6), button=1, house=house)
    if hands:
        table.hands(hands)
    table.start()
    places = table.blinds()
    for _ in range(2):
        table.play(ALARM)
        table.start()
        assert table.blinds() == places and table.hand.button == 1 + hands
    table.finish(by_default=True)
    moved = next(e for e in table.play(NextHand()) if isinstance(e, ButtonMoved))
    assert moved.seat == 2 + hands and set(ids) <= rules_cited([moved], house=house)


@pytest.mark.rule("BTN-RM-02")
def test_after_a_cancelled_hand_the_button_moves_only_past_who_has_gone() -> None:
    table = Seated(range(1, 6), button=1, house=BUTTON)
    table.hands(1)
    table.start()
    table.play(ALARM)
    table.play(Leave(seat=2))
    table.start()
    assert table.hand.button == 3


@houses(MISSED)
def test_a_cancelled_hand_has_passed_nobody(house: str, ids: tuple[str, ...]) -> None:
    table = Seated(range(1, 6), button=1, house=house)
    table.hands(1)
    table.sit_out(4)
    table.start()
    assert missed(table) == {4}
    table.wait(4)
    table.play(ALARM)
    assert not missed(table) and table.player(4).standing == "in"
    table.start()
    # Seat 4 is the big blind, as it would have been.
    assert [seat for seat, _ in table.blinds()[1]] == [3, 4] and not any(table.hand.dead.values())


def passed(house: str, *, ended: bool) -> Seated:
    """A hand of four whose blinds have passed a fifth; in play, or just over."""
    table = Seated(range(1, 6), button=1, house=house)
    table.hands(1)
    table.sit_out(4)
    table.start()
    assert missed(table) == {4}
    if ended:
        table.finish(by_default=True)
    table.play(Leave(seat=4))
    return table


@houses(MISSED)
@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("first", [ALARM, None])
def test_who_has_left_owes_nothing_for_a_cancelled_hand(
    house: str, ids: tuple[str, ...], ended: bool, first: CancelHand | None
) -> None:
    table = passed(house, ended=ended)
    back = Sit(seat=6, name="Player 4", chips=200_00)
    for order in (first or back, back if first else ALARM):
        table.play(order)
    # Newcomers owe the big blind, and no other.
    assert not missed(table) and table.player(6).standing == "owing"
    table.post(6)
    events = table.play(NextHand())
    assert not [event for event in events if isinstance(event, DeadPosted)]


@houses(MISSED)
@pytest.mark.parametrize("ended", [False, True])
def test_who_takes_the_seat_of_one_who_was_passed_is_a_newcomer(
    house: str, ids: tuple[str, ...], ended: bool
) -> None:
    table = passed(house, ended=ended)
    table.play(Sit(seat=4, name="Somebody else", chips=200_00))
    table.wait(4)
    table.play(ALARM)
    assert table.player(4).standing == "waiting"


@pytest.mark.rule("TOM-ROOM-P4")
def test_who_posted_the_full_blind_for_a_cancelled_hand_did_not_post_it() -> None:
    table = Seated((1, 2), button=1)
    table.hands(1)
    table.start()
    places = table.blinds()
    table.play(ALARM)
    table.start()
    assert table.blinds() == places


def test_at_the_start_nobody_owes_though_the_first_hand_was_cancelled() -> None:
    table = Seated((1, 2, 3), button=1)
    table.start()
    table.play(ALARM)
    table.sit(4)
    assert table.player(4).standing == "in"
    table.start()
    assert table.hand.button == 1 and set(table.hand.seats) == {1, 2, 3, 4}


@pytest.mark.rule("LBR-RM-P3")
def test_of_those_who_tied_the_last_one_at_the_table_has_the_button() -> None:
    table = Seated((1, 2, 3), house=LO_BALL)
    table.play(DrawButton(cards=parse_cards("Kc Kd 2h")))
    table.play(Leave(seat=2))
    table.refused(DrawButton(cards=parse_cards("9c")), Reason.NOT_OFFERED)
    # A player who sits down there now has drawn nothing.
    table.play(Sit(seat=2, name="Zoe", chips=200_00))
    events = table.play(NextHand())
    assert isinstance(events[0], ButtonMoved)
    assert (events[0].seat, events[0].cite) == (1, "button.tied")
    assert "LBR-RM-P3" in rules_cited(events[:1], house=LO_BALL)


@pytest.mark.rule("LBR-RM-P3")
def test_if_all_who_tied_have_gone_everybody_draws_anew() -> None:
    table = Seated((1, 2, 3, 4), house=LO_BALL)
    table.play(DrawButton(cards=parse_cards("Kc Kd 2h 3h")))
    for seat in (1, 2):
        table.play(Leave(seat=seat))
    table.refused(NextHand(), Reason.NOT_OFFERED)
    (drawn,) = table.play(DrawButton(cards=parse_cards("Kc 9h")))
    assert isinstance(drawn, ButtonDrawn) and table.table.button == 3


@pytest.mark.rule("LBR-RM-P3")
def test_the_others_who_tied_draw_again_without_who_has_left() -> None:
    table = Seated((1, 2, 3), house=LO_BALL)
    table.play(DrawButton(cards=parse_cards("Kc Kd Kh")))
    table.play(Leave(seat=2))
    table.play(DrawButton(cards=parse_cards("9c Tc")))
    assert table.table.button == 3


DRAWS: dict[str, tuple[str, ...]] = {TOMMYS: ("TOM-ROOM-P5",), LO_BALL: ("LBR-HE-04",)}


@pytest.mark.parametrize("role", ["proposition", "bank"])
def test_nobody_takes_the_seat_to_which_somebody_is_called(role: Role) -> None:
    table = Seated(range(1, 11), button=1)
    table.play(JoinList(name="Ann"))
    table.play(Leave(seat=4))
    table.play(Tick(at=600))
    taken = Sit(seat=4, name="Pat", chips=200_00, role=role)
    error = table.refused(taken, Reason.SEAT_TAKEN)
    assert detail_of(error) == "Ann has waited longer for a seat."
    table.play(Sit(seat=4, name="Ann", chips=200_00))
    assert not any(isinstance(e, ListLeft) and e.late for e in table.play(Tick(at=6000)))


def alone(how: str) -> Seated:
    """Two of three players go away, miss their blinds, and one of them comes back."""
    table = Seated((1, 2, 3), button=1)
    table.hands(1)
    table.sit_out(2)
    table.hands(2)
    assert table.player(2).missed
    table.sit_out(3)
    table.play(ComeIn(seat=2, how="wait" if how == "wait" else "post"))
    return table


@pytest.mark.rule("TOM-HE-58", "TOM-HE-61")
@pytest.mark.parametrize("how", ["wait", "post"])
def test_with_fewer_than_two_in_it_the_game_begins_anew_and_nobody_owes(how: str) -> None:
    table = alone(how)
    events = table.play(NextHand())
    assert isinstance(events[0], ButtonMoved) and events[0].anew
    table.deal()
    button, blinds = table.blinds()
    # Also on the button: the small blind, and nothing besides.
    assert sorted(table.hand.seats) == [1, 2]
    assert blinds == [(button, 1_00), (3 - button, 2_00)]
    assert not any(isinstance(event, DeadPosted) for event in table.table.log)
    table.finish(by_default=True)
    assert not table.player(2).missed and table.player(2).standing == "in"


@houses({TOMMYS: ("TOM-HE-58",), BUTTON: ("BTN-HE-51",), LO_BALL: ("LBR-RM-P13",)})
def test_nor_at_any_house(house: str, ids: tuple[str, ...]) -> None:
    table = Seated((1, 2), button=1, house=house)
    table.hands(1)
    table.sit(3)
    table.sit_out(1)
    table.post(3)
    table.start()
    assert sorted(table.hand.seats) == [2, 3] and len(table.blinds()[1]) == 2
    assert "Ruled: the game begins anew" in posted(house, "holdem").rules[ids[0]].note


@houses(MISSED)
def test_leaving_and_sitting_down_again_does_not_drop_the_dead_part(
    house: str, ids: tuple[str, ...]
) -> None:
    table = Seated(range(1, 7), button=1, house=house)
    table.hands(1)
    table.sit_out(5)
    table.hands(3)
    assert missed(table) == {5}
    table.play(Leave(seat=5))
    table.play(Sit(seat=5, name="Player 5", chips=200_00))
    assert missed(table) == {5}
    table.post(5)
    table.start()
    small, full = table.table.game.stakes.blinds
    assert (table.hand.dead[5], table.hand.bets[5]) == (small, full)
    table.finish(by_default=True)
    # Now it is paid: a player who leaves and comes back is a new player.
    table.play(Leave(seat=5))
    table.play(Sit(seat=5, name="Player 5", chips=200_00))
    assert not missed(table)
    assert "Ruled: he still owes" in posted(house, "holdem").rules[ids[-1]].note


def test_a_newcomer_in_such_a_seat_owes_only_the_big_blind() -> None:
    table = Seated(range(1, 7), button=6)
    table.hands(1)
    table.sit_out(3)
    table.hands(3)
    table.play(Leave(seat=3))
    table.play(Sit(seat=3, name="Zoe", chips=200_00))
    assert not table.player(3).missed
    # A game that starts over forgets the debts of players who left.
    away(table, 1, 2, 4, 5)
    table.play(ComeIn(seat=3, how="wait"))
    table.hands(1)
    assert table.table.left_owing == []


@houses(DRAWS)
def test_everybody_with_a_seat_draws_for_the_first_button(house: str, ids: tuple[str, ...]) -> None:
    table = away(Seated((1, 2, 3), house=house), 2)
    table.refused(DrawButton(cards=parse_cards("Kc Qc")), Reason.NOT_OFFERED)
    table.play(DrawButton(cards=parse_cards("9c Kc Qc")))
    assert table.table.button == 2
    # A seat that is away is not dealt in: the button passes on to the next one.
    table.start()
    assert table.hand.button == 3
    rules = posted(house, "holdem").rules
    assert any("Ruled: everybody with a seat" in rules[rule].note for rule in ids)


def test_sitting_out_a_cancelled_hand_is_nothing_new() -> None:
    table = Seated((1, 2, 3, 4), button=1)
    table.start()
    table.play(SitOut(seat=3))
    table.play(ALARM)
    assert table.player(3).standing == "out" and not table.player(3).missed


@pytest.mark.rule("TOM-ROOM-P8", "TOM-ROOM-P6")
def test_those_who_wait_play_when_the_fee_would_take_the_last_chips_of_one_of_two() -> None:
    table = Seated((1, 2), button=1, chips={1: 200_00, 2: 23_00})
    table.start()
    table.act("1 raise 4", "2 raise 6", "1 raise 8", "2 call")
    table.act("2 bet 2", "1 raise 4", "2 call", "2 bet 4", "1 raise 8", "2 call")
    table.act("2 check", "1 bet 4", "2 fold")
    assert table.table.players[2].chips == table.table.fee.due(2) == 3_00
    table.refused(NextHand(), Reason.NOT_ENOUGH_PLAYERS)
    for seat in (3, 4):
        table.sit(seat)
        table.play(ComeIn(seat=seat, how="wait"))
    table.start()
    # The button pays the fee with its last chips, and the others play without it.
    assert table.table.button == 2 and table.hand.left_out == (2,)
    assert table.hand.live == [3, 4, 1]
