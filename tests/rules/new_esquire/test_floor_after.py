"""Mistakes found only after the settlement: the wagers are settled again, before the next hand."""

from typing import Any

import pytest
from msgspec.structs import replace

from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.engine.core.events import BackedUp, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.floor.banked.reports import (
    DealMistake,
    ExtraHand,
    IncompleteHand,
    MissedHand,
    MoveCard,
    UnaskedCard,
    WagerFound,
    WalkedAway,
)
from cardhouse.floor.core.reports import CancelHand, GiveChips
from cardhouse.rulebook import open_table, posted
from cardhouse.table import Table, play, replay
from cardhouse.table.commands import Leave
from cardhouse.words.refusals import refusal_words
from tests.kit.banked import Banked
from tests.kit.rounds import Round
from tests.kit.rulings import detail_of
from tests.rules.new_esquire.house import BANKER, HOUSE, dealt
from tests.rules.new_esquire.test_floor_deal import burned, dealing

rule = pytest.mark.rule
SIGNED: dict[str, Any] = {"by": "Rosa", "reason": "because"}


def settled_twice(table: Banked) -> list[WagerSettled]:
    """The settlements after the hand was reopened."""
    again = max(i for i, event in enumerate(table.log) if isinstance(event, BackedUp))
    return [event for event in table.log[again:] if isinstance(event, WagerSettled)]


@rule("ESQ-FL-19", "ESQ-FL-192", "ESQ-FL-202")
def test_an_incomplete_hand_that_was_settled_gets_its_money_back() -> None:
    table = dealing((1, 4), "T 9 Jk 8 5 6 7", DealMistake(round=2, missed=(4,))).act("lapse")
    assert table.won() == {1: -10, 4: -10, BANKER: 20}
    events = table.report(IncompleteHand(spot=4))
    kinds = [event.kind for event in events if isinstance(event, Ruled)]
    assert kinds == ["opened-again", "incomplete-hand"]
    assert table.hand.over
    assert table.won() == {1: -10, 4: 0, BANKER: 10}
    assert [event.hand for event in settled_twice(table)] == [1]
    # The bank keeps its second card; the dead one is burned with one more.
    assert burned(table) == "9 6"
    assert table.box == 1.50


@rule("ESQ-FL-022")
def test_a_spot_without_cards_gets_its_money_back() -> None:
    missed = (DealMistake(missed=(4,)), DealMistake(round=2, missed=(4,)))
    table = dealing((1, 4), "T Jk 8 5 6 7", *missed).act("lapse")
    assert table.won()[4] == -10
    table.report(MissedHand(spot=4))
    assert table.won() == {1: -10, 4: 0, BANKER: 10}


@rule("ESQ-FL-012")
def test_of_two_hands_on_a_spot_the_first_is_settled() -> None:
    twice = (DealMistake(twice=(1,)), DealMistake(round=2, twice=(1,)))
    table = dealing((1, 2), "T 5 T 9 8 6 T 9 K 7", *twice).stand()
    assert table.won()[1] == -10, "four cards make 29"
    table.report(ExtraHand(spot=1))
    # T-8 against the bank's 9-9, and T-T of the other spot wins as before.
    assert table.won() == {1: 0, 2: 10, BANKER: -10}


@rule("ESQ-FL-08")
def test_what_was_paid_over_the_maximum_goes_back() -> None:
    table = dealt({1: "T 8"}, "T", "9", wagers={1: 100}).stand()
    assert table.won()[1] == -100
    table.report(WagerFound(seat=1, spot=1, amount=140_00))
    assert table.won()[1] == -100
    assert [event.returned for event in settled_twice(table)] == [40_00]


@rule("ESQ-FL-20", "ESQ-FL-202")
def test_orders_of_the_management_until_the_next_hand() -> None:
    table = dealt({1: "T 8", 2: "T 9"}, "T", "9").stand()
    assert table.won() == {1: -10, 2: 0, BANKER: 10}
    table.report(GiveChips(source="pot", target=1, amount=5_00, **SIGNED))
    assert table.won() == {1: -5, 2: 0, BANKER: 5}
    table.report(CancelHand(**SIGNED))
    assert (table.won(), table.box) == ({1: 0, 2: 0, BANKER: 0}, 0)
    assert "ESQ-FL-202" in table.refused(CancelHand(**SIGNED), Reason.HAND_OVER)


@rule("ESQ-FL-20")
def test_who_takes_from_the_bankers_seat_is_told_where_the_banks_money_lies() -> None:
    table = dealt({1: "T 8"}, "T", "9", money=4_990).stand()
    order = GiveChips(source=BANKER, target=1, amount=11_00, **SIGNED)
    with pytest.raises(Illegal) as error:
        table.report(order)
    assert refusal_words(error.value) == (
        "The hand is over. Seat 7 has $9 before the settlement,"
        " and $4,990 as the bank's money in bank:7."
    )
    table.report(replace(order, amount=9_00))
    assert table.won()[1] == -10 + 9


@rule("ESQ-FL-202")
def test_nothing_is_dealt_or_played_any_more() -> None:
    table = dealt({1: "T 8"}, "T", "9").stand()
    card = table.hand.muck[0]
    for report in (
        UnaskedCard(hand=1),
        WalkedAway(seat=1),
        MissedHand(spot=BANK),
        MoveCard(card=card, source="muck", target="up:1", **SIGNED),
    ):
        assert table.refused(report, Reason.HAND_OVER) == {"ESQ-FL-202"}


class Again(Round):
    """Two players and the corporation, which banks; a hand in which everybody stands."""

    def __init__(self) -> None:
        super().__init__(HOUSE, (1, 2), banks=(8,))
        self.decline(1, 2)
        self.hand()

    def report(self, report: Any) -> Table:
        self.log += play(self.table, report)
        return self.table


@rule("ESQ-BJ-P7", "ESQ-FL-20")
def test_the_turn_of_the_bank_is_counted_once() -> None:
    table = Again()
    turn, hands, box = table.table.turn, table.table.hands, table.table.box
    before = {seat: player.chips for seat, player in table.table.players.items()}
    again = table.report(GiveChips(source="bank:8", target=1, amount=1_00, **SIGNED))
    assert (again.turn, again.hands, again.box) == (turn, hands, box)
    chips = {seat: player.chips for seat, player in again.players.items()}
    assert chips == {1: before[1] + 1_00, 2: before[2], 8: before[8] - 1_00}
    assert replay(open_table(posted(HOUSE, "no-bust-blackjack")), table.log) == again


@rule("ESQ-FL-20")
def test_a_bank_that_has_left_pays_nothing_back() -> None:
    table = Again()
    assert {seat: table.table.players[seat].chips for seat in (1, 2)} == {1: 989_50, 2: 989_50}
    table.do(Leave(seat=8))
    events = play(table.table, CancelHand(**SIGNED))
    opened = next(event for event in events if isinstance(event, Ruled))
    assert detail_of(opened) == "$20 of what was paid has left the table"
    # Collections go back out of the box; the bank keeps its winnings.
    assert {seat: table.table.players[seat].chips for seat in (1, 2)} == {1: 990_00, 2: 990_00}
    assert table.table.cage == {"p8": 1_00}
