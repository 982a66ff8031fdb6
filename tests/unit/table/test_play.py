"""The room's kernel: actions between hands and during them, folded and replayed."""

from collections.abc import Callable, Iterator
from importlib import import_module

import pytest
from msgspec.structs import replace

from cardhouse.engine.core.illegal import Reason
from cardhouse.engine.pot.commands import Fold
from cardhouse.floor.core.reports import CancelHand
from cardhouse.floor.pot.reports import JokerFound
from cardhouse.table import fold, next_hand, play, replay
from cardhouse.table.commands import BuyChips, ComeIn, Leave, NextHand, Sit, SitOut
from cardhouse.table.events import HandCounted, PlayerBarred
from cardhouse.table.families import course_of
from tests.kit.tables import Seated, fresh


def test_a_hand_needs_two_players_with_chips() -> None:
    table = Seated((4,))
    table.refused(NextHand(), Reason.NOT_ENOUGH_PLAYERS)
    table.sit(6)
    table.refused(NextHand(), Reason.NOT_OFFERED)
    two = Seated((1, 2), button=1)
    two.sit_out(2)
    two.refused(NextHand(), Reason.NOT_ENOUGH_PLAYERS)


def test_a_hand_is_played_before_the_next_one_starts() -> None:
    table = Seated((1, 2, 3), button=1)
    table.start()
    table.refused(NextHand(), Reason.HAND_RUNNING)
    table.finish()
    assert table.table.hands == 1
    table.start()


def test_a_command_to_a_hand_goes_nowhere_before_the_first_hand() -> None:
    table = Seated((1, 2, 3), button=1)
    table.refused(Fold(1), Reason.HAND_OVER)
    table.refused(JokerFound(), Reason.HAND_OVER)


def test_the_chips_of_a_hand_are_counted_back_to_the_players() -> None:
    table = Seated((1, 2, 3), button=1)
    table.start()
    assert table.player(2).chips == 200_00
    assert table.hand.chips[2] == 199_00
    table.act("1 fold", "2 fold")
    assert [table.player(seat).chips for seat in (1, 2, 3)] == [197_00, 199_00, 201_00]
    assert table.table.box == 3_00
    assert isinstance(table.log[-1], HandCounted)


def test_who_leaves_in_mid_hand_goes_when_it_is_over() -> None:
    table = Seated((1, 2, 3), button=1)
    table.start()
    table.play(Leave(seat=3))
    assert table.player(3).leaving
    table.refused(Sit(seat=3, name="Ben", chips=200_00), Reason.SEAT_TAKEN)
    table.act("1 fold", "2 fold")
    assert sorted(table.table.players) == [1, 2]
    # Seat 3 won the blind before leaving, and took it along.
    assert table.brought == 600_00 - 201_00
    table.refused(Leave(seat=3), Reason.NO_SUCH_SEAT)
    table.sit(3)
    assert table.player(3).standing == "owing"


def test_who_is_in_no_hand_leaves_at_once() -> None:
    table = Seated((1, 2, 3), button=1)
    table.start()
    table.sit(4)
    table.play(Leave(seat=4))
    assert 4 not in table.table.players
    table.finish()


def test_chips_bought_in_mid_hand_count_from_the_next_one() -> None:
    table = Seated((1, 2, 3), button=1, chips=20_00)
    table.start()
    table.play(BuyChips(seat=3, chips=50_00))
    assert table.hand.chips[3] == 18_00
    assert (table.player(3).chips, table.player(3).bought) == (20_00, 50_00)
    table.act("1 fold", "2 fold")
    assert (table.player(3).chips, table.player(3).bought) == (71_00, 0)
    table.play(BuyChips(seat=1, chips=5_00))
    assert table.player(1).chips == 22_00
    table.start()
    assert table.hand.chips[3] == 71_00 - 1_00
    for chips in (0, -5_00):
        table.refused(BuyChips(seat=1, chips=chips), Reason.WRONG_AMOUNT)
    table.refused(BuyChips(seat=9, chips=5_00), Reason.NO_SUCH_SEAT)


