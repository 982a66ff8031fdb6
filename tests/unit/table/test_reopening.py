"""A finished hand is open to rulings until the next one starts, with every chip booked."""

from __future__ import annotations

from typing import Any

import pytest

from cardhouse.cards import parse_cards, stacked
from cardhouse.chance import Stacked
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.core.events import BackedUp, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.commands import Call, Check, Show
from cardhouse.floor.core.reports import CancelHand, GiveChips, Report
from cardhouse.floor.pot.reports import AwardPot, CallMisdeal, HandMerged, Miscalled, ReviveHand
from cardhouse.ledger import LEFT
from cardhouse.rulebook import open_table, posted
from cardhouse.table import AnyEvent, replay
from cardhouse.table.commands import BuyChips, Leave, NextHand, Sit
from cardhouse.table.events import HandCounted
from cardhouse.table.reopening import HandReopened
from cardhouse.words.refusals import refusal_words
from tests.kit.hands import command
from tests.kit.ledgers import Booked
from tests.kit.rulings import detail_of

rule = pytest.mark.rule
SIGNED: dict[str, Any] = {"by": "Flora", "reason": "said flush"}


class Ended(Booked):
    """A hold'em table of 3 and 6 dollars with three players; the button is in seat 1."""

    def __init__(self, *words: str, seats: int = 3) -> None:
        super().__init__(posted("button-room", "holdem"), "3-6")
        deck = self.table.game.deck.cards()
        # Seat 2 has fours, seat 3 two pair with the board, seat 1 nothing.
        top = parse_cards("4s Jd 2c 4h Ts 7d 9h Jc Tc 8h 2d Kd 3h 5d")
        self.chance = Stacked(stacked(deck, top))
        for seat in range(1, seats + 1):
            self.do(Sit(seat=seat, name=f"p{seat}", chips=100_00))
        self.do(NextHand())
        self.deal()
        self.act(*words)

    def deal(self) -> None:
        while (hand := self.table.hand) and hand.asked and hand.asked[0].actor == CHANCE:
            self.do(self.chance.answer(hand.asked[0]))

    def act(self, *words: str) -> None:
        for each in words:
            self.do(command(each))
            self.deal()

    def report(self, report: Report) -> list[AnyEvent]:
        events = self.do(report)
        self.deal()
        return events

    def refused(self, report: Report) -> Illegal:
        before = self.table.copy()
        with pytest.raises(Illegal) as error:
            self.do(report)
        assert error.value.reason is Reason.HAND_OVER
        assert self.table == before
        return error.value

    def finish(self) -> None:
        while self.table.running():
            hand = self.table.hand
            assert hand is not None
            ask = hand.asked[0]
            kind = next(kind for kind in (Call, Check, Show) if kind in ask.offers)
            self.do(kind(ask.actor))
            self.deal()

    def compare(self) -> None:
        super().compare()
        log = [event for event, _ in self.log]
        assert replay(open_table(self.post, "3-6"), log) == self.table

    @property
    def chips(self) -> dict[int, int]:
        return {seat: player.chips // 100 for seat, player in self.table.players.items()}


@rule("BTN-HE-26")
def test_the_hand_of_the_last_opponent_can_be_given_back() -> None:
    table = Ended("1 fold", "2 call", "3 check", "2 check", "3 bet 3", "2 fold")
    assert not table.table.running()
    assert table.chips == {1: 99, 2: 97, 3: 103}
    events = table.report(ReviveHand(seat=2, **SIGNED))
    assert isinstance(events[0], HandReopened) and any(isinstance(e, BackedUp) for e in events)
    hand = table.table.hand
    assert hand is not None and table.table.running()
    # The same two cards, and the bet that was folded to.
    assert (hand.down[2], hand.asked[0].actor) == (list(parse_cards("4s 4h")), 2)
    assert (hand.chips["pot"], hand.chips[2], hand.chips[3]) == (9_00, 97_00, 94_00)
    table.act("2 call")
    table.finish()
    assert table.table.hands == 1
    assert table.chips == {1: 99, 2: 94, 3: 106}
    table.do(NextHand())


@rule("BTN-HE-26")
def test_not_once_it_is_merged_and_not_after_the_next_deal() -> None:
    table = Ended("1 fold", "2 fold")
    table.report(HandMerged(seat=2))
    assert "Seat 2" in refusal_words(table.refused(ReviveHand(seat=2, **SIGNED)))
    other = Ended("1 fold", "2 fold")
    other.do(NextHand())
    other.deal()
    with pytest.raises(Illegal):
        other.do(ReviveHand(seat=2, **SIGNED))


@rule("BTN-RM-07")
@pytest.mark.parametrize("merged", [False, True])
def test_a_miscalled_hand_loses_the_pot_to_the_last_one_that_was_discarded(merged: bool) -> None:
    table = Ended("1 call", "2 call", "3 check", "2 check", "3 bet 3", "1 fold", "2 fold")
    assert table.chips[3] == 106
    if merged:
        table.report(HandMerged(seat=2))
    events = table.report(Miscalled(seat=3, **SIGNED))
    ruled = [event for event in events if isinstance(event, Ruled)]
    assert [event.kind for event in ruled] == ["opened-again", "miscalled"]
    assert "BTN-RM-07" in {rule.id for rule in table.post.cited(ruled[1].cite)}
    # Nine dollars, and the uncalled bet; seat 1 has paid the fee.
    assert table.chips == {1: 96, 2: 109, 3: 94}
    assert (table.table.running(), table.table.hands) == (False, 1)


@rule("BTN-RM-07")
def test_with_another_live_hand_the_pot_is_its_own() -> None:
    table = Ended("1 call", "2 call", "3 check", "2 check", "3 bet 3", "1 call", "2 fold")
    table.report(Miscalled(seat=3, **SIGNED))
    assert table.chips == {1: 108, 2: 97, 3: 94}


@rule("BTN-HE-26")
def test_what_has_left_the_table_cannot_come_back_and_is_named() -> None:
    table = Ended("1 fold", "2 call", "3 check", "2 check", "3 bet 3", "2 fold")
    table.do(Leave(seat=3))
    events = table.report(ReviveHand(seat=2, **SIGNED))
    opened = next(event for event in events if isinstance(event, Ruled))
    # The pot of six and the returned bet of three: nine dollars are gone, with seat 3's stack.
    assert detail_of(opened) == "$9 of what was paid has left the table"
    hand = table.table.hand
    assert hand is not None and hand.over
    assert (hand.live, hand.chips[LEFT], hand.chips["pot"]) == ([2], 103_00, 0)
    assert table.chips == {1: 99, 2: 97}


@rule("BTN-HE-26")
def test_what_is_still_there_is_paid() -> None:
    # Seat 1, now gone, lost the chips it called with: nothing of the pot is missing.
    table = Ended("1 call", "2 call", "3 check", "2 check", "3 bet 3", "1 fold", "2 fold")
    table.do(Leave(seat=1))
    table.do(BuyChips(seat=2, chips=50_00))
    events = table.report(Miscalled(seat=3, **SIGNED))
    opened = next(event for event in events if isinstance(event, Ruled))
    assert detail_of(opened) == ""
    assert table.chips == {2: 159, 3: 94}


@rule("BTN-RM-P7")
def test_chips_that_fall_to_a_player_who_has_left_wait_in_the_cage() -> None:
    table = Ended("1 call", "2 call", "3 check", "2 check", "3 bet 3", "1 fold", "2 fold")
    table.do(Leave(seat=2))
    events = table.report(Miscalled(seat=3, **SIGNED))
    counted = next(event for event in events if isinstance(event, HandCounted))
    assert counted.away == {2: 12_00}
    assert (table.table.cage, table.chips) == ({"p2": 12_00}, {1: 96, 3: 94})


def test_a_seat_of_that_hand_is_free_only_when_it_is_over() -> None:
    table = Ended("1 fold", "2 call", "3 check", "2 check", "3 bet 3", "2 fold")
    table.do(Leave(seat=1))
    table.report(ReviveHand(seat=2, **SIGNED))
    assert table.table.running()
    with pytest.raises(Illegal) as error:
        table.do(Sit(seat=1, name="Nora", chips=100_00))
    assert error.value.reason is Reason.SEAT_TAKEN
    table.finish()
    assert 1 not in table.table.players
    table.do(Sit(seat=1, name="Olga", chips=100_00))
    words = refusal_words(table.refused(ReviveHand(seat=2, **SIGNED)))
    assert "Olga" in words


def test_a_pot_that_was_read_and_pushed_is_not_read_again() -> None:
    table = Ended()
    table.finish()
    table.refused(AwardPot(seat=1, **SIGNED))
    table.refused(ReviveHand(seat=1, **SIGNED))


@rule("BTN-RM-P7")
def test_orders_after_the_end() -> None:
    table = Ended("1 fold", "2 fold")
    box = table.table.box
    table.report(GiveChips(source="pot", target=1, amount=1_00, **SIGNED))
    assert table.chips == {1: 100, 2: 99, 3: 100}
    assert table.table.box == box == 1_00
    assert "moved chips" in refusal_words(table.refused(CancelHand(**SIGNED)))
    assert table.table.hands == 1


@rule("BTN-RM-P6")
def test_a_misdeal_after_the_end_deals_again_without_another_fee() -> None:
    table = Ended("1 fold", "2 fold")
    table.report(CallMisdeal(**SIGNED))
    assert table.table.running()
    table.finish()
    assert (table.table.hands, table.table.box) == (1, 1_00)


def test_a_cancelled_hand_is_not_opened_again() -> None:
    table = Ended("1 fold", "2 fold")
    table.report(CancelHand(**SIGNED))
    assert table.chips == {1: 100, 2: 100, 3: 100}
    table.refused(CallMisdeal(**SIGNED))
