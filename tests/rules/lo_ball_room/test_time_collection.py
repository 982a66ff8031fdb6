"""The collection by time: $5 from every seat at each full and half hour, between hands."""

from __future__ import annotations

import pytest
from msgspec.json import decode, encode

from cardhouse.cards import parse_cards
from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.hand import PotHand
from cardhouse.formats.kept import Kept, keep_table, restore
from cardhouse.rulebook import open_table, posted
from cardhouse.table import AnyEvent, play, replay
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    DrawButton,
    JoinList,
    Leave,
    NextHand,
    Sit,
    SitOut,
    TableCommand,
    Tick,
)
from cardhouse.table.events import BlindsMissed, PlayerSat
from cardhouse.table.timed import ClockSeen, TimeCollected, TimeFell, next_due
from tests.rules.lo_ball_room.house import HOUSE, LOWBALL, rules
from tests.rules.lo_ball_room.prizes import when

rule = pytest.mark.rule


class Clocked:
    """A Lo-Ball table with a clock; the log is replayed after every command."""

    def __init__(self, seats: int, *, chips: int = 100_00, at: str = "13:50") -> None:
        self.table = open_table(posted(HOUSE, LOWBALL))
        self.log: list[AnyEvent] = []
        self.chance = Seeded(3)
        self.tick(at)
        for seat in range(1, seats + 1):
            self.sit(seat, chips)

    def do(self, order: TableCommand | Command) -> list[AnyEvent]:
        events = play(self.table, order)
        self.log += events
        assert replay(open_table(posted(HOUSE, LOWBALL)), self.log) == self.table
        return events

    def tick(self, clock: str) -> list[TimeCollected]:
        """Set the clock; returns the payments made then."""
        events = self.do(Tick(at=when(f"Wed {clock}")))
        return [event for event in events if isinstance(event, TimeCollected)]

    def sit(self, seat: int, chips: int = 100_00) -> None:
        self.do(Sit(seat=seat, name=f"p{seat}", chips=chips))

    def finish(self) -> list[TimeCollected]:
        """Everybody folds or checks to the end; returns the payments made then."""
        before = len(self.log)
        hand = self.table.hand
        assert hand is not None
        while not hand.over:
            (ask,) = hand.asked
            order = self.chance.answer(ask) if ask.actor == CHANCE else ask.default
            assert order is not None
            self.do(order)
        return [event for event in self.log[before:] if isinstance(event, TimeCollected)]

    def start(self) -> None:
        # Another test covers the draw for the button.
        if not self.table.button:
            cards = ("Ac", "2c", "3c", "4c", "5c", "6c", "7c", "8c")[: len(self.table.players)]
            self.do(DrawButton(cards=parse_cards(" ".join(cards))))
        self.do(NextHand())

    def chips(self) -> dict[int, int]:
        return {seat: player.chips // 100 for seat, player in self.table.players.items()}


@rule("LBR-LB-03")
def test_five_dollars_from_every_seat_every_half_hour() -> None:
    table = Clocked(6)
    assert next_due(table.table) == when("Wed 14:00")
    for clock in ("14:00", "14:30"):
        paid = table.tick(clock)
        assert sum(event.amount for event in paid) == 30_00 and len(paid) == 6
        for event in paid:
            (move,) = event.transfers()
            assert (move.source, move.target, move.amount) == (event.seat, "box", 5_00)
            assert rules(LOWBALL, event.cite) == {"LBR-LB-03", "LBR-LB-P9"}
    assert table.tick("14:59") == []
    assert table.chips() == dict.fromkeys(range(1, 7), 90)
    assert table.table.box == 60_00 and table.table.bonus == 0


@rule("LBR-LB-03", "LBR-LB-P9")
def test_it_is_taken_between_hands_and_never_from_a_pot() -> None:
    table = Clocked(4)
    table.start()
    hand = table.table.hand
    assert hand is not None
    before = hand.copy()
    assert table.tick("14:00") == [], "a hand is running"
    assert hand == before, "no pot changes"
    table.sit(5)
    assert [event.seat for event in table.finish()] == [1, 2, 3, 4]
    assert table.table.box == 20_00
    assert sum(table.chips().values()) == 5 * 100 - 20 - 1


@rule("LBR-LB-P9")
def test_who_comes_and_goes_within_a_period_pays_nothing() -> None:
    table = Clocked(4, at="14:05")
    table.sit(5)
    table.sit(6)
    table.tick("14:29")
    table.do(Leave(seat=5))
    assert table.tick("14:30")[-1].seat == 6
    assert table.chips()[6] == 95
    table.tick("14:31")
    table.do(Leave(seat=6))
    assert table.table.box == 5 * 5_00, "seat 5 paid nothing, seat 6 once"


@rule("LBR-LB-P9")
def test_who_leaves_during_the_hand_in_which_it_fell_due_still_pays() -> None:
    table = Clocked(3)
    table.start()
    table.tick("14:00")
    table.do(Leave(seat=2))
    assert [event.seat for event in table.finish()] == [1, 2, 3]
    assert 2 not in table.table.players and table.table.box == 15_00


def with_a_debtor(seat: int) -> Clocked:
    """Five players, the button at seat 1; at 18:00 one of them cannot pay."""
    table = Clocked(0)
    for each in range(1, 6):
        table.sit(each, 42_00 if each == seat else 100_00)
    for half_hours in range(8):
        table.tick(f"{14 + half_hours // 2}:{half_hours % 2 * 30:02}")
    assert table.chips()[seat] == 2
    assert seat not in [event.seat for event in table.tick("18:00")]
    table.start()
    assert table.table.hand is not None and seat not in table.table.hand.seats
    assert table.finish() == [] and table.chips()[seat] == 2
    return table


@rule("LBR-LB-P9")
def test_who_cannot_pay_is_not_dealt_in() -> None:
    table = with_a_debtor(5)
    # With chips the player pays, and is in the game again: no blind has passed the seat.
    _, paid = table.do(BuyChips(seat=5, chips=40_00))
    assert paid == TimeCollected(seat=5, amount=5_00)
    table.start()
    assert table.table.hand is not None and set(table.table.hand.seats) == {1, 2, 3, 4, 5}


@rule("LBR-LB-P9", "LBR-RM-P13")
def test_the_blinds_that_pass_him_meanwhile_are_missed_and_nobody_else_posts_twice() -> None:
    table = with_a_debtor(3)
    (missed,) = [event for event in table.log if isinstance(event, BlindsMissed)]
    assert missed.seat == 3 and "LBR-RM-P13" in rules(LOWBALL, missed.cite)
    assert table.table.big_blind == 4
    table.do(BuyChips(seat=3, chips=40_00))
    assert table.table.players[3].time_owed == 0
    table.start()
    # Seat 4 has had the big blind: now it has the small one.
    hand = table.table.hand
    assert hand is not None and 3 not in hand.seats
    assert (table.table.first_blind, table.table.big_blind) == (4, 5)
    table.finish()
    table.start()
    table.finish()
    table.do(ComeIn(seat=3, how="post"))
    table.start()
    hand = table.table.hand
    small, full = table.table.game.stakes.blinds
    assert isinstance(hand, PotHand) and (hand.dead[3], hand.bets[3]) == (small, full)


@rule("LBR-LB-P9")
def test_leaving_and_sitting_down_again_does_not_settle_the_time_owed() -> None:
    table = with_a_debtor(3)
    table.do(Leave(seat=3))
    # Another player in that seat owes nothing for it.
    assert len(table.do(Sit(seat=3, name="Ada", chips=40_00))) == 1
    sat, paid = table.do(Sit(seat=7, name="p3", chips=40_00))
    assert isinstance(sat, PlayerSat) and (sat.time_owed, sat.missed) == (5_00, True)
    assert paid == TimeCollected(seat=7, amount=5_00)
    assert table.chips()[3] == 40 and table.chips()[7] == 35
    # It is paid: next time nothing of it is left.
    table.do(Leave(seat=7))
    assert len(table.do(Sit(seat=7, name="p3", chips=40_00))) == 1


@rule("LBR-LB-P9")
def test_who_owes_more_than_the_new_buy_in_still_owes_it_after_leaving_twice() -> None:
    table = with_a_debtor(3)
    for minutes in range(30, 30 * 9, 30):
        table.tick(f"{18 + minutes // 60}:{minutes % 60:02}")
    owed = table.table.players[3].time_owed
    assert owed == 9 * 5_00 > table.table.buy_in
    for seat in (3, 6):
        table.do(Leave(seat=seat))
        assert table.table.left_time == {"p3": owed}
        table.do(Sit(seat=6, name="p3", chips=table.table.buy_in))
        assert table.table.left_time == {}
        assert table.table.players[6].time_owed == owed, "they cannot pay it yet"
    kept = decode(encode(keep_table(table.table)), type=Kept)
    assert restore(open_table(posted(HOUSE, LOWBALL)), kept) == table.table
    assert table.do(BuyChips(seat=6, chips=40_00))[1:] == [TimeCollected(seat=6, amount=owed)]


@rule("LBR-LB-P9")
def test_who_owes_time_and_no_blinds_keeps_owing_it() -> None:
    table = with_a_debtor(5)
    assert not table.table.players[5].missed
    table.do(Leave(seat=5))
    assert (table.table.left_time, table.table.left_owing) == ({"p5": 5_00}, [])


@rule("LBR-LB-P9")
def test_nothing_falls_due_before_the_clock_was_seen() -> None:
    table = open_table(posted(HOUSE, LOWBALL))
    play(table, Sit(seat=1, name="Ada", chips=100_00))
    assert play(table, Tick(at=when("Wed 13:50"))) == [ClockSeen(at=when("Wed 13:50"))]
    assert table.players[1].chips == 100_00 and next_due(table) == when("Wed 14:00")


@rule("LBR-LB-03", "LBR-LB-P9")
def test_two_collections_that_fell_due_during_a_hand_are_paid_after_it() -> None:
    table = Clocked(3)
    table.start()
    assert table.tick("14:00") == table.tick("14:30") == []
    assert table.finish() == [TimeCollected(seat=seat, amount=10_00) for seat in (1, 2, 3)]
    assert {player.time_owed for player in table.table.players.values()} == {0}


@rule("LBR-LB-03")
def test_a_clock_that_is_looked_at_late_misses_no_half_hour() -> None:
    table = Clocked(0)
    for seat in (3, 1, 2):
        table.sit(seat)
    paid = table.tick("14:40")
    fell = [event for event in table.log if isinstance(event, TimeFell)]
    assert [event.at for event in fell] == [when("Wed 14:00"), when("Wed 14:30")]
    assert {event.seats for event in fell} == {(1, 2, 3)}
    assert paid == [TimeCollected(seat=seat, amount=10_00) for seat in (1, 2, 3)]
    assert next_due(table.table) == when("Wed 15:00")


def test_the_clock_is_looked_at_for_whatever_falls_due_first() -> None:
    table = Clocked(8)
    table.do(JoinList(name="Ada"))
    table.do(Leave(seat=4))
    table.tick("13:51")
    assert next_due(table.table) == when("Wed 13:56"), "the call, before the collection"
    table.tick("13:56")
    assert next_due(table.table) == when("Wed 14:00")


@rule("LBR-LB-P9")
def test_whoever_holds_a_seat_pays_also_while_he_sits_out() -> None:
    table = Clocked(3)
    table.do(SitOut(seat=2))
    assert [event.seat for event in table.tick("14:00")] == [1, 2, 3]


def test_a_table_without_the_collection_never_falls_due() -> None:
    table = open_table(posted(HOUSE, "holdem"))
    assert next_due(table) is None
    play(table, Sit(seat=1, name="Ada", chips=100_00))
    play(table, Tick(at=when("Wed 14:00")))
    play(table, Tick(at=when("Wed 15:00")))
    assert table.players[1].chips == 100_00
    with pytest.raises(Illegal) as error:
        play(table, NextHand())
    assert error.value.reason is Reason.NOT_ENOUGH_PLAYERS