def test_a_player_without_chips_is_out_until_he_buys_some() -> None:
    table = Seated((1, 2), button=1, chips={1: 20_00, 2: 200_00})
    for _ in range(20):
        if table.player(1).chips and table.player(2).chips:
            table.start()
            table.finish(wild=True)
    broke = 1 if not table.player(1).chips else 2
    assert table.player(broke).standing == "out"
    table.refused(NextHand(), Reason.NOT_ENOUGH_PLAYERS)
    table.refused(ComeIn(seat=broke, how="post"), Reason.NO_BLIND_OWED)
    table.play(BuyChips(seat=broke, chips=20_00))
    table.refused(NextHand(), Reason.NOT_ENOUGH_PLAYERS)
    table.post(broke)
    assert table.start().seats


def test_coming_back_in_mid_hand_and_sitting_out_twice_change_nothing_of_it() -> None:
    table = Seated((1, 2, 3), button=1)
    table.start()
    table.sit_out(2)
    table.play(SitOut(seat=2))
    table.post(2)
    table.act("1 fold")
    assert [ask.actor for ask in table.hand.asked] == [2]
    table.finish()
    assert table.player(2).standing == "in"
    table.refused(SitOut(seat=9), Reason.NO_SUCH_SEAT)


def test_who_posts_and_then_sits_out_before_the_hand_still_owes() -> None:
    table = Seated((1, 2, 3, 4), button=1)
    table.hands(1)
    table.sit(6)
    table.post(6)
    table.sit_out(6)
    table.hands(1)
    assert 6 not in table.hand.seats
    assert table.player(6).standing == "owing"


def test_who_posted_and_sits_out_in_that_hand_has_paid() -> None:
    table = Seated((1, 2, 3, 4), button=1)
    table.hands(1)
    table.sit(6)
    table.post(6)
    table.start()
    table.sit_out(6)
    table.finish(by_default=True)
    table.post(6)
    assert table.player(6).standing == "in"


def test_a_cancelled_hand_drops_nothing() -> None:
    table = Seated((1, 2, 3), button=1)
    table.start()
    table.play(CancelHand(by="Flora", reason="fire alarm"))
    assert [table.player(seat).chips for seat in (1, 2, 3)] == [200_00] * 3
    assert table.table.box == 0


def test_who_posted_for_a_cancelled_hand_still_owes() -> None:
    table = Seated((1, 2, 3, 4), button=1)
    table.hands(1)
    table.sit(6)
    table.post(6)
    table.start()
    table.play(CancelHand(by="Flora", reason="fire alarm"))
    assert (table.player(6).chips, table.player(6).standing) == (200_00, "posting")
    table.start()
    assert (6, 2_00) in table.blinds()[1]
    table.finish(by_default=True)
    assert table.player(6).standing == "in"


def test_a_table_is_rebuilt_from_its_log_at_any_event() -> None:
    table = Seated((1, 2, 3), button=1)
    table.hands(2)
    table.start()
    table.act("3 raise 4")
    rebuilt = fresh()
    for event in table.log:
        fold(rebuilt, event)
    assert replay(fresh(), table.log) == table.table
    assert rebuilt.players == table.table.players
    # A rebuilt table plays on like the original.
    order = table.hand.asked[0].default
    assert order is not None
    again = replay(fresh(), table.log)
    assert play(again, order) == table.play(order)
    assert again == table.table


def test_an_event_of_a_hand_needs_a_hand() -> None:
    table = Seated((1, 2, 3), button=1)
    table.start()
    event = table.table.log[-1]
    with pytest.raises(AssertionError, match="before any hand"):
        fold(fresh(), event)


def test_next_hand_is_the_same_as_its_command() -> None:
    one, two = Seated((1, 2, 3), button=1), Seated((1, 2, 3), button=1)
    assert next_hand(one.table, NextHand()) == two.play(NextHand())


def noting(word: str) -> Callable[..., Iterator[PlayerBarred]]:
    """A consequence of the count that leaves its name on the table."""
    return lambda *_: iter([PlayerBarred(name=word, by="Flora", reason="to see when")])


def test_what_follows_the_count_comes_in_its_order(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Seated((1, 2, 3), button=1)
    kernel, course = import_module("cardhouse.table.play"), course_of(table.table.game)
    watched = replace(course, counted=noting("the kill"), after=noting("the bank"))
    monkeypatch.setattr(kernel, "course_of", lambda game: watched)
    for name, word in (("collect_time", "time"), ("find_bonus", "prizes"), ("gone", "seats")):
        monkeypatch.setattr(kernel, name, noting(word))
    table.start()
    table.finish()
    # A prize is found before anybody pays or gets up, and a seat is free when all is paid.
    assert table.table.barred == ["the kill", "prizes", "time", "the bank", "seats"]
